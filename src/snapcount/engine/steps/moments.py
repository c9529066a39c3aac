"""What cards ask about the timing point."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine.program import Condition, Frame
from snapcount.engine.state import State


@final
class InPoint(Condition):
    """It is one of those timing points, or their layers resolve (T-1)."""

    __slots__ = ("points",)

    def __init__(self, points: i64) -> None:
        self.points: i64 = points

    def holds(self, g: State, f: Frame) -> bool:
        return bool(g.point & self.points)
