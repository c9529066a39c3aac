"""What the grammar's rules for bounds become: at least, at most, from … to …"""

from __future__ import annotations

from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_who import ReadWho
from snapcount.cards.text.refusal import Refusal

Bounds = tuple[int | None, int | None]


def digit(token: Word | int) -> int:
    """A number from 0 to 9, as Play Strength and Grit are."""
    value = int(token)
    if value > 9:
        raise Refusal("out-of-range", f"{value}: Play Strength and Grit go from 0 to 9")
    return value


class ReadBounds(ReadWho):
    """How much a number may be."""

    def or_more(self, value: Word) -> Bounds:
        return int(value), None

    at_least = or_more

    def or_less(self, value: Word) -> Bounds:
        return None, int(value)

    at_most = or_less

    def exactly(self, value: Word) -> Bounds:
        return int(value), int(value)

    exact_rating = exactly

    def less_than(self, value: Word) -> Bounds:
        return None, int(value) - 1

    def more_than(self, value: Word) -> Bounds:
        return int(value) + 1, None

    def none_at_all(self) -> Bounds:
        return None, 0

    def from_to(self, low: Word, high: Word) -> Bounds:
        if int(low) > int(high):
            raise Refusal("out-of-range", f"{low}-{high} is no range")
        return int(low), int(high)

    def at_least_one(self) -> Bounds:
        return 1, None

    def no_one(self) -> Bounds:
        return 0, 0

    def one_value(self, value: Word) -> tuple[int, int]:
        return int(value), int(value)

    def two_values(self, low: Word, high: Word) -> tuple[int, int]:
        if int(low) > int(high):
            raise Refusal("out-of-range", f"{low}-{high} is no range")
        return digit(low), digit(high)
