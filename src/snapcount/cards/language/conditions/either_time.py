"""At one time or at another: `in overtime or while there are 3 Time Units left`."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import WHOLE, Construct, construct, read_as
from snapcount.cards.nouns import AnyOf, PeriodIs, TimeLeft


class Times(msgspec.Struct, frozen=True):
    """Two times."""

    first: Any
    other: Any


def _or_time(said: Times) -> AnyOf:
    return AnyOf((said.first, said.other))


def _and_time(said: Times) -> AnyOf | None:
    """`In overtime and while there are 3 Time Units left`: it is never both at once."""
    periods = isinstance(said.first, PeriodIs) and isinstance(said.other, TimeLeft)
    return _or_time(said) if periods else None


EITHER_TIME: Final[list[Construct]] = [
    *construct("EitherTime", None, "{=:TimeOrTime}", views={WHOLE: read_as(_or_time)}),
    *construct("EitherTime", None, "{=:TimeAndTime}", views={WHOLE: read_as(_and_time)}),
    *construct("TimeOrTime", Times, "{first:Circumstance} or while {other:Condition}"),
    *construct("TimeAndTime", Times, "{first:Circumstance} and while {other:Condition}"),
]
