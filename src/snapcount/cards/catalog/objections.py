"""Why a card that is understood is of no use in an edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from snapcount.cards.card import AnyCard
from snapcount.cards.catalog.entry import KIND_LABELS, EntryKind
from snapcount.cards.season import SEASONS
from snapcount.cards.tree import Timing


def objections(kind: EntryKind, card: AnyCard, edition: str) -> list[str]:
    """What that edition does not know about it: its kind, or when it is used."""
    found = []
    season = SEASONS[edition]
    if kind not in season.kinds:
        found.append(f"The {edition} rules don't have {KIND_LABELS[kind]} cards (D-9).")
    for timing in _timings(card):
        if timing.points and not any(point in season.points for point in timing.points):
            points = " or ".join(timing.points)
            found.append(f"The {edition} rules don't have this timing point: {points} (T-1).")
    return found


def _timings(thing: Any) -> Iterator[Timing]:
    if isinstance(thing, Timing):
        yield thing
    if isinstance(thing, tuple):
        for part in thing:
            yield from _timings(part)
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from _timings(getattr(thing, field))
