"""What a text comes to: the page, and an ability on it that is still being written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec

from snapcount.cards.language.meaning.asked_then import asked_then
from snapcount.cards.language.meaning.instead import without
from snapcount.cards.language.meaning.known_later import in_time, named_later
from snapcount.cards.language.meaning.normal import on_bench
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import Head
from snapcount.cards.nouns import (
    Condition,
    Did,
    Group,
)
from snapcount.cards.tree import (
    Ability,
    Activated,
    Effect,
    If,
    OnDesignation,
    Static,
    Timing,
    Triggered,
    Uncancellable,
    Would,
)
from snapcount.cards.words import Stretch


class Page(msgspec.Struct):
    """Everything that a text says."""

    abilities: list[Ability] = []
    effects: tuple[Effect, ...] = ()
    timing: Timing | None = None
    attach_to: Group | None = None
    active_if: Condition | None = None
    reminders: list[tuple[int, str]] = []

    def change(self, how: Callable[[Any], Any]) -> None:
        """Change every ability of the card, and its effects."""
        self.abilities = [how(each) for each in self.abilities]
        self.effects = how(self.effects)


class Draft:
    """An ability whose sentences are still being collected."""

    def __init__(self, head: Head | Triggered | Would | Static, bench: bool) -> None:
        self.head = head
        self.bench = bench
        self.effects: list[Effect] = []
        self.timing: Timing | None = None
        self.once_per: Stretch | None = None
        self.rule = False
        """Whether it was said as what holds, so that no sentence after it is part of it."""
        self.asked: If | None = None
        """What a Play asks of its own play, where this is all that it leads to."""
        self.gives_up = False
        """Whether a card that stays is given up for it."""
        self.within = 0
        """How many questions stand around all that is done."""

    def finished(self) -> Ability:
        if isinstance(self.head, Static):
            return cast(Ability, on_bench(self.head))
        if not self.effects:
            raise Refusal("unfinished", "the ability does nothing")
        if self.gives_up and not any(
            isinstance(each, If) and each.condition == Did() for each in self.effects[1:]
        ):
            raise Refusal("misplaced", "when? Write “When …, discard this card”, or “… to …”")
        effects = _within(tuple(self.effects), self.within)
        effects = without(effects, isinstance(self.head, Would))
        if isinstance(self.head, Head):
            when = self.timing or self.head.timing
            points = when.points if when is not None else ()
            designated = self.head.keyword is not None
            effects = in_time(effects, points, designated)
        if not isinstance(self.head, Head):
            effects = named_later(self.head.event, effects)
            once = self.once_per or self.head.once_per
            made = msgspec.structs.replace(
                self.head, effects=effects, bench=self.bench, once_per=once
            )
            return cast(
                Ability, on_bench(asked_then(made)) if isinstance(made, Triggered) else made
            )
        keyword, qualifier = self.head.keyword, self.head.qualifier
        if keyword is None:
            timing = self.timing or self.head.timing or Timing()
            free = self.head.free is not None
            if free:
                timing = msgspec.structs.replace(timing, once_per=self.head.free)
            return Activated(effects, qualifier, timing, self.bench, free)
        if self.bench:
            raise Refusal("misplaced", "Players on the bench don't run, receive or tackle")
        return OnDesignation(keyword, effects, qualifier, self.once_per)


def _within(effects: tuple[Effect, ...], depth: int) -> tuple[Effect, ...]:
    """`Whenever you gain 20 yards on a Run, draw a card. Gain a timeout.`: both only then.

    That nothing cancels it is said of the whole.
    """
    first = effects[0]
    if not depth or len(effects) == 1 or not isinstance(first, If) or first.otherwise:
        return effects
    of_all = tuple(each for each in effects[1:] if isinstance(each, Uncancellable))
    others = tuple(each for each in effects[1:] if not isinstance(each, Uncancellable))
    inside = _within((*first.then, *others), depth - 1)
    return (msgspec.structs.replace(first, then=inside), *of_all)
