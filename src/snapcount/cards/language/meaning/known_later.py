"""Conditions that are known later in the down than the text that asks them.

`Run: If the play gains 20 yards or more, draw an Action card` is said after designation, but how
far the play goes is determined in Play Results: what follows from it happens at the end of the
play, where such triggers are applied. Whether a chosen Player is the runner is likewise known at
Player Designation. What changes the yards themselves, or what becomes of the play, cannot wait and
is asked at once.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.nouns import AllOf, Called, Condition, Happened, HasRole, Not, YardsWould
from snapcount.cards.tree import (
    Await,
    CancelTurnover,
    ChangeBaseYards,
    Effect,
    Gain,
    If,
    InsteadYards,
    LimitYards,
    Lose,
    MakeResult,
    MultiplyYards,
    ReplayDown,
    Triggered,
    Turnover,
)
from snapcount.cards.words import Call, TimingPoint

_YARDS: Final = (
    Gain,
    Lose,
    MultiplyYards,
    InsteadYards,
    LimitYards,
    ChangeBaseYards,
    MakeResult,
    Turnover,
    CancelTurnover,
    ReplayDown,
)
_RESULTS: Final = ("a first down is gained", "a touchdown is scored", "points are scored")
_BEFORE_RESULTS: Final = {
    "start of a down",
    "prior to selecting a play",
    "on field adjustments",
    "stopped",
    "incomplete",
    "before player designation",
    "after player designation",
}
_BEFORE_DESIGNATION: Final = _BEFORE_RESULTS - {"after player designation"}


def known_later(
    effects: tuple[Effect, ...], points: tuple[TimingPoint, ...], designated: bool = False
) -> tuple[Effect, ...]:
    """The effects of a text for these timing points, with what must wait waiting.

    `designated`: of a Run, Receive or Tackle ability. A text for any time stays as it is.
    """
    if not designated and not points:
        return effects
    before_results = designated or set(points) <= _BEFORE_RESULTS
    before_naming = not designated and set(points) <= _BEFORE_DESIGNATION
    if not before_results:
        return effects
    return tuple(_later(effect, before_naming) for effect in effects)


def _later(effect: Effect, before_naming: bool) -> Effect:
    if not isinstance(effect, If) or effect.otherwise or not effect.then:
        return effect
    asked = effect.condition
    if _of_the_result(asked) and not speaks_of(effect.then, _YARDS):
        if isinstance(asked, YardsWould):
            return Await(Triggered("the play ends", effect.then, condition=asked))
        return Await(Triggered("the play ends", (effect,)))
    if before_naming:
        parts = asked.conditions if isinstance(asked, AllOf) else (asked,)
        calls: tuple[Call, ...] = ()
        if len(parts) == 2 and isinstance(parts[1], Called) and parts[1].who == "offense":
            calls = parts[1].calls
        elif len(parts) != 1:
            return effect
        if isinstance(parts[0], HasRole):
            named = Triggered(
                "a Player is designated", effect.then, players=parts[0].players, calls=calls
            )
            return Await(named)
    return effect


def _of_the_result(asked: Condition) -> bool:
    """What the play comes to: yards, a first down or points."""
    if isinstance(asked, Not):
        return isinstance(asked.condition, Happened) and _of_the_result(asked.condition)
    if isinstance(asked, Happened):
        return asked.since == "down" and asked.event in _RESULTS
    return isinstance(asked, YardsWould)
