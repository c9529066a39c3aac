"""Effects on turnovers, downs, the clock, Grit and points."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.changes import KIND_AT, change, give_timeouts, given
from snapcount.engine.digit import one_digit
from snapcount.engine.grit import determine_grit, forget_next_grit
from snapcount.engine.kick_grit import counted_grit, grit_now
from snapcount.engine.limits import note_use, spent
from snapcount.engine.modifiers import Held, forbids, held
from snapcount.engine.offsetting import make
from snapcount.engine.options import ASK_EFFECT, NO, PICK_NUMBER, YES, Option
from snapcount.engine.play import is_no_pass
from snapcount.engine.program import NEVER, Frame, Number, Step
from snapcount.engine.scoring import add_points
from snapcount.engine.state import State
from snapcount.engine.steps.yards import in_results, keyword_of, play_is_on
from snapcount.engine.terms import (
    AT_FIELD_GOAL,
    FUMBLE,
    GAINING,
    GRIT_AGAIN,
    GRIT_DETERMINED,
    GRIT_MORE,
    LOSING,
    MOD_CANNOT_TIMEOUT,
    MOD_GRIT,
    MOD_GRIT_OFFER,
    OF_ABILITIES,
    PLAYER_CARD,
    SUPERSTAR,
    TIME_UNITS,
    TIMEOUT_SPENT,
    TIMEOUTS_OF,
    TURNOVERS,
    WOULD,
)
from snapcount.engine.triggers import fire


@final
class LiveBallTurnover(Step):
    """Fumble, interception or Pick Six; it takes place when the timing point is over (F-7).

    In the stead of the yards or of the score there are no Play Results either (R-39).
    """

    __slots__ = ("kind",)

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind: i64 = kind

    def run(self, g: State, f: Frame) -> bool:
        if not (play_is_on(g) or in_results(g)):
            g.emit(events.TOO_LATE, f.seat, 35, -1)
        elif self.kind != FUMBLE and is_no_pass(g):
            g.emit(events.TOO_LATE, f.seat, 31, -1)
        else:
            make(g, TURNOVERS, 1, f.seat, keyword_of(g, f) | self.kind << KIND_AT)
        return True

    def part(self, g: State, f: Frame, what: i64) -> i64:
        if what != TURNOVERS or not play_is_on(g) or (self.kind != FUMBLE and is_no_pass(g)):
            return 0
        return 1


@final
class NoTurnover(Step):
    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        before = len(g.events)
        make(g, TURNOVERS, -1, f.seat, 0)
        for event in g.events[before:]:
            if event[0] == events.OFFSET:  # T-8: a turnover is cancelled by that too
                f.did = True
        return True

    def part(self, g: State, f: Frame, what: i64) -> i64:
        return -1 if what == TURNOVERS else 0


@final
class TimeUnits(Step):
    """The Time Units of this play plus, minus or set (F-13).

    `own`: they are set to a number made from what they are, which has its one more of All Pro
    mode already (F-22). `paid`: for something else, so that none offsets (R-33).
    """

    __slots__ = ("absolute", "least", "number", "own", "paid")

    def __init__(self, number: Number, absolute: bool, least: i64 = 0, own: bool = False) -> None:
        super().__init__()
        self.number: Number = number
        self.absolute: bool = absolute
        self.least: i64 = least
        self.own: bool = own
        self.paid: bool = False

    def run(self, g: State, f: Frame) -> bool:
        by = self.number.value(g, f)
        if self.absolute:
            g.this.time_set = max(by, 0)
            g.this.time_add = 0  # what was added before is set aside
            if self.own and by > 0 and g.table.all_pro:
                g.this.time_add = -1
            g.emit(events.TIME_UNITS_CHANGED, f.seat, by, 1)
        elif self.paid:
            change(g, TIME_UNITS, by, f.seat, 0)
        else:
            make(g, TIME_UNITS, by, f.seat, self.least)
        return True

    def part(self, g: State, f: Frame, what: i64) -> i64:
        if what != TIME_UNITS or self.absolute or self.paid:
            return 0
        return self.number.value(g, f)


@final
class ClockStep(Step):
    """Time added to the clock or taken off it; it never goes below 0 (F-13)."""

    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        super().__init__()
        self.number: Number = number

    def run(self, g: State, f: Frame) -> bool:
        if g.untimed:
            return True
        before = g.clock
        by = self.number.value(g, f)
        g.clock = before + given(g, f.seat, f.card, by) if by > 0 else max(before + by, 0)
        g.emit(events.CLOCK, f.seat, before - g.clock, g.clock)
        return True


@final
class TimeoutsStep(Step):
    """A player gains or loses timeouts.

    `paid`: they are spent on something else, so that none offsets (R-33), and texts hear of it.
    `most`: nobody gains more than they then may have; -1 if it does not say.
    """

    __slots__ = ("by", "most", "paid", "who")

    def __init__(self, who: i64, by: i64, most: i64 = -1) -> None:
        super().__init__()
        self.who: i64 = who
        self.by: i64 = by
        self.most: i64 = most
        self.paid: bool = False

    def change(self, g: State, seat: i64) -> i64:
        """What it comes to for that player."""
        if self.most < 0:
            return self.by
        return min(self.by, max(self.most - g.timeouts[seat], 0))

    def run(self, g: State, f: Frame) -> bool:
        seats = g.seats(self.who, f.seat)
        for seat in range(2):
            if not (seats >> seat) & 1:
                continue
            before = g.timeouts[seat]
            if self.is_forbidden(g, seat):
                g.emit(events.TIMEOUTS_CHANGED, seat, 0, g.timeouts[seat])
            elif self.paid:
                give_timeouts(g, seat, self.by, f.seat, f.card)
                for _ in range(before - g.timeouts[seat]):
                    fire(g, TIMEOUT_SPENT, seat, -1)
            else:
                make(g, TIMEOUTS_OF + seat, self.change(g, seat), f.seat, f.card)
            if g.timeouts[seat] != before + self.by:
                f.fell_short = True
        return True

    def part(self, g: State, f: Frame, what: i64) -> i64:
        seat = what - TIMEOUTS_OF
        if seat < 0 or seat > 1 or self.paid or not (g.seats(self.who, f.seat) >> seat) & 1:
            return 0
        return 0 if self.is_forbidden(g, seat) else self.change(g, seat)

    def is_forbidden(self, g: State, seat: i64) -> bool:
        if not g.table.modifies[MOD_CANNOT_TIMEOUT]:
            return False
        return forbids(g, MOD_CANNOT_TIMEOUT, seat, GAINING if self.by > 0 else LOSING)


@final
class GritStep(Step):
    """K-1; texts may offer its player to determine it again, or to add something to it.

    Each offer is made once; how many have been is in the frame's count.
    """

    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        self.determine(g, f)
        if not g.table.modifies[MOD_GRIT_OFFER]:
            self.tell(g, f)
            return True
        f.count = 0
        return self.offer(g, f)

    def determine(self, g: State, f: Frame) -> None:
        f.grit = determine_grit(g)
        if g.table.modifies[MOD_GRIT]:
            by: i64 = 0
            for h in held(g, MOD_GRIT):
                if h.modifier.high and h.concerns(g, f.seat, 0):
                    by += h.amount
            if by:
                f.grit += by
                g.emit(events.GRIT_CHANGED, f.seat, one_digit(f.grit), -1)
            forget_next_grit(g, f.seat)

    def tell(self, g: State, f: Frame) -> None:
        if g.table.listens[GRIT_DETERMINED]:
            fire(g, GRIT_DETERMINED, f.seat, -1, one_digit(f.grit))

    def offers(self, g: State, f: Frame) -> list[Held]:
        found: list[Held] = []
        for h in held(g, MOD_GRIT_OFFER):
            if h.concerns(g, f.seat, 0):
                if not h.modifier.high & OF_ABILITIES or g.table.kind[f.card] in (
                    PLAYER_CARD,
                    SUPERSTAR,
                ):
                    found.append(h)
        return found

    def offer(self, g: State, f: Frame) -> bool:
        """Ask about the next offer; False while somebody is asked."""
        offers = self.offers(g, f)
        while f.count < len(offers) and self.is_over(g, f, offers[f.count]):
            f.count += 1
        if f.count >= len(offers):
            f.count = 0
            self.tell(g, f)
            return True
        g.ask(f.seat, ASK_EFFECT, [g.table.option(YES, -1, -1), g.table.option(NO, -1, -1)])
        return False

    def is_over(self, g: State, f: Frame, offer: Held) -> bool:
        return spent(g, offer.frame.ability, f.seat, offer.frame.card)

    def foresee(self, g: State, f: Frame) -> None:
        f.pc = NEVER

    def answered(self, g: State, f: Frame, option: Option) -> None:
        if option.verb == PICK_NUMBER:
            if option.a != one_digit(f.grit):
                f.grit = option.a
                g.emit(events.GRIT_CHANGED, f.seat, option.a, -1)
        elif option.verb == YES and self.taken(g, f):
            return
        f.count += 1
        self.offer(g, f)

    def taken(self, g: State, f: Frame) -> bool:
        """Carry out the offer; whether one of two values is still to be chosen."""
        offer = self.offers(g, f)[f.count]
        note_use(g, offer.frame.ability, f.seat, offer.frame.card)
        what = offer.modifier.high & ~OF_ABILITIES
        if what == GRIT_MORE:
            f.grit += offer.amount
            g.emit(events.GRIT_CHANGED, f.seat, one_digit(f.grit), -1)
            return False
        first = one_digit(f.grit)
        self.tell(g, f)
        self.determine(g, f)
        second = one_digit(f.grit)
        if what == GRIT_AGAIN or first == second:
            return False
        options = [
            g.table.option(PICK_NUMBER, first, -1),
            g.table.option(PICK_NUMBER, second, -1),
        ]
        g.ask(f.seat, ASK_EFFECT, options)
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
    """The Grit of this effect plus, minus or set.

    In a field goal's timing point (R-30) or in the stead of its result it is the kick's, unless
    the effect has determined its `own`.
    """

    __slots__ = ("absolute", "number", "own")

    def __init__(self, number: Number, absolute: bool, own: bool) -> None:
        super().__init__()
        self.number: Number = number
        self.absolute: bool = absolute
        self.own: bool = own

    def run(self, g: State, f: Frame) -> bool:
        by = self.number.value(g, f)
        this = g.this
        of_kick = this.kick > 0 and this.kick_grit >= 0 and not self.own
        of_kick = of_kick and (f.ability.kind == WOULD or g.point == AT_FIELD_GOAL)
        if of_kick and self.absolute:
            this.kick_grit = one_digit(by)
            this.grit_add = 0  # what was added before is set aside
        elif of_kick:
            this.grit_add += by
        if of_kick:
            f.grit = this.kick_grit + this.grit_add
        else:
            f.grit = one_digit(by) if self.absolute else f.grit + by
        g.emit(events.GRIT_CHANGED, f.seat, one_digit(f.grit), -1)
        return True


def is_kicking(g: State) -> bool:
    """Whether a kick is being made whose Grit is determined and still decides it."""
    return g.this.kick > 0 and g.this.kick_grit >= 0 and g.this.next_offense < 0


@final
class KickAgain(Step):
    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        if is_kicking(g):
            g.this.kick_grit = -1
            g.this.grit_add = 0
            g.emit(events.KICKED_AGAIN, g.offense, -1, -1)
        else:
            g.emit(events.TOO_LATE, f.seat, 35, -1)
        return True


@final
class EitherGrit(Step):
    """A second Grit is determined for the kick, and a seat chooses between that and the first."""

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.who: i64 = who

    def run(self, g: State, f: Frame) -> bool:
        if not is_kicking(g):
            g.emit(events.TOO_LATE, f.seat, 35, -1)
            return True
        first = grit_now(g)
        second = second_grit(g)
        f.grit = second
        if first == second:
            return True
        options = [
            g.table.option(PICK_NUMBER, first, -1),
            g.table.option(PICK_NUMBER, second, -1),
        ]
        g.ask(g.seat_of(self.who, f.seat), ASK_EFFECT, options)
        return False

    def foresee(self, g: State, f: Frame) -> None:
        f.pc = NEVER

    def answered(self, g: State, f: Frame, option: Option) -> None:
        g.this.grit_add += option.a - counted_grit(g)
        f.grit = option.a
        g.emit(events.GRIT_CHANGED, g.seat_of(self.who, f.seat), option.a, -1)


@final
class KeptGrit(Step):
    """A second Grit is determined for the kick, and the lower or the higher of the two is used."""

    __slots__ = ("lower",)

    def __init__(self, lower: bool) -> None:
        super().__init__()
        self.lower: bool = lower

    def run(self, g: State, f: Frame) -> bool:
        if not is_kicking(g):
            g.emit(events.TOO_LATE, f.seat, 35, -1)
            return True
        first = grit_now(g)
        second = second_grit(g)
        kept = min(first, second) if self.lower else max(first, second)
        f.grit = kept
        if kept != second:
            g.this.grit_add += kept - counted_grit(g)
            g.emit(events.GRIT_CHANGED, f.seat, kept, -1)
        return True

    def foresee(self, g: State, f: Frame) -> None:
        f.pc = NEVER


def second_grit(g: State) -> i64:
    """Another Grit is determined for the kick that is being made, in the place of the first."""
    g.this.kick_grit = determine_grit(g)
    g.this.grit_add = 0
    second = grit_now(g)
    if g.table.listens[GRIT_DETERMINED]:
        fire(g, GRIT_DETERMINED, g.offense, -1, second)
    return second


@final
class SetClock(Step):
    __slots__ = ("to",)

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def run(self, g: State, f: Frame) -> bool:
        if g.untimed:
            return True
        more = self.to - g.clock
        g.clock = g.clock + given(g, f.seat, f.card, more) if more > 0 else self.to
        g.emit(events.CLOCK_SET, f.seat, g.clock, -1)
        return True
