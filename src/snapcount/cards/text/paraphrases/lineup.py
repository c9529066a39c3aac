"""Players as people speak of them: who cannot do what, how many are what, who comes in for whom."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule, above, below, one_play

_DEFENDERS: Final = re.compile(
    r"\b(?:defensive|linebackers?|cornerbacks?|safet(?:y|ies)|LBs?|CBs?|DBs?|DLs?|DTs?|DEs?|S)\b",
    re.IGNORECASE,
)
_ABILITY: Final = re.compile(r"(?:^|[.\n] ?)(?:exhaust|run|receive|tackle)\b[^.:]*:", re.IGNORECASE)
_TO: Final = {"run": "to run", "receive": "to receive", "tackle": "to tackle"}
_PLAYER: Final = r"(?:this player|that player|(?:the )?attached player)"


def cannot_do(found: re.Match[str]) -> str:
    """`cannot tackle`, `cannot run or receive the ball`: cannot be designated to do so."""
    deeds = re.findall(r"run|receive|tackle|catch", found["deeds"].lower())
    ways = ["receive" if deed == "catch" else deed for deed in deeds]
    who, tail = found["who"], found["tail"] or ""
    if sorted(ways) == ["receive", "run"] and not found["named"]:
        return f"{who} cannot be designated to run and {who} cannot be designated to receive{tail}"
    return " and ".join(f"{who} cannot be designated {_TO[way]}" for way in ways) + tail


def not_exhausted(found: re.Match[str]) -> str:
    """`does not become Exhausted when tackling`: designation does not exhaust the Player (F-11)."""
    deed = (found["deed"] or "").lower()
    while_so = ""
    if "run" in deed and "receiv" not in deed:
        while_so = " while this Player is the runner"
    elif ("receiv" in deed or "catch" in deed) and "run" not in deed:
        while_so = " while this Player is the receiver"
    elif "tackl" in deed:
        while_so = " while this Player is the tackler"
    if _ABILITY.search(found.string[: found.start()]):
        while_so = " this down"
    return f"this Player cannot be exhausted by being designated{while_so}"


def both_kinds(found: re.Match[str]) -> str:
    """`Superstars and Legends cannot …`: the ones and the others."""
    whose, rest = found["whose"] or "All ", found["rest"]
    return " ".join(f"{whose}{kind.capitalize()} {rest}." for kind in (found["one"], found["two"]))


def each_with(found: re.Match[str]) -> str:
    """`Each player with a Superstar on the field draws …`: either player, if that holds for them."""
    deed, rest = found["deed"].lower(), found["rest"]
    mine = re.sub(r"\btheir\b", "your", rest, flags=re.IGNORECASE)
    so = found["so"]
    if found["how"].lower() == "who is":
        first, second = f"you are {so}", f"your opponent is {so}"
    else:
        first, second = f"you have {so}", f"your opponent has {so}"
    bare = re.sub(r"(?<=[^s])s$", "", deed)
    both = f"If {first}, {bare}{mine}. If {second}, your opponent {deed}{rest}."
    return (
        both
        if found.start() == 0 or found.string[found.start() - 2] in ".:"
        else f"do this: [{both}]"
    )


_AMOUNT: Final = r"(?P<amount>at least <N>|at most <N>|no more than <N>|exactly <N>|<N> or (?:more|fewer|less)|none|all)"
_SIZES: Final = {"": 10, "offensive": 5, "defensive": 5}


def _amount(found: re.Match[str]) -> str:
    amount = found["amount"].lower()
    side = (found["side"] or "").strip().lower()
    if amount == "all":
        return f"exactly {_SIZES[side]}"
    return "no" if amount == "none" else amount


def deck_of(found: re.Match[str]) -> str:
    """`Active while at least three of your defensive Players are DBs`: so many of the deck."""
    kind, side = found["kind"], found["side"] or ""
    if re.search(r"\b(?:same|different|one) (?:team|franchise)", kind, re.IGNORECASE):
        return found[0]
    if re.match(r"from ", kind, re.IGNORECASE):
        kind = f"{side}Players {kind}"
    elif re.match(r"(?:legends?|superstars?)\b", kind, re.IGNORECASE):
        kind = f"{side}{kind}"
    return f"active while your deck has {_amount(found)} {kind}"


def deck_rated(found: re.Match[str]) -> str:
    return f"active while your deck has {_amount(found)} {found['side'] or ''}Players with a rating of {found['rating']}"


LINEUP: Final[list[Rule]] = [
    # Who cannot do what
    (
        r"\b(?:can't|may not) (?=(?:be designated|tackle|make a tackle|run|receive|catch)\b)",
        "cannot ",
    ),
    (
        rf"(?P<who>\b(?:{_PLAYER}|(?:all |your |your opponent's |the offense's |the defense's )?<TRAITS><NOUN><WHERE>)) cannot (?P<named>)(?:be designated to )?(?P<deeds>run or receive|receive or run|(?:make a )?tackle)(?: the ball| a pass)?(?: on this play(?=[.,]))?(?P<tail> (?:this|until|during|for|while|if)[^.,]*)?(?=[.,])",
        cannot_do,
    ),
    (
        rf"(?P<who>\b(?:{_PLAYER}|(?:all |your |your opponent's |the offense's |the defense's )?<TRAITS><NOUN><WHERE>)) cannot (?P<named>)(?P<deeds>run the ball|carry the ball and run|(?:receive|catch) (?:the ball|a pass|passes))(?: on this play(?=[.,]))?(?P<tail> (?:this|until|during|for|while|if)[^.,]*)?(?=[.,])",
        cannot_do,
    ),
    (
        r"(?P<who>\b(?:all |your |your opponent's )?<TRAITS><NOUN><WHERE>) cannot (?:be designated to tackle|tackle|make a tackle) on (?P<call><CALL>)(?=\.)",
        lambda m: (
            f"{m['who']} cannot be designated to tackle while the called play is a {one_play(m['call'])}"
        ),
    ),
    (
        r"(?P<who>\b(?:all |your |your opponent's )?<TRAITS><NOUN><WHERE>) cannot (?:receive|catch) (?P<call>(?:short|medium|long) passes)(?=\.)",
        lambda m: (
            f"{m['who']} cannot be designated to receive while the called play is a {one_play(m['call'])}"
        ),
    ),
    (
        r"\b(?:your|the) (tackler|runner|receiver|ball carrier) (?:stays|remains) energized(?: (?:at the end of|after) (?:the|this) (?:play|down)| this down)?(?=\.)",
        r"the \1 cannot be exhausted by being designated this down",
    ),
    (
        r"\b(that player|(?:your|the) (?:tackler|runner|receiver|ball carrier)) does not become exhausted this down(?=\.)",
        r"\1 cannot be exhausted this down",
    ),
    # What exhausts them
    (
        r"\b(?:this player|(?:the )?attached player) (?:does not|doesn't|is not|isn't) (?:become |get )?exhaust(?:ed)? (?:when|after|by|for|from)(?: (?:it|they) (?:is|are))? (?P<deed>tackling|making a tackle|running(?: the ball)?|(?:receiving|catching)(?: the ball| a pass)?|running or receiving(?: the ball)?|(?:being )?designated(?: to (?:run or receive|run|receive|tackle)(?: the ball| a pass)?)?)(?=\.)",
        not_exhausted,
    ),
    (
        r"\bby (?:an |your )?opponent's (?:card effects?|cards?|effects?|abilit(?:y|ies))(?: (?:or|and) (?:cards?|effects?|abilit(?:y|ies)))?\b",
        "by your opponent",
    ),
    (
        r"\b(?:do not|don't|does not|doesn't) energize (?:from|by|because of|through) (?:card |any )?effects\b",
        "cannot be energized",
    ),
    (
        r"(\bchoose [^.]*?<NOUN><WHERE>\. (?:until [^.,]*|this (?:down|possession|half)), )(?:it|they) (?=cannot|can't|must)",
        r"\1that Player ",
    ),
    (
        r"(\bchoose [^.]*?<NOUN><WHERE>\. (?:until [^.,]*|this (?:down|possession|half)), )(?:it|they) (gain|lose|have|stay|remain)s?\b",
        lambda m: f"{m[1]}that Player {'has' if m[2].lower() == 'have' else m[2] + 's'}",
    ),
    # Superstars and Legends
    (
        r"<S>(?P<whose>all |your |your opponent's )?(?P<one>superstars|legends) and (?P<two>superstars|legends) (?P<rest>(?:cannot|can't|may not|have|lose|gain|get|do not|don't|count|must) [^.]*)\.",
        both_kinds,
    ),
    (
        r"\b(exhaust|energize) all (?:of )?((?:your |your opponent's )?)(<TRAITS>)(superstars|legends) and (superstars|legends)(<WHERE>)(?=\.| and)",
        lambda m: " and ".join(
            f"{m[1]} all {'of ' if m[2] else ''}{m[2]}{m[3]}{kind}{m[6]}" for kind in (m[4], m[5])
        ),
    ),
    # Each player of whom something holds
    (
        r"\beach player (?P<how>with|who has|that has|who is) (?P<so>(?:no|an?|at least|at most|exactly|<N> or (?:more|fewer|less)|not|synergized|on offense|on defense|trailing|leading|behind|ahead|losing|winning)\b[^.,]*?) (?P<deed>draws|discards|reveals|loses(?= (?:a|one|<N>) timeouts?)|gains(?= (?:a|one|<N>) timeouts?))(?P<rest> [^.]*)\.",
        each_with,
    ),
    (
        r"\beach player (?:with|who has|that has) (?:fewer|less) than (?P<n><N>) (?=[^.]*\b(?:draws|discards(?! down)|reveals|loses|gains)\b)",
        below("each player with at most {} "),
    ),
    (
        r"\beach player (?:with|who has|that has) more than (?P<n><N>) (?=[^.]*\b(?:draws|discards(?! down)|reveals|loses|gains)\b)",
        above("each player with at least {} "),
    ),
    # How many are what
    (
        r"\byou are synergized with (?:the )?(?-i:([A-Z0-9][\w.]+(?: [A-Z0-9][\w.]+)*))(?=[.,])",
        r"your deck has exactly ten Players from the \1",
    ),
    (
        rf"\bactive while {_AMOUNT} of your (?:normal )?(?P<side>offensive |defensive )?players (?:are|is) (?P<kind>(?:from (?:the )?)?[^.,]*?)(?=\.)",
        deck_of,
    ),
    (
        rf"\bactive while (?!all){_AMOUNT} of your (?:normal )?(?P<side>offensive |defensive )?players (?:have|has) a rating of (?P<rating>\d+ or (?:more|higher|less|lower))(?=\.)",
        deck_rated,
    ),
    (
        r"\b(if|while) (at least <N>|<N> or more|at most <N>|exactly <N>) of your (<TRAITS>)players on the field are (<NOUN>)(?=[.,])",
        r"\1 you have \2 \3\4 on the field",
    ),
    (
        r"\b(this player|that player) is (energized|exhausted) on the field\b",
        r"\1 is \2",
    ),
    (r"\b(this player|that player) is on the field (energized|exhausted)\b", r"\1 is \2"),
    (
        r"\b(if|while) no (opposing )?(<TRAITS>)(<ONE>)(?: on the field)? is (energized|exhausted)(?: on the field)?(?=[.,])",
        lambda m: (
            f"{m[1]} {'your opponent has' if m[2] else 'there are'} no {m[5]} {m[3]}{m[4]} on the field"
        ),
    ),
    (
        r"\b(if|while) no player on the field is an? (<TRAITS><ONE>)(?=[.,])",
        r"\1 there are no \2 on the field",
    ),
    (
        r"\b(if|while) (none|any|one|at least one) of (your|your opponent's) (<TRAITS><NOUN>)(?: on the field)? (?:is|are) (energized|exhausted)(?: on the field)?(?=[.,])",
        lambda m: (
            f"{m[1]} {'you have' if m[3].lower() == 'your' else 'your opponent has'} {'no' if m[2].lower() == 'none' else 'at least one'} {m[5]} {m[4]} on the field"
        ),
    ),
    (
        r"\b(if|while) at least one opposing (<TRAITS><ONE>)(?: on the field)? is (energized|exhausted)(?=[.,])",
        r"\1 your opponent has at least one \3 \2 on the field",
    ),
    # Like this Player
    (
        r"\b(?:at|of|with) (this|that) player's position\b",
        r"with the same position as \1 Player",
    ),
    (
        r"((?:exhaust|run|receive|tackle)\b[^.:]*: (?:energize|exhaust) (?:another|one) of your (?:other )?players) (?:who plays|that plays|at|of|with) the same position(?! as)",
        r"\1 with the same position as this Player",
    ),
    # Who comes in
    (
        r"\b(?:that|who) plays? (?:on )?(?:the same side(?: of the ball)?|the side you are on)(?=[.,]| and )",
        "on the same side",
    ),
    (r"\bfor the side you are on(?=[.,]| and )", "on the same side"),
    (
        r"\b(?:an offensive or defensive|an?) player (from|on) (your|the) bench on the same side(?: of the ball)?(?=[.,]| and )",
        r"a player \1 \2 bench",
    ),
    (
        r"\b((?:exchange|replace|swap|substitute) [^.]*?<NOUN><WHERE> (?:with|for)) (?:one|another|another one) (from|on) (your|the|their) bench\b",
        r"\1 a player \2 \3 bench",
    ),
    (
        r"\b(may )(?:exchange|replace|swap) ((?:one|up to <N>) of your <TRAITS><NOUN>)(?: on the field)? (?:with|for) (an? <TRAITS>player) (?:on|from) (?:your|the) bench(?=[.,]| and )",
        r"\1substitute \2 with \3 on the bench",
    ),
    (
        r"\b((?:exchange|replace|swap|substitute) )(an? <TRAITS>player) you have(?: on the field)? (?=with|for)",
        r"\1\2 ",
    ),
]
