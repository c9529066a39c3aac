"""What the grammar's words for how long something lasts become."""

from __future__ import annotations

from typing import Final, cast

from snapcount.cards.text.machine import Word
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    BaseYardsAre,
    CannotCall,
    CatchRangeIs,
    FieldGoalsAre,
    FieldGoalsGoodOn,
    Lasting,
    Modifier,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyKickPoints,
    ModifyPunts,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    TimeUnitsAre,
    WidenFieldGoals,
)
from snapcount.cards.words import Duration, Wait, Who

OF_KICKS: Final = (
    ModifyGrit,
    ModifyFieldGoals,
    FieldGoalsAre,
    FieldGoalsGoodOn,
    WidenFieldGoals,
    ModifyPunts,
    ModifyKickPoints,
)
"""What can be said of the next kick alone."""

OF_PLAYS: Final = (
    ModifyYards,
    ModifyBaseYards,
    BaseYardsAre,
    ModifyStrength,
    ModifyCatchRange,
    CatchRangeIs,
    ModifyTimeUnits,
    TimeUnitsAre,
    CannotCall,
)
"""What can be said of the next two or three plays."""

_NEXT_PLAY: Final[dict[str, Who]] = {"your next play": "you", "their next play": "opponent"}


def how_long(word: Word, who: Who | None) -> tuple[Wait, Who | None]:
    """How long something of `who` lasts, and whose next play is meant if it is not their own."""
    said = str(word)
    if said not in _NEXT_PLAY:
        return cast(Wait, said), None
    of = _NEXT_PLAY[said]
    their_own = who == of or (of == "opponent" and who in ("offense", "defense"))
    return "next play", None if their_own else of


def several_plays(count: Word) -> Duration:
    if int(count) not in (2, 3):
        raise Refusal("out-of-range", "what lasts for several plays lasts for two or three")
    return "next two plays" if int(count) == 2 else "next three plays"


def lasting(modifier: Modifier, word: Word) -> Lasting:
    return Lasting(modifier, *how_long(word, getattr(modifier, "who", None)))


def lasting_next(modifier: Modifier, word: Word) -> Lasting:
    """`for the next one` is said of kicks, `on your next two plays` of plays."""
    if word == "next kick":
        if not isinstance(modifier, OF_KICKS) or getattr(modifier, "every", False):
            raise Refusal("unexpected", "“for the next one” is said of field goals, punts or kicks")
        return Lasting(modifier, "next kick")
    whose, _, count = str(word).partition(" ")
    if not isinstance(modifier, OF_PLAYS):
        raise Refusal("unexpected", "this is not said of several plays")
    mine, theirs = modifier.who == "you", modifier.who in ("opponent", "offense", "defense")
    if not (mine and whose == "your") and not (theirs and whose == "their"):
        raise Refusal("unexpected", "it is not clear whose plays are meant")
    return Lasting(modifier, cast(Duration, count))
