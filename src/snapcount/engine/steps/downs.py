"""Effects on turnovers, downs, the clock, Grit and points."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.flow.results import time_units
from snapcount.engine.grit import determine_grit
from snapcount.engine.modifiers import (
    forbids,
    held,
    keyword_protected,
)
from snapcount.engine.play import is_no_pass
from snapcount.engine.program import Frame, Number, Step
from snapcount.engine.scoring import add_points, change_timeouts
from snapcount.engine.state import State
from snapcount.engine.steps.yards import play_is_on
from snapcount.engine.terms import (
    FUMBLE,
    GAINING,
    LOSING,
    MOD_CANNOT_TIMEOUT,
    MOD_GRIT,
    MOST_EXTRA,
    TIME_AND_TIMEOUTS,
    WOULD,
)


@final
class LiveBallTurnover(Step):
    """Fumble, interception or Pick Six; it takes place when the timing point is over (F-7)."""

    __slots__ = ("kind",)

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind: i64 = kind

    def run(self, g: State, f: Frame) -> bool:
        this = g.this
        if not play_is_on(g):
            g.emit(events.TOO_LATE, f.seat, 35, -1)
            return True
        if self.kind != FUMBLE and is_no_pass(g):
            g.emit(events.TOO_LATE, f.seat, 31, -1)
            return True
        this.turnover = self.kind
        this.turnover_by = f.seat
        this.turnover_keyword = (f.ability.kind & 15) << (f.seat * 16)
        if this.turnover_keyword and keyword_protected(g, f.seat, f.ability, f.slot):
            this.turnover_keyword = 0
        g.emit(events.TURNOVER_EVENT, f.seat, self.kind, -1)
        return True


@final
class NoTurnover(Step):
    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        if g.this.turnover:
            g.this.turnover = 0
            g.emit(events.TURNOVER_CANCELLED, f.seat, -1, -1)
        return True


@final
class TimeUnits(Step):
    """The Time Units of this play plus, minus or set (F-13)."""

    __slots__ = ("absolute", "least", "number")

    def __init__(self, number: Number, absolute: bool, least: i64 = 0) -> None:
        super().__init__()
        self.number: Number = number
        self.absolute: bool = absolute
        self.least: i64 = least

    def run(self, g: State, f: Frame) -> bool:
        by = self.number.value(g, f)
        if self.least and by < 0:
            by = -min(-by, max(time_units(g) - self.least, 0))
        if self.absolute:
            g.this.time_set = max(by, 0)
            g.this.time_add = 0  # what was added before is set aside
        else:
            g.this.time_add += by
        g.emit(events.TIME_UNITS_CHANGED, f.seat, by, 1 if self.absolute else -1)
        return True


@final
class ClockStep(Step):
    """Time added to the clock or taken off it; it never goes below 0 (F-13)."""

    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        super().__init__()
        self.number: Number = number

    def run(self, g: State, f: Frame) -> bool:
        before = g.clock
        by = self.number.value(g, f)
        g.clock = before + given(g, f, by) if by > 0 else max(before + by, 0)
        g.emit(events.CLOCK, f.seat, before - g.clock, g.clock)
        return True


def given(g: State, f: Frame, n: i64) -> i64:
    """R-22: how much of it the period's budget still allows."""
    allowed = min(n, MOST_EXTRA - g.extra)
    g.extra += allowed
    if allowed < n:
        g.emit(events.BUDGET_SPENT, f.seat, f.card, TIME_AND_TIMEOUTS)
    return allowed


@final
class TimeoutsStep(Step):
    __slots__ = ("by", "who")

    def __init__(self, who: i64, by: i64) -> None:
        super().__init__()
        self.who: i64 = who
        self.by: i64 = by

    def run(self, g: State, f: Frame) -> bool:
        seats = g.seats(self.who, f.seat)
        for seat in range(2):
            if (seats >> seat) & 1:
                deed: i64 = GAINING if self.by > 0 else LOSING
                if g.table.modifies[MOD_CANNOT_TIMEOUT] and forbids(
                    g, MOD_CANNOT_TIMEOUT, seat, deed
                ):
                    g.emit(events.TIMEOUTS_CHANGED, seat, 0, g.timeouts[seat])
                    continue
                by = given(g, f, self.by) if self.by > 0 else self.by
                change_timeouts(g, seat, by)
                g.emit(events.TIMEOUTS_CHANGED, seat, by, g.timeouts[seat])
        return True


@final
class GritStep(Step):
    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        f.grit = determine_grit(g)
        if g.table.modifies[MOD_GRIT]:
            by: i64 = 0
            for h in held(g, MOD_GRIT):
                if h.modifier.high and h.concerns(g, f.seat, 0):
                    by += h.amount
            if by:
                f.grit = (f.grit + by) % 10
                g.emit(events.GRIT_CHANGED, f.seat, f.grit, -1)
        return True


@final
class PointsStep(Step):
    __slots__ = ("points", "who")

    def __init__(self, who: i64, points: i64) -> None:
        super().__init__()
        self.who: i64 = who
        self.points: i64 = points

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        g.emit(events.POINTS, seat, self.points, -1)
        add_points(g, seat, self.points, False)
        return True


@final
class ChangeGrit(Step):
    """The Grit of this effect plus, minus or set; in the stead of a kick's result, the kick's."""

    __slots__ = ("absolute", "number")

    def __init__(self, number: Number, absolute: bool) -> None:
        super().__init__()
        self.number: Number = number
        self.absolute: bool = absolute

    def run(self, g: State, f: Frame) -> bool:
        by = self.number.value(g, f)
        this = g.this
        of_kick = this.kick > 0 and this.kick_grit >= 0 and f.ability.kind == WOULD
        before = this.kick_grit if of_kick else f.grit
        value = by % 10 if self.absolute else (before + by) % 10
        f.grit = value
        if of_kick:
            this.kick_grit = value
        g.emit(events.GRIT_CHANGED, f.seat, value, -1)
        return True


@final
class KickAgain(Step):
    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        if g.this.kick and g.this.kick_grit >= 0 and g.this.next_offense < 0:
            g.this.kick_grit = -1
            g.emit(events.KICKED_AGAIN, g.offense, -1, -1)
        else:
            g.emit(events.TOO_LATE, f.seat, 35, -1)
        return True


@final
class SetClock(Step):
    __slots__ = ("to",)

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def run(self, g: State, f: Frame) -> bool:
        more = self.to - g.clock
        g.clock = g.clock + given(g, f, more) if more > 0 else self.to
        g.emit(events.CLOCK_SET, f.seat, g.clock, -1)
        return True
