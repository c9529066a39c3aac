"""What the defense has called is changed, or one side calls what the other did."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.options import (
    ASK_EFFECT,
    PICK_CALL,
    Option,
)
from snapcount.engine.play import (
    another_play,
    stopped_by,
    use_offense_call,
)
from snapcount.engine.program import Frame, Step
from snapcount.engine.state import State
from snapcount.engine.steps.calls import call_changed, open_to_change
from snapcount.engine.terms import UNSPECIFIED_PASS, UNSPECIFIED_RUN


def call_defense(g: State, calls: i64, add: bool) -> None:
    """The defense has called these, besides or instead of what it had."""
    this = g.this
    if add:
        this.defense_calls |= stopped_by(g.table.edition, calls)
    else:
        this.defense_calls = stopped_by(g.table.edition, calls)
    another_play(g)
    g.emit(events.DEFENSE_CHANGED, 1 - g.offense, this.defense_calls, -1)
    if not add:
        call_changed(g, 1 - g.offense)


@final
class BecomeDefense(Step):
    __slots__ = ("add", "calls")

    def __init__(self, calls: i64, add: bool) -> None:
        super().__init__()
        self.calls: i64 = calls
        self.add: bool = add

    def run(self, g: State, f: Frame) -> bool:
        if open_to_change(g, f, 1 - g.offense):
            call_defense(g, self.calls, self.add)
        return True


@final
class StopsNoLonger(Step):
    """The defense's call does not stop these any more."""

    __slots__ = ("calls",)

    def __init__(self, calls: i64) -> None:
        super().__init__()
        self.calls: i64 = calls

    def run(self, g: State, f: Frame) -> bool:
        if open_to_change(g, f, 1 - g.offense):
            left = g.this.defense_calls & ~self.calls
            call_defense(g, left & ~(UNSPECIFIED_RUN | UNSPECIFIED_PASS), False)
        return True


@final
class ChooseDefense(Step):
    """The controller chooses calls for the defense, one at a time; they wait in `f.cards`."""

    __slots__ = ("add", "calls", "count")

    def __init__(self, calls: i64, count: i64, add: bool) -> None:
        super().__init__()
        self.calls: i64 = calls
        self.count: i64 = count
        self.add: bool = add

    def run(self, g: State, f: Frame) -> bool:
        if not open_to_change(g, f, 1 - g.offense):
            return True
        f.count = self.count
        f.cards = []
        return self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> bool:
        left = [call for call in range(6) if (self.calls >> call) & 1 and call not in f.cards]
        if f.count > 0 and len(left) > f.count:
            options: list[Option] = []
            for call in left:
                options.append(g.table.option(PICK_CALL, call, -1))
            g.ask(f.seat, ASK_EFFECT, options)
            return False
        if f.count > 0:
            f.cards.extend(left)
        chosen: i64 = 0
        for call in f.cards:
            chosen |= 1 << call
        f.cards = []
        call_defense(g, chosen, self.add)
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        f.cards.append(option.a)
        f.count -= 1
        self.go_on(g, f)


@final
class CopyDefense(Step):
    """The defense stops what the offense's called Play stops, instead or as well."""

    __slots__ = ("add",)

    def __init__(self, add: bool) -> None:
        super().__init__()
        self.add: bool = add

    def run(self, g: State, f: Frame) -> bool:
        card = g.this.called[g.offense]
        if card >= 0 and open_to_change(g, f, 1 - g.offense):
            call_defense(g, g.table.stops[card], self.add)
        return True


@final
class CopyCall(Step):
    """A side's call becomes the other's: the play to be stopped, or the play on its card."""

    __slots__ = ("offense",)

    def __init__(self, offense: bool) -> None:
        super().__init__()
        self.offense: bool = offense

    def run(self, g: State, f: Frame) -> bool:
        if not open_to_change(g, f, g.offense if self.offense else 1 - g.offense):
            return True
        if not self.offense:
            call_defense(g, g.this.call | g.this.also, False)
            return True
        card = g.this.called[1 - g.offense]
        if card >= 0:
            use_offense_call(g, card)
            another_play(g)
            g.emit(events.CALL_CHANGED, g.offense, -1, g.this.call)
            call_changed(g, g.offense)
        return True
