"""Random games between generated decks, many of them, each put through the conformance walk.

A game hangs on the run's seed, its own number and the edition asked for, and on nothing else: not
on how many workers there are, and not on which games are played besides.
"""

from __future__ import annotations

import hashlib
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, cast

import msgspec

from snapcount.cards.dice import Dice
from snapcount.cards.text.generate import random_deck
from snapcount.cards.text.invent_nouns import SeasonEdition
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.records.record import to_json
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.testing.conformance import Violation, walk

GAMES_A_TASK: Final = 4
TASKS_A_WORKER: Final = 3  # waiting in line: enough to keep a worker busy, few enough to forget


class Run(msgspec.Struct, frozen=True):
    """Which games are played, and how closely they are looked at."""

    seed: int
    first: int
    games: int
    edition: str | None = None
    every: int = 1


class Played(msgspec.Struct, frozen=True):
    """One game of a run. `record` is kept of a game that broke a promise."""

    number: int
    edition: str
    decisions: int
    digest: str
    violation: Violation | None
    record: bytes = b""


class Match(msgspec.Struct, frozen=True):
    """What two seats sit down to: a table, and how they play."""

    table: Table
    seed: str
    eager: bool


def match_of(run: Run, number: int) -> Match:
    """The match of that number: generated decks, now and then the same one on both sides."""
    seed = f"fuzz:{run.seed}:{number}"
    dice = Dice(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))
    edition = edition_named(run.edition or EDITION_NAMES[number % len(EDITION_NAMES)])
    season = cast(SeasonEdition, edition.name)
    home = random_deck(dice, season)
    away = home if dice.chance(10) else random_deck(dice, season)
    all_pro = edition.all_pro_allowed and dice.chance(25)
    return Match(new_table((home, away), edition, all_pro), seed, dice.chance(50))


def play_match(run: Run, number: int) -> Played:
    """Walk through one game of the run."""
    match = match_of(run, number)
    found = walk(match.table, match.seed, eager=match.eager, every=run.every)
    record = b"" if found.violation is None else to_json(found.record)
    edition = match.table.edition.name
    return Played(number, edition, found.decisions, found.digest, found.violation, record)


def play_run(run: Run, workers: int) -> Iterator[Played]:
    """All games of a run, in the order of their numbers."""
    if workers <= 1:
        for number in range(run.first, run.first + run.games):
            yield play_match(run, number)
        return
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent) as pool:
        waiting: deque[tuple[range, Future[list[Played]]]] = deque()
        try:
            for numbers in _tasks(run):
                waiting.append((numbers, pool.submit(_play_some, run, numbers)))
                if len(waiting) >= workers * TASKS_A_WORKER:
                    yield from _finished(*waiting.popleft())
            while waiting:
                yield from _finished(*waiting.popleft())
        except BrokenProcessPool:
            return  # what broke it has been told of
        finally:
            for _, future in waiting:
                future.cancel()


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process; a worker that dies of it may hold a lock for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _finished(numbers: range, future: Future[list[Played]]) -> Iterator[Played]:
    """The games of a task; a worker that died is a violation too, and the end of the run."""
    try:
        yield from future.result()
    except BrokenProcessPool:
        problem = f"a worker died in one of the games {numbers[0]} to {numbers[-1]}, or just after"
        violation = Violation("workers_live", 0, problem)
        yield Played(numbers[0], "unknown", 0, "", violation)
        raise


def _tasks(run: Run) -> Iterator[range]:
    last = run.first + run.games
    for first in range(run.first, last, GAMES_A_TASK):
        yield range(first, min(first + GAMES_A_TASK, last))


def _play_some(run: Run, numbers: range) -> list[Played]:
    return [play_match(run, number) for number in numbers]
