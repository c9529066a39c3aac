"""Play Results: yards, marker, exhaustion, score, time (F-10 to F-13)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.edition import Phase
from snapcount.engine.flow.endings import discard_calls
from snapcount.engine.modifiers import can_spend, held
from snapcount.engine.options import ASK_TIMEOUT, LET_IT_RUN, Option
from snapcount.engine.play import base_yards, offsetting_yards, yards_of_play
from snapcount.engine.players import exhaust, tires
from snapcount.engine.replacements import replace
from snapcount.engine.scoring import add_points, change_timeouts
from snapcount.engine.state import State
from snapcount.engine.terms import (
    MOD_TIME_UNITS,
    POINTS_SCORED,
    SAFETY,
    SAFETY_SCORED,
    TIMEOUT_SPENT,
    TOUCHDOWN,
    TOUCHDOWN_SCORED,
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
            this.yards = yards_of_play(g)
            offset = offsetting_yards(g)
            if offset:
                g.emit(events.OFFSET, -1, offset, -1)
        if g.table.listens[WOULD_GAIN_YARDS] and replace(g, WOULD_GAIN_YARDS, False):
            return
        if g.table.listens[WOULD_SCORE] and g.ball + this.yards >= 100:
            if replace(g, WOULD_SCORE, False):
                return
        g.emit(events.YARDS, g.offense, base_yards(g), this.yards)
        g.phase += 1


@final
class Marker(Phase):
    __slots__ = ()

    def enter(self, g: State) -> None:
        before = g.ball
        g.ball = min(max(before + g.this.yards, 0), 100)
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
        defense = 1 - g.offense
        if g.ball >= 100:
            this.scored = TOUCHDOWN
            this.scorer = g.offense
            this.next_offense = defense
            this.next_ball = 25
            g.emit(events.TOUCHDOWN_EVENT, g.offense, 7, -1)
            add_points(g, g.offense, 7, True)
            if g.table.listens[TOUCHDOWN_SCORED]:
                fire(g, TOUCHDOWN_SCORED, g.offense, this.runner)
            fire(g, POINTS_SCORED, g.offense, -1)
        elif g.ball <= 0:
            this.scored = SAFETY
            this.scorer = defense
            this.next_offense = defense
            this.next_ball = 40
            g.emit(events.SAFETY_EVENT, defense, 2, -1)
            add_points(g, defense, 2, True)
            if g.table.listens[SAFETY_SCORED]:
                fire(g, SAFETY_SCORED, defense, -1)
            fire(g, POINTS_SCORED, defense, -1)


def time_units(g: State) -> i64:
    """F-13, K-5: what this down takes off the clock."""
    this = g.this
    extra: i64 = 1 if g.table.all_pro else 0  # F-22
    if this.kick:
        return 1 + extra
    if this.time_set >= 0:
        cost = this.time_set + extra if this.time_set else 0  # a value that is set has one too
    else:
        card = this.called[g.offense]
        cost = g.table.time[card] + extra if card >= 0 else 1 + extra
    cost += this.time_add
    if g.table.modifies[MOD_TIME_UNITS]:
        by: i64 = 0
        for h in held(g, MOD_TIME_UNITS):
            if h.concerns(g, g.offense, this.call):
                if h.modifier.high < 0:  # a text that says what they are; the last one counts
                    cost = h.amount
                elif not h.modifier.high:
                    by += h.amount
        cost += by
        for h in held(g, MOD_TIME_UNITS):
            if h.modifier.high > 0 and h.concerns(g, g.offense, this.call):
                cost -= min(-h.amount, max(cost - h.modifier.high + 1, 0))
    return max(cost, 0)


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

    A play that was run is timed in Play Results; a kick or a live ball turnover in End of the
    Down (F-17, K-5), which is `at_end`.
    """

    __slots__ = ("at_end",)

    def __init__(self, at_end: bool) -> None:
        self.at_end: bool = at_end

    def enter(self, g: State) -> None:
        this = g.this
        if (this.kick != 0 or this.turnover != 0) != self.at_end:
            g.phase += 1
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
