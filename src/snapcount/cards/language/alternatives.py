"""Another number in another case: `Gain 5 yards, or 15 if it is fourth down`."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import WHOLE, Construct, construct, read_as
from snapcount.cards.language.multiplied import effect_of, number_of, with_number
from snapcount.cards.tree import (
    ChangeBaseYards,
    ChangeClock,
    ChangeTimeUnits,
    Discard,
    Draw,
    Gain,
    Lose,
    MoveBall,
)


class Again(msgspec.Struct, frozen=True):
    """The other number, with what it counts if that is said again."""

    number: int
    unit: str | None


_UNITS: Final = {
    "yards": "IntYards",
    "time": "IntTimeUnits",
    "cards": "CardCount[any]",
    "action": "CardCount[action]",
    "play": "CardCount[play]",
}
_COUNTED: Final[dict[type, str]] = {
    Gain: "yards",
    Lose: "yards",
    MoveBall: "yards",
    ChangeBaseYards: "yards",
    ChangeClock: "time",
    ChangeTimeUnits: "time",
}


def _counts(clause: Any, unit: str) -> bool:
    """Whether that is what the number of a clause counts."""
    effect = effect_of(clause)
    if isinstance(effect, Draw | Discard):
        return unit in ("cards", effect.deck)
    return _COUNTED.get(type(effect)) == unit


class OrIf(msgspec.Struct, frozen=True):
    """A clause, the number it has otherwise, and when that is."""

    clause: Any
    number: Again
    condition: Any


def _or_if(said: OrIf) -> syntax.Block | None:
    """If it holds, the other number; otherwise the first one."""
    if not isinstance(number_of(said.clause), int):
        return None
    if said.number.unit is not None and not _counts(said.clause, said.number.unit):
        return None
    other = with_number(said.clause, said.number.number)
    asked = syntax.Asks(condition=said.condition, then=syntax.Says(clauses=(other,)))
    otherwise = syntax.Else(then=syntax.Says(clauses=(said.clause,)))
    return syntax.Block(statements=(asked, otherwise))


ALTERNATIVES: Final[list[Construct]] = [
    *construct("NumberAgain", Again, "{number:Int}", unit=None),
    *(
        each
        for unit, category in _UNITS.items()
        for each in construct("NumberAgain", Again, "{number:" + category + "}", unit=unit)
    ),
    *construct(
        "OrIf",
        OrIf,
        "{clause:Multiplied} , or {number:NumberAgain} if {condition:IfCondition}",
        [
            (
                "{clause:Multiplied} [,] (or|but) {number:NumberAgain} [instead]"
                " (if {condition:IfCondition}|{condition:Circumstance})"
            ),
            (
                "{clause:Multiplied} \\( or {number:NumberAgain} [instead]"
                " (if {condition:IfCondition}|{condition:Circumstance}) \\)"
            ),
        ],
    ),
    *construct("Core[stop]", None, "{=:OrIf}", views={WHOLE: read_as(_or_if)}),
]
