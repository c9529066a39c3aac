"""If, may, choose one, choose X: steps that decide which steps follow."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.clock import can_use
from snapcount.engine.limits import note_use, spent
from snapcount.engine.modifiers import can_spend
from snapcount.engine.options import ASK_EFFECT, NO, PICK_MODE, PICK_NUMBER, YES, Option
from snapcount.engine.play import call_of
from snapcount.engine.players import count_bits
from snapcount.engine.program import (
    NEVER,
    Condition,
    Frame,
    Number,
    PlayerTest,
    Step,
)
from snapcount.engine.state import State
from snapcount.engine.steps.players import SelectAll, SelectSome, can_turn
from snapcount.engine.table import CardTest


@final
class Unless(Step):
    """Go on if the condition holds, else jump.

    `counts`: that it holds is what the limit of the ability counts; after it nothing is asked.
    """

    __slots__ = ("condition", "counts", "to")

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition: Condition = condition
        self.to: i64 = 0
        self.counts: bool = False

    def run(self, g: State, f: Frame) -> bool:
        if not self.counts:
            self.foresee(g, f)
        elif spent(g, f.ability, f.seat, f.card) or not self.condition.holds(g, f):
            f.pc = self.to
        else:
            note_use(g, f.ability, f.seat, f.card)
        return True

    def foresee(self, g: State, f: Frame) -> None:
        if not self.condition.holds(g, f):
            f.pc = self.to


@final
class Watch(Step):
    """The next effect is asked about afterwards: whether it did anything."""

    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        f.did = False
        f.fell_short = False
        return True


@final
class Jump(Step):
    __slots__ = ("to",)

    def __init__(self) -> None:
        super().__init__()
        self.to: i64 = 0

    def run(self, g: State, f: Frame) -> bool:
        f.pc = self.to
        return True

    def foresee(self, g: State, f: Frame) -> None:
        f.pc = self.to


@final
class OverOtherCases(Step):
    """R-25: one case was so, so that the others are not. A play may be two calls at once (E-6)."""

    __slots__ = ("of_call", "to")

    def __init__(self, of_call: bool) -> None:
        super().__init__()
        self.of_call: bool = of_call
        self.to: i64 = 0

    def run(self, g: State, f: Frame) -> bool:
        self.foresee(g, f)
        return True

    def foresee(self, g: State, f: Frame) -> None:
        if not self.of_call or call_of(g) == g.this.call:
            f.pc = self.to


@final
class AskMay(Step):
    """Yes goes on, no jumps. Who has not what it takes is not asked, nor of what cannot be done.

    It may take cards, timeouts, time, or Players to exhaust. What is done ends at `done`.

    `counts`: a yes is what the limit of the ability counts; after it nobody is asked again.
    """

    __slots__ = (
        "actions",
        "counts",
        "done",
        "either",
        "exhausts",
        "plays",
        "such",
        "suches",
        "time",
        "timeouts",
        "to",
        "turns",
        "who",
    )

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.who: i64 = who
        self.to: i64 = 0
        self.actions: i64 = 0
        self.plays: i64 = 0
        self.either: i64 = 0  # cards of either hand, besides those
        self.such: list[CardTest] = []  # cards of some kind, and how many of them
        self.suches: list[i64] = []
        self.timeouts: i64 = 0
        self.turns: list[PlayerTest] = []  # who is exhausted for it, and how many of them
        self.exhausts: list[i64] = []
        self.time: i64 = 0
        self.done: i64 = 0
        self.counts: bool = False

    def run(self, g: State, f: Frame) -> bool:
        if self.counts and spent(g, f.ability, f.seat, f.card):
            f.pc = self.to
            return True
        seat = g.seat_of(self.who, f.seat)
        if not self.can_pay(g, f, seat) or self.in_vain(g, f):
            f.pc = self.to
            return True
        options = [g.table.option(YES, -1, -1), g.table.option(NO, -1, -1)]
        g.ask(seat, ASK_EFFECT, options)
        return False

    def can_pay(self, g: State, f: Frame, seat: i64) -> bool:
        if self.timeouts and not can_spend(g, seat, self.timeouts):
            return False
        if self.time and not can_use(g, self.time):
            return False
        actions, plays = len(g.action_hand[seat]), len(g.play_hand[seat])
        if actions < self.actions or plays < self.plays:
            return False
        if self.either and actions + plays < self.actions + self.plays + self.either:
            return False
        for i in range(len(self.such)):
            such = self.such[i]
            there = len(such.among(g.table, g.action_hand[seat]))
            there += len(such.among(g.table, g.play_hand[seat]))
            if there < self.suches[i]:
                return False
        for i in range(len(self.turns)):
            if count_bits(can_turn(g, f, self.turns[i], f.seat)) < self.exhausts[i]:
                return False
        return True

    def in_vain(self, g: State, f: Frame) -> bool:
        """Whether it is only about Players or cards that are not there, as everybody sees."""
        steps = f.ability.steps
        vain = False
        for at in range(f.pc, self.done):
            step = steps[at]
            if not isinstance(step, (Watch, SelectAll, SelectSome)):
                if not step.nothing_there(g, f):
                    return False
                vain = True
        return vain

    def foresee(self, g: State, f: Frame) -> None:
        f.pc = self.to  # nobody has said yes

    def answered(self, g: State, f: Frame, option: Option) -> None:
        if option.verb == NO:
            f.pc = self.to
        elif self.counts:
            note_use(g, f.ability, f.seat, f.card)


@final
class AskMode(Step):
    """One of several lists of effects; a place below 0 is one that was taken before.

    Who has not what a list takes cannot choose it, nor a list of which nothing could be done,
    unless that is so of all of them.
    """

    __slots__ = ("prices", "to", "who")

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.who: i64 = who
        self.to: list[i64] = []
        self.prices: list[AskMay] = []

    def run(self, g: State, f: Frame) -> bool:
        options: list[Option] = []
        can: list[Option] = []
        seat = g.seat_of(self.who, f.seat)
        for i in range(len(self.to)):
            if self.to[i] >= 0:
                option = g.table.option(PICK_MODE, i, -1)
                options.append(option)
                if self.prices[i].can_pay(g, f, seat) and not self.in_vain(g, f, self.to[i]):
                    can.append(option)
        if len(can) == 1 and len(options) > 1:
            self.answered(g, f, can[0])
            return True
        g.ask(seat, ASK_EFFECT, can if can else options)
        return False

    def in_vain(self, g: State, f: Frame, at: i64) -> bool:
        """Whether the list that starts there speaks only of cards that are not there."""
        steps = f.ability.steps
        while not isinstance(steps[at], Jump):
            if not steps[at].nothing_there(g, f):
                return False
            at += 1
        return True

    def foresee(self, g: State, f: Frame) -> None:
        f.pc = NEVER

    def answered(self, g: State, f: Frame, option: Option) -> None:
        f.pc = self.to[option.a]


@final
class AskPosition(Step):
    """A seat chooses one of some positions; the effect knows it by its place among them."""

    __slots__ = ("named", "who")

    def __init__(self, named: list[i64], who: i64) -> None:
        super().__init__()
        self.named: list[i64] = named  # as the log names them
        self.who: i64 = who

    def run(self, g: State, f: Frame) -> bool:
        options: list[Option] = []
        for i in range(len(self.named)):
            options.append(g.table.option(PICK_MODE, i, -1))
        g.ask(g.seat_of(self.who, f.seat), ASK_EFFECT, options)
        return False

    def foresee(self, g: State, f: Frame) -> None:
        f.pc = NEVER

    def answered(self, g: State, f: Frame, option: Option) -> None:
        f.x = option.a
        g.emit(events.CHOSE_X, g.seat_of(self.who, f.seat), -1, self.named[option.a])


@final
class AskX(Step):
    """A seat chooses X; with `up_to`, it is at most as much as that number is then."""

    __slots__ = ("high", "low", "up_to", "who")

    def __init__(self, low: i64, high: i64, who: i64, up_to: Number | None) -> None:
        super().__init__()
        self.who: i64 = who
        self.low: i64 = low
        self.high: i64 = high
        self.up_to: Number | None = up_to

    def run(self, g: State, f: Frame) -> bool:
        high = self.high
        up_to = self.up_to
        if up_to is not None:
            high = min(high, up_to.value(g, f))
        options: list[Option] = []
        for x in range(self.low, high + 1):
            options.append(g.table.option(PICK_NUMBER, x, -1))
        if len(options) > 1:
            g.ask(g.seat_of(self.who, f.seat), ASK_EFFECT, options)
            return False
        f.x = max(min(self.low, high), 0)
        f.moved = f.x
        return True

    def foresee(self, g: State, f: Frame) -> None:
        f.pc = NEVER

    def answered(self, g: State, f: Frame, option: Option) -> None:
        f.x = option.a
        f.moved = option.a  # `that many`
        g.emit(events.CHOSE_X, g.seat_of(self.who, f.seat), option.a, -1)
