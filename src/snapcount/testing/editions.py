"""Which editions a test is about: by what their values say, so that one more needs no list changed.

What the four say is held by `tests/rules/test_editions.py`, clause by clause.
"""

from __future__ import annotations

from collections.abc import Callable

from snapcount.cards.catalog.entry import EntryKind
from snapcount.engine.edition import Edition, Phase
from snapcount.engine.editions import edition_named, known_editions
from snapcount.engine.flow.calling import PlayOrKick


def editions_where(says: Callable[[Edition], bool] = lambda _: True) -> tuple[str, ...]:
    """The names of the editions of which that holds, those that somebody added too."""
    return tuple(edition.name for edition in known_editions() if says(edition))


def by_chapter_f(edition: Edition) -> bool:
    """Whether a down goes as in chapter F: a play or a kick is chosen first. In G it's a call."""
    return any(isinstance(phase, PlayOrKick) for phase in edition.flow)


def by_chapter_g(edition: Edition) -> bool:
    """Whether a down goes as in chapter G, as in 2019."""
    return not by_chapter_f(edition)


def having(*kinds: EntryKind) -> Callable[[Edition], bool]:
    """Whether an edition has all these kinds of cards (D-9)."""
    return lambda edition: all(kind in edition.season.kinds for kind in kinds)


def comes_first(edition: str, phase: type[Phase], other: type[Phase]) -> bool:
    """Whether a down comes to the one phase before the other."""
    kinds = [type(each) for each in edition_named(edition).flow]
    return kinds.index(phase) < kinds.index(other)


def first_question(edition: str) -> str:
    """What the offense is asked first in a down when nobody has a card to play."""
    return "play or kick" if by_chapter_f(edition_named(edition)) else "call"
