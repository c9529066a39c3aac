"""Effects that put Power Ups, Superstars and Gridiron cards on the field, or move them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.options import ASK_EFFECT, PICK_ATTACHED, PICK_CARD, PICK_PLAYER, Option
from snapcount.engine.players import slots_in
from snapcount.engine.program import Frame, PlayerTest, Step
from snapcount.engine.state import State
from snapcount.engine.steps.layers import detach, give_back, take_off_field
from snapcount.engine.terms import ACTION_CARD, GRIDIRON, POWER_UP, SLOTS_A_SEAT, SUPERSTAR
from snapcount.engine.zones import different, distinct, look_at_limits


def pile_of(g: State, seat: i64, from_hand: bool) -> list[i64]:
    return g.action_hand[seat] if from_hand else g.action_discard[seat]


def offers(g: State, cards: list[i64], from_hand: bool) -> list[Option]:
    return different(g, cards, PICK_CARD) if from_hand else distinct(g, cards, PICK_CARD)


def can_have(g: State, f: Frame, card: i64, slot: i64) -> bool:
    """T-16: whether a Power Up may be attached to that Player."""
    owner = g.table.owner[card]
    if slot // SLOTS_A_SEAT != owner or not (g.on_field >> slot) & 1:
        return False
    wanted = g.table.attach_to[card]
    return wanted is None or wanted.fits(g, Frame(f.ability, owner, card, -1), slot)


@final
class RemoveThis(Step):
    """The effect's own card leaves the field; an Action card only has its hand to go to."""

    __slots__ = ("to_hand",)

    def __init__(self, to_hand: bool) -> None:
        super().__init__()
        self.to_hand: bool = to_hand

    def run(self, g: State, f: Frame) -> bool:
        if g.table.kind[f.card] == ACTION_CARD:
            if self.to_hand and f.uses_card:
                f.uses_card = False
                give_back(g, f.card, True)
        elif take_off_field(g, f.card):
            look_at_limits(g)
            give_back(g, f.card, self.to_hand)
        return True


@final
class AttachStep(Step):
    """A Power Up of the controller's hand or discard pile goes beneath a chosen Player."""

    __slots__ = ("from_hand",)

    def __init__(self, from_hand: bool) -> None:
        super().__init__()
        self.from_hand: bool = from_hand

    def run(self, g: State, f: Frame) -> bool:
        cards: list[i64] = []
        for card in pile_of(g, f.seat, self.from_hand):
            if g.table.kind[card] == POWER_UP and self.place(g, f, card) >= 0:
                cards.append(card)
        options = offers(g, cards, self.from_hand)
        if len(options) == 1:
            self.answered(g, f, options[0])
        elif options:
            g.ask(f.seat, ASK_EFFECT, options)
            return False
        return True

    def place(self, g: State, f: Frame, card: i64) -> i64:
        for slot in slots_in(f.chosen):
            if can_have(g, f, card, slot):
                return slot
        return -1

    def answered(self, g: State, f: Frame, option: Option) -> None:
        card = option.a
        slot = self.place(g, f, card)
        pile_of(g, f.seat, self.from_hand).remove(card)
        g.attached = [*g.attached, slot, card]
        g.sources = None
        look_at_limits(g)
        g.emit(events.ATTACHED, f.seat, card, slot)


@final
class PutOnField(Step):
    """A Superstar or Gridiron card of the controller's hand or discard pile takes its place."""

    __slots__ = ("from_hand", "kind")

    def __init__(self, kind: i64, from_hand: bool) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.from_hand: bool = from_hand

    def run(self, g: State, f: Frame) -> bool:
        cards: list[i64] = []
        for card in pile_of(g, f.seat, self.from_hand):
            if g.table.kind[card] == self.kind and self.fits(g, f, card):
                cards.append(card)
        options = offers(g, cards, self.from_hand)
        if len(options) == 1:
            self.answered(g, f, options[0])
        elif options:
            g.ask(f.seat, ASK_EFFECT, options)
            return False
        return True

    def fits(self, g: State, f: Frame, card: i64) -> bool:
        if g.table.owner[card] != f.seat:
            return False
        if self.kind == GRIDIRON:
            return True
        slot = g.table.slot_of[card]  # T-15
        return slot >= 0 and g.superstar[slot] < 0 and bool((g.on_field >> slot) & 1)

    def answered(self, g: State, f: Frame, option: Option) -> None:
        card = option.a
        pile_of(g, f.seat, self.from_hand).remove(card)
        g.sources = None
        look_at_limits(g)
        if self.kind == SUPERSTAR:
            slot = g.table.slot_of[card]
            stars = g.superstar[:]
            stars[slot] = card
            g.superstar = stars
            g.emit(events.ATTACHED, f.seat, card, slot)
        else:
            g.gridirons = [*g.gridirons, card]
            g.emit(events.GRIDIRON_PLAYED, f.seat, card, -1)


@final
class MovePowerUp(Step):
    """The controller chooses a Power Up, then the other Player of its owner who gets it.

    `chosen`: one of a Player whom the effect means; `to`: only to Players like that.
    """

    __slots__ = ("chosen", "to", "who")

    def __init__(self, who: i64, chosen: bool, to: PlayerTest | None) -> None:
        super().__init__()
        self.who: i64 = who
        self.chosen: bool = chosen
        self.to: PlayerTest | None = to

    def run(self, g: State, f: Frame) -> bool:
        seats = g.seats(self.who, f.seat)
        options: list[Option] = []
        i: i64 = 0
        while i < len(g.attached):
            card = g.attached[i + 1]
            at = g.attached[i]
            meant = not self.chosen or bool((f.chosen >> at) & 1)
            if meant and (seats >> g.table.owner[card]) & 1 and self.others(g, f, card, at):
                options.append(g.table.option(PICK_ATTACHED, card, at))
            i += 2
        if not options:
            return True
        if len(options) > 1:
            g.ask(f.seat, ASK_EFFECT, options)
            return False
        return self.picked(g, f, options[0])

    def others(self, g: State, f: Frame, card: i64, at: i64) -> list[i64]:
        found: list[i64] = []
        for slot in slots_in(g.on_field):
            if slot != at and can_have(g, f, card, slot):
                if self.to is None or self.to.fits(g, f, slot):
                    found.append(slot)
        return found

    def picked(self, g: State, f: Frame, option: Option) -> bool:
        """The Power Up is known: where does it go? It waits in `f.cards`."""
        f.cards = [option.a]
        slots = self.others(g, f, option.a, option.b)
        if len(slots) == 1:
            self.move(g, f, slots[0])
            return True
        options: list[Option] = []
        for slot in slots:
            options.append(g.table.option(PICK_PLAYER, slot, -1))
        g.ask(f.seat, ASK_EFFECT, options)
        return False

    def answered(self, g: State, f: Frame, option: Option) -> None:
        if option.verb == PICK_ATTACHED:
            self.picked(g, f, option)
        else:
            self.move(g, f, option.a)

    def move(self, g: State, f: Frame, slot: i64) -> None:
        card = f.cards[0]
        f.cards = []
        detach(g, card)
        g.attached = [*g.attached, slot, card]
        g.sources = None
        look_at_limits(g)
        g.emit(events.POWER_UP_MOVED, g.table.owner[card], card, slot)
