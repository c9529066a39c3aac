"""A position that a player chooses, for the rest of an effect: `choose a position`."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel.construct import Construct, View, construct
from snapcount.cards.language.kernel.moods import deed
from snapcount.cards.language.nouns.positions import in_order
from snapcount.cards.tree import ChoosePosition


def _several(named: tuple[str, ...]) -> tuple[str, ...] | None:
    found = in_order(named)
    return found if len(found) > 1 else None


_TWO: Final = View("positions to choose from", build=_several, match=_several)


def _choices(kind: str, **fixed: Any) -> list[Construct]:
    """Choosing any position of that kind, or any but some."""
    article = "an" if kind.startswith("off") else "a"
    say = f"~choose {article} {kind}"
    read = [f"{verb} ({article}|any|one) {kind}" for verb in ("~choose", "~name", "~declare")]
    without = "except {except_positions:Positions[sg]}"
    but = "{:Except} {except_positions:ThosePositions}"
    return [
        *deed(ChoosePosition, say, *read, **fixed),
        *deed(
            ChoosePosition,
            f"{say} {without}",
            *(f"{each} {but}" for each in read),
            views={"except_positions": View("positions", build=in_order, match=in_order)},
            **fixed,
        ),
    ]


CHOSEN_POSITIONS: Final[list[Construct]] = [
    *construct("ThosePositions", None, "[a|an] {=:Positions[sg]}", ["{=:Positions[pl]}"]),
    *_choices("position"),
    *_choices("offensive position", side="offense"),
    *_choices("defensive position", side="defense"),
    *_choices("position group", group=True),
    *deed(
        ChoosePosition,
        "~choose {positions:Positions[sg]}",
        "~name {positions:Positions[sg]}",
        "~choose (the|a|one) position [,|:] {positions:Positions[sg]}",
        "~choose (either|one of|from|between|among) {positions:Positions[sg]}",
        "~choose (between|from|among|one of|either) {positions:Positions[pl]}",
        "~choose {positions:Positions[pl]}",
        "~choose one of (the following|these) positions : {positions:Positions[sg]}",
        "~choose one of (the following|these) positions : {positions:Positions[pl]}",
        views={"positions": _TWO},
    ),
]
