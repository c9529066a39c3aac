"""What happens in the stead of something else: with it, that does not happen.

A text that says itself what becomes of it (`cancel the live ball turnover`, `gain 0 yards`) is
taken at its word. Whoever may do something instead and does not, or of whom what is asked does
not hold, lets it happen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from snapcount.cards.nouns import Choose, That, This
from snapcount.cards.tree import (
    CancelIt,
    CancelTurnover,
    Draw,
    Effect,
    Energize,
    ExhaustPlayers,
    FirstDown,
    Gain,
    If,
    InsteadYards,
    LimitYards,
    Lose,
    MakeResult,
    May,
    MultiplyYards,
    PlaceBall,
    ReplayDown,
    Turnover,
    Would,
)
from snapcount.cards.words import Deck
from snapcount.engine.program import Step
from snapcount.engine.steps import success
from snapcount.engine.steps.players import EnergizeStep

_TURNOVERS: Final = (
    "a live ball turnover would happen",
    "a fumble would happen",
    "an interception would happen",
    "a Pick Six would happen",
)
_DRAWS: Final[dict[str, Deck]] = {
    "an Action card would be drawn": "action",
    "a Play card would be drawn": "play",
}
_PLAYED: Final = ("an Action card would be played", "an Exhaust ability would be used")
_YARDS: Final = (Gain, InsteadYards, LimitYards, Lose, MultiplyYards, PlaceBall)


def in_its_stead(would: Would) -> tuple[Effect, ...]:
    """The effects of a replacement, with what keeps the event from happening."""
    if would.event in _TURNOVERS:
        if has_part(would.effects, (CancelTurnover, Turnover, ReplayDown)):
            return would.effects
        return _done(would.effects, CancelTurnover())
    if would.event == "a touchdown would be scored":
        if has_part(would.effects, _YARDS):
            return would.effects
        return _done(would.effects, PlaceBall(5, "defense"))  # F-20: short of the end zone
    if would.event == "a first down would be gained":
        return _not_done(would.effects, FirstDown(certain=True))
    if would.event == "a Player would be exhausted":
        return _not_done(would.effects, ExhaustPlayers(That()))
    if would.event in _DRAWS:
        return _not_done(would.effects, Draw(would.who or "you", _DRAWS[would.event]))
    if would.event in _PLAYED and not has_part(would.effects, (CancelIt,)):
        return _done(would.effects, CancelIt())
    return would.effects


def of_turnover(steps: list[Step]) -> None:
    """Mark what becomes of the play when its turnover has just been cancelled (R-14)."""
    for step in steps:
        if isinstance(step, success.ForceResult):
            step.of_turnover = True


def of_exhaustion(would: Would, steps: list[Step]) -> None:
    """Mark what keeps a Player Energized that would be exhausted: it need not turn that Player.

    `That` is that Player until another is chosen.
    """
    if would.event != "a Player would be exhausted" or has_part(would.effects, (Choose,)):
        return
    own = (That(), This()) if would.players == This() else (That(),)
    if all(whom in own for whom in _energized(would.effects)):
        for step in steps:
            if isinstance(step, EnergizeStep):
                step.keeps = True


def _energized(thing: Any) -> Iterator[Any]:
    """Whom an effect energizes, with everything within it."""
    if isinstance(thing, Energize):
        yield thing.players
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _energized(part)
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from _energized(getattr(thing, field))


def asks_for_pass(would: Would) -> bool:
    """Whether what takes a turnover's place is a result that only a Pass has (R-31)."""
    results = [effect.result for effect in would.effects if isinstance(effect, MakeResult)]
    return would.event in _TURNOVERS and bool({"incomplete", "complete"} & set(results))


def _done(effects: tuple[Effect, ...], undo: Effect) -> tuple[Effect, ...]:
    """The effects, and with them what keeps the event from happening."""
    if len(effects) == 1:
        only = effects[0]
        if isinstance(only, May):
            # Whoever has not done it, all of it, has kept nothing from happening.
            return (msgspec.structs.replace(only, if_done=(undo, *only.if_done)),)
        if isinstance(only, If):
            done = msgspec.structs.replace(only, then=_done(only.then, undo))
            if only.otherwise:
                done = msgspec.structs.replace(done, otherwise=_done(only.otherwise, undo))
            return (done,)
    return (undo, *effects)


def _not_done(effects: tuple[Effect, ...], redo: Effect) -> tuple[Effect, ...]:
    """The effects, and the event where they do not come about."""
    if len(effects) == 1:
        only = effects[0]
        if isinstance(only, May):
            return (msgspec.structs.replace(only, if_not=(*only.if_not, redo)),)
        if isinstance(only, If) and not only.otherwise:
            done = msgspec.structs.replace(only, then=_not_done(only.then, redo), otherwise=(redo,))
            return (done,)
    return effects


def has_part(thing: Any, kinds: tuple[type, ...]) -> bool:
    """Whether a node is, or has anywhere within it, one of those kinds."""
    if isinstance(thing, tuple):
        return any(has_part(part, kinds) for part in thing)
    if not isinstance(thing, msgspec.Struct):
        return False
    return isinstance(thing, kinds) or any(
        has_part(getattr(thing, field), kinds) for field in thing.__struct_fields__
    )
