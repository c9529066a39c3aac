"""What a piece of the tree speaks of, anywhere inside it."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel.contents import has
from snapcount.cards.language.kernel.walk import changed, parts
from snapcount.cards.nouns import (
    Designated,
    That,
)
from snapcount.cards.tree import (
    Await,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeTimeUnits,
    DetermineGrit,
    FirstDown,
    Gain,
    InsteadYards,
    LimitYards,
    Lose,
    MakeResult,
    MultiplyYards,
    NotStoppedByCall,
    SetBaseYards,
    SetCatchRange,
    SetTimeUnits,
)

_OF_THE_PLAY: Final = (
    Gain,
    Lose,
    MultiplyYards,
    InsteadYards,
    LimitYards,
    ChangeBaseYards,
    SetBaseYards,
    MakeResult,
    NotStoppedByCall,
    ChangeCatchRange,
    SetCatchRange,
    FirstDown,
    ChangeTimeUnits,
    SetTimeUnits,
)


_LOST: Final = ("a fumble would happen", "an interception would happen")


def speaks_of(thing: object, kinds: tuple[type, ...]) -> bool:
    """Whether a node of one of these kinds stands in this, at any depth."""
    return has(thing, *kinds)


def speaks_now_of(thing: object, kinds: tuple[type, ...]) -> bool:
    """The same of what is done in this down: what waits for another one is about its play."""
    if not has(thing, *kinds):
        return False
    return not has(thing, Await) or has(changed(thing, _without_later), *kinds)


def _without_later(part: Any) -> Any:
    waits = isinstance(part, Await) and part.duration not in ("this down", "this timing point")
    return () if waits else part


def determines_grit(thing: object) -> bool:
    """Whether a Grit is determined for the first time: one that is not a kick's."""
    if not has(thing, DetermineGrit):
        return False
    return any(isinstance(part, DetermineGrit) and not part.again for part in parts(thing))


def of_the_play(thing: object) -> bool:
    """Whether this is about the play itself, so that it holds on offense alone."""
    return speaks_of(thing, _OF_THE_PLAY)


def keeps_the_ball(thing: object) -> bool:
    """Whether the play cannot be fumbled or intercepted this down."""
    return has(thing, Await) and any(
        isinstance(part, Await) and not part.once and part.ability.event in _LOST
        for part in parts(thing)
    )


def names_designated(thing: object) -> bool:
    """Whether something is done to the runner, the receiver or the tackler."""
    return speaks_of(thing, (Designated,))


def names_that(thing: object) -> bool:
    """Whether this speaks of the Players that a sentence before it named."""
    return speaks_of(thing, (That,))
