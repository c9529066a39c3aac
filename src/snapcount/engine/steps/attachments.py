"""Effects that put Power Ups, Superstars and Gridiron cards on the field, or move them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.options import ASK_EFFECT, PICK_ATTACHED, PICK_CARD, PICK_PLAYER, Option
from snapcount.engine.players import slot_now, slots_in
from snapcount.engine.program import PLAYERS, Frame, PlayerTest, Step
from snapcount.engine.state import State
from snapcount.engine.steps.cards import ON_BOTTOM, SHUFFLED_IN, put_in_deck, shuffle
from snapcount.engine.steps.layers import detach, give_back, take_off_field
from snapcount.engine.table import of_kind
from snapcount.engine.terms import (
    ACTION,
    ACTION_CARD,
    PLAYED,
    POWER_UP,
    SLOTS_A_SEAT,
    SUPERSTAR,
)
from snapcount.engine.zones import different, distinct, look_at_limits

# Where a card comes from that is put on the field.
FROM_HAND: Final = 0
FROM_DECK: Final = 1
FROM_DISCARD: Final = 2

# Where an effect's own card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_BOTTOM: Final = 2
INTO_DECK: Final = 3


def pile_of(g: State, seat: i64, source: i64) -> list[i64]:
    if source == FROM_HAND:
        return g.action_hand[seat]
    return g.action_deck[seat] if source == FROM_DECK else g.action_discard[seat]


def offers(g: State, cards: list[i64], source: i64) -> list[Option]:
    own = source == FROM_HAND
    return different(g, cards, PICK_CARD) if own else distinct(g, cards, PICK_CARD)


def take_from(g: State, seat: i64, source: i64, card: i64) -> None:
    """The card leaves its pile; a deck that was searched is shuffled (Z-4)."""
    pile_of(g, seat, source).remove(card)
    if source == FROM_DECK:
        g.emit(events.SEARCHED, seat, ACTION, card)
        shuffle(g, seat, ACTION)


def into_deck(g: State, card: i64, to: i64) -> None:
    """An effect's own card goes to the bottom of its owner's deck, or is shuffled in."""
    put_in_deck(g, card, SHUFFLED_IN if to == INTO_DECK else ON_BOTTOM)


def can_have(g: State, f: Frame, card: i64, slot: i64) -> bool:
    """T-16: whether a Power Up may be attached to that Player."""
    owner = g.table.owner[card]
    if not (g.on_field >> slot) & 1:
        return False
    wanted = g.table.attach_to[card]
    if wanted is None:
        return slot // SLOTS_A_SEAT == owner
    return wanted.fits(g, Frame(f.ability, owner, card, -1), slot)


@final
class RemoveThis(Step):
    """The effect's own card leaves the field; an Action card has its hand or deck to go to.

    `left`: it waited for that, so that the card lies in the discard pile by now (P-5).
    """

    __slots__ = ("left", "to")

    def __init__(self, to: i64, left: bool) -> None:
        super().__init__()
        self.to: i64 = to
        self.left: bool = left

    def run(self, g: State, f: Frame) -> bool:
        if g.table.kind[f.card] == ACTION_CARD:
            if self.to == TO_DISCARD:
                return True
            if f.uses_card:
                f.uses_card = False
            elif not self.fetch(g, f):
                return True
        elif take_off_field(g, f.card):
            look_at_limits(g)
        elif self.to == TO_DISCARD or not self.left or not self.fetch(g, f):
            return True
        if self.to >= TO_BOTTOM:
            into_deck(g, f.card, self.to)
        else:
            give_back(g, f.card, self.to == TO_HAND)
        return True

    def fetch(self, g: State, f: Frame) -> bool:
        """What an Action card left behind speaks of it where it lies now: in the discard pile."""
        pile = g.action_discard[g.table.owner[f.card]]
        if f.ability.kind == PLAYED or f.card not in pile:
            return False
        pile.remove(f.card)
        return True


@final
class MoveThis(Step):
    """The effect's own Power Up goes to another Player of its owner, one like that."""

    __slots__ = ("to",)

    def __init__(self, to: PlayerTest | None) -> None:
        super().__init__()
        self.to: PlayerTest | None = to

    def run(self, g: State, f: Frame) -> bool:
        f.chosen = 0  # `that Player` is who gets it, if anybody does
        at = slot_now(g, f.card)
        if at < 0 or g.table.kind[f.card] != POWER_UP:
            return True
        options: list[Option] = []
        for slot in slots_in(g.on_field):
            if slot != at and can_have(g, f, f.card, slot):
                if self.to is None or self.to.fits(g, f, slot):
                    options.append(g.table.option(PICK_PLAYER, slot, -1))
        if len(options) > 1:
            g.ask(f.seat, ASK_EFFECT, options)
            return False
        if options:
            self.answered(g, f, options[0])
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        f.chosen = 1 << option.a
        f.slot = option.a  # `this Player` is the one it lies on
        move(g, f.card, option.a)


