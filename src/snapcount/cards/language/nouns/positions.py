"""Positions: the names of each, in the singular and plural, and lists of them."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel.construct import WHOLE, Construct, construct, plural, whole
from snapcount.cards.language.kernel.lists import enumerated, listed
from snapcount.cards.words import POSITION_GROUPS, POSITIONS

NUMBER: Final = {"n": ("sg", "pl")}

POSITION_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "QB": ("Quarterback", "QB"),
    "RB": ("Running Back", "RB"),
    "FB": ("Fullback", "FB"),
    "WR": ("Wide Receiver", "WR", "Wideout"),
    "TE": ("Tight End", "TE"),
    "OT": ("Offensive Tackle", "OT"),
    "OG": ("Offensive Guard", "OG"),
    "C": ("Center", "C"),
    "DE": ("Defensive End", "DE"),
    "DT": ("Defensive Tackle", "DT"),
    "LB": ("Linebacker", "LB"),
    "CB": ("Cornerback", "CB", "Corner"),
    "S": ("Safety", "S"),
    "K": ("Kicker", "K"),
    "P": ("Punter", "P"),
    "DB": ("Defensive Back", "DB"),
    "DL": ("Defensive Lineman", "DL"),
    "OL": ("Offensive Lineman", "OL"),
}


def _positions() -> list[Construct]:
    made: list[Construct] = []
    for position, words in POSITION_WORDS.items():
        said = [f"{each}+n" for each in words]
        whole: dict[str, Any] = {WHOLE: position}
        made += construct("FullPosition[n]", None, said[0], said[1:], features=NUMBER, **whole)
        owner = [f"{each}'s" for each in words]
        made += construct("PositionOf[sg]", None, owner[0], owner[1:], **whole)
        owners = [f"{plural(each)}'" for each in words if not plural(each).endswith("men")]
        owners += [f"{plural(each)}'s" for each in words if plural(each).endswith("men")]
        made += construct("PositionOf[pl]", None, owners[0], owners[1:], **whole)
        if position in _UNCHANGED:
            made += construct("FullPosition[pl]", None, position, printed=False, **whole)
    for category in ("Position[n]", "GroupPosition[n]"):
        made += construct(category, None, "{=:FullPosition[n]}", features=NUMBER)
    guard: dict[str, Any] = {WHOLE: "OG"}
    made += construct("Position[n]", None, "Guard+n", printed=False, features=NUMBER, **guard)
    for name in SHORT:
        short: dict[str, Any] = {WHOLE: name}
        made += construct(
            "GroupPosition[n]", None, f"{name}+n", printed=False, features=NUMBER, **short
        )
    return made


_UNCHANGED: Final = ("OL", "DL", "DB")
"""Abbreviations that are also their own plural: `one of your OL`. `Your QB` is one Player."""

SHORT: Final[dict[str, tuple[str, ...]]] = {"Guard": ("OG",), "Lineman": ("OL", "DL")}
"""Names without `Offensive` or `Defensive`, and what they mean if neither stands before them."""

ALONE: Final = {full[0]: (name,) for name, full in SHORT.items() if len(full) == 1}
"""Positions with such a name that no other has: a Guard plays on offense alone."""


_IN_ORDER: Final = (*POSITIONS, *POSITION_GROUPS)


def in_order(named: tuple[str, ...]) -> tuple[str, ...]:
    """Positions by their full names; in which order they are named means nothing."""
    full = [place for name in named for place in SHORT.get(name, (name,))]
    return tuple(place for place in _IN_ORDER if place in full)


POSITION_NOUNS: Final[list[Construct]] = [
    *_positions(),
    *enumerated(
        "Positions[sg]",
        "GroupPosition[sg]",
        *("or [a|an]", "/", ", or [a|an]", "and / or [a|an]"),
        comma=(", [a|an]",),
    ),
    *construct(
        "Positions[n]",
        None,
        "Offensive (or|and) Defensive Lineman+n",
        ["Defensive (or|and) Offensive Lineman+n"],
        printed=False,
        features=NUMBER,
        **whole(("OL", "DL")),
    ),
    *listed(
        "Positions[pl]", "GroupPosition[pl]", "or", "and", "/", ", or", ", and", ",", "and / or"
    ),
]
