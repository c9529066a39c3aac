"""Effects on yards and on the ball."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.changes import LEAST_AT
from snapcount.engine.modifiers import keyword_protected, player_modifiers
from snapcount.engine.offsetting import make
from snapcount.engine.play import (
    SET_BASE,
    base_if_successful,
    changed,
    move_outside_results,
    only_to,
)
from snapcount.engine.program import Frame, Number, Step
from snapcount.engine.protections import is_barred, note_change
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ADD,
    BALL,
    BASE_BY,
    BASE_TO,
    BY_SEAT,
    FARTHEST,
    HALF_AS_LARGE,
    INSTEAD,
    MOD_ABILITY_YARDS,
    YARDS_OF_PLAY,
)


def keyword_of(g: State, f: Frame) -> i64:
    """The keyword under which an effect is entered: if such abilities are cancelled, so is it."""
    keyword = (f.ability.kind & 15) << (f.seat * 16)
    if keyword and keyword_protected(g, f.seat, f.ability, f.slot):
        return 0
    return keyword


def enter(g: State, f: Frame, entry: i64, amount: i64) -> None:
    """Write an effect on the play's yards into the ledger, under its ability's keyword."""
    note_change(g, BY_SEAT, f.seat, 0)
    g.this.ledger = [*g.this.ledger, entry, amount, keyword_of(g, f)]
    g.emit(events.YARDS_CHANGED, f.seat, entry, amount)


def as_worth(g: State, f: Frame, amount: i64) -> i64:
    """The yards of a Run, Receive or Tackle ability as texts make them larger or smaller."""
    size: i64 = amount if amount >= 0 else -amount
    more: i64 = 0
    for coded in player_modifiers(g, MOD_ABILITY_YARDS, f.slot):
        if coded & f.ability.kind & 15:
            times = (coded >> 4) & 15
            size = size // 10 * 5 if times == HALF_AS_LARGE else size * times
            more += (coded >> 8) - FARTHEST
    size = max(size + more, 0) if size else size
    return size if amount >= 0 else -size


def now_gain(g: State, f: Frame, yards: i64, entry: i64, amount: i64) -> None:
    """In Play Results, the play now gains so many yards by that entry, unless some text bars it."""
    if is_barred(g, YARDS_OF_PLAY, yards - g.this.yards, f.seat):
        return
    g.this.yards = yards
    g.emit(events.YARDS_CHANGED, f.seat, entry, amount)


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
        amount = self.amount(g, f)
        this = g.this
        if in_results(g):
            now_gain(g, f, this.yards + amount, ADD, amount)
        elif self.is_on_play(g):
            least = self.least + 1 if amount < 0 else 0
            make(g, YARDS_OF_PLAY, amount, f.seat, keyword_of(g, f) | least << LEAST_AT)
        else:
            make(g, BALL, amount, f.seat, 0)
        return True

    def part(self, g: State, f: Frame, what: i64) -> i64:
        on_play = self.is_on_play(g)
        if what == (YARDS_OF_PLAY if on_play else BALL):
            return self.amount(g, f)
        return 0

    def is_on_play(self, g: State) -> bool:
        return play_is_on(g) and not self.outside

    def amount(self, g: State, f: Frame) -> i64:
        """The yards, gained or lost, as things stand."""
        amount = self.number.value(g, f) * self.sign
        if g.table.modifies[MOD_ABILITY_YARDS] and f.ability.kind & 15 and f.slot >= 0:
            amount = as_worth(g, f, amount)
        if self.least >= 0 and amount < 0 and g.this.revealed and not self.is_on_play(g):
            amount = -min(-amount, max(g.this.yards - self.least, 0))
        return amount


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
            now_gain(g, f, changed(g.this.yards, self.entry, amount), self.entry, amount)
        elif play_is_on(g):
            enter(g, f, self.entry, amount)
        else:
            g.emit(events.TOO_LATE, f.seat, 35, -1)
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
            now_gain(g, f, amount, INSTEAD, amount)
        elif play_is_on(g):
            enter(g, f, INSTEAD, amount)
        else:
            g.emit(events.TOO_LATE, f.seat, 35, -1)
        return True


@final
class BaseYards(Step):
    """Base yards plus or minus; with an `end`, which is 0 or more, only as far as to that."""

    __slots__ = ("end", "number")

    def __init__(self, number: Number, end: i64 = -1) -> None:
        super().__init__()
        self.number: Number = number
        self.end: i64 = end

    def run(self, g: State, f: Frame) -> bool:
        amount = self.number.value(g, f)
        if self.end >= 0 and g.this.revealed:
            base = base_if_successful(g)
            amount = only_to(base, amount, self.end) - base
        if in_results(g):
            now_gain(g, f, g.this.yards + amount, ADD, amount)
        elif play_is_on(g):
            note_change(g, BASE_BY, amount, f.seat)
            g.this.base_add += amount
            g.emit(events.YARDS_CHANGED, f.seat, ADD, amount)
        else:
            g.emit(events.TOO_LATE, f.seat, 35, -1)
        return True


@final
class SetBaseYards(Step):
    """The base yards are that many from here on; what changes them later changes these.

    They are a loss only if the text says so, and not because a number comes to less than none.
    """

    __slots__ = ("is_loss", "number")

    def __init__(self, number: Number, is_loss: bool) -> None:
        super().__init__()
        self.number: Number = number
        self.is_loss: bool = is_loss

    def run(self, g: State, f: Frame) -> bool:
        if not play_is_on(g):
            g.emit(events.TOO_LATE, f.seat, 35, -1)
            return True
        to = max(min(self.number.value(g, f), FARTHEST), -FARTHEST if self.is_loss else 0)
        note_change(g, BASE_TO, to, f.seat)
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
            now_gain(g, f, g.this.yards + amount, ADD, amount)
        else:
            make(g, BALL, amount, f.seat, 0)
        return True

    def part(self, g: State, f: Frame, what: i64) -> i64:
        return self.number.value(g, f) if what == BALL else 0


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
            move_outside_results(g, to - g.ball)
        return True
