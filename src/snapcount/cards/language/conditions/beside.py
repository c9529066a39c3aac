"""Two Players who are on the field together: `Aaron Jones is on the field with this Player`."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import WHOLE, Construct, View, construct, read_as
from snapcount.cards.nouns import AllOf, Compare, CountPlayers, Group, PlayerIs, This

replace = msgspec.structs.replace


class Beside(msgspec.Struct, frozen=True):
    """Who is on the field, and with whom."""

    players: Any
    group: Group


def _beside(said: Beside) -> AllOf | None:
    group = said.group if said.group.whose is not None else replace(said.group, whose="you")
    if group.where != "field":
        return None
    there = Compare(CountPlayers(group), "at least", 1)
    return AllOf((PlayerIs(said.players, Group()), there))


_ANOTHER: Final[View] = read_as(lambda group: replace(group, other=True), "another")
"""Who is on the field with this Player is not this Player."""

BESIDE: Final[list[Construct]] = [
    *construct("Asked", None, "{=:Beside}", views={WHOLE: read_as(_beside)}),
    *construct(
        "Beside",
        Beside,
        "{group:Teammate} is [also] on the field (with|alongside|beside) {players:This}",
        [
            (
                "{players:This} is on the field (with|alongside|beside|at the same time as)"
                " {group:Teammate}"
            ),
            "[both] {players:This} and {group:Teammate} are [both] on the field [together]",
            "{group:Teammate} and {players:This} are [both] on the field [together]",
        ],
    ),
    *construct(
        "Circumstance",
        None,
        "with {=:TeammateThere} [next to (it|him|them|this Player)] on the field",
        views={WHOLE: read_as(lambda group: _beside(Beside(This(), group)))},
        printed=False,
    ),
    *construct("TeammateThere", None, "another {=:Bare[sg]}", views={WHOLE: _ANOTHER}),
    *construct("Teammate", Group, "{named:Name}"),
    *construct(
        "Teammate",
        None,
        "another {=:Bare[sg]}",
        ["(a|an|one) {=:Bare[sg]}", "one of {=:Theirs[pl]}"],
        views={WHOLE: _ANOTHER},
    ),
]
