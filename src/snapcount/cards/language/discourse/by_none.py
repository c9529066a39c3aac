"""A change by 0 changes nothing, so that no text means one.

`Your Runs gain 0 yards` may say that they gain nothing more, or nothing at all.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel.contents import has
from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.tree import (
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeClock,
    ChangeGrit,
    ChangeStrength,
    ChangeTimeouts,
    ChangeTimeUnits,
    Lose,
    ModifyBaseYards,
    ModifyCardStrength,
    ModifyCatchRange,
    ModifyGrit,
    ModifyHandLimit,
    ModifyKickPoints,
    ModifyPunts,
    ModifyRating,
    ModifyStart,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    MoveBall,
    WidenFieldGoals,
)

_YARDS: Final = (Lose, ModifyYards)
_RANGES: Final = (ChangeCatchRange, ModifyCatchRange)
_BY: Final = (
    *(ChangeBaseYards, ChangeClock, ChangeGrit, ChangeStrength, ChangeTimeUnits, ChangeTimeouts),
    *(ModifyBaseYards, ModifyCardStrength, ModifyGrit, ModifyHandLimit, ModifyKickPoints),
    *(ModifyPunts, ModifyRating, ModifyStart, ModifyStrength, ModifyTimeUnits, WidenFieldGoals),
)


def refuse_changes_by_none(*things: Any) -> None:
    """Refuse what is increased, reduced or moved by 0."""
    if not has(things, *_YARDS, *_RANGES, *_BY, MoveBall):
        return
    for part in parts(*things):
        if isinstance(part, _YARDS):
            if (part.yards if isinstance(part, Lose) else part.by) == 0:
                raise Refusal(
                    "two-readings",
                    "does the play gain nothing more, or nothing at all?",
                    ("nothing more: leave it out", "nothing at all: write “gains no yards”"),
                )
        elif _by_none(part):
            raise Refusal("unexpected", "by 0 nothing changes; leave it out, or write “becomes 0”")


def _by_none(part: Any) -> bool:
    if isinstance(part, MoveBall):
        return part.yards == 0
    if isinstance(part, _RANGES):
        return part.low == part.high == 0
    return isinstance(part, _BY) and part.by == 0
