"""What the grammar's rules for conditions become."""

from __future__ import annotations

from typing import cast

import msgspec

from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    BallWithin,
    Called,
    Compare,
    Condition,
    CountCards,
    CountPlayers,
    CountTimeouts,
    DeckHas,
    DownIs,
    GritIn,
    Group,
    Leading,
    Number,
    OnSide,
    PeriodIs,
    PlayIs,
    StrengthIn,
    Synergized,
    TheGrit,
    ThePlayStrength,
    TimeLeft,
    YardsWould,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import normal, opposite
from snapcount.cards.text.reading_players import (
    OTHER_PLAYER,
    THEY,
    Bounds,
    Counted,
    How,
    Named,
    ReadPlayers,
    Result,
    digit,
    known,
)
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.words import Call, Deck, Who


def _decided(condition: Condition, so: bool) -> Condition:
    return condition if so else opposite(condition)


class ReadConditions(ReadPlayers):
    """What stands after `if` and `while`."""

    def all_of(self, *parts: Condition) -> Condition:
        return normal(cast(Condition, AllOf(parts)))

    def any_of(self, *parts: Condition) -> Condition:
        return normal(cast(Condition, AnyOf(parts)))

    def negated(self, condition: Condition) -> Condition:
        return opposite(condition)

    def is_so(self) -> bool:
        return True

    def is_not(self) -> bool:
        return False

    def called(self, who: Named, calls: tuple[Call, ...]) -> Condition:
        return Called(known(who), calls)

    def not_called(self, who: Named, calls: tuple[Call, ...]) -> Condition:
        return opposite(Called(known(who), calls))

    def current_is(self, so: bool, calls: tuple[Call, ...]) -> Condition:
        return _decided(Called("offense", calls), so)

    def stopped_result(self) -> Result:
        return "stopped"

    def successful_result(self) -> Result:
        return "successful"

    def incomplete_result(self) -> Result:
        return "incomplete"

    def complete_result(self) -> Result:
        return "complete"

    def play_is(self, so: bool, result: Result) -> Condition:
        return _decided(PlayIs(result), so)

    def number_in(self, number: Number, so: bool, span: tuple[int, int]) -> Condition:
        low, high = span
        if isinstance(number, TheGrit):
            return _decided(GritIn(digit(low), digit(high)), so)
        if isinstance(number, ThePlayStrength):
            return _decided(StrengthIn(digit(low), digit(high)), so)
        if low != high:
            raise Refusal("unexpected", "only Play Strength and Grit lie in a range")
        return _decided(Compare(number, "exactly", low), so)

    def number_between(self, number: Number, so: bool, low: Word, high: Word) -> Condition:
        return self.number_in(number, so, self.two_values(low, high))

    def how_least(self) -> How:
        return "at least"

    def how_most(self) -> How:
        return "at most"

    def how_exactly(self) -> How:
        return "exactly"

    def compare(self, left: Number, so: bool, how: How, right: Number) -> Condition:
        return _decided(Compare(left, how, right), so)

    def compare_more(self, left: Number, so: bool, right: Word) -> Condition:
        return self.compare(left, so, "at least", int(right))

    def compare_less(self, left: Number, so: bool, right: Word) -> Condition:
        return self.compare(left, so, "at most", int(right))

    def compare_above(self, left: Number, so: bool, right: Word) -> Condition:
        return self.compare(left, so, "at least", int(right) + 1)

    def compare_below(self, left: Number, so: bool, right: Word) -> Condition:
        if int(right) < 1:
            raise Refusal("out-of-range", "nothing is less than 0")
        return self.compare(left, so, "at most", int(right) - 1)

    def downs(self, *downs: Word) -> tuple[int, ...]:
        return tuple(sorted({int(down) for down in downs}))

    def down_is(self, so: bool, downs: tuple[int, ...]) -> Condition:
        return _decided(DownIs(downs), so)

    def half_is(self, so: bool, half: Word) -> Condition:
        if half not in ("1", "2"):
            raise Refusal("out-of-range", "a game has two halves")
        return _decided(PeriodIs("first half" if half == "1" else "second half"), so)

    def overtime_is(self, so: bool) -> Condition:
        return _decided(PeriodIs("overtime"), so)

    def ball_within(self, so: bool, whose: Named, yards: Word) -> Condition:
        return _decided(BallWithin(int(yards), known(whose)), so)

    def leading(self, who: Named, so: bool) -> Condition:
        return _decided(Leading(known(who)), so)

    def leading_by(self, who: Named, so: bool, by: Word) -> Condition:
        return _decided(Leading(known(who), int(by)), so)

    def not_trailing(self, who: Named, so: bool) -> Condition:
        return _decided(Leading(known(who), 0), so)

    def trailing(self, who: Named, so: bool) -> Condition:
        return self.trailing_by(who, so, 1)

    def trailing_by(self, who: Named, so: bool, by: Word | int) -> Condition:
        if who not in OTHER_PLAYER:
            raise Refusal("unexpected", "one player is behind the other")
        return _decided(Leading(OTHER_PLAYER[known(who)], int(by)), so)

    def trailing_at_most(self, who: Named, so: bool, by: Word) -> Condition:
        return _decided(Leading(known(who), -int(by)), so)

    def tied(self) -> Condition:
        return AllOf((Leading("you", 0), Leading("opponent", 0)))

    def time_left(self, bounds: Bounds) -> Condition:
        return TimeLeft(at_least=bounds[0], at_most=bounds[1])

    def not_time_left(self, bounds: Bounds) -> Condition:
        return opposite(self.time_left(bounds))

    def on_offense(self, who: Named, so: bool) -> Condition:
        return _decided(OnSide(known(who), "offense"), so)

    def on_defense(self, who: Named, so: bool) -> Condition:
        return _decided(OnSide(known(who), "defense"), so)

    def synergized(self, who: Named, so: bool) -> Condition:
        return _decided(Synergized(known(who)), so)

    def yards_would(self, _: Word, bounds: Bounds) -> Condition:
        return YardsWould(*bounds)

    def yards_gained(self, bounds: Bounds) -> Condition:
        return YardsWould(*bounds)

    def not_yards_would(self, _: Word, __: Word, bounds: Bounds) -> Condition:
        return opposite(YardsWould(*bounds))

    def deck_has(self, whose: Named, bounds: Bounds, group: tuple[Group, bool]) -> Condition:
        if group[0].where != "field":
            raise Refusal("unexpected", "a deck's Players are counted wherever they are")
        return DeckHas(msgspec.structs.replace(group[0], whose=known(whose)), *bounds)

    def not_deck_has(
        self, whose: Named, _: Word, bounds: Bounds, group: tuple[Group, bool]
    ) -> Condition:
        return opposite(self.deck_has(whose, bounds, group))

    def own_players(self, group: tuple[Group, bool]) -> Counted:
        return CountPlayers(group[0])

    def own_timeouts(self) -> None:
        return None

    def owner(self, who: Named) -> Who:
        return known(who)

    def you_have(self) -> Who:
        return "you"

    def opponent_has(self) -> Who:
        return "opponent"

    def own_cards(self, deck: Deck, whose: Named | None = None) -> Deck:
        if whose not in (None, THEY, "you"):
            raise Refusal("unexpected", "whose cards are compared?")
        return deck

    def they_have(self, owner: Who, bounds: Bounds, what: Counted | None) -> Condition:
        return _within(_owned(owner, what), bounds)

    def have_more(self, owner: Who, what: Counted | Deck | None, than: Named) -> Condition:
        """More than the other has: the other has not at least as many."""
        return opposite(Compare(_owned(known(than), what), "at least", _owned(owner, what)))

    def have_fewer(self, owner: Who, what: Counted | Deck | None, than: Named) -> Condition:
        return opposite(Compare(_owned(owner, what), "at least", _owned(known(than), what)))

    def there_are(self, bounds: Bounds, group: tuple[Group, bool]) -> Condition:
        return _within(CountPlayers(group[0]), bounds)


def _owned(owner: Who, what: Counted | Deck | None) -> Counted:
    """What is counted as somebody's: timeouts where nothing is named, cards in a hand, Players."""
    if what is None:
        return CountTimeouts(owner)
    if isinstance(what, str):
        return CountCards(owner, what, "hand")
    if isinstance(what, CountPlayers):
        return CountPlayers(msgspec.structs.replace(what.group, whose=owner))
    return what


def _within(count: Counted, bounds: Bounds) -> Condition:
    low, high = bounds
    if low == high and low is not None:
        return Compare(count, "exactly", low)
    if high is None:
        return Compare(count, "at least", low or 0)
    if low is None:
        return Compare(count, "at most", high)
    return AllOf((Compare(count, "at least", low), Compare(count, "at most", high)))
