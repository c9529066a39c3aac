"""Random games between generated decks, many of them, each put through the conformance walk.

A game hangs on the run's seed, its own number and the edition asked for, and on nothing else: not
on how many workers there are, and not on which games are played besides. Making up two decks takes
longer than a game with them, so they meet a few times, each time otherwise.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from typing import Final

import msgspec

from snapcount.cards.card import AnyCard
from snapcount.cards.dice import Dice
from snapcount.cards.language.generate import random_deck
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.records.record import to_json
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.testing.conformance import Violation, walk
from snapcount.testing.spread import GAMES_A_TASK, spread

GAMES_A_PAIR: Final = 4
"""How often two decks meet."""


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
    dice = _dice(seed)
    edition = edition_named(run.edition or EDITION_NAMES[number % len(EDITION_NAMES)])
    turn = number if run.edition else number // len(EDITION_NAMES)
    decks = _decks(run.seed, turn // GAMES_A_PAIR, edition.name)
    all_pro = edition.all_pro_allowed and dice.chance(25)
    return Match(new_table(decks, edition, all_pro), seed, dice.chance(50))


@functools.lru_cache(maxsize=2 * len(EDITION_NAMES))
def _decks(seed: int, pair: int, edition: str) -> tuple[list[AnyCard], list[AnyCard]]:
    dice = _dice(f"decks:{seed}:{pair}:{edition}")
    home = random_deck(dice, edition)
    return home, home if dice.chance(10) else random_deck(dice, edition)


def _dice(seed: str) -> Dice:
    return Dice(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))


def play_match(run: Run, number: int) -> Played:
    """Walk through one game of the run."""
    match = match_of(run, number)
    found = walk(match.table, match.seed, eager=match.eager, every=run.every)
    record = b"" if found.violation is None else to_json(found.record)
    edition = match.table.edition.name
    return Played(number, edition, found.decisions, found.digest, found.violation, record)


def play_run(run: Run, workers: int) -> Iterator[Played]:
    """All games of a run, in the order of their numbers."""
    numbers = range(run.first, run.first + run.games)
    whole = GAMES_A_PAIR * (1 if run.edition else len(EDITION_NAMES))
    a_task = whole if run.games >= whole * workers else GAMES_A_TASK
    return spread(functools.partial(play_match, run), numbers, workers, _died, a_task)


def _died(numbers: range) -> Played:
    """A worker that died is a violation too."""
    problem = f"a worker died in one of the games {numbers[0]} to {numbers[-1]}, or just after"
    return Played(numbers[0], "unknown", 0, "", Violation("workers_live", 0, problem))
