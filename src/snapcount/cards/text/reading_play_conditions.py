"""What the grammar's rules for conditions about plays become."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import (
    AllOf,
    Called,
    CalledAgain,
    CalledBefore,
    Condition,
    LastPlay,
    NamedCalled,
    OnSide,
    PlayIs,
    YardsWould,
)
from snapcount.cards.text.machine import Word
from snapcount.cards.text.normal import opposite
from snapcount.cards.text.reading_bounds import Bounds
from snapcount.cards.text.reading_comparisons import ReadComparisons, decided
from snapcount.cards.text.reading_who import Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.words import Call, Who

Result = Literal["stopped", "successful", "incomplete", "complete"]


class ReadPlayConditions(ReadComparisons):
    """What was called, what became of it, and what became of the play before."""

    def called(self, who: Named, calls: tuple[Call, ...]) -> Condition:
        return Called(known(who), calls)

    def not_called(self, who: Named, calls: tuple[Call, ...]) -> Condition:
        return opposite(Called(known(who), calls))

    def called_before(self, who: Named, calls: tuple[Call, ...]) -> Condition:
        return CalledBefore(known(who), calls)

    def not_called_before(self, who: Named, calls: tuple[Call, ...]) -> Condition:
        return opposite(CalledBefore(known(who), calls))

    def called_again(self, who: Named) -> Condition:
        return CalledAgain(known(who))

    def not_called_again(self, who: Named) -> Condition:
        return opposite(CalledAgain(known(who)))

    def named_called(self, who: Named) -> Condition:
        return NamedCalled(known(who))

    def not_named_called(self, who: Named) -> Condition:
        return opposite(NamedCalled(known(who)))

    def named_is_called(self, so: bool) -> Condition:
        return decided(NamedCalled(), so)

    def current_is(self, so: bool, calls: tuple[Call, ...]) -> Condition:
        return decided(Called("offense", calls), so)

    def stopped_result(self) -> Result:
        return "stopped"

    def successful_result(self) -> Result:
        return "successful"

    def incomplete_result(self) -> Result:
        return "incomplete"

    def complete_result(self) -> Result:
        return "complete"

    def play_is(self, so: bool, result: Result) -> Condition:
        return decided(PlayIs(result), so)

    def whose_calls_is(
        self, whose: Named, calls: tuple[Call, ...], so: bool, result: Result
    ) -> Condition:
        who = known(whose)
        came_out = self.calls_is(calls, so, result)
        if who == "offense":
            return came_out
        return AllOf((OnSide(who, "offense"), came_out))

    def calls_is(self, calls: tuple[Call, ...], so: bool, result: Result) -> Condition:
        return AllOf((Called("offense", calls), decided(PlayIs(result), so)))

    def who_stopped(self, who: Named, calls: tuple[Call, ...] = ()) -> Condition:
        """Whoever stops a play is on defense."""
        stopped: Condition = PlayIs("stopped")
        if calls:
            stopped = self.calls_is(calls, True, "stopped")
        if known(who) == "defense":
            return stopped
        if known(who) not in ("you", "opponent"):
            raise Refusal("unexpected", "a play is stopped by the defense")
        return AllOf((OnSide(known(who), "defense"), stopped))

    def whose_play_is(self, whose: Named, so: bool, result: Result) -> Condition:
        who = known(whose)
        if who == "offense":
            return decided(PlayIs(result), so)
        return AllOf((OnSide(who, "offense"), decided(PlayIs(result), so)))

    # Yards

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
        return decided(LastPlay(who, *kind, *(bounds or (None, None))), so)

    def last_play_gained(self, who: Who | None, bounds: Bounds) -> Condition:
        return LastPlay(who, None, (), *bounds)

    def last_play_not_gained(self, who: Who | None, _: Word, bounds: Bounds) -> Condition:
        return opposite(self.last_play_gained(who, bounds))

    def last_play_lost(self, who: Who | None, bounds: Bounds = (1, None)) -> Condition:
        low, high = bounds
        return LastPlay(who, None, (), None if high is None else -high, -max(low or 1, 1))

    def last_play_not_lost(self, who: Who | None, _: Word, bounds: Bounds) -> Condition:
        return opposite(self.last_play_lost(who, bounds))