def move(g: State, card: i64, slot: i64) -> None:
    detach(g, card)
    g.attached = [*g.attached, slot, card]
    g.sources = None
    look_at_limits(g)
    g.emit(events.POWER_UP_MOVED, g.table.owner[card], card, slot)


@final
class AttachStep(Step):
    """A Power Up of the controller's hand, deck or discard pile goes beneath a chosen Player."""

    __slots__ = ("source",)

    def __init__(self, source: i64) -> None:
        super().__init__()
        self.source: i64 = source

    def run(self, g: State, f: Frame) -> bool:
        cards: list[i64] = []
        for card in pile_of(g, f.seat, self.source):
            if g.table.kind[card] == POWER_UP and self.place(g, f, card) >= 0:
                cards.append(card)
        options = offers(g, cards, self.source)
        if len(options) == 1:
            self.answered(g, f, options[0])
        elif options:
            g.ask(f.seat, ASK_EFFECT, options)
            return False
        elif self.source == FROM_DECK:  # Z-4: searched for nothing
            shuffle(g, f.seat, ACTION)
        return True

    def place(self, g: State, f: Frame, card: i64) -> i64:
        for slot in slots_in(f.chosen & PLAYERS):
            if can_have(g, f, card, slot):
                return slot
        return -1

    def answered(self, g: State, f: Frame, option: Option) -> None:
        card = option.a
        slot = self.place(g, f, card)
        take_from(g, f.seat, self.source, card)
        g.attached = [*g.attached, slot, card]
        g.sources = None
        look_at_limits(g)
        g.emit(events.ATTACHED, f.seat, card, slot)


@final
class PutOnField(Step):
    """A Superstar or Gridiron card of the controller's hand, deck or pile takes its place."""

    __slots__ = ("kind", "source")

    def __init__(self, kind: i64, source: i64) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.source: i64 = source

    def run(self, g: State, f: Frame) -> bool:
        cards: list[i64] = []
        for card in pile_of(g, f.seat, self.source):
            if of_kind(g.table, card, self.kind) and self.fits(g, f, card):
                cards.append(card)
        options = offers(g, cards, self.source)
        if len(options) == 1:
            self.answered(g, f, options[0])
        elif options:
            g.ask(f.seat, ASK_EFFECT, options)
            return False
        elif self.source == FROM_DECK:  # Z-4: searched for nothing
            shuffle(g, f.seat, ACTION)
        return True

    def fits(self, g: State, f: Frame, card: i64) -> bool:
        if g.table.owner[card] != f.seat:
            return False
        if self.kind != SUPERSTAR:
            return True
        slot = g.table.slot_of[card]  # T-15
        return slot >= 0 and g.superstar[slot] < 0 and bool((g.on_field >> slot) & 1)

    def answered(self, g: State, f: Frame, option: Option) -> None:
        card = option.a
        take_from(g, f.seat, self.source, card)
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
            f.chosen = 0
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
        f.chosen = 1 << slot  # `that Player` is who gets it
        move(g, card, slot)
