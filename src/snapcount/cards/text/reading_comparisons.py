"""What the grammar's rules for comparing and counting become."""

from __future__ import annotations

from typing import Any, Final, Literal, cast

import msgspec

from snapcount.cards.nouns import (
    AllOf,
    Compare,
    Condition,
    CountAttached,
    CountCards,
    Counted,
    CountPlayers,
    CountTimeouts,
    GritIn,
    Group,
    Number,
    RatingOf,
    ShownStrength,
    StrengthIn,
    StrengthOf,
    TheGrit,
    ThePlayStrength,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import opposite
from snapcount.cards.text.reading_bounds import Bounds, digit
from snapcount.cards.text.reading_numbers import ReadNumbers
from snapcount.cards.text.reading_players import Someone
from snapcount.cards.text.reading_who import THEY, Named, antecedent, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.words import Deck, Who

How = Literal["at least", "at most", "exactly"]

ANY_DECK: Final = "any"
"""Cards of both decks."""


def decided(condition: Condition, so: bool) -> Condition:
    """The condition, or where it `is not` so its opposite."""
    return condition if so else opposite(condition)


def within(count: Counted, bounds: Bounds) -> Condition:
    """That so many are counted."""
    low, high = bounds
    if low == high and low is not None:
        return Compare(count, "exactly", low)
    if high is None:
        return Compare(count, "at least", low or 0)
    if low is None:
        return Compare(count, "at most", high)
    return AllOf((Compare(count, "at least", low), Compare(count, "at most", high)))


def _owned(owner: Who, what: Counted | str | None) -> Counted:
    """What is counted as somebody's: timeouts where nothing is named, cards in a hand, Players."""
    if what is None:
        return CountTimeouts(owner)
    if isinstance(what, str):
        return CountCards(owner, None if what == ANY_DECK else cast(Deck, what), "hand")
    if isinstance(what, CountPlayers):
        return CountPlayers(msgspec.structs.replace(what.group, whose=owner))
    return what


ONE_DIGIT: Final = (TheGrit, ThePlayStrength, ShownStrength, StrengthOf)


class ReadComparisons(ReadNumbers):
    """Conditions about numbers, and about what somebody has."""

    def is_so(self) -> bool:
        return True

    def is_not(self) -> bool:
        return False

    # Comparing

    def how_least(self) -> How:
        return "at least"

    def how_most(self) -> How:
        return "at most"

    def how_exactly(self) -> How:
        return "exactly"

    def number_in(self, number: Number, so: bool, span: tuple[int, int]) -> Condition:
        low, high = span
        if isinstance(number, TheGrit):
            return decided(GritIn(digit(low), digit(high)), so)
        if isinstance(number, ThePlayStrength):
            return decided(StrengthIn(digit(low), digit(high)), so)
        if isinstance(number, ShownStrength) and low != high:
            parts = (Compare(number, "at least", low), Compare(number, "at most", high))
            return decided(AllOf(parts), so)
        if low != high:
            raise Refusal("unexpected", "only Play Strength and Grit lie in a range")
        return decided(Compare(number, "exactly", low), so)

    def number_between(self, number: Number, so: bool, low: Word, high: Word) -> Condition:
        return self.number_in(number, so, self.two_values(low, high))

    def compare(self, left: Number, so: bool, how: How, right: Number) -> Condition:
        if isinstance(right, int) and isinstance(left, ONE_DIGIT):
            right = digit(right)  # there is none beyond
        return decided(Compare(left, how, right), so)

    def compare_more(self, left: Number, so: bool, right: Word) -> Condition:
        return self.compare(left, so, "at least", int(right))

    def compare_less(self, left: Number, so: bool, right: Word) -> Condition:
        return self.compare(left, so, "at most", int(right))

    def compare_above(self, left: Number, so: bool, right: Number) -> Condition:
        if isinstance(right, int):
            return self.compare(left, so, "at least", right + 1)
        return self.compare(right, not so, "at least", left)

    def compare_below(self, left: Number, so: bool, right: Number) -> Condition:
        if not isinstance(right, int):
            return self.compare(left, not so, "at least", right)
        if right < 1:
            raise Refusal("out-of-range", "nothing is less than 0")
        return self.compare(left, so, "at most", right - 1)

    def rated_higher(self, who: Someone, than: Someone) -> Condition:
        return self.compare_above(RatingOf(who), True, RatingOf(than))

    def rated_lower(self, who: Someone, than: Someone) -> Condition:
        return self.compare_below(RatingOf(who), True, RatingOf(than))

    # What somebody has

    def owner(self, who: Named) -> Who:
        return known(who)

    def you_have(self) -> Who:
        return "you"

    def opponent_has(self) -> Who:
        antecedent.set("opponent")
        return "opponent"

    def own_players(self, group: tuple[Group, bool]) -> Counted:
        return CountPlayers(group[0])

    def own_timeouts(self) -> None:
        return None

    def own_cards(self, deck: Deck, whose: Named | None = None) -> Deck:
        if whose not in (None, THEY, "you"):
            raise Refusal("unexpected", "whose cards are compared?")
        return deck

    def own_any_cards(self, whose: Named | None = None) -> str:
        self.own_cards("action", whose)
        return ANY_DECK

    def they_have(self, owner: Who, bounds: Bounds, what: Counted | None) -> Condition:
        return within(_owned(owner, what), bounds)

    def they_have_no(self, owner: Who, what: Counted | None) -> Condition:
        return within(_owned(owner, what), (0, 0))

    def they_have_timeouts(self, owner: Who, count: Word) -> Condition:
        return within(CountTimeouts(owner), (int(count), int(count)))

    def have_more(self, owner: Who, what: Counted | Deck | None, than: Named) -> Condition:
        """More than the other has: the other has not at least as many."""
        return opposite(Compare(_owned(known(than), what), "at least", _owned(owner, what)))

    def have_fewer(self, owner: Who, what: Counted | Deck | None, than: Named) -> Condition:
        return opposite(Compare(_owned(owner, what), "at least", _owned(known(than), what)))

    def cards_are(self, bounds: Bounds, what: Counted) -> Condition:
        return within(what, bounds)

    def there_are(self, bounds: Bounds, group: tuple[Group, bool]) -> Condition:
        return within(CountPlayers(group[0]), bounds)

    def attached_are(self, bounds: Bounds, kind: Any, *_: Word) -> Condition:
        return within(CountAttached(kind), bounds)

    def attached_are_of(self, bounds: Bounds, whose: Named, kind: Any, *_: Word) -> Condition:
        return within(CountAttached(kind, known(whose)), bounds)

    def they_have_attached(self, owner: Who, bounds: Bounds, kind: Any, *_: Word) -> Condition:
        return within(CountAttached(kind, owner), bounds)

    def they_have_none_attached(self, owner: Who, kind: Any, *_: Word) -> Condition:
        return within(CountAttached(kind, owner), (0, 0))
