"""Numbers made of other numbers, and how far a pass is out of its range."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine.play import catch_range, play_strength
from snapcount.engine.program import Frame, Number
from snapcount.engine.state import State
from snapcount.engine.terms import ANY_PASS


@final
class Plus(Number):
    __slots__ = ("left", "right")

    def __init__(self, left: Number, right: Number) -> None:
        self.left: Number = left
        self.right: Number = right

    def value(self, g: State, f: Frame) -> i64:
        return self.left.value(g, f) + self.right.value(g, f)

    def is_known(self, g: State, f: Frame) -> bool:
        return self.left.is_known(g, f) and self.right.is_known(g, f)


@final
class Apart(Number):
    __slots__ = ("left", "right")

    def __init__(self, left: Number, right: Number) -> None:
        self.left: Number = left
        self.right: Number = right

    def value(self, g: State, f: Frame) -> i64:
        if not self.is_known(g, f):
            return 0
        apart = self.left.value(g, f) - self.right.value(g, f)
        return apart if apart >= 0 else -apart

    def is_known(self, g: State, f: Frame) -> bool:
        return self.left.is_known(g, f) and self.right.is_known(g, f)


@final
class OneOfTwo(Number):
    __slots__ = ("higher", "left", "right")

    def __init__(self, higher: bool, left: Number, right: Number) -> None:
        self.higher: bool = higher
        self.left: Number = left
        self.right: Number = right

    def value(self, g: State, f: Frame) -> i64:
        if not self.is_known(g, f):
            return 0
        left = self.left.value(g, f)
        right = self.right.value(g, f)
        return max(left, right) if self.higher else min(left, right)

    def is_known(self, g: State, f: Frame) -> bool:
        return self.left.is_known(g, f) and self.right.is_known(g, f)


@final
class Divided(Number):
    """Rounded down or up; or down to a multiple. Below zero that is nearer to 0."""

    __slots__ = ("by", "of", "to", "up")

    def __init__(self, of: Number, by: i64, up: bool, to: i64) -> None:
        self.of: Number = of
        self.by: i64 = by
        self.up: bool = up
        self.to: i64 = to

    def value(self, g: State, f: Frame) -> i64:
        value = self.of.value(g, f)
        size = value if value >= 0 else -value
        size = (size + self.by - 1) // self.by if self.up else size // self.by
        size = size // self.to * self.to
        return size if value >= 0 else -size

    def is_known(self, g: State, f: Frame) -> bool:
        return self.of.is_known(g, f)


@final
class RangeMiss(Number):
    """F-4: by how much the Play Strength lies outside the catch range of a Pass."""

    __slots__ = ()

    def value(self, g: State, f: Frame) -> i64:
        if not g.this.revealed or not g.this.call & ANY_PASS:
            return 0
        low, high = catch_range(g)
        strength = play_strength(g)
        return max(low - strength, strength - high, 0)
