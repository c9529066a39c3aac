"""Effects on cards in decks, hands and discard piles."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from snapcount.cards import tree
from snapcount.engine import events
from snapcount.engine.assemble.executing import Assembling, executes
from snapcount.engine.assemble.words import WHO
from snapcount.engine.drawing import draw_or_instead
from snapcount.engine.options import ASK_EFFECT, DISCARD, Option
from snapcount.engine.program import Frame, Number, Step
from snapcount.engine.state import State
from snapcount.engine.table import CardTest
from snapcount.engine.terms import (
    ACTION,
    CANCEL_THE_DRAW,
    EACH,
    NOBODY,
    PLAY,
    PLAY_CARD,
    WOULD,
)
from snapcount.engine.zones import (
    different,
    discard_from_hand,
    distinct,
    draw,
    hand_limit,
    stir,
    take_top,
    to_discard,
    to_hand,
)

# How cards to discard are found.
BY_CHOICE: Final = 0
AT_RANDOM: Final = 1
BY_LOOKING: Final = 2


def see_hand(g: State, looker: i64, seat: i64, deck: i64) -> None:
    """The looker alone learns what is in a hand (Z-1)."""
    for card in sorted(g.hand(seat, deck)):
        g.emit(events.HAND_SEEN, looker, deck, card)


@final
class DrawStep(Step):
    __slots__ = ("deck", "number", "who")

    def __init__(self, who: i64, deck: i64, number: Number) -> None:
        super().__init__()
        self.who: i64 = who
        self.deck: i64 = deck
        self.number: Number = number

    def run(self, g: State, f: Frame) -> bool:
        seats = g.seats(self.who, f.seat)
        count = min(self.number.value(g, f), 20)  # law 10
        f.moved = 0
        before = len(g.frames)
        for seat in (g.offense, 1 - g.offense):
            if (seats >> seat) & 1:
                for _ in range(count):
                    if f.ability.kind == WOULD:  # a replacement is applied once
                        drawn = draw(g, seat, self.deck)
                    else:
                        drawn = draw_or_instead(g, seat, self.deck)
                    if drawn:
                        f.moved += 1
                    else:
                        f.fell_short = True
        return len(g.frames) == before  # what happens instead goes first


@final
class DiscardStep(Step):
    """One seat discards from a hand: chosen by itself, at random, all of it, or chosen by the
    effect's controller, who looks at the hand. `shows`: a single card that is asked about then.
    `such`: only cards of some kind."""

    __slots__ = ("deck", "how", "number", "shows", "such", "who")

    def __init__(self, who: i64, deck: i64, number: Number | None, how: i64) -> None:
        super().__init__()
        self.who: i64 = who
        self.deck: i64 = deck
        self.number: Number | None = number
        self.how: i64 = how
        self.shows: bool = False
        self.such: CardTest = CardTest()

    def shows_card(self) -> i64:
        return EACH if self.shows else NOBODY

    def looks_into(self) -> tuple[i64, i64]:
        return (self.who, self.deck) if self.how == BY_LOOKING else (NOBODY, -1)

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        hand = self.such.among(g.table, g.hand(seat, self.deck))
        number = self.number
        f.count = len(hand)
        if number is not None:
            wanted = number.value(g, f)
            if wanted > f.count:
                f.fell_short = True
            f.count = min(wanted, f.count)
        f.moved = max(f.count, 0)
        if self.shows:
            f.shown = -1
            f.lost = True  # it is on top of no deck
        if self.how == BY_LOOKING and seat != f.seat:
            see_hand(g, f.seat, seat, self.deck)
        return self.go_on(g, f, seat)

    def go_on(self, g: State, f: Frame, seat: i64) -> bool:
        while f.count > 0:
            hand = self.such.among(g.table, g.hand(seat, self.deck))
            f.count -= 1
            if f.count + 1 == len(hand):
                card = hand[0]
            elif self.how == AT_RANDOM:
                card = hand[g.dice.below(len(hand))]
            else:
                looks = self.how == BY_LOOKING and seat != f.seat
                options = distinct(g, hand, DISCARD) if looks else different(g, hand, DISCARD)
                if len(options) > 1:
                    g.ask(f.seat if looks else seat, ASK_EFFECT, options)
                    return False
                card = options[0].a
            if self.shows:
                f.shown = card
            discard_from_hand(g, seat, self.deck, card)
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        seat = g.seat_of(self.who, f.seat)
        if self.shows:
            f.shown = option.a
        discard_from_hand(g, seat, self.deck, option.a)
        self.go_on(g, f, seat)


def has_room(g: State, seat: i64, deck: i64) -> bool:
    """Z-3: where a sixth draw is cancelled, so is a sixth card by any other way."""
    if g.table.edition.limit_mode != CANCEL_THE_DRAW:
        return True
    if len(g.hand(seat, deck)) < hand_limit(g, seat, deck):
        return True
    g.emit(events.DRAW_CANCELLED, seat, deck, -1)
    return False


# Where a card is put.
IN_HAND: Final = 0
ON_TOP: Final = 1
ON_BOTTOM: Final = 2
SHUFFLED_IN: Final = 3


def put_in_deck(g: State, card: i64, to: i64) -> None:
    """A card that has left its place goes into its owner's deck (Z-7)."""
    owner = g.table.owner[card]
    deck: i64 = PLAY if g.table.kind[card] == PLAY_CARD else ACTION
    cards = g.deck(owner, deck)
    if to == ON_TOP:
        cards.append(card)
        stir(g, owner, deck)
        g.emit(events.SHOWN_CARD_PUT, owner, deck, 2)
        return
    cards.insert(0, card)
    if to == SHUFFLED_IN:
        shuffle(g, owner, deck)
    else:
        g.emit(events.SHOWN_CARD_PUT, owner, deck, 1)


