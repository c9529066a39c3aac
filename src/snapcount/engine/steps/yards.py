"""Effects on yards and on the ball."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.modifiers import keyword_protected, player_modifiers
from snapcount.engine.play import SET_BASE, changed, move_outside_results
from snapcount.engine.program import Frame, Number, Step
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ADD,
    CLOSED,
    DOWN_TO,
    FARTHEST,
    INSTEAD,
    MOD_ABILITY_YARDS,
)


def enter(g: State, f: Frame, entry: i64, amount: i64) -> None:
    """Write an effect on the play's yards into the ledger, under its ability's keyword."""
    this = g.this
    keyword = (f.ability.kind & 15) << (f.seat * 16)
    if keyword and keyword_protected(g, f.seat, f.ability, f.slot):
        keyword = 0
    this.ledger = [*this.ledger, entry, amount, keyword]
    if entry == DOWN_TO:
        g.emit(events.YARDS_CHANGED, f.seat, ADD, -(amount % FARTHEST))
    else:
        g.emit(events.YARDS_CHANGED, f.seat, entry, amount)


def as_worth(g: State, f: Frame, amount: i64) -> i64:
    """The yards of a Run, Receive or Tackle ability as texts make them larger or smaller."""
    size: i64 = amount if amount >= 0 else -amount
    more: i64 = 0
    for coded in player_modifiers(g, MOD_ABILITY_YARDS, f.slot):
        if coded & f.ability.kind & 15:
            size *= (coded >> 4) & 15
            more += (coded >> 8) - FARTHEST
    size = max(size + more, 0) if size else size
    return size if amount >= 0 else -size


def in_results(g: State) -> bool:
    """While Play Results are carried out, up to the score, yards change those of the play."""
    return g.this.results_from >= 0


def play_is_on(g: State) -> bool:
    """Between the reveal and Play Results an effect's yards belong to the play."""
    return g.this.revealed and not g.this.results


@final
class AddYards(Step):
    """Gain or lose: on the play while there is one, else by moving the ball.

    `outside`: the words stand beside a Replay the Down, so there is no play to add to (E-8).
    """

    __slots__ = ("least", "number", "outside", "sign")

    def __init__(self, number: Number, sign: i64, outside: bool) -> None:
        super().__init__()
        self.number: Number = number
        self.sign: i64 = sign
        self.outside: bool = outside
        self.least: i64 = -1  # a loss that would leave the play with less is smaller

    def run(self, g: State, f: Frame) -> bool:
        amount = self.number.value(g, f) * self.sign
        this = g.this
        if g.table.modifies[MOD_ABILITY_YARDS] and f.ability.kind & 15 and f.slot >= 0:
            amount = as_worth(g, f, amount)
        if self.least >= 0 and amount < 0:
            if play_is_on(g) and not self.outside:
                loss = min(-amount, FARTHEST - 1)
                enter(g, f, DOWN_TO, self.least * FARTHEST + loss)
                return True
            if this.revealed:
                amount = -min(-amount, max(this.yards - self.least, 0))
        if in_results(g):
            this.yards += amount
            g.emit(events.YARDS_CHANGED, f.seat, ADD, amount)
        elif play_is_on(g) and not self.outside:
            enter(g, f, ADD, amount)
        else:
            move_ball(g, amount)
        return True


def move_ball(g: State, yards: i64) -> None:
    """Move the ball outside Play Results; what may still offset waits for the layers (T-8)."""
    if g.stage == CLOSED or not g.table.edition.offsetting:
        move_outside_results(g, yards)
        return
    g.emit(events.MOVE_WAITS, g.offense, yards, -1)
    if yards > 0:
        g.this.gained_outside += yards
    else:
        g.this.lost_outside -= yards


@final
class LedgerStep(Step):
    """Double, halve, at most, at least: entries that wait for Play Results.

    As what happens instead of the yards that the play would gain, they change those.
    """

    __slots__ = ("entry", "number")

    def __init__(self, entry: i64, number: Number) -> None:
        super().__init__()
        self.entry: i64 = entry
        self.number: Number = number

    def run(self, g: State, f: Frame) -> bool:
        amount = self.number.value(g, f)
        if in_results(g):
            g.this.yards = changed(g.this.yards, self.entry, amount)
            g.emit(events.YARDS_CHANGED, f.seat, self.entry, amount)
        elif play_is_on(g):
            enter(g, f, self.entry, amount)
        else:
            g.emit(events.TOO_LATE, f.seat, 23, -1)
        return True


@final
class InsteadStep(Step):
    """So many yards instead of those gained or lost on the play."""

    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        super().__init__()
        self.number: Number = number

    def run(self, g: State, f: Frame) -> bool:
        amount = self.number.value(g, f)
        if in_results(g):
            g.this.yards = amount
            g.emit(events.YARDS_CHANGED, f.seat, INSTEAD, amount)
        elif play_is_on(g):
            enter(g, f, INSTEAD, amount)
        else:
            g.emit(events.TOO_LATE, f.seat, 23, -1)
        return True


@final
class BaseYards(Step):
    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        super().__init__()
        self.number: Number = number

    def run(self, g: State, f: Frame) -> bool:
        amount = self.number.value(g, f)
        if in_results(g):
            g.this.yards += amount
            g.emit(events.YARDS_CHANGED, f.seat, ADD, amount)
        elif play_is_on(g):
            g.this.base_add += amount
            g.emit(events.YARDS_CHANGED, f.seat, ADD, amount)
        else:
            g.emit(events.TOO_LATE, f.seat, 23, -1)
        return True


@final
class SetBaseYards(Step):
    """The base yards are that many from here on; what changes them later changes these."""

    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        super().__init__()
        self.number: Number = number

    def run(self, g: State, f: Frame) -> bool:
        if not play_is_on(g):
            g.emit(events.TOO_LATE, f.seat, 23, -1)
            return True
        to = max(min(self.number.value(g, f), FARTHEST), 0)
        g.this.base_add = SET_BASE + to
        g.emit(events.BASE_YARDS_SET, f.seat, to, -1)
        return True


@final
class Move(Step):
    """Move the ball outside Play Results (F-20); in them it is the play's yards."""

    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        super().__init__()
        self.number: Number = number

    def run(self, g: State, f: Frame) -> bool:
        amount = self.number.value(g, f)
        if in_results(g):
            g.this.yards += amount
            g.emit(events.YARDS_CHANGED, f.seat, ADD, amount)
        else:
            move_ball(g, amount)
        return True


@final
class Place(Step):
    """Put the ball on a yard line: outside Play Results, or where the play would end (F-20)."""

    __slots__ = ("who", "yards")

    def __init__(self, who: i64, yards: i64) -> None:
        super().__init__()
        self.who: i64 = who
        self.yards: i64 = yards

    def run(self, g: State, f: Frame) -> bool:
        own = g.seat_of(self.who, f.seat) == g.offense
        to = self.yards if own else 100 - self.yards
        if in_results(g):
            g.this.yards = to - g.this.results_from
            g.emit(events.YARDS_CHANGED, f.seat, INSTEAD, g.this.yards)
        else:
            move_ball(g, to - g.ball)
        return True
