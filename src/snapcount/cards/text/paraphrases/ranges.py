"""Catch ranges and Strengths: which end moves, how far, and whose card counts."""

# ruff: noqa: E501 – a rule is a line, and reads best as one

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.text.paraphrases.rule import Rule

_PLAYS: Final = r"(?P<plays>(?:your|your opponent's|the offense's|each player's|all) <CALL>|<CALL>)"
_SIDES: Final = r"(?:on|in|at|to) (?:each|both|either) (?:sides?|ends?|directions?)"
_END: Final = (
    r"(?:on|at|from) (?:the|its|their) (?P<end>low|lower|bottom|high|upper|higher|top) (?:end|side)"
)
_LOW: Final = ("low", "lower", "bottom")
_MORE: Final = [
    "wider",
    "larger",
    "bigger",
    "greater",
    "increased",
    "widened",
    "extended",
    "expanded",
    "increase",
    "widen",
    "extend",
    "expand",
]


def _whose(plays: str) -> str:
    return plays if re.match(r"your|the|each|all", plays, re.IGNORECASE) else f"all {plays}"


def _moved(found: re.Match[str]) -> str:
    """One end of a range: a wider one starts lower or ends higher."""
    wider = found["how"].lower() in _MORE
    low = found["end"].lower() in _LOW
    of = f" of {_whose(found['plays'])}" if found.groupdict().get("plays") else ""
    way = "lower" if low == wider else "higher"
    return f"the catch range{of} {'starts' if low else 'ends'} {found['n']} {way}"


def _both(found: re.Match[str]) -> str:
    wider = found["how"].lower() in _MORE
    of = f" of {_whose(found['plays'])}" if found.groupdict().get("plays") else ""
    return f"the catch range{of} is {found['n']} {'wider' if wider else 'narrower'}"


def _either_end(found: re.Match[str]) -> str:
    n = found["n"]
    return f"choose one: • The catch range starts {n} lower. • The catch range ends {n} higher."


_HOW: Final = r"(?P<how>wider|larger|bigger|greater|narrower|smaller)"
_BY: Final = r"(?P<how>increased|widened|extended|expanded|reduced|decreased|narrowed)"
_VERB: Final = (
    r"(?P<how>increase|widen|extend|expand|reduce|decrease|narrow|shrink) the catch range"
    r"(?: of (?:your|the|this|the offense's|your opponent's) (?:current |called )?(?:play|pass))?"
)
_RANGE: Final = (
    r"(?:the catch range(?: of (?:your|the|this|the offense's|your opponent's) (?:current |called )?"
    r"(?:play|pass)(?! plays))?|(?:your|the|this) (?:pass|play)'s catch range|your catch range)"
)

