"""Effects that look into hands and decks, and put cards back into them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.effects import begin
from snapcount.engine.limits import note_action
from snapcount.engine.options import ASK_EFFECT, PICK_CARD, Option
from snapcount.engine.program import Frame, Number, Step
from snapcount.engine.state import State
from snapcount.engine.steps.cards import Showing, has_room, see_hand, shuffle
from snapcount.engine.steps.copying import copies, start_copy
from snapcount.engine.table import CardTest
from snapcount.engine.terms import (
    ACTION,
    ACTION_CARD,
    ACTION_PLAYED,
    EACH,
    NOBODY,
    PLAY,
    PLAY_CARD,
)
from snapcount.engine.triggers import fire
from snapcount.engine.zones import different, distinct, refill, stir, to_discard, to_hand

TO_TOP: i64 = 0
TO_BOTTOM: i64 = 1
SHUFFLED_IN: i64 = 2
TO_HAND: i64 = 3
TO_DISCARD: i64 = 4


@final
class LookAtHand(Step):
    """The controller looks at the other's hand, or at a `number` of its cards; it knows its own."""

    __slots__ = ("deck", "number", "who")

    def __init__(self, who: i64, deck: i64, number: Number | None) -> None:
        super().__init__()
        self.who: i64 = who
        self.deck: i64 = deck
        self.number: Number | None = number

    def run(self, g: State, f: Frame) -> bool:
        seats = g.seats(self.who, f.seat)
        if not (seats >> (1 - f.seat)) & 1:
            return True
        number = self.number
        if number is None:
            see_hand(g, f.seat, 1 - f.seat, self.deck)
            return True
        left = sorted(g.hand(1 - f.seat, self.deck))
        for _ in range(min(number.value(g, f), len(left))):
            g.emit(events.HAND_SEEN, f.seat, self.deck, left.pop(g.dice.below(len(left))))
        return True


@final
class Exchange(Step):
    """The two hands of a deck change places."""

    __slots__ = ("deck",)

    def __init__(self, deck: i64) -> None:
        super().__init__()
        self.deck: i64 = deck

    def run(self, g: State, f: Frame) -> bool:
        hands = g.action_hand if self.deck == ACTION else g.play_hand
        mine = hands[0]
        hands[0] = hands[1]
        hands[1] = mine
        g.emit(events.HANDS_EXCHANGED, -1, self.deck, -1)
        g.limit_due |= 5 << self.deck  # both seats: the hands may be over their limits (Z-3)
        return True


@final
class PutStep(Step):
    """Cards from a hand or discard pile into the deck, chosen one at a time; no `number` is all.

    `looks`: the effect's controller looks at them and chooses.
    """

    __slots__ = ("deck", "from_hand", "looks", "number", "such", "to", "who")

    def __init__(
        self, who: i64, deck: i64, number: Number | None, from_hand: bool, to: i64, looks: bool
    ) -> None:
        super().__init__()
        self.who: i64 = who
        self.deck: i64 = deck
        self.number: Number | None = number
        self.from_hand: bool = from_hand
        self.to: i64 = to
        self.looks: bool = looks
        self.such: CardTest = CardTest()

    def looks_into(self) -> tuple[i64, i64]:
        return (self.who, self.deck) if self.looks and self.from_hand else (NOBODY, -1)

    def pile(self, g: State, seat: i64) -> list[i64]:
        return g.hand(seat, self.deck) if self.from_hand else g.discard(seat, self.deck)

    def there(self, g: State, seat: i64) -> list[i64]:
        """The cards of the pile that may be put back."""
        return self.such.among(g.table, self.pile(g, seat))

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        pile = self.there(g, seat)
        number = self.number
        f.count = len(pile)
        if number is not None:
            wanted = number.value(g, f)
            if wanted > f.count:
                f.fell_short = True
            f.count = max(min(wanted, f.count), 0)
        f.moved = f.count
        if self.looks and self.from_hand and seat != f.seat:
            see_hand(g, f.seat, seat, self.deck)
        return self.go_on(g, f, seat, pile)

    def go_on(self, g: State, f: Frame, seat: i64, pile: list[i64]) -> bool:
        while f.count > 0:
            if self.to == SHUFFLED_IN and f.count == len(pile):
                self.put(g, f, seat, min(pile))  # Z-8: an order of its own means nothing
                pile = self.there(g, seat)
                continue
            looks = self.looks and seat != f.seat
            own = self.from_hand and not looks
            options = different(g, pile, PICK_CARD) if own else distinct(g, pile, PICK_CARD)
            if len(options) > 1:
                g.ask(f.seat if looks else seat, ASK_EFFECT, options)
                return False
            self.put(g, f, seat, options[0].a)
            pile = self.there(g, seat)
        if self.to == SHUFFLED_IN and f.moved:
            shuffle(g, seat, self.deck)
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        seat = g.seat_of(self.who, f.seat)
        self.put(g, f, seat, option.a)
        self.go_on(g, f, seat, self.there(g, seat))

    def put(self, g: State, f: Frame, seat: i64, card: i64) -> None:
        f.count -= 1
        self.pile(g, seat).remove(card)
        kind = events.HAND_CARD_PUT if self.from_hand else events.PILE_CARD_PUT
        g.emit(kind, seat, self.deck, card)
        owner = g.table.owner[card]
        cards = g.deck(owner, self.deck)  # Z-7: to its owner's
        if self.to == TO_BOTTOM:
            cards.insert(0, card)
        else:
            cards.append(card)
            stir(g, owner, self.deck)


