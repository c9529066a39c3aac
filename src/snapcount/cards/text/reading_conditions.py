"""What the grammar's rules for conditions become."""

from __future__ import annotations

from typing import Any, Final, Literal, cast, get_args

import msgspec

from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    BallWithin,
    Called,
    Compare,
    Condition,
    CountAttached,
    CountCards,
    CountPlayers,
    CountTimeouts,
    DeckHas,
    DeckTeams,
    Did,
    DownIs,
    GritIn,
    Group,
    Happened,
    HasRole,
    LastPlay,
    Leading,
    NamedCalled,
    Number,
    OnSide,
    PeriodIs,
    PlayerIs,
    PlayIs,
    RatingOf,
    ShownStrength,
    StrengthIn,
    Synergized,
    SynergyActive,
    ThatCardIs,
    TheGrit,
    ThePlayStrength,
    This,
    TimeLeft,
    YardsWould,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import normal, opposite
from snapcount.cards.text.reading_bounds import Bounds, digit
from snapcount.cards.text.reading_numbers import Counted, How, ReadNumbers, Result
from snapcount.cards.text.reading_players import Someone
from snapcount.cards.text.reading_who import OTHER_PLAYER, THEY, Named, antecedent, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.words import Call, Deck, PastEvent, Stretch, Who


def _decided(condition: Condition, so: bool) -> Condition:
    return condition if so else opposite(condition)


