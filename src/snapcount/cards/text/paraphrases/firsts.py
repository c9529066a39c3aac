"""The first, each and the next of a kind: plays that a text picks out by when they are run."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, one_play

_MORE: Final = r"(?P<n><N>|an additional <N>) (?P<more>more |additional |extra |fewer |less )?yards"
_EACH: Final = r"(?:of|in|during|on)? ?(?:each|every|a|the|your) (?P<per>down|possession|half|game)"
_WHEN: Final = (
    r"(?P<when> (?:this (?:down|possession|half|game)|until [^.]*|for the rest of [^.]*))?"
)


def _yards(found: re.Match[str]) -> str:
    less = (found["more"] or "").strip().lower() in ("fewer", "less")
    number = found["n"].lower().removeprefix("an additional ")
    return f"{number} {'fewer' if less else 'more'} yards"


def _a(call: str) -> str:
    return f"a {one_play(call)}"


def _first(found: re.Match[str]) -> str:
    """`The first Pass of each possession gains …`: also if it is the one that is stopped."""
    who = found["who"] or "the offense"
    whose, calls = ("your", "call") if who.lower() in ("you", "your") else (_whose(who), "calls")
    name = "you" if whose == "your" else who.removesuffix("'s")
    return f"The first time {name} {calls} {_a(found['call'])} each {found['per']}, {whose} plays gain {_yards(found)} this down"


def _whose(who: str) -> str:
    return who if who.endswith("'s") else f"{who}'s"


def _each(found: re.Match[str]) -> str:
    """Only a successful play gains the yards of a text that stands."""
    call = found["call"]
    kind = (
        "plays"
        if re.fullmatch(r"plays?", call, re.I)
        else f"{one_play(call)} plays".replace("play plays", "plays")
    )
    return f"Your {kind} gain {_yards(found)}{found['when'] or ''}"


_CALLS: Final = r"(?P<call>plays?|<CALL>)"

FIRSTS: Final[list[Rule]] = [
    (
        rf"<S>(?:the|(?P<who>your|your opponent's|the offense's)) first (?P<call><CALL>) {_EACH} gains? {_MORE}(?=\.)",
        _first,
    ),
    (
        rf"<S>(?:the )?first (?P<call><CALL>) (?P<who>you|your opponent|the offense) (?:calls?|runs?) {_EACH} gains? {_MORE}(?=\.)",
        _first,
    ),
    (
        rf"<S>(?:the )?first (?P<call><CALL>) (?:that )?you complete {_EACH} gains? {_MORE}(?=\.)",
        lambda m: (
            f"The first time your {one_play(m['call'])} is successful each {m['per']}, {'lose' if 'fewer' in _yards(m) else 'gain'} {_yards(m).split(' ')[0]} yards"
        ),
    ),
    (
        rf"\bthe first time you complete an? (?P<call><CALL>) {_EACH},",
        lambda m: f"the first time your {one_play(m['call'])} is successful each {m['per']},",
    ),
    (
        rf"<S>gain {_MORE} on each (?:of your )?successful {_CALLS}(?: you (?:call|run))?{_WHEN}(?=\.)",
        _each,
    ),
    (rf"<S>on each (?:of your )?successful {_CALLS}{_WHEN},? gain {_MORE}(?=\.)", _each),
    (rf"<S>each of your successful {_CALLS}{_WHEN} gains? {_MORE}(?=\.)", _each),
    (rf"<S>each successful {_CALLS} you (?:call|run){_WHEN} gains? {_MORE}(?=\.)", _each),
    (
        rf"<S>your {_CALLS} gain {_MORE} on each successful (?:play|pass|run){_WHEN}(?=\.)",
        _each,
    ),
    (
        rf"<S>on each of your successful {_CALLS}, (?!gain)",
        lambda m: f"Whenever your {one_play(m['call'])} is successful, ",
    ),
    (
        r"<S>(?P<whose>your|your opponent's|the offense's) (?P<call>plays|<CALL>) on (?P<down>(?:first|second|third|fourth|1st|2nd|3rd|4th)(?: (?:or|and) (?:first|second|third|fourth|1st|2nd|3rd|4th))?) downs? (?=gain|take|have)",
        lambda m: (
            f"While it is {m['down'].replace(' and ', ' or ')} down, {m['whose']} {m['call']} "
        ),
    ),
    # What is said of the next play, and then of that play
    (
        r"(\byour next play\b[^.]*\. (?!if )[^.]*?) (?:on|for|during) that play(?=\.)",
        r"\1 on your next play",
    ),
    (
        r"(\b(?:your opponent's|the offense's|their) next play\b[^.]*\. (?!if )[^.]*?) (?:on|for|during) that play(?=\.)",
        r"\1 on your opponent's next play",
    ),
    (r"(\b(?:if|on) your next play\b[^.]*?),? (?:on|for|during) that play(?=\.)", r"\1"),
    (
        r"\bif your next play is (an? <CALL>), (the catch range is [^.]*|increase the [^.]*|reduce the [^.]*|the play strength is [^.]*)(?=\.)",
        r"the next time you call \1 on your next play, \2",
    ),
    (
        r"\bdouble the <TU> (?:used|taken|spent) (?:by|on|for) (?:this|the) play\b",
        "double the Time Units of this play",
    ),
    (
        r"\bhalve the <TU> (?:used|taken|spent) (?:by|on|for) (?:this|the) play\b",
        "halve the Time Units of this play",
    ),
    (
        r"\b(?:this|the) play (?:takes|uses|costs) (?:twice|double) (?:as many|the(?: number of)?) <TU>\b",
        "double the Time Units of this play",
    ),
    (
        r"<S>(?:for|on|during) your next (?P<count>two|three|2|3) plays, (?P<how>increase|reduce|decrease) the play strength by (?P<n><N>)(?=\.)",
        lambda m: (
            f"The Play Strength of your plays is {'increased' if m['how'].lower() == 'increase' else 'reduced'} by {m['n']} on your next {m['count']} plays"
        ),
    ),
    (
        r"<S>(?:for|on|during) your next (?P<count>two|three|2|3) plays, (?:you )?gain (?P<n><N>) (?:more |additional |extra )?yards(?=\.)",
        r"Your next \g<count> plays gain \g<n> more yards",
    ),
    # Long plays, which a text knows by what they would gain
    (
        r"<S>(?P<whose>your |your opponent's |the offense's |all )?(?P<call>plays|<CALL>) (?:of|for|that (?:would )?gain) (?P<far>\d+ yards or more|at least \d+ yards|more than \d+ yards|\d+ or more yards) gain (?P<n><N>) (?P<more>fewer|less|more|additional|extra) yards(?P<when> (?:this (?:down|possession|half|game)|until [^.]*))?(?=\.)",
        lambda m: _long(m),
    ),
    # First downs and downs
    (
        r"<C>(the offense|your opponent|you) (?:does not|doesn't|do not|don't|will not) (?:get|gain|make|earn) (?:a first down|first downs)(?: (?:this down|on this play|on the play))?(?=\.)",
        r"\1 cannot gain a first down this down",
    ),
    (
        r"<C>(the offense|your opponent|you) (?:does not|doesn't|do not|don't|cannot|can't|may not) (?:get|gain|make|earn) (?:a first down|first downs) (?P<when>this (?:possession|half|game)|until [^.]*)(?=\.)",
        r"\1 cannot gain a first down \g<when>",
    ),
    (
        r"<S>(?:if|when(?:ever)?) (?:it would become|the play would (?:become|be|result in)|there would be)(?: a)? first down(?: this down)?, (?:it does not|it does not happen|there is none)\.",
        "The offense cannot gain a first down this down.",
    ),
    (
        r"<S>(?:if|when(?:ever)?) (?P<who>your opponent|the offense) would gain a first down(?P<when> this (?:down|possession|half|game))?, (?:they|it|the offense|your opponent) (?:do not|does not|don't|doesn't)(?: gain (?:it|one|a first down))?\.",
        lambda m: (
            f"{m['who'][:1].upper() + m['who'][1:]} cannot gain a first down{m['when'] or ''}."
        ),
    ),
    (
        r"(\bwould gain a first down\b[^.,]*, (?:you may |they may |your opponent may )?(?:(?:the offense|they|your opponent|you) )?(?:gains?|loses?) <N> yards) instead(?=\.)",
        r"\1",
    ),
    (
        r"(\bwould gain a first down\b[^.,]*, )(?:instead,? )(?:(?:they|the offense|your opponent|you) )?(gain|lose)s? (<N> yards)(?=\.)",
        lambda m: f"{m[1]}the offense {m[2].lower()}s {m[3]}",
    ),
    (
        r"<C>it (?:does not|cannot) become (?:a )?first down(?: this down)?(?=\.)",
        "the offense cannot gain a first down this down",
    ),
    (
        r"<S>first downs cannot be (?:gained|made)(?: on (?:an? )?(?P<call><CALL>))?(?P<when> this (?:down|possession|half|game)| until [^.]*)?\.",
        lambda m: (
            f"Each player cannot gain a first down{' on a ' + one_play(m['call']) if m['call'] else ''}{m['when'] or ''}."
        ),
    ),
    (
        r"<C>(?:the offense's|your opponent's|the|that) first down (?:is|becomes) cancelled(?=\.)|<C>cancel (?:the offense's|your opponent's|that) first down(?=\.)",
        "cancel the first down",
    ),
    (
        r"<C>(?:the down becomes|(?:set|change) the down to|it is now|this (?:down )?becomes) (?:a )?(second|third|fourth|2nd|3rd|4th)(?: down)?(?=\.)",
        r"it becomes \1 down",
    ),
    (
        r"<C>(the offense|your opponent) (?:also )?loses (?:one|1) down(?=\.)",
        r"\1 loses a down",
    ),
    (r"<C>(?:repeat|replay) (?:the|this) (?:current )?down(?=[.,]| and )", "Replay the Down"),
    (
        r"\b(if|while|unless) (?:the play|this play|it) (?:fails to gain|does not (?:gain|get|result in|become)|did not (?:gain|get|result in|become)|is not|was not) a first down(?: (?:this down|on (?:this|the) play))?",
        r"\1 the offense did not gain a first down this down",
    ),
    (
        r"\b(if|while|unless|and|or) (you|your opponent|the offense) (?:fails?|failed) to (?:gain|get|make) a first down(?: (?:this down|on (?:this|the) play))?(?=[.,]| and )",
        r"\1 \2 did not gain a first down this down",
    ),
    (
        r"\b(if|while|unless|and|or) (you|your opponent|the offense) (?:do not|does not|don't|doesn't|did not|didn't) (?:gain|get|make) a first down(?: on (?:this|the) play)?(?=[.,]| and )",
        r"\1 \2 did not gain a first down this down",
    ),
    (
        r"\b(if|while|unless) (?:the play|this play|it) (?:gained|got|resulted in|became|is|was) a? ?first down(?: (?:this down|on (?:this|the) play))(?=[.,]| and )",
        r"\1 the offense gained a first down this down",
    ),
    (
        r"\b(if|while|unless) it became (?:a )?first down(?=[.,]| and )",
        r"\1 the offense gained a first down this down",
    ),
    (
        r"<S>when(?:ever)? (your opponent|you|the offense) fails? to (?:gain|get|make) a first down(?: on (?P<down>first|second|third|fourth|1st|2nd|3rd|4th) down)?, (?P<body>[^.]*)\.",
        lambda m: (
            f"Whenever {m[1] if m[1].lower() != 'you' else 'your'}{chr(39) + 's' if m[1].lower() != 'you' else ''} play ends while {'it is ' + m['down'] + ' down and ' if m['down'] else ''}{m[1]} did not gain a first down this down, {m['body']}."
        ),
    ),
]


def _long(found: re.Match[str]) -> str:
    call = found["call"]
    one = "play" if call.lower() == "plays" else one_play(call)
    whose = (found["whose"] or "").strip()
    one = f"a {one}" if whose.lower() in ("", "all") else f"{whose} {one}"
    less = found["more"].lower() in ("fewer", "less")
    deed = f"the offense {'loses' if less else 'gains'} {found['n']} yards"
    return f"Whenever {one} would gain {found['far']}{found['when'] or ''}, {deed}"
