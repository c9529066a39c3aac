"""Success: results that are forced, catch ranges, Play Strength."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.digit import one_digit
from snapcount.engine.offsetting import make
from snapcount.engine.play import (
    END_SET,
    is_no_pass,
    play_strength,
    tell_catch_range,
)
from snapcount.engine.program import Frame, Number, Step
from snapcount.engine.protections import note_change
from snapcount.engine.state import State
from snapcount.engine.steps.calls import is_settled, settled
from snapcount.engine.terms import (
    COMPLETE,
    HIGH_END,
    HIGH_TO,
    INCOMPLETE,
    LOW_END,
    LOW_TO,
    OF_THIS_CALL,
    OF_THIS_CHECK,
    STRENGTH,
    STRENGTH_TO,
    SUCCESS,
    SUCCESSFUL,
    WOULD,
    WOULD_BE_INTERCEPTED,
    WOULD_BE_PICK_SIX,
    WOULD_FUMBLE,
    WOULD_TURN_OVER,
)

MOST_MOVED: i64 = 9  # a catch range has ten values, so that more makes no difference


def in_turnovers_stead(f: Frame) -> bool:
    """Whether it takes the place of a live ball turnover (F-17)."""
    event = f.ability.event
    if f.ability.kind != WOULD:
        return False
    if event == WOULD_TURN_OVER or event == WOULD_FUMBLE:
        return True
    return event == WOULD_BE_INTERCEPTED or event == WOULD_BE_PICK_SIX


@final
class ForceResult(Step):
    """`of_turnover`: it comes of a live ball turnover that the effect has just cancelled."""

    __slots__ = ("of_turnover", "result")

    def __init__(self, result: i64) -> None:
        super().__init__()
        self.result: i64 = result
        self.of_turnover: bool = False

    def run(self, g: State, f: Frame) -> bool:
        in_stead = self.of_turnover or in_turnovers_stead(f)
        if g.this.designating and not g.this.results and in_stead:
            # R-14 settles that it was successful; what is made of a turnover is known only now.
            g.this.outcome = SUCCESSFUL if self.sign() > 0 else self.result
            g.emit(events.RESULT_MADE, f.seat, self.result, -1)
            return True
        if settled(g, f):
            return True
        if self.needs_pass() and is_no_pass(g):
            g.emit(events.TOO_LATE, f.seat, 31, -1)
        elif f.ability.kind == WOULD:
            g.this.forced = self.result | OF_THIS_CALL
            if f.ability.restates:
                g.this.forced |= OF_THIS_CHECK
            g.emit(events.RESULT_MADE, f.seat, self.result, -1)
        else:
            make(g, SUCCESS, self.sign(), f.seat, self.result)
        return True

    def part(self, g: State, f: Frame, what: i64) -> i64:
        if what != SUCCESS or is_settled(g) or (self.needs_pass() and is_no_pass(g)):
            return 0
        return self.sign()

    def needs_pass(self) -> bool:
        return self.result == INCOMPLETE or self.result == COMPLETE

    def sign(self) -> i64:
        return 1 if self.result == SUCCESSFUL or self.result == COMPLETE else -1


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
        if not self.absolute:
            times = self.times(g, f)
            make(g, LOW_END, self.low * times, f.seat, 0)
            make(g, HIGH_END, self.high * times, f.seat, 0)
        elif self.low < 0:
            note_change(g, HIGH_TO, self.high, f.seat)
            this.high = self.high
            this.high_by = END_SET + self.high
        elif self.high < 0:
            note_change(g, LOW_TO, self.low, f.seat)
            this.low = self.low
            this.low_by = END_SET + self.low
        else:
            note_change(g, LOW_TO, self.low, f.seat)
            note_change(g, HIGH_TO, self.high, f.seat)
            this.range_set = True
            this.low = self.low
            this.high = self.high
            this.low_by = 0
            this.high_by = 0
        if this.revealed:
            tell_catch_range(g)
        return True

    def times(self, g: State, f: Frame) -> i64:
        each = self.each
        return 1 if each is None else min(each.value(g, f), MOST_MOVED)

    def part(self, g: State, f: Frame, what: i64) -> i64:
        if self.absolute or is_settled(g) or (what != LOW_END and what != HIGH_END):
            return 0
        return (self.low if what == LOW_END else self.high) * self.times(g, f)


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
            g.emit(events.TOO_LATE, f.seat, 35, -1)
            return True
        by = self.number.value(g, f)
        if self.absolute:
            note_change(g, STRENGTH_TO, one_digit(by), f.seat)
            this.strength_set = one_digit(by)
            this.strength_add = 0  # what was added before is set aside
            g.emit(events.STRENGTH, -1, play_strength(g), -1)
        else:
            make(g, STRENGTH, by, f.seat, 1 if self.within else 0)
        return True

    def part(self, g: State, f: Frame, what: i64) -> i64:
        this = g.this
        if what != STRENGTH or self.absolute or this.results or (self.within and not this.revealed):
            return 0
        return self.number.value(g, f)
