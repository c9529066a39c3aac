"""What the commands about agents share: pairs of decks, and tasks for several processes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Annotated, Any, TypeVar

import typer

from snapcount.agents.measure import Decks
from snapcount.cli._games import decks_named, progress
from snapcount.sim.workers import workers_for

T = TypeVar("T")

DeckNames = Annotated[
    list[str] | None,
    typer.Option(
        "--deck", help="A deck to play. Give two or more; the default is every starter deck."
    ),
]


def pairs_of_decks(names: list[str] | None, edition: str) -> list[Decks]:
    """Every two of the decks; one deck plays against itself."""
    decks = [cards for _, cards in decks_named(names, edition)]
    return list(combinations(decks, 2)) or [(decks[0], decks[0])]


def in_parts(
    work: Callable[..., list[T]],
    before: tuple[Any, ...],
    count: int,
    size: int,
    workers: int,
    words: str,
    after: tuple[Any, ...] = (),
) -> list[T]:
    """Do `work(*before, first, count, *after)` in parts of that size, and join the results."""
    team = workers_for("local", workers)
    found: list[T] = []
    try:
        with progress(words, count) as told:
            parts = [(first, min(size, count - first)) for first in range(0, count, size)]
            waiting = [team.submit(work, *before, *part, *after) for part in parts]
            for wait, (_, part) in zip(waiting, parts, strict=True):
                found += wait()
                told(part)
    finally:
        team.close()
    return found
