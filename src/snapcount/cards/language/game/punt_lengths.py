"""How far punts go, whatever they would (K-2): all of them, or those on some Grit values."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.game.field_goals import SPAN
from snapcount.cards.language.game.kicks import (
    Kicked,
    Kicks,
    KicksDuring,
    for_the_next,
    said_of_kicks,
)
from snapcount.cards.language.kernel.construct import WHOLE, Construct, View, construct, read_as
from snapcount.cards.language.nouns.plays import Span
from snapcount.cards.tree import PuntsGo


class Length(msgspec.Struct, frozen=True):
    """So many yards, on which Grit values."""

    yards: int
    grit: Span = Span(0, 9)


class PuntOnGrit(msgspec.Struct, frozen=True):
    """`If you punt this down and the Grit is 0-2, it goes 0 yards`."""

    of: KicksDuring
    grit: Span
    yards: int


def _lengths(made: Any) -> Kicked | None:
    if not isinstance(made, PuntsGo):
        return None
    return Kicked(Kicks(made.who), Length(made.to, Span(made.low, made.high)))


def _goes(said: Kicked) -> PuntsGo:
    grit = said.what.grit
    return PuntsGo(said.what.yards, said.of.who, grit.low, grit.high)


LENGTHS: Final = View("so far", build=_goes, match=_lengths)
ON_ANY_GRIT: Final = View(
    "on any Grit",
    build=Length,
    match=lambda length: length.yards if length == Length(length.yards) else None,
)
_NEXT: Final = for_the_next(LENGTHS)


def _on_grit(said: PuntOnGrit) -> Any:
    return _NEXT.build(Kicked(said.of, Length(said.yards, said.grit)))


_GOES: Final = "(it|the punt|that punt|the ball) (goes|travels) [only] {yards:IntYards}"

PUNT_LENGTHS: Final[list[Construct]] = [
    *said_of_kicks(
        "PuntsGoSoFar",
        "Punts",
        LENGTHS,
        (
            ["@ ~go {what:IntYards}", "@ (~go|~travel) [(only|exactly)] {what:IntYards}"],
            ON_ANY_GRIT,
        ),
        (["@ ~go {what:LengthOnGrit}", "@ (~go|~travel) [only] {what:LengthOnGrit}"], None),
    ),
    *construct(
        "LengthOnGrit",
        Length,
        "{yards:IntYards} on a Grit of {grit:Span}",
        ["{yards:IntYards} (on|with) a Grit [value] [of] {grit:Span}"],
    ),
    *construct(
        "LengthOnGrit",
        Length,
        "{yards:IntYards} (on|with) a Grit [value] [of] {grit:Bound}",
        views={"grit": SPAN},
        printed=False,
    ),
    *construct("For", None, "{=:PuntOnGrit}", views={WHOLE: read_as(_on_grit)}),
    *construct(
        "PuntOnGrit",
        PuntOnGrit,
        f"if {{of:IfKickedPunts}} and {{grit:GritOfIt}} , {_GOES}",
    ),
    *construct(
        "GritOfIt", None, "the Grit [value] is {=:Value}", views={WHOLE: SPAN}, printed=False
    ),
]
