"""Occasions: what is waited for, in the words of `whenever` and `at the start of`."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.chart import Chart
from snapcount.cards.language.kernel.words import words
from snapcount.cards.language.printing.clauses import speaker
from snapcount.cards.tree import Triggered, Would

replace = msgspec.structs.replace

_MOMENTS: Final = frozenset(
    {
        "a possession starts",
        "a down starts",
        "a half starts",
        "overtime starts",
        "the play ends",
    }
)
"""Events that are said as `at the start of …` and `at the end of …`."""


def condition(asked: Any) -> str:
    return speaker().say("Condition", asked)


def _occasion(trigger: Triggered | Would) -> syntax.Occasion:
    return syntax.Occasion(
        event=trigger.event,
        would=isinstance(trigger, Would),
        who=trigger.who,
        players=trigger.players,
        calls=trigger.calls,
        condition=trigger.condition,
        by=trigger.by,
    )


def event(trigger: Triggered | Would) -> str:
    """What is waited for: `your opponent gains a first down`."""
    if trigger.others:
        return _any_event(trigger)
    return speaker().say(_category(trigger), _occasion(trigger))


def _any_event(trigger: Triggered | Would) -> str:
    """`You score a touchdown or make a field goal`: one that asks more comes last."""
    several = [_occasion(trigger)]
    for each in trigger.others:
        fields = {name: getattr(each, name) for name in each.__struct_fields__}
        several.append(replace(several[0], **fields))
    several.sort(key=lambda each: each.condition is not None)
    return speaker().say("Events", syntax.AnyOccasion(occasions=tuple(several)))


def while_all(trigger: Triggered | Would) -> tuple[str, Triggered | Would]:
    """What is asked on every occasion, said first, and what is left of it."""
    asked: Any = trigger.condition
    if asked is None or not trigger.others:
        return "", trigger
    if any(each.condition != asked for each in trigger.others):
        return "", trigger
    others = tuple(replace(each, condition=None) for each in trigger.others)
    return f"while {condition(asked)}, ", replace(trigger, condition=None, others=others)


def occasion(trigger: Triggered | Would) -> str:
    """The head of a triggered ability: `Whenever …`, `At the start of …`."""
    held, trigger = while_all(trigger)
    if trigger.once_per == "time in play":
        return f"{held}the next time {event(trigger)}"
    if trigger.first:
        return f"{held}the first time each {trigger.once_per} {event(trigger)}"
    once = held if trigger.once_per is None else f"{held}once per {trigger.once_per}, "
    moment = moment_of("Moment", trigger) if trigger.event in _MOMENTS else None
    return f"{once}whenever {event(trigger)}" if moment is None else f"{once}{moment}"


def moment_of(moment: str, trigger: Triggered | Would) -> str | None:
    """The occasion as such a moment, if it is one: `at the end of the play`."""
    if trigger.others or speaker().words(moment, _occasion(trigger)) is None:
        return None
    return speaker().say(moment, _occasion(trigger))


def asks_of_this_down(trigger: Triggered | Would) -> bool:
    """Whether `this down` behind it would be heard of what is asked, and not as how long it waits.

    `The next time a play is revealed while you did not call a Run this down`.
    """
    if trigger.condition is None and not any(each.condition for each in trigger.others):
        return False
    said = words(f"{event(trigger)} this down")
    category = "Events" if trigger.others else _category(trigger)
    return any(end == len(said) for end, _ in Chart(grammar(), said).read(category, 0))


def _category(trigger: Triggered | Would) -> str:
    return "WouldEvent" if isinstance(trigger, Would) else "Event"
