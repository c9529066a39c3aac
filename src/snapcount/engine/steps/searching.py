"""Effects that look through decks and discard piles for a card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.modifiers import forbids
from snapcount.engine.options import ASK_EFFECT, DONE, PICK_CARD, PICK_NUMBER, Option
from snapcount.engine.program import Frame, Number, Step
from snapcount.engine.state import State
from snapcount.engine.steps.calls import call_now, settled, stays, take_x
from snapcount.engine.steps.cards import has_room, shuffle
from snapcount.engine.table import CardTest
from snapcount.engine.terms import (
    ACTION,
    MOD_CANNOT_SEARCH,
    PLAY,
    PLAY_CARD,
    YOU,
)
from snapcount.engine.zones import (
    distinct,
    refill,
    stir,
    to_discard,
    to_hand,
)

# Where the cards go that were looked at and not taken.
REST_ON_TOP: Final = 0
REST_ON_BOTTOM: Final = 1
REST_DISCARDED: Final = 2
REST_SHUFFLED: Final = 3
REST_LEFT: Final = 4
REST_IN_HAND: Final = 5

# Where those go that were taken.
TO_HAND: Final = 0
TO_CALL: Final = 1
TO_TOP: Final = 2
TO_BOTTOM: Final = 3
TO_DISCARD: Final = 4


@final
class SearchStep(Step):
    """Search one's deck for a card, take it into hand; then shuffle (Z-4).

    `calls_it`: it is a Play, and becomes the seat's play this down. `on_top`: it is put on top of
    its deck, which was shuffled before.
    """

    __slots__ = ("action", "calls_it", "count", "on_top", "play", "reveal", "such", "who")

    def __init__(self, who: i64, play: bool, action: bool, reveal: bool, such: CardTest) -> None:
        super().__init__()
        self.who: i64 = who
        self.play: bool = play
        self.action: bool = action
        self.reveal: bool = reveal
        self.such: CardTest = such
        self.calls_it: bool = False
        self.on_top: bool = False
        self.count: i64 = 1

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        if g.table.modifies[MOD_CANNOT_SEARCH] and forbids(g, MOD_CANNOT_SEARCH, seat, 0):
            return True
        if self.calls_it and (settled(g, f) or stays(g, f, seat)):
            return True
        f.count = self.count
        return self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> bool:
        """Look for the next card; what is found is taken, and the deck shuffled, one by one."""
        seat = g.seat_of(self.who, f.seat)
        cards: list[i64] = []
        if self.play and (self.calls_it or self.on_top or has_room(g, seat, PLAY)):
            cards.extend(g.play_deck[seat])
        if self.action and (self.on_top or has_room(g, seat, ACTION)):
            cards.extend(g.action_deck[seat])
        options = distinct(g, self.such.among(g.table, cards), PICK_CARD)
        if not options:
            if f.count == self.count:  # what was taken before, it was shuffled after
                self.shuffle(g, seat)
            return True
        if len(options) > 1:
            g.ask(seat, ASK_EFFECT, options)
            return False
        done = self.take(g, seat, options[0].a)
        f.count -= 1
        return done and (f.count <= 0 or self.go_on(g, f))

    def answered(self, g: State, f: Frame, option: Option) -> None:
        seat = g.seat_of(self.who, f.seat)
        if option.verb == PICK_NUMBER:
            take_x(g, seat, option)
        elif self.take(g, seat, option.a):
            f.count -= 1
            if f.count > 0:
                self.go_on(g, f)

    def take(self, g: State, seat: i64, card: i64) -> bool:
        """The card leaves its deck. False: the X of the Play that it is, is asked for."""
        deck: i64 = PLAY if g.table.kind[card] == PLAY_CARD else ACTION
        g.deck(seat, deck).remove(card)
        g.emit(events.SEARCHED if self.reveal else events.TOOK, seat, deck, card)
        if not self.calls_it and not self.on_top:
            to_hand(g, seat, deck, card)
        self.shuffle(g, seat)
        if self.on_top:
            g.deck(seat, deck).append(card)
            stir(g, seat, deck)
        return not self.calls_it or call_now(g, seat, card)

    def shuffle(self, g: State, seat: i64) -> None:
        """Z-4: what was searched is shuffled, also if nothing was found or taken."""
        if self.play:
            shuffle(g, seat, PLAY)
        if self.action:
            shuffle(g, seat, ACTION)


@final
class RecoverStep(Step):
    """Cards from one's discard pile into the hand.

    `different`: none of a name that was taken before; those taken wait in `f.cards`. `other`: none
    of the name of the card whose text it is.
    """

    __slots__ = ("deck", "different", "number", "other", "such", "who")

    def __init__(self, who: i64, deck: i64, number: Number, such: CardTest) -> None:
        super().__init__()
        self.who: i64 = who
        self.deck: i64 = deck
        self.number: Number = number
        self.such: CardTest = such
        self.different: bool = False
        self.other: bool = False

    def run(self, g: State, f: Frame) -> bool:
        f.count = self.number.value(g, f)
        f.moved = 0
        f.cards = []
        return self.go_on(g, f, g.seat_of(self.who, f.seat))

    def nothing_there(self, g: State, f: Frame) -> bool:
        return not self.such.among(g.table, g.discard(g.seat_of(self.who, f.seat), self.deck))

    def go_on(self, g: State, f: Frame, seat: i64) -> bool:
        if not self.picked(g, f, seat):
            return False
        if f.count > 0:
            f.fell_short = True
        return True

    def picked(self, g: State, f: Frame, seat: i64) -> bool:
        """Take one after the other. False: their owner is asked which."""
        pile = g.discard(seat, self.deck)
        while f.count > 0 and pile and has_room(g, seat, self.deck):
            sought = self.such.among(g.table, pile)
            if self.different and f.cards:
                sought = [card for card in sought if self.is_new(g, f, card)]
            if self.other:
                own = g.table.definition[f.card]
                sought = [card for card in sought if g.table.definition[card] != own]
            if not sought:
                break
            options = distinct(g, sought, PICK_CARD)
            if len(options) > 1:
                g.ask(seat, ASK_EFFECT, options)
                return False
            self.take(g, f, seat, options[0].a)
        f.cards = []
        return True

    def is_new(self, g: State, f: Frame, card: i64) -> bool:
        """Whether no card of that name was taken before."""
        for other in f.cards:
            if g.table.definition[other] == g.table.definition[card]:
                return False
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        seat = g.seat_of(self.who, f.seat)
        self.take(g, f, seat, option.a)
        self.go_on(g, f, seat)

    def take(self, g: State, f: Frame, seat: i64, card: i64) -> None:
        f.count -= 1
        f.moved += 1
        if self.different:
            f.cards.append(card)
        g.discard(seat, self.deck).remove(card)
        g.emit(events.RECOVERED, seat, self.deck, card)
        to_hand(g, seat, self.deck, card)


@final
class TakeSuch(Step):
    """Look at the top cards of one's deck, and show and take such cards of them, one at a time.

    `must`: as many as may be taken, and are there. Those that are left are counted in `f.count`.
    """

    __slots__ = ("count", "deck", "must", "such", "take")

    def __init__(self, deck: i64, count: i64, take: i64, such: CardTest) -> None:
        super().__init__()
        self.deck: i64 = deck
        self.count: i64 = count
        self.take: i64 = take
        self.such: CardTest = such
        self.must: bool = False

    def looks_at(self) -> tuple[i64, i64]:
        return YOU, self.deck

    def run(self, g: State, f: Frame) -> bool:
        cards = g.deck(f.seat, self.deck)
        if not cards:
            refill(g, f.seat, self.deck)
        f.count = min(self.count, len(cards))
        f.moved = 0
        g.emit(events.LOOKED, f.seat, self.deck, f.count)
        return self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> bool:
        while f.moved < self.take and has_room(g, f.seat, self.deck):
            cards = g.deck(f.seat, self.deck)
            there = self.such.among(g.table, cards[len(cards) - f.count :])
            options = distinct(g, there, PICK_CARD)
            if not options:
                return True
            if len(options) > 1 or not self.must:
                if not self.must:
                    options.insert(0, g.table.option(DONE, -1, -1))
                g.ask(f.seat, ASK_EFFECT, options)
                return False
            self.taken(g, f, options[0].a)
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        if option.verb != DONE:
            self.taken(g, f, option.a)
            self.go_on(g, f)

    def taken(self, g: State, f: Frame, card: i64) -> None:
        f.count -= 1
        f.moved += 1
        g.deck(f.seat, self.deck).remove(card)
        stir(g, f.seat, self.deck)
        g.emit(events.TOP_REVEALED, f.seat, self.deck, card)
        g.emit(events.TOOK, f.seat, self.deck, card)
        to_hand(g, f.seat, self.deck, card)


@final
class LookStep(Step):
    """Look at the top cards of a deck and put them back in any order, the first pick on top.

    The first `take` picks (`up_to`: or fewer) go where `to` says instead: one that is to be called
    lies on top as the card shown. The rest goes where `rest` says. `goes_on`: they were looked at
    before.
    """

    __slots__ = ("count", "deck", "goes_on", "rest", "reveals", "take", "to", "up_to", "whose")

    def __init__(self, whose: i64, deck: i64, count: i64) -> None:
        super().__init__()
        self.whose: i64 = whose
        self.deck: i64 = deck
        self.count: i64 = count
        self.take: i64 = 0
        self.up_to: bool = False
        self.to: i64 = TO_HAND
        self.reveals: bool = False
        self.rest: i64 = REST_ON_TOP
        self.goes_on: bool = False

    def shows_card(self) -> i64:
        return YOU

    def looks_at(self) -> tuple[i64, i64]:
        return self.whose, self.deck

    def run(self, g: State, f: Frame) -> bool:
        owner = g.seat_of(self.whose, f.seat)
        cards = g.deck(owner, self.deck)
        if self.goes_on:
            f.cards = []
            return self.go_on(g, f, cards)
        if len(cards) < self.count and not cards:
            refill(g, owner, self.deck)
        f.count = min(self.count, len(cards))
        f.cards = []
        if self.up_to:
            f.moved = 0
        if self.reveals:
            for card in sorted(cards[len(cards) - f.count :]):
                g.emit(events.TOP_REVEALED, owner, self.deck, card)
        else:
            g.emit(events.LOOKED, f.seat, self.deck, f.count)
        if f.count == 1:
            f.shown = cards[-1]
            f.lost = False
            g.emit(events.TOP_SEEN, f.seat, self.deck, f.shown)
        return self.go_on(g, f, cards)

    def go_on(self, g: State, f: Frame, cards: list[i64]) -> bool:
        """The picks so far wait in `f.cards`; the cards stay in the deck until all are picked."""
        start = len(cards) - f.count
        while len(f.cards) < f.count:
            left = [card for card in cards[start:] if card not in f.cards]
            options = distinct(g, left, PICK_CARD)
            takes = len(f.cards) < self.taken(f)
            if takes and self.up_to:
                options.insert(0, g.table.option(DONE, -1, -1))
            if len(options) > 1 and (takes or self.rest <= REST_ON_BOTTOM):
                g.ask(f.seat, ASK_EFFECT, options)
                return False
            f.cards.append(options[0].a)
        if self.take or self.goes_on:
            self.put(g, f, cards)
        else:
            for i in range(f.count):
                cards[len(cards) - 1 - i] = f.cards[i]
            if f.count > 1:
                stir(g, g.seat_of(self.whose, f.seat), self.deck)
        f.cards = []
        f.count = 0
        return True

    def taken(self, f: Frame) -> i64:
        """How many picks are taken: with `up_to`, one less than `f.moved` once they are enough."""
        return self.take if not self.up_to or not f.moved else f.moved - 1

    def put(self, g: State, f: Frame, cards: list[i64]) -> None:
        """The picks are taken, and the rest is put away."""
        owner = g.seat_of(self.whose, f.seat)
        taken = f.cards[: self.taken(f)]
        rest = f.cards[self.taken(f) :]
        if self.rest == REST_LEFT:
            rest = [card for card in reversed(cards) if card in rest]
        for card in f.cards:
            cards.remove(card)
        stir(g, owner, self.deck)
        if self.rest == REST_ON_TOP or self.rest == REST_LEFT:
            cards.extend(reversed(rest))
        elif self.rest == REST_DISCARDED:
            for card in rest:
                to_discard(g, card)
        elif self.rest == REST_IN_HAND:
            self.put_in_hand(g, owner, cards, rest)
        else:
            for card in rest:
                cards.insert(0, card)
            if self.rest == REST_SHUFFLED and rest:
                shuffle(g, owner, self.deck)
        if not self.goes_on:
            f.moved = 0
        if self.to > TO_CALL:
            self.put_taken(g, f, cards, taken)
            return
        if self.to == TO_HAND:
            f.moved += self.put_in_hand(g, owner, cards, taken)
            return
        f.shown = -1
        for card in taken:
            cards.append(card)
            f.shown = card
            f.lost = False  # it lies on top, however it came there

    def put_in_hand(self, g: State, owner: i64, cards: list[i64], taken: list[i64]) -> i64:
        """As many as there is room for, and the others back on top."""
        moved: i64 = 0
        for card in taken:
            if has_room(g, owner, self.deck):
                moved += 1
                g.emit(events.TOOK, owner, self.deck, card)
                to_hand(g, owner, self.deck, card)
            else:
                cards.append(card)
        return moved

    def put_taken(self, g: State, f: Frame, cards: list[i64], taken: list[i64]) -> None:
        """The picks go back, the first one on top, or to the discard pile."""
        f.moved = len(taken)
        if self.to == TO_TOP:
            cards.extend(reversed(taken))
            return
        for card in taken:
            if self.to == TO_BOTTOM:
                cards.insert(0, card)
            else:
                to_discard(g, card)

    def answered(self, g: State, f: Frame, option: Option) -> None:
        if option.verb == DONE:
            f.moved = len(f.cards) + 1
        else:
            f.cards.append(option.a)
        self.go_on(g, f, g.deck(g.seat_of(self.whose, f.seat), self.deck))
