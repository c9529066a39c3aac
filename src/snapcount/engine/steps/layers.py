"""Effects on layers, on cards on the field, and effects that last."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.layers import cancellable
from snapcount.engine.modifiers import forbids
from snapcount.engine.options import ASK_EFFECT, PICK_ATTACHED, PICK_LAYER, Option
from snapcount.engine.program import Ability, Frame, Lasting, Step
from snapcount.engine.state import State
from snapcount.engine.steps.cards import has_room
from snapcount.engine.terms import (
    ACTION,
    GRIDIRON,
    MOD_CANNOT_CANCEL,
    NEXT_PLAY,
    POWER_UP,
    SLOTS,
)
from snapcount.engine.zones import to_discard, to_hand


@final
class CancelStep(Step):
    """Cancel one effect that waits in the layers, or `every` one (T-18)."""

    __slots__ = ("every", "what", "whose")

    def __init__(self, what: i64, whose: i64, every: bool) -> None:
        super().__init__()
        self.what: i64 = what
        self.whose: i64 = whose
        self.every: bool = every

    def run(self, g: State, f: Frame) -> bool:
        options: list[Option] = []
        for i in range(len(g.layers)):
            layer = g.layers[i]
            if not cancellable(g, layer, self.what, g.seats(self.whose, f.seat)):
                continue
            if g.table.modifies[MOD_CANNOT_CANCEL]:
                if forbids(g, MOD_CANNOT_CANCEL, layer.seat, 0):
                    continue
            options.append(g.table.option(PICK_LAYER, i, -1))
        if not options:
            return True
        if self.every or len(options) == 1:
            for option in options:
                self.answered(g, f, option)
            return True
        g.ask(f.seat, ASK_EFFECT, options)
        return False

    def answered(self, g: State, f: Frame, option: Option) -> None:
        layer = g.layers[option.a]
        g.layers[option.a] = layer.cancel()
        g.emit(events.CANCELLED, layer.seat, layer.card, layer.ability.place)


@final
class RemoveStep(Step):
    """Remove Power Ups, Superstars or Gridiron cards from the field; `count` -1 is all."""

    __slots__ = ("count", "kind", "to_hand", "who")

    def __init__(self, kind: i64, who: i64, count: i64, to_hand: bool) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.who: i64 = who
        self.count: i64 = count
        self.to_hand: bool = to_hand

    def run(self, g: State, f: Frame) -> bool:
        f.count = self.count if self.count >= 0 else 99
        return self.go_on(g, f)

    def there(self, g: State, f: Frame) -> list[Option]:
        seats = g.seats(self.who, f.seat)
        found: list[Option] = []
        table = g.table
        if self.kind == GRIDIRON:
            for card in g.gridirons:
                if (seats >> table.owner[card]) & 1:
                    found.append(table.option(PICK_ATTACHED, card, -1))
        elif self.kind == POWER_UP:
            i: i64 = 0
            while i < len(g.attached):
                card = g.attached[i + 1]
                if (seats >> table.owner[card]) & 1:
                    found.append(table.option(PICK_ATTACHED, card, g.attached[i]))
                i += 2
        else:
            slot: i64 = 0
            while slot < SLOTS:
                card = g.superstar[slot]
                if card >= 0 and (g.on_field >> slot) & 1 and (seats >> table.owner[card]) & 1:
                    found.append(table.option(PICK_ATTACHED, card, slot))
                slot += 1
        return found

    def go_on(self, g: State, f: Frame) -> bool:
        while f.count > 0:
            options = self.there(g, f)
            if not options:
                return True
            if len(options) > f.count:
                g.ask(f.seat, ASK_EFFECT, options)
                return False
            self.remove(g, f, options[0])
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        self.remove(g, f, option)
        self.go_on(g, f)

    def remove(self, g: State, f: Frame, option: Option) -> None:
        f.count -= 1
        take_off_field(g, option.a)
        give_back(g, option.a, self.to_hand)


def take_off_field(g: State, card: i64) -> bool:
    """A Power Up, Superstar or Gridiron card leaves its place; False: it has none there."""
    kind = g.table.kind[card]
    there = False
    if kind == GRIDIRON:
        there = card in g.gridirons
        g.gridirons = [other for other in g.gridirons if other != card]
    elif kind == POWER_UP:
        there = card in g.attached[1::2]
        detach(g, card)
    elif card in g.superstar:
        there = True
        stars = g.superstar[:]
        stars[stars.index(card)] = -1
        g.superstar = stars
    g.sources = None
    return there


def give_back(g: State, card: i64, into_hand: bool) -> None:
    """A card that has left the field goes to its owner's discard pile or hand (Z-6)."""
    owner = g.table.owner[card]
    if into_hand and has_room(g, owner, ACTION):
        g.emit(events.RETURNED, owner, card, -1)
        to_hand(g, owner, ACTION, card)
    else:
        g.emit(events.REMOVED, owner, card, -1)
        to_discard(g, card)


def detach(g: State, card: i64) -> None:
    kept: list[i64] = []
    i: i64 = 0
    while i < len(g.attached):
        if g.attached[i + 1] != card:
            kept.append(g.attached[i])
            kept.append(g.attached[i + 1])
        i += 2
    g.attached = kept


@final
class LastStep(Step):
    """Leave a modifier, trigger or replacement behind for a while."""

    __slots__ = ("ability", "duration", "once")

    def __init__(self, ability: Ability, duration: i64, once: bool) -> None:
        super().__init__()
        self.ability: Ability = ability
        self.duration: i64 = duration
        self.once: bool = once

    def run(self, g: State, f: Frame) -> bool:
        amount: i64 = 0
        m = self.ability.modifier
        if m is not None:
            number = m.amount
            if number is not None:
                amount = number.value(g, f)
        runner = g.offense
        target = g.plays_run[runner] + 1
        if self.duration != NEXT_PLAY:
            target = 0
        lasting = Lasting(
            self.ability,
            f.seat,
            f.card,
            f.slot,
            amount,
            self.duration,
            runner,
            target,
            self.once,
            f.chosen,
            False,
        )
        g.lasting = [*g.lasting, lasting]
        g.emit(events.LASTS, f.seat, f.card, self.duration)
        return True
