"""Effects on the down: a First Down, one that is none, and the number of the down (F-16)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.modifiers import first_down_denied
from snapcount.engine.program import Frame, Step
from snapcount.engine.replacements import instead
from snapcount.engine.state import State
from snapcount.engine.terms import FIRST_DOWN_GAINED, WOULD_FIRST_DOWN
from snapcount.engine.triggers import fire


@final
class MakeFirstDown(Step):
    """`certain`: what could have taken its place has not."""

    __slots__ = ("certain",)

    def __init__(self, certain: bool) -> None:
        super().__init__()
        self.certain: bool = certain

    def run(self, g: State, f: Frame) -> bool:
        if first_down_denied(g):
            g.emit(events.FIRST_DOWN_CANCELLED, g.offense, -1, -1)
            return True
        if not self.certain and g.table.listens[WOULD_FIRST_DOWN]:
            if instead(g, WOULD_FIRST_DOWN, g.offense, -1):
                return False  # what happens instead goes first
        g.this.first_down = True
        g.emit(events.FIRST_DOWN_EVENT, g.offense, -1, -1)
        fire(g, FIRST_DOWN_GAINED, g.offense, -1)
        return True


@final
class CancelFirstDown(Step):
    """The First Down of this down does not come."""

    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        if g.this.first_down:
            g.this.first_down = False
            g.emit(events.FIRST_DOWN_CANCELLED, g.offense, -1, -1)
        return True


@final
class SetDown(Step):
    """The down is that one; once a play is called, the next down is. `to` 0: one is lost."""

    __slots__ = ("to",)

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def run(self, g: State, f: Frame) -> bool:
        this = g.this
        if self.to == 0:
            g.down = min(g.down + 1, 4)
            if this.next_down:
                this.next_down = min(this.next_down + 1, 4)
            g.emit(events.DOWN_SET, g.offense, g.down, -1)
            return True
        later = this.revealed or this.kick != 0
        if later:
            this.first_down = False
            this.next_down = self.to
        else:
            g.down = self.to
        g.emit(events.DOWN_SET, g.offense, self.to, 1 if later else -1)
        return True
