"""Running matches: blocks of pairs given out to workers, added up in a fixed order.

The blocks of a match, and the order in which they count, are the same on any number of workers. So
are a run's numbers, bit for bit, and the block after which a sequential test stops it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from snapcount.sim.match import Match, empty, play_pairs
from snapcount.sim.results import Results
from snapcount.sim.workers import Workers, in_order

PAIRS_A_BLOCK: Final = 25
PAIRS_A_TASK: Final = 5
"""A block is given out in parts: with slow agents a whole one takes a while to be told of."""

Decided = Callable[[int, list[int]], bool]
"""Whether the match of that place needs no more games, from its numbers so far."""
Progress = Callable[[int], None]
"""Told of so many more games."""


def run(
    matches: Sequence[Match],
    pairs: int,
    workers: Workers,
    *,
    results: Results | None = None,
    decided: Decided | None = None,
    progress: Progress | None = None,
) -> list[list[int]]:
    """Play so many pairs of each match, and return the numbers of each.

    A match that `decided` calls decided after a block is played no further. Blocks that `results`
    has are not played again, and those that are played are added to it.
    """
    totals = [empty(match) for match in matches]
    over = [False] * len(matches)
    known = results.blocks if results is not None else {}

    def tasks() -> Iterator[tuple[Match, int, int, int]]:
        for first, last in blocks(pairs):
            for place, match in enumerate(matches):
                for start, end in missing(known, place, first, last):
                    if not over[place]:
                        yield match, start, end, place

    played = in_order(workers, _play, tasks())
    for first, last in blocks(pairs):
        for place in range(len(matches)):
            if over[place]:
                continue
            block = _known(known, place, first, last)
            before = sum(end - start for start, end in _parts(known, place, first, last))
            if progress is not None and before:
                progress(2 * before)
            for start, end in missing(known, place, first, last):
                block.append(_result(played, place, start, over))
                if results is not None:
                    results.add(place, start, end, block[-1])
                if progress is not None:
                    progress(2 * (end - start))
            for numbers in block:
                add(totals[place], numbers)
            if decided is not None and decided(place, totals[place]):
                over[place] = True
    return totals


def _play(match: Match, first: int, last: int, place: int) -> list[int]:
    return play_pairs(match, first, last)


def _result(
    played: Iterator[tuple[tuple[Any, ...], list[int]]], place: int, first: int, over: list[bool]
) -> list[int]:
    """The next result that is wanted; those of decided matches were given out ahead in vain."""
    for task, numbers in played:
        if task[3] == place and task[1] == first:
            return numbers
        assert over[task[3]], "blocks come back in the order in which they were given out"
    raise AssertionError("every block that is waited for was given out")


def blocks(pairs: int) -> Iterator[tuple[int, int]]:
    """The blocks of so many pairs."""
    for first in range(0, pairs, PAIRS_A_BLOCK):
        yield first, min(first + PAIRS_A_BLOCK, pairs)


def _known(
    known: dict[tuple[int, int, int], list[int]], place: int, first: int, last: int
) -> list[list[int]]:
    return [known[place, start, end] for start, end in _parts(known, place, first, last)]


def _parts(
    known: dict[tuple[int, int, int], list[int]], place: int, first: int, last: int
) -> list[tuple[int, int]]:
    """The parts of a block that were played before, from its beginning on."""
    found = []
    while first < last:
        end = next((end for end in range(last, first, -1) if (place, first, end) in known), None)
        if end is None:
            break
        found.append((first, end))
        first = end
    return found


def missing(
    known: dict[tuple[int, int, int], list[int]], place: int, first: int, last: int
) -> list[tuple[int, int]]:
    """What of a block has to be played, in parts; a shorter run may have played its beginning."""
    parts = _parts(known, place, first, last)
    start = parts[-1][1] if parts else first
    return [(at, min(at + PAIRS_A_TASK, last)) for at in range(start, last, PAIRS_A_TASK)]


def add(total: list[int], numbers: list[int]) -> None:
    for place, number in enumerate(numbers):
        if number:
            total[place] += number
