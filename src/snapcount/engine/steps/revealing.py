"""Effects that reveal cards of a deck or a hand, and exchange cards with a discard pile."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.options import ASK_EFFECT, PICK_CARD, Option
from snapcount.engine.program import Frame, Number, Step
from snapcount.engine.state import State
from snapcount.engine.steps.calls import (
    audible_used,
    call_now,
    cannot_audible,
    settled,
    stays,
    take_x,
)
from snapcount.engine.steps.cards import Showing, has_room, shuffle
from snapcount.engine.table import CardTest
from snapcount.engine.terms import EACH
from snapcount.engine.zones import different, distinct, stir, take_top, to_discard, to_hand

# Where the cards go that were revealed before the one that was sought.
OTHERS_ON_BOTTOM: Final = 0
OTHERS_DISCARDED: Final = 1
OTHERS_SHUFFLED: Final = 2


@final
class RevealUntil(Step):
    """Cards off the top of the controller's deck, until one is of that kind or has such a call.

    It goes into the hand, or (`calls_it`) is called. Where neither deck nor discard pile has such
    a card, all of them have been revealed for nothing.
    """

    __slots__ = ("calls_it", "deck", "rest", "such")

    def __init__(self, deck: i64, rest: i64, calls_it: bool, such: CardTest) -> None:
        super().__init__()
        self.deck: i64 = deck
        self.rest: i64 = rest
        self.calls_it: bool = calls_it
        self.such: CardTest = such

    def run(self, g: State, f: Frame) -> bool:
        seat = f.seat
        if self.calls_it and (settled(g, f) or cannot_audible(g, f, seat) or stays(g, f, seat)):
            return True
        f.moved = 0
        if not self.calls_it and not has_room(g, seat, self.deck):
            return True
        others: list[i64] = []
        found = take_top(g, seat, self.deck)
        while found >= 0:
            g.emit(events.TOP_REVEALED, seat, self.deck, found)
            if self.such.fits(g.table, found):
                break
            others.append(found)
            found = take_top(g, seat, self.deck)
        stir(g, seat, self.deck)
        self.put_away(g, seat, others)
        if found < 0:
            return True
        f.moved = 1
        if self.calls_it:
            audible_used(g, seat)
            return call_now(g, seat, found, off_deck=True)
        g.emit(events.SHOWN_CARD_PUT, seat, self.deck, 0)
        to_hand(g, seat, self.deck, found)
        return True

    def put_away(self, g: State, seat: i64, others: list[i64]) -> None:
        cards = g.deck(seat, self.deck)
        if self.rest == OTHERS_DISCARDED:
            for card in others:
                to_discard(g, card)
        elif self.rest == OTHERS_SHUFFLED:
            cards.extend(others)
            shuffle(g, seat, self.deck)
        else:
            g.dice.shuffle(others)
            for card in others:
                cards.insert(0, card)

    def answered(self, g: State, f: Frame, option: Option) -> None:
        take_x(g, f.seat, option)


@final
class RevealCards(Showing):
    """A seat shows cards of its hand to all; they stay there. The picks wait in `f.cards`.

    `only` such cards are shown; no `number` is all of them. `one`: it is the card that was shown.
    """

    __slots__ = ("deck", "number", "one", "only", "random", "who")

    def __init__(self, who: i64, deck: i64, number: Number | None, random: bool) -> None:
        super().__init__()
        self.who: i64 = who
        self.deck: i64 = deck
        self.number: Number | None = number
        self.random: bool = random
        self.one: bool = False
        self.only: CardTest = CardTest()

    def shows_card(self) -> i64:
        return EACH

    def run(self, g: State, f: Frame) -> bool:
        f.shown = -1
        f.lost = True  # it is in a hand, not on top of a deck
        f.cards = []
        f.moved = 0
        there = self.there(g, g.seat_of(self.who, f.seat))
        number = self.number
        f.count = len(there)
        if number is not None:
            wanted = number.value(g, f)
            if wanted > f.count:
                f.fell_short = True
            f.count = max(min(wanted, f.count), 0)
        return self.go_on(g, f)

    def there(self, g: State, seat: i64) -> list[i64]:
        return self.only.among(g.table, g.hand(seat, self.deck))

    def go_on(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        there = self.there(g, seat)
        while len(f.cards) < f.count:
            left = [card for card in there if card not in f.cards]
            if len(left) == f.count - len(f.cards):
                f.cards.extend(sorted(left))  # Z-8: their order in the hand is told to nobody
                break
            if self.random:
                f.cards.append(left[g.dice.below(len(left))])
                continue
            options = different(g, left, PICK_CARD)
            if len(options) > 1:
                g.ask(seat, ASK_EFFECT, options)
                return False
            f.cards.append(options[0].a)
        for card in f.cards:
            g.emit(events.HAND_REVEALED, seat, self.deck, card)
            self.noted(g, f, card)
        if self.one and f.cards:
            f.shown = f.cards[0]
        f.cards = []
        f.count = 0
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        f.cards.append(option.a)
        self.go_on(g, f)


@final
class ExchangeWithPile(Step):
    """A card of a seat's hand and one of its discard pile change places, if it has both.

    The card of the hand waits in `f.cards` until the other one is picked.
    """

    __slots__ = ("deck", "who")

    def __init__(self, who: i64, deck: i64) -> None:
        super().__init__()
        self.who: i64 = who
        self.deck: i64 = deck

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        f.cards = []
        hand = [card for card in g.hand(seat, self.deck) if g.table.owner[card] == seat]
        if not hand or not g.discard(seat, self.deck):
            return True
        options = different(g, hand, PICK_CARD)
        if len(options) > 1:
            g.ask(seat, ASK_EFFECT, options)
            return False
        f.cards = [options[0].a]
        return self.second(g, f, seat)

    def second(self, g: State, f: Frame, seat: i64) -> bool:
        options = distinct(g, g.discard(seat, self.deck), PICK_CARD)
        if len(options) > 1:
            g.ask(seat, ASK_EFFECT, options)
            return False
        self.exchange(g, f, seat, options[0].a)
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        seat = g.seat_of(self.who, f.seat)
        if f.cards:
            self.exchange(g, f, seat, option.a)
        else:
            f.cards = [option.a]
            self.second(g, f, seat)

    def exchange(self, g: State, f: Frame, seat: i64, card: i64) -> None:
        given = f.cards[0]
        f.cards = []
        g.hand(seat, self.deck).remove(given)
        g.discard(seat, self.deck).remove(card)
        to_discard(g, given)
        g.emit(events.RECOVERED, seat, self.deck, card)
        g.hand(seat, self.deck).append(card)
