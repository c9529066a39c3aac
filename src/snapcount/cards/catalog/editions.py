"""What the editions know, as far as a single card can tell (D-9, D-11, T-1).

The engine has its own tables; a test holds these against them.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.catalog.entry import EntryKind
from snapcount.cards.words import TIMING_POINTS, TimingPoint

_FIRST: Final[tuple[EntryKind, ...]] = ("player", "play", "action")
_SECOND: Final[tuple[EntryKind, ...]] = (*_FIRST, "superstar", "power up", "gridiron", "synergy")
EDITION_KINDS: Final[dict[str, tuple[EntryKind, ...]]] = {
    "2019": _FIRST,
    "2021": _SECOND,
    "2022": (*_SECOND, "legend"),
    "crd": (*_SECOND, "legend"),
}

_OLD: Final[tuple[TimingPoint, ...]] = ("stopped", "incomplete", "before player designation")
_NEW: Final[tuple[TimingPoint, ...]] = ("start of a possession", "start of a down")
_MODERN: Final = tuple(point for point in TIMING_POINTS if point not in _OLD)
EDITION_POINTS: Final[dict[str, tuple[TimingPoint, ...]]] = {
    "2019": tuple(point for point in TIMING_POINTS if point not in _NEW),
    "2021": _MODERN,
    "2022": _MODERN,
    "crd": _MODERN,
}
