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
from snapcount.engine.terms import (
    GRIDIRON,
    MOD_CANNOT_CANCEL,
    NEXT_PLAY,
    POWER_UP,
    SLOTS,
)
from snapcount.engine.zones import to_discard


@final
class CancelStep(Step):
    """Cancel one effect that waits in the layers (T-18)."""

    __slots__ = ("what",)

    def __init__(self, what: i64) -> None:
        super().__init__()
        self.what: i64 = what

    def run(self, g: State, f: Frame) -> bool:
        options: list[Option] = []
        for i in range(len(g.layers)):
            layer = g.layers[i]
            if not cancellable(g, layer, self.what):
                continue
            if (g.table.modifies >> MOD_CANNOT_CANCEL) & 1:
                if forbids(g, MOD_CANNOT_CANCEL, layer.seat, 0):
                    continue
            options.append(g.table.option(PICK_LAYER, i, -1))
        if not options:
            return True
        if len(options) == 1:
            self.answered(g, f, options[0])
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

    __slots__ = ("count", "kind", "who")

    def __init__(self, kind: i64, who: i64, count: i64) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.who: i64 = who
        self.count: i64 = count

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
        card = option.a
        if self.kind == GRIDIRON:
            g.gridirons = [other for other in g.gridirons if other != card]
        elif self.kind == POWER_UP:
            detach(g, card)
        else:
            stars = g.superstar[:]
            stars[option.b] = -1
            g.superstar = stars
        g.sources = None
        g.emit(events.REMOVED, g.table.owner[card], card, -1)
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
        )
        g.lasting = [*g.lasting, lasting]
        g.emit(events.LASTS, f.seat, f.card, self.duration)
        return True
