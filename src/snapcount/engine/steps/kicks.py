"""What cards ask about a kick that is being made."""

from __future__ import annotations

from typing import final

from snapcount.engine.flow.endings import is_good
from snapcount.engine.kick_grit import grit_now
from snapcount.engine.program import Condition, Frame
from snapcount.engine.state import State
from snapcount.engine.terms import FIELD_GOAL


@final
class FieldGoalStands(Condition):
    """A field goal is being kicked whose Grit makes it good, or does not."""

    __slots__ = ("good",)

    def __init__(self, good: bool) -> None:
        self.good: bool = good

    def holds(self, g: State, f: Frame) -> bool:
        if g.this.kick != FIELD_GOAL or g.this.kick_grit < 0 or g.this.next_offense >= 0:
            return False
        return is_good(g, grit_now(g)) == self.good
