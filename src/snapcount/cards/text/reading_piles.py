"""What the grammar's rules for putting cards back into decks become."""

from __future__ import annotations

from typing import Any, Literal

from snapcount.cards.nouns import (
    TheX,
)
from snapcount.cards.text.clauses import Clause, Doing, third
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_deeds import ReadDeeds, UpTo
from snapcount.cards.text.reading_who import THEY, Named
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    ChooseX,
    PutCards,
)
from snapcount.cards.words import Deck

Few = tuple[Deck, int]
Source = Literal["hand", "discard"]
Goal = Literal["top", "bottom", "shuffle"]


class ReadPiles(ReadDeeds):
    """Putting cards from hands and discard piles into their decks."""

    def on_bottom(self) -> Goal:
        return "bottom"

    def on_top(self) -> Goal:
        return "top"

    def _into_deck(
        self,
        verb: Word,
        deck: Deck,
        count: int | None,
        source: Source,
        to: Goal,
        owners: tuple[Named, ...],
        into: tuple[Deck, ...] = (),
    ) -> Clause:
        if into not in ((), (deck,)):
            raise Refusal("unexpected", "cards go back into their own deck")
        return Doing(lambda who: PutCards(who, deck, count, source, to), third(verb), owners)

    def put_from_hand(
        self, verb: Word, what: Few, whose: Named, to: Goal, into: Named, *deck: Deck
    ) -> Clause:
        return self._into_deck(verb, *what, "hand", to, (whose, into), deck)

    def put_plain(self, verb: Word, what: Few, to: Goal, into: Named, *deck: Deck) -> Clause:
        return self._into_deck(verb, *what, "hand", to, (into,), deck)

    def put_from_pile(
        self, verb: Word, what: Few, whose: Named, to: Goal, into: Named, *deck: Deck
    ) -> Clause:
        return self._into_deck(verb, *what, "discard", to, (whose, into), deck)

    def put_hand(
        self, verb: Word, whose: Named, deck: Deck, to: Goal, into: Named, *into_deck: Deck
    ) -> Clause:
        return self._into_deck(verb, deck, None, "hand", to, (whose, into), into_deck)

    def put_pile(
        self, verb: Word, whose: Named, deck: Deck, to: Goal, into: Named, *into_deck: Deck
    ) -> Clause:
        return self._into_deck(verb, deck, None, "discard", to, (whose, into), into_deck)

    def shuffle_hand(
        self, verb: Word, whose: Named, deck: Deck, into: Named, *into_deck: Deck
    ) -> Clause:
        return self._into_deck(verb, deck, None, "hand", "shuffle", (whose, into), into_deck)

    def shuffle_the_hand(self, verb: Word, whose: Named, into: Named, deck: Deck) -> Clause:
        return self._into_deck(verb, deck, None, "hand", "shuffle", (whose, into))

    def shuffle_from_hand(
        self, verb: Word, what: Few, whose: Named, into: Named, *deck: Deck
    ) -> Clause:
        return self._into_deck(verb, *what, "hand", "shuffle", (whose, into), deck)

    def shuffle_from_pile(
        self, verb: Word, what: Few, whose: Named, into: Named, *deck: Deck
    ) -> Clause:
        return self._into_deck(verb, *what, "discard", "shuffle", (whose, into), deck)

    def any_number_of_cards(self, deck: Deck) -> tuple[Deck, UpTo]:
        return deck, UpTo(9)

    def any_number_of_theirs(self, whose: Named, deck: Deck) -> tuple[Deck, UpTo]:
        if whose not in ("you", THEY):
            raise Refusal("unexpected", "a player discards their own cards")
        return deck, UpTo(9)

    def shuffle_up_to(
        self, verb: Word, count: Word, deck: Deck, whose: Named, into: Named, own: Deck
    ) -> Clause:
        high = int(count)
        goal(deck, None, (own,))
        return Doing(
            lambda who: (
                ChooseX(0, high, who),
                PutCards(who, deck, TheX(), "discard", "shuffle"),
            ),
            third(verb),
            (whose, into),
        )

    def put_up_to(
        self, verb: Word, count: Word, deck: Deck, whose: Named, to: Goal, into: Named, own: Deck
    ) -> Clause:
        high = int(count)
        goal(deck, None, (own,))
        return Doing(
            lambda who: (ChooseX(0, high, who), PutCards(who, deck, TheX(), "discard", to)),
            third(verb),
            (whose, into),
        )

    def put_x(
        self, verb: Word, deck: Deck, whose: Named, to: Goal, into: Named, own: Deck
    ) -> Clause:
        goal(deck, None, (own,))
        return Doing(
            lambda who: PutCards(who, deck, TheX(), "discard", to), third(verb), (whose, into)
        )

    def shuffle_x(self, verb: Word, deck: Deck, whose: Named, into: Named, own: Deck) -> Clause:
        goal(deck, None, (own,))
        return Doing(
            lambda who: PutCards(who, deck, TheX(), "discard", "shuffle"),
            third(verb),
            (whose, into),
        )


def goal(deck: Deck | None, whose: Named | None, into: tuple[Any, ...]) -> tuple[Goal, Deck | None]:
    """Where in their deck cards go, and which it is: their owner's, of their own kind."""
    to: Goal = "shuffle"
    for part in into:
        if isinstance(part, Word) and part.type in ("PUT", "SHUFFLE"):
            continue
        if part in ("top", "bottom"):
            to = part
        elif part in ("play", "action"):
            if deck not in (None, part):
                raise Refusal("unexpected", "cards go back into their own deck")
            deck = part
        elif part not in (whose, THEY) and (whose is not None or part == "you"):
            raise Refusal("unexpected", "cards go back into their owner's deck")
    return to, deck
