"""What the grammar's rules about timing points inside sentences become, and about X cards."""

from __future__ import annotations

from typing import Any

from snapcount.cards.nouns import AtPoint, Condition, Group, Players, Subject, TheX
from snapcount.cards.text.clauses import Clause, Doing, third
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_comparisons import decided
from snapcount.cards.text.reading_events import involved
from snapcount.cards.text.reading_heads import ReadHeads
from snapcount.cards.text.reading_piles import Goal
from snapcount.cards.text.reading_who import Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import Occasion
from snapcount.cards.tree import CannotUse, Modifier, PutCards
from snapcount.cards.words import Deck, Moment


class ReadMoments(ReadHeads):
    """Timing points that a trigger or a prohibition names."""

    def at_point(self, point: Moment) -> Condition:
        return AtPoint(point)

    def it_is_point(self, so: bool, point: Moment) -> Condition:
        return decided(AtPoint(point), so)

    def cannot_use_at(self, players: Subject, keyword: str, point: Moment) -> Modifier:
        if keyword != "exhaust":
            raise Refusal("unexpected", "Exhaust abilities are used in timing points")
        return CannotUse(players, "exhaust", point)

    def whose_cannot_use_at(self, who: Named, keyword: str, point: Moment) -> Modifier:
        return self.cannot_use_at(Group(whose=known(who)), keyword, point)

    def none_used_at(self, keyword: str, point: Moment) -> Modifier:
        return self.cannot_use_at(Group(), keyword, point)

    def player_would_do(self, players: Players, deed: Word) -> Occasion:
        if deed != "an Exhaust ability is used":
            raise Refusal("unexpected", "nothing can take the place of this")
        return Occasion("an Exhaust ability would be used", True, None, involved(players))

    # X cards of a hand

    def put_x_from_hand(
        self, verb: Word, deck: Deck, whose: Named, to: Goal, into: Named, own: Deck
    ) -> Clause:
        return self._x_from_hand(verb, deck, to, (whose, into), own)

    def shuffle_x_from_hand(
        self, verb: Word, deck: Deck, whose: Named, into: Named, own: Deck
    ) -> Clause:
        return self._x_from_hand(verb, deck, "shuffle", (whose, into), own)

    @staticmethod
    def _x_from_hand(
        verb: Word, deck: Deck, to: Any, owners: tuple[Named, ...], own: Deck
    ) -> Clause:
        if own != deck:
            raise Refusal("unexpected", "cards go back into their own deck")
        return Doing(lambda who: PutCards(who, deck, TheX(), "hand", to), third(verb), owners)
