"""At one time or at another: `in overtime or while there are 3 Time Units left`."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    read_as,
)
from snapcount.cards.nouns import AnyOf, PeriodIs, TimeLeft


class Times(msgspec.Struct, frozen=True):
    """Two times."""

    first: Any
    other: Any


def _or_time(said: Times) -> AnyOf:
    return AnyOf((said.first, said.other))


_NEVER_BOTH: Final = Guard(
    lambda said: isinstance(said.first, PeriodIs) and isinstance(said.other, TimeLeft),
    "must both be so at once? Write “in overtime or while …”, or “in overtime while …”",
)
"""`In overtime and while there are 3 Time Units left`: it is never both at once."""


EITHER_TIME: Final[list[Construct]] = [
    *construct("EitherTime", None, "{=:TimeOrTime}", views={WHOLE: read_as(_or_time)}),
    *construct("EitherTime", None, "{=:TimeAndTime}", views={WHOLE: read_as(_or_time)}),
    *construct("TimeOrTime", Times, "{first:Circumstance} or while {other:Condition}"),
    *construct(
        "TimeAndTime",
        Times,
        "{first:Circumstance} and while {other:Condition}",
        only=_NEVER_BOTH,
    ),
]
