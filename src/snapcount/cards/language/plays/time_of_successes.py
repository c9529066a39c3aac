"""What is said of plays that succeed: `your successful Runs take 1 more Time Unit`.

It is done whenever such a play is successful.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    read_as,
)
from snapcount.cards.language.nouns.plays import Plays
from snapcount.cards.language.plays.standing import waits
from snapcount.cards.tree import ChangeTimeUnits, SetTimeUnits


class TimeOfThose(msgspec.Struct, frozen=True):
    """Plays that succeed, and what becomes of them."""

    plays: Plays
    effect: Any


def _whenever(said: TimeOfThose) -> Any:
    plays = said.plays
    return waits("a play is successful", said.effect, who=plays.who, calls=plays.calls)


_OF_TIME: Final = Guard(
    lambda said: isinstance(said.effect, ChangeTimeUnits | SetTimeUnits),
    "by then it is known that the play is successful (R-14)",
)

TIME_OF_SUCCESSES: Final[list[Construct]] = [
    *either("Succeeded[pl]", "Successful[pl]"),
    *construct("Succeeded[pl]", None, "{=:Plays[pl]} that are successful"),
    *construct(
        "TimeOfThose",
        TimeOfThose,
        "{plays:Succeeded[pl]} {effect:Taking[bare]}",
        ["{plays:Successful[sg]} {effect:Taking[third]}"],
        only=_OF_TIME,
    ),
    *construct("Rule", None, "{=:TimeOfThose}", views={WHOLE: read_as(_whenever)}),
]
