"""Single bits of a number of 64 bits."""

from __future__ import annotations

from mypy_extensions import i64


def bit(at: i64) -> i64:
    """The number with that bit alone; in two steps: compiled, a literal 1 has but 32."""
    first: i64 = 1 << (at & 15)
    return first << (at & 48)
