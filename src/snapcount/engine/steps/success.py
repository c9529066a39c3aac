"""Success: results that are forced, catch ranges, Play Strength."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.digit import one_digit
from snapcount.engine.play import (
    another_play,
    is_no_pass,
    play_strength,
    tell_catch_range,
)
from snapcount.engine.program import Frame, Number, Step
from snapcount.engine.state import State
from snapcount.engine.steps.calls import settled
from snapcount.engine.terms import (
    COMPLETE,
    INCOMPLETE,
    WOULD,
)

MOST_MOVED: i64 = 9  # a catch range has ten values, so that more makes no difference


@final
class ForceResult(Step):
    __slots__ = ("result",)

    def __init__(self, result: i64) -> None:
        super().__init__()
        self.result: i64 = result

    def run(self, g: State, f: Frame) -> bool:
        if settled(g, f):
            return True
        if (self.result == INCOMPLETE or self.result == COMPLETE) and is_no_pass(g):
            g.emit(events.TOO_LATE, f.seat, 31, -1)
        else:
            g.this.forced = self.result
            if f.ability.kind != WOULD:
                another_play(g)  # what it would come to now, it would come to anew
            g.emit(events.RESULT_MADE, f.seat, self.result, -1)
        return True


@final
class CatchRange(Step):
    """Move the ends of the catch range, so far for each of some number, or set them."""

    __slots__ = ("absolute", "each", "high", "low")

    def __init__(self, low: i64, high: i64, absolute: bool, each: Number | None) -> None:
        super().__init__()
        self.low: i64 = low
        self.high: i64 = high
        self.absolute: bool = absolute
        self.each: Number | None = each

    def run(self, g: State, f: Frame) -> bool:
        if settled(g, f):
            return True
        this = g.this
        each = self.each
        times: i64 = 1 if each is None else min(each.value(g, f), MOST_MOVED)
        if self.absolute:
            this.range_set = True
            this.low = self.low
            this.high = self.high
            this.low_by = 0
            this.high_by = 0
        else:
            this.low += self.low * times
            this.high += self.high * times
            this.low_by += self.low * times
            this.high_by += self.high * times
        if this.revealed:
            tell_catch_range(g)
        return True


@final
class Strength(Step):
    """Play Strength plus, minus or set (F-5, R-32); `within` its ends it does not go past 9 to 0.

    How far it is to them nobody knows before the calls are revealed.
    """

    __slots__ = ("absolute", "number", "within")

    def __init__(self, number: Number, absolute: bool, within: bool) -> None:
        super().__init__()
        self.number: Number = number
        self.absolute: bool = absolute
        self.within: bool = within

    def run(self, g: State, f: Frame) -> bool:
        this = g.this
        if this.results or (self.within and not this.revealed):
            g.emit(events.TOO_LATE, f.seat, 23, -1)
            return True
        by = self.number.value(g, f)
        if self.within:
            now = play_strength(g)
            by = max(min(now + by, 9), 0) - now
        if self.absolute:
            this.strength_set = one_digit(by)
            this.strength_add = 0  # what was added before is set aside
        else:
            this.strength_add += by
        g.emit(events.STRENGTH, -1, play_strength(g), -1)
        return True