@final
class RevealTop(Showing):
    """The top card of a deck is shown to all, and stays there; or so many of them."""

    __slots__ = ("count", "deck", "who")

    def __init__(self, who: i64, deck: i64, count: i64) -> None:
        super().__init__()
        self.who: i64 = who
        self.deck: i64 = deck
        self.count: i64 = count

    def shows_card(self) -> i64:
        return EACH

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        cards = g.deck(seat, self.deck)
        f.shown = -1
        f.lost = False
        if not cards and not refill(g, seat, self.deck):
            return True
        if self.count == 1 and not self.tallies:
            f.shown = cards[-1]
            g.emit(events.TOP_REVEALED, seat, self.deck, f.shown)
            return True
        f.moved = 0
        for at in range(min(self.count, len(cards))):
            card = cards[len(cards) - 1 - at]
            g.emit(events.TOP_REVEALED, seat, self.deck, card)
            self.noted(g, f, card)
        return True


@final
class PutShown(Step):
    """The card that was revealed or looked at leaves the top of its deck."""

    __slots__ = ("to",)

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def run(self, g: State, f: Frame) -> bool:
        card = f.shown
        if card < 0:
            return True
        owner = g.table.owner[card]
        deck: i64 = PLAY if g.table.kind[card] == PLAY_CARD else ACTION
        cards = g.deck(owner, deck)
        if f.lost or not cards or cards[-1] != card:
            return True  # it is not there any more
        if self.to == TO_HAND and not has_room(g, owner, deck):
            return True
        cards.pop()
        f.lost = True  # on top of its deck it would be another copy
        if self.to == TO_DISCARD:
            to_discard(g, card)
        elif self.to == TO_HAND:
            g.emit(events.SHOWN_CARD_PUT, owner, deck, 0)
            to_hand(g, owner, deck, card)
        else:
            g.emit(events.SHOWN_CARD_PUT, owner, deck, 1)
            cards.insert(0, card)
        return True


def could_be_played(g: State, seat: i64, card: i64) -> bool:
    """Whether the seat could play an Action card now that another effect would carry out.

    One that would itself do so is not meant: it could go on for ever.
    """
    table = g.table
    ability = table.played[card]
    side: i64 = 1 if seat == g.offense else 2
    if ability is None or table.kind[card] != ACTION_CARD or not table.side[card] & side:
        return False
    if not table.play_points[card] & g.point or plays_from_discard(ability.steps):
        return False
    if ability.needs_layer or ability.cost is not None:
        return False
    condition = ability.condition
    return condition is None or condition.holds(g, Frame(ability, seat, card, -1))


@final
class CopyDiscarded(Step):
    """Do what an Action card of a discard pile does that could be played now, of that kind; it
    stays there."""

    __slots__ = ("such", "whose")

    def __init__(self, whose: i64, such: CardTest) -> None:
        super().__init__()
        self.whose: i64 = whose
        self.such: CardTest = such

    def copies(self) -> bool:
        return True

    def run(self, g: State, f: Frame) -> bool:
        seats = g.seats(self.whose, f.seat)
        cards: list[i64] = []
        for seat in range(2):
            if (seats >> seat) & 1:
                for card in g.action_discard[seat]:
                    ability = g.table.played[card]
                    if card == f.card or ability is None or copies(ability):
                        continue
                    if self.such.fits(g.table, card) and could_be_played(g, f.seat, card):
                        cards.append(card)
        options = distinct(g, cards, PICK_CARD)
        if not options:
            return True
        if len(options) == 1:
            self.answered(g, f, options[0])
        else:
            g.ask(f.seat, ASK_EFFECT, options)
        return False

    def answered(self, g: State, f: Frame, option: Option) -> None:
        ability = g.table.played[option.a]
        assert ability is not None
        start_copy(g, f, ability, option.a)


@final
class PlayFromDiscard(Step):
    """An Action card of the discard pile that could be played now resolves within this effect.

    One that would itself play another from there is not offered: it could go on for ever.
    """

    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        options = distinct(g, self.cards(g, f), PICK_CARD)
        if not options:
            return True
        if len(options) == 1:
            self.answered(g, f, options[0])
            return False
        g.ask(f.seat, ASK_EFFECT, options)
        return False

    def cards(self, g: State, f: Frame) -> list[i64]:
        found: list[i64] = []
        for card in g.action_discard[f.seat]:
            if could_be_played(g, f.seat, card):
                found.append(card)
        return found

    def answered(self, g: State, f: Frame, option: Option) -> None:
        card = option.a
        ability = g.table.played[card]
        assert ability is not None
        g.action_discard[f.seat].remove(card)
        g.emit(events.CARD_PLAYED, f.seat, card, -1)
        note_action(g, f.seat, card)
        begin(g, ability, f.seat, card, -1).uses_card = True
        if g.table.listens[ACTION_PLAYED]:
            fire(g, ACTION_PLAYED, f.seat, -1)


def plays_from_discard(steps: list[Step]) -> bool:
    for step in steps:
        if isinstance(step, PlayFromDiscard | CopyDiscarded):
            return True
    return False
