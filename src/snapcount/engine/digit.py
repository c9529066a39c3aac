"""Play Strength and Grit are one digit, 0 to 9 (R-32)."""

from __future__ import annotations

from mypy_extensions import i64


def one_digit(total: i64) -> i64:
    """R-32: 10 or more loses its tens digit, below 0 is 0: a number made lower is never higher."""
    return total % 10 if total > 0 else 0
