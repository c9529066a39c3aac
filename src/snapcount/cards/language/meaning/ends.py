"""The end of a play, down, possession or half: it comes once, and what is due then is done."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from snapcount.cards.tree import Await, Effect, Event, If, Triggered
from snapcount.cards.words import Wait

_OF_STRETCH: Final[dict[Wait, tuple[Event, ...]]] = {
    "this down": ("the play ends", "a down ends"),
    "this possession": ("a possession ends",),
    "this half": ("a half ends",),
}
_ENDS: Final = frozenset(event for events in _OF_STRETCH.values() for event in events)


def comes_once(node: Await) -> bool:
    """Whether it is over once it has come: a play that is run again (R-35) is another."""
    return node.once or node.ability.event in _OF_STRETCH.get(node.duration, ())


def at_its_end(node: Triggered) -> Triggered:
    """At the end of the play, what is to be done at the end of that play is done."""
    if node.event not in _ENDS:
        return node
    return replace(node, effects=_by_now(node.effects, node.event))


def _by_now(effects: tuple[Effect, ...], event: Event) -> tuple[Effect, ...]:
    return tuple(part for each in effects for part in _now(each, event))


def _now(effect: Effect, event: Event) -> tuple[Effect, ...]:
    if isinstance(effect, If):
        then, otherwise = _by_now(effect.then, event), _by_now(effect.otherwise, event)
        return (replace(effect, then=then, otherwise=otherwise),)
    if isinstance(effect, Await) and effect.once:
        done = effect.ability.effects
        return done if effect.ability == Triggered(event, done) else (effect,)
    return (effect,)
