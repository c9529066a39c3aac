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
from snapcount.cards.language.nouns.bounds import Bound
from snapcount.cards.language.nouns.plays import Plays
from snapcount.cards.language.plays.standing import waits
from snapcount.cards.nouns import YardsWould
from snapcount.cards.tree import ChangeTimeUnits, SetTimeUnits


class TimeOfThose(msgspec.Struct, frozen=True):
    """Plays that succeed, and what becomes of them."""

    plays: Plays
    effect: Any
    bound: Bound | None = None
    """How far they go, where that is said."""


def _whenever(said: TimeOfThose) -> Any:
    plays = said.plays
    if said.bound is not None:
        asked = YardsWould(said.bound.low, said.bound.high)
        event = "the play would gain yards"
        return waits(event, said.effect, who=plays.who, calls=plays.calls, condition=asked)
    return waits("a play is successful", said.effect, who=plays.who, calls=plays.calls)


_OF_TIME: Final = Guard(
    lambda said: isinstance(said.effect, ChangeTimeUnits | SetTimeUnits),
    "by then it is known that the play is successful (R-14)",
)

_SO_FAR: Final = Guard(
    lambda said: _OF_TIME.holds(said) and said.bound.low is not None,
    "of those that are stopped too? Write “whenever … would gain …”",
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
    *construct(
        "TimeOfThose",
        TimeOfThose,
        "{plays:Plays[pl]} that [would] gain {bound:YardBound} {effect:Taking[bare]}",
        ["{plays:Plays[pl]} (of|for) {bound:YardBound} {effect:Taking[bare]}"],
        only=_SO_FAR,
    ),
    *construct("Rule", None, "{=:TimeOfThose}", views={WHOLE: read_as(_whenever)}),
]
