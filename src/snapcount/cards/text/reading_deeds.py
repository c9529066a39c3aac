"""What the grammar's rules for deeds become: verb phrases of whoever does them."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from snapcount.cards.nouns import Countable, CountCards, Number, TheX, Times
from snapcount.cards.text.clauses import Clause, Doing, third
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import normal
from snapcount.cards.text.reading_layers import ReadLayers
from snapcount.cards.text.reading_numbers import capped
from snapcount.cards.text.reading_who import THEY, Named, known
from snapcount.cards.text.refusal import WHICH_CARD, Refusal
from snapcount.cards.tree import (
    CallFromHand,
    CallShown,
    ChangeTimeouts,
    ChooseX,
    Discard,
    DiscardAny,
    DiscardTop,
    Draw,
    LookAndReorder,
    LookAndTake,
    Recover,
    RevealHand,
    ScorePoints,
    Search,
    ShuffleDiscard,
    SkipDraw,
)
from snapcount.cards.words import Call, CardKind, Deck, Who

Sought = tuple[CardKind | None, tuple[Call, ...], Deck]
"""What a deck is searched for: a kind, calls, and the deck where it is."""


class UpTo(msgspec.Struct):
    """As many as the player likes who does it, up to this: X is chosen first."""

    most: int


def _some_of(who: Who, deck: Deck, high: int) -> ChooseX:
    """X for as many cards of a hand as its owner likes."""
    if high < 9:
        return ChooseX(0, high, who)
    return ChooseX(who=who, up_to=CountCards(who, deck, "hand"))


class ReadDeeds(ReadLayers):
    """What players do with their cards, timeouts and points."""

    # How many cards

    def a_card(self, deck: Deck) -> tuple[Deck, Number]:
        return deck, 1

    def int_cards(self, count: Word, deck: Deck) -> tuple[Deck, Number]:
        return deck, int(count)

    def x_cards(self, deck: Deck) -> tuple[Deck, Number]:
        return deck, TheX()

    def cards_up_to(self, count: Word, deck: Deck) -> tuple[Deck, UpTo]:
        return deck, UpTo(int(count))

    def a_card_each(self, deck: Deck, count: Countable) -> tuple[Deck, Number]:
        return deck, count

    def cards_each(self, per: Word, deck: Deck, count: Countable) -> tuple[Deck, Number]:
        return deck, cast(Number, normal(Times(int(per), count)))

    def a_card_each_capped(self, deck: Deck, count: Countable, most: int) -> tuple[Deck, Number]:
        return deck, capped(count, most)

    def cards_each_capped(
        self, per: Word, deck: Deck, count: Countable, most: int
    ) -> tuple[Deck, Number]:
        return deck, capped(self.cards_each(per, deck, count)[1], most)

    def cards_equal(self, deck: Deck, number: Number) -> tuple[Deck, Number]:
        return deck, number

    # Drawing and discarding

    def draw(self, verb: Word, what: tuple[Deck, Number | UpTo]) -> Clause:
        deck, count = what
        if isinstance(count, UpTo):
            high = count.most
            return Doing(lambda who: (ChooseX(0, high, who), Draw(who, deck, TheX())), third(verb))
        return Doing(lambda who: Draw(who, deck, count), third(verb))

    def skip_draw(self, verb: Word, _: Word) -> Clause:
        return Doing(lambda who: SkipDraw(who), verb.startswith("doe"))

    def discard(self, verb: Word, what: tuple[Deck, Number | UpTo]) -> Clause:
        deck, count = what
        if isinstance(count, UpTo):
            high = count.most
            return Doing(
                lambda who: (_some_of(who, deck, high), Discard(who, deck, TheX())), third(verb)
            )
        return Doing(lambda who: Discard(who, deck, count), third(verb))

    def discard_random(self, verb: Word, what: tuple[Deck, Number | UpTo]) -> Clause:
        deck, count = what
        if isinstance(count, UpTo):
            raise Refusal("unexpected", "at random is no choice")
        return Doing(lambda who: Discard(who, deck, count, "random"), third(verb))

    def discard_all(self, verb: Word, whose: Named, deck: Deck) -> Clause:
        if whose not in ("you", THEY) and not third(verb):
            # `Discard all of your opponent's Action cards`: nobody has a choice.
            return Discard(known(whose), deck, None)
        return Doing(lambda who: Discard(who, deck, None), third(verb), (whose,))

    def discard_every(self, verb: Word, deck: Deck) -> Clause:
        return Doing(lambda who: Discard(who, deck, None), third(verb))

    def discard_top(self, verb: Word, whose: Named, deck: Deck) -> Clause:
        return self._discard_tops(verb, 1, whose, deck)

    def discard_tops(self, verb: Word, count: Word, whose: Named, deck: Deck) -> Clause:
        return self._discard_tops(verb, int(count), whose, deck)

    @staticmethod
    def _discard_tops(verb: Word, count: int, whose: Named, deck: Deck) -> Clause:
        if whose not in ("you", THEY) and not third(verb):
            return DiscardTop(known(whose), deck, count)
        return Doing(lambda who: DiscardTop(who, deck, count), third(verb), (whose,))

    def discard_any(self, verb: Word, count: Word | None = None) -> Clause:
        number = 1 if count is None else int(count)
        return Doing(lambda who: DiscardAny(who, number), third(verb))

    def discard_any_random(self, verb: Word, count: Word | None = None) -> Clause:
        number = 1 if count is None else int(count)
        return Doing(lambda who: DiscardAny(who, number, random=True), third(verb))

    # Searching a deck

    def sought_kind(self, kind: CardKind) -> Sought:
        return (kind, (), "action")

    def sought_calls(self, calls: tuple[Call, ...]) -> Sought:
        return (None, calls, "play")

    def sought_deck(self, deck: Deck) -> Sought:
        return ("action" if deck == "action" else None, (), deck)

    def search_both(self, verb: Word, whose: Named, hand: Named) -> Clause:
        return Doing(lambda who: Search(who), third(verb), (whose, hand))

    def search(self, verb: Word, whose: Named, deck: Deck, hand: Named) -> Clause:
        return Doing(lambda who: Search(who, (deck,)), third(verb), (whose, hand))

    def search_hidden(self, verb: Word, whose: Named, *rest: Any) -> Clause:
        decks: tuple[Deck, ...] = ("play", "action") if len(rest) == 1 else (rest[0],)
        return Doing(lambda who: Search(who, decks, reveal=False), third(verb), (whose, rest[-1]))

    def search_for(self, verb: Word, whose: Named, *rest: Any) -> Clause:
        return self._search_for(verb, whose, rest, True)

    def search_for_hidden(self, verb: Word, whose: Named, *rest: Any) -> Clause:
        return self._search_for(verb, whose, rest, False)

    @staticmethod
    def _search_for(verb: Word, whose: Named, rest: tuple[Any, ...], reveal: bool) -> Clause:
        *named, sought, hand = rest
        kind, calls, deck = sought
        if named not in ([], [deck]):
            raise Refusal("unexpected", "no such card is in that deck")
        return Doing(
            lambda who: Search(who, (deck,), kind, calls, reveal), third(verb), (whose, hand)
        )

    def search_some(self, verb: Word, whose: Named, deck: Deck, *rest: Any) -> Clause:
        return self._search_some(verb, whose, deck, rest, True)

    def search_some_hidden(self, verb: Word, whose: Named, deck: Deck, *rest: Any) -> Clause:
        return self._search_some(verb, whose, deck, rest, False)

    @staticmethod
    def _search_some(
        verb: Word, whose: Named, deck: Deck, rest: tuple[Any, ...], reveal: bool
    ) -> Clause:
        count, hand = int(rest[0]), rest[-1]
        kind, calls, where = rest[1] if isinstance(rest[1], tuple) else (None, (), deck)
        if where != deck:
            raise Refusal("unexpected", "no such card is in that deck")
        if not 1 < count <= 9:
            raise Refusal("out-of-range", f"{count} cards cannot be searched for")
        return Doing(
            lambda who: Search(who, (deck,), kind, calls, reveal, "hand", count),
            third(verb),
            (whose, hand),
        )

    def search_to_call(self, verb: Word, whose: Named, deck: Deck, *rest: Any) -> Clause:
        *sought, of = rest
        kind, calls, where = sought[0] if sought else (None, (), "play")
        if deck != "play" or where != "play" or of not in (None, "you"):
            raise Refusal("unexpected", "whose play is meant?")
        return Doing(
            lambda who: Search(who, ("play",), kind, calls, True, "call"), third(verb), (whose,)
        )

    # Out of a discard pile

    def search_discard(self, verb: Word, whose: Named, deck: Deck, hand: Named) -> Clause:
        return self.recover(verb, (deck, 1), whose, hand)

    def recover(self, verb: Word, what: tuple[Deck, int], whose: Named, hand: Named) -> Clause:
        return Doing(lambda who: Recover(who, *what), third(verb), (whose, hand))

    def recover_kind(self, verb: Word, kind: Any, whose: Named, hand: Named) -> Clause:
        return Doing(lambda who: Recover(who, "action", 1, kind), third(verb), (whose, hand))

    def recover_calls(
        self, verb: Word, calls: tuple[Call, ...], whose: Named, hand: Named
    ) -> Clause:
        return Doing(lambda who: Recover(who, "play", calls=calls), third(verb), (whose, hand))

    def recover_power_up(self, verb: Word, whose: Named, hand: Named) -> Clause:
        return self.recover_kind(verb, "power up", whose, hand)

    def recover_up_to(
        self, verb: Word, count: Word, deck: Deck, whose: Named, hand: Named
    ) -> Clause:
        high = int(count)
        return Doing(
            lambda who: (ChooseX(0, high, who), Recover(who, deck, TheX())),
            third(verb),
            (whose, hand),
        )

    def recover_x(self, verb: Word, deck: Deck, whose: Named, hand: Named) -> Clause:
        return Doing(lambda who: Recover(who, deck, TheX()), third(verb), (whose, hand))

    def recover_different(
        self, verb: Word, what: tuple[Deck, int], whose: Named, hand: Named
    ) -> Clause:
        if what[1] == 1:
            raise Refusal("unexpected", "one card has one name")
        return Doing(lambda who: Recover(who, *what, None, True), third(verb), (whose, hand))

    def recover_up_to_different(
        self, verb: Word, count: Word, deck: Deck, whose: Named, hand: Named
    ) -> Clause:
        high = int(count)
        return Doing(
            lambda who: (ChooseX(0, high, who), Recover(who, deck, TheX(), None, True)),
            third(verb),
            (whose, hand),
        )

    def recover_x_different(self, verb: Word, deck: Deck, whose: Named, hand: Named) -> Clause:
        return Doing(lambda who: Recover(who, deck, TheX(), None, True), third(verb), (whose, hand))

    def recover_from(
        self, verb: Word, what: tuple[Deck, int], whose: Named, deck: Deck, hand: Named
    ) -> Clause:
        if what[0] != deck:
            raise Refusal("unexpected", "these cards are not in that pile")
        return self.recover(verb, what, whose, hand)

    def recover_one(self, verb: Word, whose: Named, deck: Deck, hand: Named) -> Clause:
        return self.recover(verb, (deck, 1), whose, hand)

    def recover_some(
        self, verb: Word, count: Word, whose: Named, deck: Deck, hand: Named
    ) -> Clause:
        return self.recover(verb, (deck, int(count)), whose, hand)

    def shuffle(self, verb: Word, whose: Named, deck: Deck, into: Named, into_deck: Deck) -> Clause:
        if deck != into_deck:
            raise Refusal("unexpected", "a discard pile is shuffled into its own deck")
        if whose not in ("you", THEY) and not third(verb):
            if into not in (whose, THEY):
                raise Refusal("unexpected", "whose deck is meant?")
            return ShuffleDiscard(known(whose), deck)
        return Doing(lambda who: ShuffleDiscard(who, deck), third(verb), (whose, into))

    # Looking at cards

    def reveal_hand(self, verb: Word, whose: Named, deck: Deck) -> Clause:
        if whose not in ("you", THEY) and not third(verb):
            return RevealHand(known(whose), deck)
        return Doing(lambda who: RevealHand(who, deck), third(verb), (whose,))

    def look_at_one(self, whose: Named, deck: Deck) -> Clause:
        return LookAndReorder(known(whose), deck, 1)

    def look_and_reorder(self, count: Word, whose: Named, deck: Deck) -> Clause:
        return LookAndReorder(known(whose), deck, int(count))

    def rest_to_bottom(self, *_: object) -> str:
        return "bottom"

    def rest_to_top(self, *_: object) -> str:
        return "top"

    def rest_discarded(self, *_: object) -> str:
        return "discard"

    def rest_shuffled(self, *_: object) -> str:
        return "shuffle"

    def look_and_take(self, count: Word, whose: Named, deck: Deck, *parts: Any) -> Clause:
        _, take, hand, rest = parts
        if whose != "you" or hand != "you":
            raise Refusal("unexpected", "these cards are somebody else's")
        if not 0 < int(take) < int(count) <= 10:
            raise Refusal("out-of-range", f"{take} of {count} cards cannot be taken")
        return LookAndTake(deck, int(count), int(take), "hand", rest)

    def look_and_call(self, count: Word, whose: Named, deck: Deck, *parts: Any) -> Clause:
        take, play_of, rest = parts
        if whose != "you" or play_of not in (None, "you") or deck != "play" or int(take) != 1:
            raise Refusal("unexpected", "whose play is meant?")
        if not 1 < int(count) <= 10:
            raise Refusal("out-of-range", f"{count} cards are no choice")
        return LookAndTake(deck, int(count), 1, "call", rest)

    def reveal_some_and_take(self, verb: Word, *parts: Any) -> Clause:
        return msgspec.structs.replace(cast(LookAndTake, self.look_and_take(*parts)), reveal=True)

    def reveal_some_and_call(self, verb: Word, *parts: Any) -> Clause:
        return msgspec.structs.replace(cast(LookAndTake, self.look_and_call(*parts)), reveal=True)

    # Another play

    def call_from_hand(self, what: tuple[Deck, int], whose: Named, of: Named | None) -> Clause:
        if whose != "you" or of not in (None, "you") or what != ("play", 1):
            raise Refusal("unexpected", "whose play is meant?")
        return CallFromHand()

    def call_kind_from_hand(
        self, calls: tuple[Call, ...], whose: Named, of: Named | None
    ) -> Clause:
        if whose != "you" or of not in (None, "you"):
            raise Refusal("unexpected", "whose play is meant?")
        return CallFromHand(calls=calls)

    def exchange_call(self, _: Word, whose: Named, what: tuple[Deck, int], hand: Named) -> Clause:
        if whose != "you" or hand != "you" or what != ("play", 1):
            raise Refusal("unexpected", "whose play is meant?")
        return CallFromHand(back=True)

    def exchange_call_kind(
        self, _: Word, whose: Named, calls: tuple[Call, ...], hand: Named
    ) -> Clause:
        if whose != "you" or hand != "you":
            raise Refusal("unexpected", "whose play is meant?")
        return CallFromHand(calls=calls, back=True)

    def call_shown(self, of: Named | None) -> Clause:
        if of not in (None, "you"):
            raise Refusal("unexpected", "whose play is meant?")
        return CallShown()

    # Timeouts and points

    def gain_timeouts(self, verb: Word, count: int) -> Clause:
        return Doing(lambda who: ChangeTimeouts(who, count), third(verb))

    def lose_timeouts(self, verb: Word, count: int) -> Clause:
        return Doing(lambda who: ChangeTimeouts(who, -count), third(verb))

    def score(self, verb: Word, points: Word) -> Clause:
        value = int(points)
        return Doing(lambda who: ScorePoints(who, value), third(verb))

    def score_one(self, verb: Word) -> Clause:
        return Doing(lambda who: ScorePoints(who, 1), third(verb))

    def deed_itself(self, deed: Word) -> Clause:
        """What one does on one's own account, a text may ask for as well."""
        if deed != "a timeout is spent":
            if deed in ("a card is drawn", "a card is discarded"):
                raise Refusal("unexpected", WHICH_CARD)
            raise Refusal("unexpected", "no text can make a player do this")
        return Doing(lambda who: ChangeTimeouts(who, -1), False)
