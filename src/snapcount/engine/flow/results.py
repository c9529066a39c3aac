"""Play Results: yards, marker, exhaustion, score, time (F-10 to F-13)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.clock import time_units
from snapcount.engine.edition import Phase
from snapcount.engine.flow.endings import discard_calls
from snapcount.engine.flow.replay import replay_down
from snapcount.engine.modifiers import can_spend
from snapcount.engine.options import ASK_TIMEOUT, LET_IT_RUN, Option
from snapcount.engine.play import base_yards, yards_of_play
from snapcount.engine.players import exhaust, tires
from snapcount.engine.replacements import replace
from snapcount.engine.scoring import change_timeouts, score
from snapcount.engine.state import State
from snapcount.engine.terms import (
    POINTS_SCORED,
    SAFETY,
    SAFETY_SCORED,
    TIMEOUT_SPENT,
    TOUCHDOWN,
    TOUCHDOWN_SCORED,
    WOULD_BE_EXHAUSTED,
    WOULD_GAIN_YARDS,
    WOULD_SCORE,
)
from snapcount.engine.triggers import fire


@final
class Yards(Phase):
    """F-10: base yards, every effect, then what takes place instead."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        this = g.this
        if not this.results:
            this.results = True
            this.results_from = g.ball
            this.yards = yards_of_play(g)
        if g.table.listens[WOULD_GAIN_YARDS] and replace(g, WOULD_GAIN_YARDS, False):
            return
        if would_score(g) or is_over(g):
            return
        if not g.table.listens[WOULD_BE_EXHAUSTED]:  # else they are final once Players have tired
            g.emit(events.YARDS, g.offense, base_yards(g), this.yards)
        g.phase += 1


def would_score(g: State) -> bool:
    """Whether something takes the place of the touchdown that the yards would be."""
    if not g.table.listens[WOULD_SCORE] or g.this.results_from + g.this.yards < 100:
        return False
    return replace(g, WOULD_SCORE, False)


def is_over(g: State) -> bool:
    """Whether a Replay or a live ball turnover came in the stead of the yards or the score."""
    this = g.this
    if this.replay:
        replay_down(g)
        return True
    if this.turnover:  # nothing is gained, unless it is cancelled in turn
        g.ball = this.results_from
        g.phase = g.table.edition.at_results - 1
        return True
    return False


@final
class Marker(Phase):
    """F-10: the ball goes where the yards say.

    Exhausting the named Players may change them: where the marker is first (R-7), it moves again.
    """

    __slots__ = ()

    def enter(self, g: State) -> None:
        if would_score(g) or is_over(g):
            return
        before = g.ball
        g.ball = min(max(g.this.results_from + g.this.yards, 0), 100)
        if g.ball != before:
            g.emit(events.MARKER, g.offense, before, g.ball)
        g.phase += 1


@final
class ExhaustNamed(Phase):
    """F-11: the named Players become Exhausted; that is no use of an Exhaust ability."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        g.phase += 1
        for slot in (g.this.runner, g.this.tackler):
            if slot >= 0 and tires(g, slot):
                exhaust(g, slot)


@final
class Score(Phase):
    """F-12, and who gets the ball after it (P-2)."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        g.phase += 1
        this = g.this
        this.results_from = -1  # the yards are settled
        if g.table.listens[WOULD_BE_EXHAUSTED]:
            g.emit(events.YARDS, g.offense, base_yards(g), this.yards)
        defense = 1 - g.offense
        if g.ball >= 100:
            this.scored = TOUCHDOWN
            this.scorer = g.offense
            this.next_offense = defense
            this.next_ball = 25
            g.emit(events.TOUCHDOWN_EVENT, g.offense, 7, -1)
            score(g, g.offense, TOUCHDOWN, 7)
            if g.table.listens[TOUCHDOWN_SCORED]:
                fire(g, TOUCHDOWN_SCORED, g.offense, this.runner)
            fire(g, POINTS_SCORED, g.offense, -1)
        elif g.ball <= 0:
            this.scored = SAFETY
            this.scorer = defense
            this.next_offense = defense
            this.next_ball = 40
            g.emit(events.SAFETY_EVENT, defense, 2, -1)
            score(g, defense, SAFETY, 2)
            if g.table.listens[SAFETY_SCORED]:
                fire(g, SAFETY_SCORED, defense, -1)
            fire(g, POINTS_SCORED, defense, -1)


@final
class DiscardPlays(Phase):
    """Z-6: the results are determined, and the called Plays go to their discard piles."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        g.phase += 1
        discard_calls(g)


@final
class Time(Phase):
    """F-13: the clock runs, unless the offense, or else the defense, spends a timeout.

    A play that was run is timed in Play Results; what has none, a kick, a live ball turnover or a
    play that failed in 2019, in End of the Down, which is `at_end` (F-17, K-5, R-8).
    """

    __slots__ = ("at_end",)

    def __init__(self, at_end: bool) -> None:
        self.at_end: bool = at_end

    def enter(self, g: State) -> None:
        this = g.this
        if this.results == self.at_end:
            g.phase += 1
            return
        if this.replay and this.results:  # no more time is used
            replay_down(g)
            return
        cost = time_units(g)
        if cost > 0 and g.clock > 0:
            while this.declined < 2:
                seat = g.offense if this.declined == 0 else 1 - g.offense
                if can_spend(g, seat, 1):
                    g.ask(seat, ASK_TIMEOUT, g.table.of_timeout[:])
                    return
                this.declined += 1
            taken = min(cost, g.clock)
            g.clock -= taken
            g.emit(events.CLOCK, g.offense, taken, g.clock)
        g.phase += 1

    def answered(self, g: State, seat: i64, option: Option) -> None:
        if option.verb == LET_IT_RUN:
            g.this.declined += 1
            return
        g.phase += 1
        change_timeouts(g, seat, -1)
        g.emit(events.TIMEOUT, seat, g.timeouts[seat], -1)
        if g.table.listens[TIMEOUT_SPENT]:
            fire(g, TIMEOUT_SPENT, seat, -1)
