"""What effects change up and down: yards, Strength, the catch range, time, results, Players.

Each change is a number of `terms` that says what, and a signed amount, so that two of them can be
set against each other (`offsetting`).
"""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.clock import time_units
from snapcount.engine.play import another_play, move_outside_results, play_strength
from snapcount.engine.players import energize, exhaust
from snapcount.engine.protections import note_change
from snapcount.engine.scoring import change_timeouts
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ADD,
    BALL,
    BY_SEAT,
    DOWN_TO,
    FARTHEST,
    HIGH_BY,
    LOW_BY,
    LOW_END,
    MOST_EXTRA,
    STRENGTH,
    STRENGTH_BY,
    SUCCESS,
    TIME_AND_TIMEOUTS,
    TIME_UNITS,
    TIMEOUTS_OF,
    TURNED,
    TURNOVERS,
    YARDS_OF_PLAY,
)


def change(g: State, what: i64, amount: i64, seat: i64, detail: i64) -> bool:
    """Change it for an effect of that seat. False: it was so already, or cannot be."""
    if what == YARDS_OF_PLAY:
        enter_yards(g, amount, seat, detail)
    elif what == BALL:
        move_outside_results(g, amount)
    elif what == STRENGTH:
        change_strength(g, amount, detail > 0, seat)
    elif what == TIME_UNITS:
        if detail and amount < 0:  # the least that it leaves
            amount = -min(-amount, max(time_units(g) - detail, 0))
        g.this.time_add += amount
        g.emit(events.TIME_UNITS_CHANGED, seat, amount, -1)
    elif what == TURNOVERS:
        return turn_over(g, seat, detail) if amount > 0 else keep_ball(g, seat)
    elif what == SUCCESS:
        g.this.forced = detail
        another_play(g)  # what it would come to now, it would come to anew
        g.emit(events.RESULT_MADE, seat, detail, -1)
    elif what >= TURNED:
        slot = what - TURNED
        return exhaust(g, slot, -1, seat) if amount > 0 else energize(g, slot, seat)
    elif what >= TIMEOUTS_OF:
        give_timeouts(g, what - TIMEOUTS_OF, amount, seat, detail)
    else:
        move_end(g, what, amount, seat)
    return True


def enter_yards(g: State, amount: i64, seat: i64, detail: i64) -> None:
    """Write yards into the play's ledger: under a keyword, and perhaps with a least they leave."""
    keyword = detail & KEYWORDS
    least = (detail >> LEAST_AT) - 1
    note_change(g, BY_SEAT, seat, 0)
    if least >= 0:
        loss = min(-amount, FARTHEST - 1)
        g.this.ledger = [*g.this.ledger, DOWN_TO, least * FARTHEST + loss, keyword]
    else:
        g.this.ledger = [*g.this.ledger, ADD, amount, keyword]
    g.emit(events.YARDS_CHANGED, seat, ADD, amount)


KEYWORDS: i64 = (1 << 32) - 1  # of the detail of yards and turnovers
LEAST_AT: i64 = 32  # above them, one more than the least that a loss leaves
KIND_AT: i64 = 32  # above them, the kind of a turnover


def change_strength(g: State, by: i64, within: bool, seat: i64) -> None:
    """F-5, R-32: effects' changes are added up before they are applied.

    `within` its ends it does not go past 9 to 0.
    """
    if within:
        now = play_strength(g)
        by = max(min(now + by, 9), 0) - now
    g.this.strength_add += by
    note_change(g, STRENGTH_BY, by, seat)
    g.emit(events.STRENGTH, -1, play_strength(g), -1)


def move_end(g: State, what: i64, by: i64, seat: i64) -> None:
    """Move one end of the catch range, also of whatever Pass is called later (R-47)."""
    this = g.this
    note_change(g, LOW_BY if what == LOW_END else HIGH_BY, by, seat)
    if what == LOW_END:
        this.low += by
        this.low_by += by
    else:
        this.high += by
        this.high_by += by


def turn_over(g: State, seat: i64, detail: i64) -> bool:
    """A live ball turnover, which takes place when the timing point is over (F-7)."""
    this = g.this
    this.turnover = detail >> KIND_AT
    this.turnover_by = seat
    this.turnover_keyword = detail & KEYWORDS
    g.emit(events.TURNOVER_EVENT, seat, this.turnover, -1)
    return True


def keep_ball(g: State, seat: i64) -> bool:
    """The live ball turnover is cancelled. False: there is none."""
    if not g.this.turnover:
        return False
    g.this.turnover = 0
    g.emit(events.TURNOVER_CANCELLED, seat, -1, -1)
    return True


def give_timeouts(g: State, to: i64, by: i64, seat: i64, card: i64) -> None:
    """A player gains or loses timeouts by an effect of that seat and card."""
    if by > 0:
        by = given(g, seat, card, by)
    change_timeouts(g, to, by)
    g.emit(events.TIMEOUTS_CHANGED, to, by, g.timeouts[to])


def given(g: State, seat: i64, card: i64, n: i64) -> i64:
    """R-22: how much of it the period's budget still allows."""
    allowed = min(n, MOST_EXTRA - g.extra)
    g.extra += allowed
    if allowed < n:
        g.emit(events.BUDGET_SPENT, seat, card, TIME_AND_TIMEOUTS)
    return allowed
