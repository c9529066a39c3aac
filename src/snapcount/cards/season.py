"""An edition, as far as its cards can tell: what is printed in it, and which rulings it knows.

How a game is played is in the engine's `Edition`, which has a season of its own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.cards.catalog.entry import EntryKind
from snapcount.cards.words import TIMING_POINTS, TimingPoint


class Season(NamedTuple):
    """What an edition knows of cards."""

    name: str
    title: str
    kinds: tuple[EntryKind, ...]  # D-9, D-11
    points: tuple[TimingPoint, ...]  # T-1
    ruled_until: str
    """The day that its season came out, or its rulings were made (chapter E)."""


RULED: Final = "2022-11-01"
"""The date of the Current Rulings Document, version 3.0."""

_FIRST_KINDS: Final[tuple[EntryKind, ...]] = ("player", "play", "action")
_KINDS: Final[tuple[EntryKind, ...]] = (
    *_FIRST_KINDS,
    *("superstar", "power up", "gridiron", "synergy"),
)
_OLD: Final[tuple[TimingPoint, ...]] = ("stopped", "incomplete", "before player designation")
_NEW: Final[tuple[TimingPoint, ...]] = ("start of a possession", "start of a down")
_FIRST_POINTS: Final = tuple(point for point in TIMING_POINTS if point not in _NEW)
_POINTS: Final = tuple(point for point in TIMING_POINTS if point not in _OLD)

S19: Final = Season("2019", "2019, first edition", _FIRST_KINDS, _FIRST_POINTS, "2019-10-04")
S21: Final = Season("2021", "2021, version 2.0", _KINDS, _POINTS, "2021-08-18")
S22: Final = Season("2022", "2022, version 2.1", (*_KINDS, "legend"), _POINTS, "2022-09-07")
SCRD: Final = Season("crd", "2022 with rulings (CRD 3.0)", (*_KINDS, "legend"), _POINTS, RULED)
DEFAULT_EDITION: Final = SCRD.name

SEASONS: Final[dict[str, Season]] = {each.name: each for each in (S19, S21, S22, SCRD)}
"""By name; an edition that somebody adds to the engine adds its season."""
