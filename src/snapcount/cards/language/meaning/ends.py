"""The end of a play, down, possession or half: it comes once, and what is due then is done."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from snapcount.cards.nouns import AllOf, Called, Condition, OnSide, PlayIs
from snapcount.cards.tree import Await, Effect, Event, If, Triggered
from snapcount.cards.words import PASS_CALLS, Call, Wait

_OF_STRETCH: Final[dict[Wait, tuple[Event, ...]]] = {
    "this down": ("the play ends", "a down ends"),
    "this possession": ("a possession ends",),
    "this half": ("a half ends",),
}
_PASSES: Final = frozenset[Call](("pass", *PASS_CALLS))
_ENDS: Final = frozenset(event for events in _OF_STRETCH.values() for event in events)


def comes_once(node: Await) -> bool:
    """Whether it is over once it has come: a play that is run again (R-35) is another."""
    return node.once or node.ability.event in _OF_STRETCH.get(node.duration, ())


def at_its_end(node: Triggered) -> Triggered:
    """At the end of the play, what is to be done at the end of that play is done."""
    if node.event not in _ENDS:
        return node
    return replace(node, effects=_by_now(node.effects, node.event))


_SETTLED: Final[dict[Event, PlayIs]] = {
    "a play is stopped": PlayIs("stopped"),
    "a pass is incomplete": PlayIs("incomplete"),
    "a play is successful": PlayIs("successful"),
}


def settled_at_its_end(node: Triggered) -> Triggered:
    """`If your Run is stopped, … at the end of the play`: it is asked then, for it stays so."""
    match node:
        case Triggered(
            event="a play is stopped" | "a pass is incomplete" | "a play is successful",
            effects=(
                Await(
                    ability=Triggered(event="the play ends", condition=None, who=None) as then,
                    duration="this down",
                ),
            ),
            players=None,
            once_per=None,
            others=(),
        ) if not then.calls:
            asked: list[Condition] = [_SETTLED[node.event]]
            calls = node.calls or (("pass",) if node.event == "a pass is incomplete" else ())
            if calls and asked == [PlayIs("successful")] and _PASSES.issuperset(calls):
                asked = [PlayIs("complete")]
            said = node.who is None and "pass" in calls and asked != [PlayIs("stopped")]
            if calls and not said:  # nothing but a Pass is complete or incomplete
                asked.insert(0, Called("offense", calls))
            if node.who is not None:
                asked.insert(0, OnSide(node.who, "offense"))
            if node.condition is not None:
                asked.append(node.condition)
            condition = AllOf(tuple(asked)) if len(asked) > 1 else asked[0]
            return replace(then, effects=(If(condition, then.effects),), bench=node.bench)
    return node


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
