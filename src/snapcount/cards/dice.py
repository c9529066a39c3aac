"""Chance from a seed, for everything in `cards` that invents something.

Law 4 keeps `random` out: these numbers are the same on every machine and Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1


class Dice:
    """A splitmix64 stream. Two with the same seed give the same numbers for ever."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def bits(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit - 1`."""
        # 64 bits against limits of a few hundred: the bias is below 1e-16.
        return self.bits() * limit >> 64

    def between(self, low: int, high: int, step: int = 1) -> int:
        """A number from `low` to `high`, both included, in steps."""
        return low + step * self.below((high - low) // step + 1)

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def weighted(self, items: Sequence[tuple[int, T]]) -> T:
        """One of the items, each as likely as its weight says."""
        left = self.below(sum(weight for weight, _ in items))
        for weight, item in items:
            left -= weight
            if left < 0:
                return item
        raise AssertionError("unreachable: the weights sum up to more than the draw")

    def some(self, items: Sequence[T], most: int) -> tuple[T, ...]:
        """One to `most` different items, in the order they have in `items`."""
        count = min(self.between(1, most), len(items))
        chosen: set[int] = set()
        while len(chosen) < count:
            chosen.add(self.below(len(items)))
        return tuple(items[index] for index in sorted(chosen))
