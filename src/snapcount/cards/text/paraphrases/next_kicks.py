"""The next field goal, punt or kick: what a text says of it holds for that one alone."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_KICK: Final = r"(?P<kick>field goal|punt|kick)(?: attempt)?"
_WHEN: Final = r"(?: (?:during|in|of))?(?: (?:this|the) (?P<when>down|possession|game))?"
_WHOSE: Final = r"(?P<whose>your|your opponent's|the offense's)"
_NEXT_TIME: Final = (
    r"<S>the next time (?P<who>you|your opponent|the offense)"
    r" (?:(?:attempts?|kicks?|tries|try) a (?P<kick>field goal)|(?P<punts>punts?))"
    rf"{_WHEN},"
)


def for_the_next(when: str | None) -> str:
    """A kick ends the possession: the next one in it is the only one."""
    said = (when or "game").lower()
    return "for the next one" if said == "game" else f"this {said}"


def _next(found: re.Match[str]) -> str:
    before, after = found["before"], found["after"]
    return f"{before}{found['whose']} {found['kick']}s{after} {for_the_next(found['when'])}."


def _next_of(found: re.Match[str]) -> str:
    who = found["who"].lower()
    whose = "your" if who == "you" else f"{found['who']}'s"
    return f"{whose} next {found['kick']}"


def _next_time(found: re.Match[str]) -> str:
    who = found["who"].lower()
    whose = "your" if who == "you" else f"{found['who']}'s"
    kick = "punts" if found["punts"] else "field goals"
    way = "increased" if found["how"].lower() in ("add", "increase") else "reduced"
    return f"The Grit of {whose} {kick} is {way} by {found['n']} {for_the_next(found['when'])}."


NEXT_KICKS: Final[list[Rule]] = [
    (
        rf"{_NEXT_TIME} (?P<how>add|subtract) (?P<n><N>) (?:to|from) (?:the|their|your|its) grit(?: value)?\.",
        _next_time,
    ),
    (
        rf"{_NEXT_TIME} (?P<how>increase|reduce|decrease) (?:the|their|your|its) grit(?: value)? by (?P<n><N>)\.",
        _next_time,
    ),
    (
        rf"{_NEXT_TIME} (?:the|their|your|its) grit(?: value)? is (?P<how>increase|reduce|decrease)d by (?P<n><N>)\.",
        _next_time,
    ),
    (
        r"(?<!time )\bthe next (?P<kick>field goal|punt|kick)(?: attempt)? (?:that )?(?P<who>you|your opponent|the offense) (?:attempts?|kicks?|makes?|tries|try)\b(?!,)",
        _next_of,
    ),
    (
        r"\b(increase|reduce|decrease) the grit(?: value)? (?:of|for) (your|your opponent's|the offense's) next (field goal|punt|kick)(?: attempt)?((?: this (?:down|possession|game))?) by (<N>)(?=\.)",
        lambda m: (
            f"the Grit of {m[2]} next {m[3]}{m[4]} is {'increased' if m[1].lower() == 'increase' else 'reduced'} by {m[5]}"
        ),
    ),
    (
        rf"<S>{_WHOSE} next {_KICK}{_WHEN} (?:has|have|gets?) (?:its grit(?: value)? (?P<how>increased|reduced|decreased) by (?P<n><N>)|(?P<sign>[+-])(?P<m>\d) (?:to (?:its |the )?)?grit(?: value)?)\.",
        lambda m: (
            f"The Grit of {m['whose']} {m['kick']}s is {m['how'] or ('increased' if m['sign'] == '+' else 'reduced')} by {m['n'] or m['m']} {for_the_next(m['when'])}."
        ),
    ),
    (
        rf"<S>(?!(?:if|when|whenever|while) )(?P<before>(?:(?![.:•]| if )[^.:•])*?)\b{_WHOSE} next {_KICK}{_WHEN}(?P<after>(?: (?:is|are|goes|go|travels|counts|scores|gains|has|will be)\b(?:(?! if | unless | when )[^.,•])*)?)\.",
        _next,
    ),
    (r"\b(field goals|punts|kicks) will be\b", r"\1 are"),
    (
        r"\bfield goals (?:is|are) (?:successful|good) (?:with|on) a grit(?: value)? of\b",
        "field goals are good on a Grit of",
    ),
    (r"\b(punts) gains?\b", r"\1 go"),
]
