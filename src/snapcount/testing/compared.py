"""Two trees of the project measured in turn: how much faster the one is than the other."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final, NamedTuple

from snapcount.testing.speed import Figure, Speed

ROUNDS: Final = 3
"""How often each tree is measured, in turn: a machine is never the same for a minute."""


class Faster(NamedTuple):
    """By how much one tree is faster, as a share: 0.03 is 3 %; less than 0 is slower."""

    typical: float
    least: float
    most: float

    def __str__(self) -> str:
        return f"{self.typical:+.1%}  ({self.least:+.1%} to {self.most:+.1%})"


def faster(here: Sequence[Speed], there: Sequence[Speed], field: str) -> Faster:
    """Compare a figure of two trees, round by round; the typical round is the median."""
    shares = []
    for ours, theirs in zip(here, there, strict=True):
        mine: Figure = getattr(ours, field)
        other: Figure = getattr(theirs, field)
        share = mine.scaled / other.scaled
        shares.append((share if is_rate(field) else 1 / share) - 1)
    return Faster(median(shares), min(shares), max(shares))


def is_rate(field: str) -> bool:
    """Whether more of it is better: all figures but these are times."""
    return field.endswith("_per_second") or field.startswith(("at_", "games_"))