GOES_AT: Final = 2
"""In `ThisDown.discarded`, above its seats, three bits each: where a called Play goes that says so
itself, one more than that, and 0 for the discard pile."""


def goes_instead(g: State, seat: i64, to: i64) -> None:
    """The Play that a seat has called will go there when it leaves the table (Z-6)."""
    this = g.this
    this.discarded &= ~(7 << (GOES_AT + 3 * seat))
    this.discarded |= (to + 1) << (GOES_AT + 3 * seat)


def stays_on_table(g: State, seat: i64) -> None:
    """The Play that a seat calls now has left nowhere yet, and goes where any does."""
    g.this.discarded &= ~(1 << seat | 7 << (GOES_AT + 3 * seat))


def leave_table(g: State, seat: i64) -> None:
    """Z-6: the Play that a seat has called goes to the discard pile, or where its text says."""
    this = g.this
    card = this.called[seat]
    to = ((this.discarded >> (GOES_AT + 3 * seat)) & 7) - 1
    this.discarded &= ~(7 << (GOES_AT + 3 * seat))
    if to < 0 or (to == IN_HAND and not has_room(g, g.table.owner[card], PLAY)):
        to_discard(g, card)
    elif to == IN_HAND:
        g.emit(events.RETURNED, g.table.owner[card], card, -1)
        to_hand(g, g.table.owner[card], PLAY, card)
    else:
        put_in_deck(g, card, to)


def shuffle(g: State, seat: i64, deck: i64) -> None:
    cards = g.deck(seat, deck)
    cards.sort()  # the order before a shuffle must not show through it
    g.dice.shuffle(cards)
    stir(g, seat, deck)
    g.emit(events.SHUFFLED, seat, deck, -1)


class Showing(Step):
    """A step that shows cards to all; where a text asks, it counts those of some kind."""

    __slots__ = ("such", "tallies")

    def __init__(self) -> None:
        super().__init__()
        self.tallies: bool = False
        self.such: CardTest = CardTest()

    def noted(self, g: State, f: Frame, card: i64) -> None:
        """The card has been shown; without a question all of them count."""
        if self.such.fits(g.table, card):
            f.moved += 1