RANGES: Final[list[Rule]] = [
    # One end
    (
        rf"<C>{_PLAYS} (?:have|has) (?:their|its|a) catch range {_BY} by (?P<n><N>) {_END}\b",
        _moved,
    ),
    (rf"<C>{_PLAYS} (?:have|has) a catch range (?P<n><N>) {_HOW} {_END}\b", _moved),
    (rf"<C>the catch range of {_PLAYS} is (?P<n><N>) {_HOW} {_END}\b", _moved),
    (rf"<C>{_RANGE} is (?P<n><N>) {_HOW} {_END}\b", _moved),
    (rf"<C>{_RANGE} is {_BY} by (?P<n><N>) {_END}\b", _moved),
    (rf"<C>{_VERB} by (?P<n><N>) {_END}\b", _moved),
    (
        r"<C>the (?P<end>low|lower|bottom|high|upper|higher|top) end of (?:the|your) catch range is (?P<n><N>) (?P<way>lower|higher)\b",
        lambda m: (
            f"the catch range {'starts' if m['end'].lower() in _LOW else 'ends'} {m['n']} {m['way']}"
        ),
    ),
    (
        rf"<C>{_RANGE} is (?P<n><N>) (?:wider|larger|bigger) (?:on|at) (?:either|one) (?:end|side)(?: of your choice|,? your choice| \(your choice\))\.",
        _either_end,
    ),
    # Both ends
    (
        rf"<C>{_PLAYS} (?:have|has) (?:their|its|a) catch range (?:that is )?{_BY} by (?P<n><N>)(?: {_SIDES})?(?: for (?:both|all) players)?",
        _both,
    ),
    (
        rf"<C>{_PLAYS} (?:have|has) (?:their catch range|a catch range)(?: that is)? (?P<n><N>) {_HOW}(?: {_SIDES})?",
        _both,
    ),
    (rf"<C>the catch range of {_PLAYS} is (?P<n><N>) {_HOW} {_SIDES}\b", _both),
    (rf"<C>{_RANGE} is (?P<n><N>) {_HOW} {_SIDES}\b", _both),
    (rf"<C>{_RANGE} is (?P<n><N>) (?P<how>larger|bigger|greater|smaller)(?=[.,]| this )", _both),
    (rf"<C>{_RANGE} is {_BY} by (?P<n><N>) {_SIDES}\b", _both),
    (rf"<C>{_VERB} by (?P<n><N>) {_SIDES}\b", _both),
    (
        r"<C>(?P<how>extend|expand|shrink) the catch range by (?P<n><N>)\b(?! (?:on|at|from|for))",
        _both,
    ),
    (
        r"<C>(?:the|your) pass is (?:also )?complete (?:on|with) a play strength of (\d-\d)(?=\.)",
        r"the catch range becomes \1",
    ),
    # Whose Strength
    (
        r"\bboth (?:called plays|play cards) have the same strength\b",
        "the Strength of your called play is exactly the Strength of your opponent's called play",
    ),
    (
        r"\bif (?P<whose>your opponent's|your|the offense's|the defense's) (?:called play|play card|called play card) has a strength of ",
        r"if the Strength of \g<whose> called play is ",
    ),
    (
        r"\bthe (?:play )?strength of (?P<whose>your opponent's|your|the offense's|the defense's) (?:play(?: card)?|called play card|current play|card)(?= (?:is|are|becomes|was|by|than)\b|[.,])",
        r"the Strength of \g<whose> called play",
    ),
    (
        r"\b(?P<whose>your opponent's|your|the offense's|the defense's) (?:called play|called play card|play card)'s strength\b",
        r"the Strength of \g<whose> called play",
    ),
    (
        r"\bthe strength of your called play is (higher|lower|greater|less|more) than (?:your opponent's|that of your opponent's(?: called)? play|the strength of your opponent's)(?=[.,])",
        r"the Strength of your called play is \1 than the Strength of your opponent's called play",
    ),
    (
        r"<C>(?P<how>add|subtract) (?P<n><N>) (?:to|from) the strength of (?:your opponent's|your|the offense's|the defense's) called play\b",
        lambda m: (
            f"{'increase' if m['how'].lower() == 'add' else 'reduce'} the Play Strength by {m['n']}"
        ),
    ),
    (
        r"<C>(?P<how>increase|reduce|decrease) the strength of (?:your opponent's|your|the offense's|the defense's) called play by (?P<n><N>)\b",
        r"\g<how> the Play Strength by \g<n>",
    ),
    (
        r"<C>the strength of (?:your opponent's|your|the offense's|the defense's) called play is (?P<how>increased|reduced|decreased) by (?P<n><N>)\b",
        r"the Play Strength is \g<how> by \g<n>",
    ),
    (
        r"<C>(?P<may>you may )?change the play strength by (?P<n>1|one|2|two|3|three)(?=\.)",
        lambda m: (
            f"{m['may'] or ''}choose one: increase the Play Strength by {m['n']}; or reduce the Play Strength by {m['n']}"
        ),
    ),
    (
        r"<C>(?P<may>you may )?(?:raise or lower|increase or decrease|increase or reduce) the play strength by (?P<n><N>)(?=\.)",
        lambda m: (
            f"{m['may'] or ''}choose one: increase the Play Strength by {m['n']}; or reduce the Play Strength by {m['n']}"
        ),
    ),
]
