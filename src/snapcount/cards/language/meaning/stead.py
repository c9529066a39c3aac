"""What comes of an event in whose stead something happens, where the text speaks of the event.

A kick that is made again, an interception that is returned for a touchdown and a Player who stays
Energized all take the place of what would happen, however the sentence began.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.nouns import PlayIs, That, This
from snapcount.cards.tree import (
    Cannot,
    DetermineGrit,
    Effect,
    Energize,
    KickAgain,
    Lasting,
    MakeResult,
    Turnover,
)

_KICKS: Final = {
    "a field goal is missed": "a field goal would be missed",
    "a field goal is made": "a field goal would be good",
}
_RESULTS: Final = ("a play is stopped", "a pass is incomplete", "a play is successful")


def instead_of(event: str, effects: tuple[Effect, ...], said: bool = False) -> str | None:
    """The event that would happen, where the effects can only take its place.

    `said`: the text says `instead`. None: of this event that cannot be said.
    """
    if event in _KICKS and speaks_of(effects, (KickAgain,)):
        return _KICKS[event]
    if event == "an interception happens" and speaks_of(effects, (Turnover,)):
        return "an interception would happen"
    if said and event == "a Player is exhausted":
        return "a Player would be exhausted"
    if said and event in _RESULTS and speaks_of(effects, (MakeResult, Turnover)):
        return event
    return None


def asks_result(condition: Any) -> bool:
    """Whether it is asked what became of the play, so that another result takes its place."""
    return speaks_of(condition, (PlayIs,))


def in_stead(event: str, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects as they are meant where they take the place of that event."""
    if event in _KICKS.values() and not _determines(effects):
        effects = _each(effects, DetermineGrit(again=True), KickAgain())
        if effects == (KickAgain(), KickAgain()):
            return effects[:1]  # `determine Grit again and kick again` is one kick
        return effects
    if event == "a Player would be exhausted":
        for who in (That(), This()):
            stays = Lasting(Cannot("be exhausted", who))
            effects = _each(effects, stays, Energize(That()))
    return effects


def _determines(effects: Any) -> bool:
    """Whether a Grit is determined that is not the kick's."""
    if isinstance(effects, tuple):
        return any(_determines(each) for each in effects)
    if not isinstance(effects, msgspec.Struct):
        return False
    if isinstance(effects, DetermineGrit):
        return not effects.again
    return any(_determines(getattr(effects, field)) for field in effects.__struct_fields__)


def _each(thing: Any, before: Any, after: Any) -> Any:
    """The same with one effect in the place of another, at any depth."""
    if isinstance(thing, tuple):
        return tuple(_each(part, before, after) for part in thing)
    if thing == before:
        return after
    if not isinstance(thing, msgspec.Struct):
        return thing
    changed = {}
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        if isinstance(value, tuple | msgspec.Struct):
            found = _each(value, before, after)
            if found != value:
                changed[field] = found
    return msgspec.structs.replace(thing, **changed) if changed else thing