@final
class DiscardTopStep(Showing):
    """Cards from the top of a deck to the discard pile."""

    __slots__ = ("count", "deck", "who")

    def __init__(self, who: i64, deck: i64, count: i64) -> None:
        super().__init__()
        self.who: i64 = who
        self.deck: i64 = deck
        self.count: i64 = count

    def shows_card(self) -> i64:
        return EACH if self.count == 1 else NOBODY

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        f.moved = 0
        if self.count == 1:
            f.shown = -1
        for _ in range(self.count):
            card = take_top(g, seat, self.deck)
            if card < 0:
                f.fell_short = True
                break
            to_discard(g, card)
            self.noted(g, f, card)
            if self.count == 1:
                f.shown = card
                f.lost = True  # it is on top of no deck
        return True


@final
class DiscardAnyStep(Step):
    """One seat discards cards of either deck from its hand."""

    __slots__ = ("count", "random", "who")

    def __init__(self, who: i64, count: i64, random: bool) -> None:
        super().__init__()
        self.who: i64 = who
        self.count: i64 = count
        self.random: bool = random

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        f.count = min(self.count, len(g.play_hand[seat]) + len(g.action_hand[seat]))
        f.moved = f.count
        if f.count < self.count:
            f.fell_short = True
        return self.go_on(g, f, seat)

    def go_on(self, g: State, f: Frame, seat: i64) -> bool:
        while f.count > 0:
            hand = g.play_hand[seat] + g.action_hand[seat]
            if self.random:
                card = hand[g.dice.below(len(hand))]
            else:
                options = different(g, hand, DISCARD)
                if len(options) > 1:
                    g.ask(seat, ASK_EFFECT, options)
                    return False
                card = options[0].a
            self.discard(g, f, seat, card)
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        seat = g.seat_of(self.who, f.seat)
        self.discard(g, f, seat, option.a)
        self.go_on(g, f, seat)

    def discard(self, g: State, f: Frame, seat: i64, card: i64) -> None:
        f.count -= 1
        deck: i64 = PLAY if g.table.kind[card] == PLAY_CARD else ACTION
        discard_from_hand(g, seat, deck, card)


@final
class RevealStep(Showing):
    """A hand is shown to everyone."""

    __slots__ = ("deck", "who")

    def __init__(self, who: i64, deck: i64) -> None:
        super().__init__()
        self.who: i64 = who
        self.deck: i64 = deck

    def run(self, g: State, f: Frame) -> bool:
        seats = g.seats(self.who, f.seat)
        if self.tallies:
            f.moved = 0
        for seat in (g.offense, 1 - g.offense):
            if (seats >> seat) & 1:
                for card in sorted(g.hand(seat, self.deck)):
                    g.emit(events.HAND_REVEALED, seat, self.deck, card)
                    if self.tallies:
                        self.noted(g, f, card)
        return True


@final
class SkipDrawStep(Step):
    """No Action card is drawn at the end of this down."""

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.who: i64 = who

    def run(self, g: State, f: Frame) -> bool:
        g.this.no_draw |= g.seats(self.who, f.seat)
        return True


@executes(tree.SkipDraw)
def _skip_draw(a: Assembling, n: tree.SkipDraw, steps: list[Step]) -> None:
    steps.append(SkipDrawStep(WHO[n.who]))


@final
class ShuffleDiscardStep(Step):
    __slots__ = ("deck", "who")

    def __init__(self, who: i64, deck: i64) -> None:
        super().__init__()
        self.who: i64 = who
        self.deck: i64 = deck

    def run(self, g: State, f: Frame) -> bool:
        seats = g.seats(self.who, f.seat)
        for seat in (g.offense, 1 - g.offense):
            if (seats >> seat) & 1:
                pile = g.discard(seat, self.deck)
                g.deck(seat, self.deck).extend(pile)
                pile.clear()
                shuffle(g, seat, self.deck)
        return True
