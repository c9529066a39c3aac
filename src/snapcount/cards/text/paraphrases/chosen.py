"""What is chosen, may be done, or is done for something else, as people say it."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule
from snapcount.cards.text.paraphrases.whom import KIND

_DEEDS: Final = r"(?:draw|discard|energize|exhaust|search|look|reveal|shuffle|put|return|remove|cancel|copy|substitute|move|choose|name|determine|gain|replay|flip|attach|spend|bench|exchange|take)"
_THIRD: Final = {
    "discard": "discards",
    "exhaust": "exhausts",
    "energize": "energizes",
    "draw": "draws",
    "lose": "loses",
    "reveal": "reveals",
}


def one_or_both(found: re.Match[str]) -> str:
    """`Choose one or both: this; that.` is this, that, or the one and the other."""
    parts = re.split(r"\s*(?:;|, or |; or |•)\s*(?:or )?", found["list"].strip(" •"))
    parts = [part.strip(" .") for part in parts if part.strip(" .")]
    if len(parts) != 2:
        return found[0]
    first, second = (part[:1].upper() + part[1:] for part in parts)
    return f"Choose one: • {first}. • {second}. • {first}. {second}."


def _either(found: re.Match[str]) -> str:
    """`Your opponent must either discard … or Exhaust …`: their choice."""
    who = found["who"]
    first, second = (
        f"{who} {_THIRD[found[verb].lower()]}{found[rest]}"
        for verb, rest in (("one", "first"), ("two", "second"))
    )
    return f"{who} chooses one: • {first}. • {second}."


def _either_may(found: re.Match[str]) -> str:
    """What either player may do for themselves, said of both."""
    when, cost, gain = found["when"], found["cost"], found["gain"]
    mine = re.sub(r"\btheir\b", "your", gain, flags=re.IGNORECASE)
    verb = gain.split(" ", 1)[0].lower()
    theirs = f"{_THIRD[verb]} {gain.split(' ', 1)[1]}"
    return (
        f"{when}you may {cost}. If you do, {mine}. "
        f"{when[:1].upper()}{when[1:]}your opponent may {cost}. If they do, your opponent {theirs}"
    )


def _if_either(found: re.Match[str]) -> str:
    """`If either player has …, that player draws …`."""
    what, deed, rest = found["what"], found["deed"].lower(), found["rest"]
    bare = deed.removesuffix("s")
    mine = re.sub(r"\btheir\b", "your", rest, flags=re.IGNORECASE)
    own = re.sub(r"\btheir\b", "your", what, flags=re.IGNORECASE)
    return (
        f"If you have {own}, {bare}{mine}. If your opponent has {what}, your opponent {deed}{rest}."
    )


def _offered(found: re.Match[str]) -> str:
    """`You may do one of the following: …`."""
    parts = re.split(r"\s*(?:; or |, or |;)\s*(?:or )?", found["list"])
    said = " ".join(f"• {part.strip()[:1].upper()}{part.strip()[1:]}." for part in parts)
    return f"You may do this: [Choose one: {said}]" if len(parts) > 1 else found[0]


CHOSEN: Final[list[Rule]] = [
    (
        r"(\bchoose (?!your opponent\b|either player\b)[^.]*\. (?:when(?:ever)?|each time|every time)) they use an exhaust (?:ability|effect)(?=[, ])",
        r"\1 that Player uses an Exhaust ability",
    ),
    (
        r"<S>if that player uses an exhaust (?:ability|effect)(?P<for>(?: this| until)[^.,]*)?,",
        r"Whenever that Player uses an Exhaust ability\g<for>,",
    ),
    (rf"\b(you) can (?:also )?(?={_DEEDS}\b)", r"\1 may "),
    (r"; (if|when) (you|they|your opponent) (do|does),", lambda m: f". If {m[2]} {m[3]},"),
    (r"(?<=\. )when(?:ever)? (you|they|your opponent) (do|does),", r"If \1 \2,"),
    (
        r"\b(discard|exhaust|draw|energize|choose) any one (?=(?:action |play )?card|<TRAITS><ONE>)",
        r"\1 one ",
    ),
    (
        rf"<S>if you (?P<cost>(?:discard|exhaust) (?:an?|one|another|<N>) [^.,;]*), (?={_DEEDS}|the |your )",
        r"You may \g<cost>. If you do, ",
    ),
    (
        r"<S>(?P<head>choose one or both(?: of the following)?)(?::| -| –) ?(?P<list>[^.•]*[;,][^.•]*)\.",
        one_or_both,
    ),
    (
        r"<S>choose one or both(?: of the following)?(?::| -| –) ?(?P<list>• [^.•]*\. ?• [^.•]*)\.",
        one_or_both,
    ),
    (
        r"<C>(?P<who>your opponent|the offense|the defense) (?:must |chooses to )?(?:either )(?P<one>discard|exhaust|draw|lose|reveal)s?(?P<first> [^.;,]*?),? or (?P<two>discard|exhaust|draw|lose|reveal)s?(?P<second> [^.;,]*)(?:\.|$)",
        _either,
    ),
    (
        r"<S>(?P<when>at the (?:start|end) of [^.,]*, )either player may (?P<cost>discard [^.,;]*?) to (?P<gain>(?:energize|exhaust) one of their [^.,;]*)(?=\.)",
        _either_may,
    ),
    (
        r"<S>if either player has (?P<what>(?:no|at least|at most|fewer than|more than|exactly|<N>) [^.,]*), that player (?P<deed>draws|discards|reveals)(?P<rest> [^.;]*)\.",
        _if_either,
    ),
    (
        r"<S>choose (?:either|a|one) player(?:;|,? and|,) that player\b",
        "Choose either player. That player",
    ),
    (r"\bchoose (?:a number|any number|a value)(?: for)? x\b", "choose X"),
    (
        r"<C>(the play strength|the grit(?: value)?) becomes any (?:number|value)(?: you choose| of your choice)?(?: from| between)? (\d) (?:to|and|-) (\d)(?: of your choice)?(?=[.;])",
        r"Choose X from \2 to \3. \1 becomes X",
    ),
    (
        rf"<C>(exhaust|energize) x of (your {KIND})(?=\.(?! [^.]*\bx\b))",
        r"\1 any number of \2",
    ),
    (
        r"<S>choose (?:any|a) number (?:from|between) (\d) (?:to|and|-) (\d)\. (the (?:play strength|grit(?: value)?)) becomes (?:that number|the chosen number)(?=[.;])",
        r"Choose X from \1 to \2. \3 becomes X",
    ),
    (
        r"<S>you may (?:do|choose) one of the following(?::| -) ?(?P<list>[^.•]*[;,][^.•]*)\.",
        _offered,
    ),
    (
        r"<S>(your opponent|the offense|the defense) (?:decides|chooses)(?::|,)? either ([^.;,]*?),? or ([^.;]*)\.",
        r"\1 chooses one: \2; or \3.",
    ),
    (r"<C>pay (?=(?:an?|one|<N>) timeouts?\b)", "spend "),
    (
        rf"<S>(?:spend|use|lose) (an?|one|<N>) (timeouts?) to (?={_DEEDS}\b)",
        r"Lose \1 \2. If you do, ",
    ),
    (
        r"\byou may have (?P<who>the play|your opponent|the offense|the defense) (?P<verb>gain|lose|discard|draw|reveal)(?P<rest> [^.]*)\.",
        lambda m: f"you may do this: [{m['who'].capitalize()} {m['verb']}s{m['rest']}.]",
    ),
    (r"<C>if you (?:want|like|wish|choose)(?: to)?, (?:you may )?", "you may "),
    (
        r"<S>(your opponent|the offense|the defense) chooses: ((?:discard|lose|draw|reveal)[^.;,]*?),? or ((?:discard|lose|draw|reveal)[^.;]*)\.",
        r"\1 chooses one: \2; or \3.",
    ),
    (
        r"\b((energize|exhaust) (?:any number|up to|x|all|<N>)[^.]*?<NOUN>(?: on the field)?\. [^.]*? for each)(?: one| of them| player)?(?=\.)",
        lambda m: (
            f"{m[1]} Player {'Energized' if m[2].lower() == 'energize' else 'Exhausted'} this way"
        ),
    ),
    # A play that is named
    (
        r"(<S>(?:choose|name) run or pass\. if <WHO> called) a play of that kind, it (loses|gains)\b",
        r"\1 the named play, the offense \2",
    ),
    (
        r"(<S>(?:choose|name) run or pass\. if <WHO> called) a play of that kind\b",
        r"\1 the named play",
    ),
    (r"<S>guess (?=an?|any)(?:a|any) play(?=[.;])", "Name a play"),
    (
        r"<S>choose (?:a|any|one) play(?: name)?(?:\.|;|,? and|,) (?P<who><WHO>) (?P<not>cannot|can't|may not|must) call (?:it|that play)\b",
        r"Name a play. \g<who> \g<not> call the named play",
    ),
    (
        r"<S>either stop the (?P<call>run|play) or (?P<other>[^.;]*)\.",
        lambda m: (
            f"Choose one: • {'If the offense called a Run play, the' if m['call'].lower() == 'run' else 'The'} play becomes stopped. • {m['other']}."
        ),
    ),
    (r"<S>stop the (run|play)(?=[.;])", r"The \1 is stopped"),
    (
        r"\b(discard (?:an?|one|<N>) (?:action|play) cards?) to make the (pass|play|run) (incomplete|successful|stopped|complete)\b",
        r"\1. If you do, the \2 becomes \3",
    ),
    (r"\badd x to the play strength\b", "increase the Play Strength by X"),
    (r"\bsubtract x from the play strength\b", "reduce the Play Strength by X"),
]