class ReadConditions(ReadNumbers):
    """What stands after `if` and `while`."""

    def all_of(self, *parts: Condition) -> Condition:
        return normal(cast(Condition, AllOf(parts)))

    def any_of(self, *parts: Condition) -> Condition:
        return normal(cast(Condition, AnyOf(parts)))

    def card_is_yours(self, so: bool) -> Condition:
        return ThatCardIs("you") if so else opposite(ThatCardIs("you"))

    def card_is_theirs(self, so: bool, whose: Word) -> Condition:
        return ThatCardIs("opponent") if so else opposite(ThatCardIs("opponent"))

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

    def named_called(self, who: Named) -> Condition:
        return NamedCalled(known(who))

    def not_named_called(self, who: Named) -> Condition:
        return opposite(NamedCalled(known(who)))

    def named_is_called(self, so: bool) -> Condition:
        return _decided(NamedCalled(), so)

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
        if isinstance(number, ShownStrength) and low != high:
            parts = (Compare(number, "at least", low), Compare(number, "at most", high))
            return _decided(AllOf(parts), so)
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

    def everyone_is(
        self, group: Group, so: bool, state: Literal["energized", "exhausted"]
    ) -> Condition:
        """All are Energized if none is Exhausted."""
        if group.state is not None:
            raise Refusal("unexpected", "they are so already")
        other: Literal["energized", "exhausted"]
        other = "exhausted" if state == "energized" else "energized"
        left = msgspec.structs.replace(group, state=other)
        return _decided(Compare(CountPlayers(left), "exactly", 0), so)

    def whose_calls_is(
        self, whose: Named, calls: tuple[Call, ...], so: bool, result: Result
    ) -> Condition:
        return AllOf((Called(known(whose), calls), _decided(PlayIs(result), so)))

    def whose_play_is(self, whose: Named, so: bool, result: Result) -> Condition:
        who = known(whose)
        if who == "offense":
            return _decided(PlayIs(result), so)
        return AllOf((OnSide(who, "offense"), _decided(PlayIs(result), so)))

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

    def leading_above(self, who: Named, so: bool, by: Word) -> Condition:
        return _decided(Leading(known(who), int(by) + 1), so)

    def trailing_above(self, who: Named, so: bool, by: Word) -> Condition:
        return self.trailing_by(who, so, int(by) + 1)

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

    def yards_lost(self, bounds: Bounds = (1, None)) -> Condition:
        low, high = bounds
        return YardsWould(None if high is None else -high, -max(low or 1, 1))

    def not_yards_lost(self, _: Word, __: Word, bounds: Bounds) -> Condition:
        return opposite(self.yards_lost(bounds))

    # A Player

    def kind_group(self, group: tuple[Group, bool]) -> Group:
        return group[0]

    def kind_role(self, role: str | None = None) -> str:
        return role or ""

    def kind_of(self, count: Word, whose: Named, group: tuple[Group, bool]) -> Group:
        if count != "1":
            raise Refusal("unexpected", "a Player is one of them")
        return self.everyone_of(whose, group)

    def kind_state(self, state: Literal["energized", "exhausted"]) -> Group:
        return Group(state=state)

    def kind_rated(self, bounds: Bounds) -> Group:
        return Group(rating_at_least=bounds[0], rating_at_most=bounds[1])

    def kind_team(self, name: Word) -> Group:
        return Group(team=str(name))

    def kind_named(self, name: Word) -> Group:
        return Group(named=str(name))

    def kind_where(self, where: Word) -> Group:
        return Group(where="bench" if where.type == "ON_BENCH" else "field")

    def player_is_kind(self, who: Someone, so: bool, kind: Group | str) -> Condition:
        if isinstance(kind, str):
            return _decided(self._role(who, kind), so)
        return _decided(PlayerIs(who, kind), so)

    @staticmethod
    def _role(who: Someone, role: str) -> Condition:
        """Runners are named on Runs, receivers on Passes (F-9)."""
        named = HasRole(
            who, None if not role else "tackler" if role == "tackler" else "ball carrier"
        )
        if role == "runner":
            return AllOf((named, Called("offense", ("run",))))
        if role == "receiver":
            return AllOf((named, Called("offense", ("pass",))))
        return named

    def player_rated(self, who: Someone, bounds: Bounds) -> Condition:
        return PlayerIs(who, self.kind_rated(bounds))

    # The last play

    def last_any(self) -> None:
        return None

    def last_of(self, whose: Named) -> Who:
        return known(whose)

    def last_result(self, result: Result) -> tuple[Result | None, tuple[Call, ...]]:
        return result, ()

    def last_calls(self, calls: tuple[Call, ...]) -> tuple[Result | None, tuple[Call, ...]]:
        return None, calls

    def last_result_calls(
        self, result: Result, calls: tuple[Call, ...]
    ) -> tuple[Result | None, tuple[Call, ...]]:
        return result, calls

    def last_some(self) -> tuple[Result | None, tuple[Call, ...]]:
        return None, ()

    def last_play_was(
        self,
        who: Who | None,
        so: bool,
        kind: tuple[Result | None, tuple[Call, ...]],
        bounds: Bounds | None,
    ) -> Condition:
        return _decided(LastPlay(who, *kind, *(bounds or (None, None))), so)

    def last_play_gained(self, who: Who | None, bounds: Bounds) -> Condition:
        return LastPlay(who, None, (), *bounds)

    def last_play_not_gained(self, who: Who | None, _: Word, bounds: Bounds) -> Condition:
        return opposite(self.last_play_gained(who, bounds))

    def last_play_lost(self, who: Who | None, bounds: Bounds = (1, None)) -> Condition:
        low, high = bounds
        return LastPlay(who, None, (), None if high is None else -high, -max(low or 1, 1))

    def last_play_not_lost(self, who: Who | None, _: Word, bounds: Bounds) -> Condition:
        return opposite(self.last_play_lost(who, bounds))

    # What has happened

    def happened(self, who: Named, event: Word, since: Word) -> Condition:
        return Happened(cast(PastEvent, str(event)), known(who), _stretch(since))

    def opponent_happened(self, event: Word, since: Word) -> Condition:
        antecedent.set("opponent")
        return self.happened("opponent", event, since)

    def not_happened(self, who: Named, event: Word, since: Word) -> Condition:
        if event not in get_args(PastEvent):
            raise Refusal("unexpected", "nobody keeps count of this")
        return opposite(self.happened(who, event, since))

    def scored_since(self, who: Named, since: Word) -> Condition:
        return Happened("points are scored", known(who), _stretch(since))

    def not_scored_since(self, who: Named, _: Word, since: Word) -> Condition:
        return opposite(self.scored_since(who, since))

    def first_down_since(self, who: Named, down: Word, since: Word) -> Condition:
        if down != "1":
            raise Refusal("unexpected", "only a first down can be gained")
        return Happened("a first down is gained", known(who), _stretch(since))

    def no_first_down_since(self, who: Named, _: Word, down: Word, since: Word) -> Condition:
        return opposite(self.first_down_since(who, down, since))

    def deck_teams(self, whose: Named, _: Word, bounds: Bounds) -> Condition:
        return DeckTeams(known(whose), *bounds)

    def deck_teams_exactly(self, whose: Named, _: Word, count: Word) -> Condition:
        return DeckTeams(known(whose), int(count), int(count))

    def not_deck_teams(self, whose: Named, _: Word, __: Word, bounds: Bounds) -> Condition:
        return opposite(DeckTeams(known(whose), *bounds))

    def synergy_is_active(self, whose: Named, so: bool) -> Condition:
        return _decided(SynergyActive(known(whose)), so)

    def has_synergy(self, who: Who) -> Condition:
        return SynergyActive(who)

    def has_no_synergy(self, who: Named, _: Word) -> Condition:
        return opposite(SynergyActive(known(who)))

    def while_there(self) -> Condition:
        return PlayerIs(This(), Group())

    def while_there_and(self, *atoms: Condition) -> Condition:
        return self.all_of(self.while_there(), *atoms)

    def while_there_or(self, *atoms: Condition) -> Condition:
        return self.any_of(self.while_there(), *atoms)

    def was_done(self) -> Condition:
        return Did()

    def was_not_done(self) -> Condition:
        return opposite(Did())

    def deck_has(self, whose: Named, bounds: Bounds, group: tuple[Group, bool]) -> DeckHas:
        if group[0].where != "field":
            raise Refusal("unexpected", "a deck's Players are counted wherever they are")
        return DeckHas(msgspec.structs.replace(group[0], whose=known(whose)), *bounds)

    def deck_has_exactly(self, whose: Named, count: Word, group: tuple[Group, bool]) -> Condition:
        return self.deck_has(whose, (int(count), int(count)), group)

    def not_deck_has(
        self, whose: Named, _: Word, bounds: Bounds, group: tuple[Group, bool]
    ) -> Condition:
        return opposite(self.deck_has(whose, bounds, group))

    def deck_has_together(
        self, whose: Named, bounds: Bounds, group: tuple[Group, bool]
    ) -> Condition:
        return msgspec.structs.replace(self.deck_has(whose, bounds, group), same_team=True)

    def deck_has_exactly_together(
        self, whose: Named, count: Word, group: tuple[Group, bool]
    ) -> Condition:
        return self.deck_has_together(whose, (int(count), int(count)), group)

    def not_deck_has_together(
        self, whose: Named, _: Word, bounds: Bounds, group: tuple[Group, bool]
    ) -> Condition:
        return opposite(self.deck_has_together(whose, bounds, group))

    def own_players(self, group: tuple[Group, bool]) -> Counted:
        return CountPlayers(group[0])

    def own_timeouts(self) -> None:
        return None

    def owner(self, who: Named) -> Who:
        return known(who)

    def you_have(self) -> Who:
        return "you"

    def opponent_has(self) -> Who:
        antecedent.set("opponent")
        return "opponent"

    def own_cards(self, deck: Deck, whose: Named | None = None) -> Deck:
        if whose not in (None, THEY, "you"):
            raise Refusal("unexpected", "whose cards are compared?")
        return deck

    def own_any_cards(self, whose: Named | None = None) -> str:
        self.own_cards("action", whose)
        return ANY_DECK

    def they_have(self, owner: Who, bounds: Bounds, what: Counted | None) -> Condition:
        return _within(_owned(owner, what), bounds)

    def they_have_no(self, owner: Who, what: Counted | None) -> Condition:
        return _within(_owned(owner, what), (0, 0))

    def they_have_timeouts(self, owner: Who, count: Word) -> Condition:
        return _within(CountTimeouts(owner), (int(count), int(count)))

    def cards_are(self, bounds: Bounds, what: Counted) -> Condition:
        return _within(what, bounds)

    def attached_are(self, bounds: Bounds, kind: Any, *_: Word) -> Condition:
        return _within(CountAttached(kind), bounds)

    def attached_are_of(self, bounds: Bounds, whose: Named, kind: Any, *_: Word) -> Condition:
        return _within(CountAttached(kind, known(whose)), bounds)

    def they_have_attached(self, owner: Who, bounds: Bounds, kind: Any, *_: Word) -> Condition:
        return _within(CountAttached(kind, owner), bounds)

    def they_have_none_attached(self, owner: Who, kind: Any, *_: Word) -> Condition:
        return _within(CountAttached(kind, owner), (0, 0))

    def have_more(self, owner: Who, what: Counted | Deck | None, than: Named) -> Condition:
        """More than the other has: the other has not at least as many."""
        return opposite(Compare(_owned(known(than), what), "at least", _owned(owner, what)))

    def have_fewer(self, owner: Who, what: Counted | Deck | None, than: Named) -> Condition:
        return opposite(Compare(_owned(owner, what), "at least", _owned(known(than), what)))

    def there_are(self, bounds: Bounds, group: tuple[Group, bool]) -> Condition:
        return _within(CountPlayers(group[0]), bounds)


ANY_DECK: Final = "any"
"""Cards of both decks."""


def _owned(owner: Who, what: Counted | str | None) -> Counted:
    """What is counted as somebody's: timeouts where nothing is named, cards in a hand, Players."""
    if what is None:
        return CountTimeouts(owner)
    if isinstance(what, str):
        return CountCards(owner, None if what == ANY_DECK else cast(Deck, what), "hand")
    if isinstance(what, CountPlayers):
        return CountPlayers(msgspec.structs.replace(what.group, whose=owner))
    return what


def _stretch(since: Word) -> Stretch:
    try:
        return _STRETCHES[str(since)]
    except KeyError:
        raise Refusal("unexpected", "that has not happened yet") from None


_STRETCHES: Final[dict[str, Stretch]] = {
    "this down": "down",
    "this possession": "possession",
    "this half": "half",
    "this game": "game",
}


def _within(count: Counted, bounds: Bounds) -> Condition:
    low, high = bounds
    if low == high and low is not None:
        return Compare(count, "exactly", low)
    if high is None:
        return Compare(count, "at least", low or 0)
    if low is None:
        return Compare(count, "at most", high)
    return AllOf((Compare(count, "at least", low), Compare(count, "at most", high)))
