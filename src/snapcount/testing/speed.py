"""How fast the engine that is imported plays, copies and saves, and cards are read.

Machines differ, and a shared one differs from moment to moment. So every slice of at least 0.15 s
of CPU time has a calibration loop running in between, and its figure is given twice: as measured,
and scaled to a machine on which that loop makes 1.3 million steps a second. Each figure is the
median of three slices.

``python -m snapcount.testing.speed EDITION SECONDS GAMES`` prints the measurements as JSON;
`snapcount bench` runs it once for each build of the engine.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from functools import partial
from itertools import combinations, count
from statistics import median
from time import process_time
from typing import Final

import msgspec

import snapcount
from snapcount.cards.catalog.catalog import load
from snapcount.cards.dice import Dice
from snapcount.decks.library import library_of
from snapcount.decks.starters import starters_for
from snapcount.engine.editions import edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.records.save import save
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.engine.views.actions import actions_offered, mask
from snapcount.engine.views.arrays import encode
from snapcount.testing import reading_speed

CALIBRATED: Final = 1_300_000  # calibration steps a second on the machine of the targets
SLICE: Final = 0.15  # seconds of CPU time
BETWEEN_CALIBRATIONS: Final = 0.015
CALIBRATION_STEPS: Final = 3000  # about 2 ms
SLICES: Final = 3
GAMES: Final = 400  # games looked through for long ones


class Figure(msgspec.Struct, frozen=True):
    """A measurement: as it was, and scaled to the machine of the targets."""

    raw: float
    scaled: float


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """All measurements of one build.

    Times are in microseconds, those of reading in milliseconds, rates in units a second.
    """

    engine: str
    python: str
    edition: str
    calibration: float
    yardstick: float
    decisions_per_second: Figure
    games_per_second: Figure
    games_of_all_decks: Figure
    encoded: Figure
    """Decisions a second of all starter decks, each with its array and its mask for learning."""
    decisions_per_game: float
    copy_time: Figure
    save_time: Figure
    saved_bytes: int
    saved_bytes_most: int
    long_games: int
    long_game_decisions: float
    at_a_tenth: Figure
    at_half: Figure
    at_the_end: Figure
    reading: Figure
    """Half of all shipped cards are read in less."""
    reading_worst: Figure
    refusing_noise: Figure
    card_read: Figure
    """`snapcount card read "…"`, a process from start to end."""
    catalog_load: Figure
    flat: float
    """Decisions a second at the end of long games, for each one at half of them."""


def measure(edition: str, seconds: float = SLICE, games: int = GAMES) -> Speed:
    """Measure the engine on random play of starter decks, whole games."""
    first, every = tables(edition)
    table = first[0]
    slices = [measure_slice(games_at(first), seconds) for _ in range(SLICES)]
    mixed = [measure_slice(games_at(every), seconds) for _ in range(SLICES)]
    encoded = [measure_slice(games_at(every, encoded=True), seconds) for _ in range(SLICES)]
    long = long_games(table, games)
    states = [start.game for start in long.tenth + long.end]
    # In turns, so that what else the machine does meets both.
    in_turns = [
        [
            measure_slice(partial(play_on, window), seconds)
            for window in (long.tenth, long.half, long.end)
        ]
        for _ in range(SLICES)
    ]
    sizes = sorted(len(save(state)) for state in states)
    rounds = 3 if seconds >= SLICE else 1
    cards = reading_speed.shipped()
    if seconds < SLICE:
        cards = cards[::20]
    read = reading_speed.reading(cards, rounds, pace)
    noise = reading_speed.reading(reading_speed.noise(Dice(1)), rounds, pace)
    return Speed(
        engine="compiled" if snapcount.compiled() else "interpreted",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        edition=edition,
        calibration=median(calibration_steps() for _ in range(SLICES)),
        yardstick=median(yardstick() for _ in range(SLICES)),
        decisions_per_second=typical([each.units for each in slices]),
        games_per_second=typical([each.rounds for each in slices]),
        games_of_all_decks=typical([each.rounds for each in mixed]),
        encoded=typical([each.units for each in encoded]),
        decisions_per_game=round(sum(e.made for e in slices) / sum(e.played for e in slices), 1),
        copy_time=typical([time_each(copy_all, states, seconds) for _ in range(SLICES)]),
        save_time=typical([time_each(save_all, states, seconds) for _ in range(SLICES)]),
        saved_bytes=sizes[len(sizes) // 2],
        saved_bytes_most=sizes[-1],
        long_games=len(long.end),
        long_game_decisions=round(long.decisions / len(long.end), 1),
        at_a_tenth=typical([tenth.units for tenth, _, _ in in_turns]),
        at_half=typical([half.units for _, half, _ in in_turns]),
        at_the_end=typical([end.units for _, _, end in in_turns]),
        reading=figure(reading_speed.half(read)),
        reading_worst=figure(reading_speed.most(read)),
        refusing_noise=figure(reading_speed.most(noise)),
        card_read=figure(reading_speed.command(rounds, pace)),
        catalog_load=figure(reading_speed.loading(rounds, pace)),
        flat=round(median(end.units.scaled / half.units.scaled for _, half, end in in_turns), 3),
    )


def tables(edition: str) -> tuple[list[Table], list[Table]]:
    """A table of the decks to learn with, and one for every two starter decks of the edition."""
    rules = edition_named(edition)
    decks = {each.name: each.deck.cards for each in starters_for(edition, library_of(load()))}
    learning = decks.get("first-steps") or next(iter(decks.values()))
    pairs = combinations(decks.values(), 2)
    return [new_table((learning, learning), rules)], [new_table(pair, rules) for pair in pairs]


def games_at(tables: list[Table], encoded: bool = False) -> Callable[[], int]:
    """What plays a game at each of the tables in turn."""
    seeds = count()

    def play_the_next() -> int:
        seed = next(seeds)
        return play_a_game(tables[seed % len(tables)], seed, encoded)

    return play_the_next


# Loops of plain Python -------------------------------------------------------------------------


class Toy:
    """A small slotted object; a step does 30 attribute operations."""

    __slots__ = ("a", "b", "c", "d", "e", "f")

    def __init__(self) -> None:
        self.a, self.b, self.c, self.d, self.e, self.f = 1, 2, 3, 4, 5, 6

    def step(self) -> None:
        self.a = (self.b + self.c) & 1023
        self.b = (self.c + self.d) & 1023
        self.c = (self.d + self.e) & 1023
        self.d = (self.e + self.f) & 1023
        self.e = (self.f + self.a) & 1023
        self.f = (self.a + self.b) & 1023
        self.a = (self.c + self.d) & 1023
        self.b = (self.e + self.f) & 1023
        self.c = (self.a + self.b) & 1023
        self.d = (self.e + self.c) & 1023


def calibration_steps(steps: int = 20_000) -> float:
    """Steps of the calibration loop a second, now."""
    toy = Toy()
    started = process_time()
    for _ in range(steps):
        toy.step()
    return steps / (process_time() - started)


def pace() -> float:
    """How much faster than the machine of the targets this one is now."""
    return calibration_steps(CALIBRATION_STEPS) / CALIBRATED


def figure(found: tuple[float, float]) -> Figure:
    """A measurement and what it is scaled."""
    return Figure(round(found[0], 3), round(found[1], 3))


def yardstick() -> float:
    """Iterations of a loop over one integer a second, now."""
    x = 1
    started = process_time()
    for _ in range(84_000):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return 84_000 / (process_time() - started)


# Slices ----------------------------------------------------------------------------------------


class Slice(msgspec.Struct, frozen=True):
    """A slice of work: its units and its rounds, in all and a second."""

    made: int
    played: int
    units: Figure
    rounds: Figure


def measure_slice(work: Callable[[], int], seconds: float) -> Slice:
    """Do rounds of work for so much CPU time, with the calibration loop in between.

    `work` does a round and returns how many units of work that was.
    """
    made = played = 0
    spent = 0.0
    speeds = [calibration_steps(CALIBRATION_STEPS)]
    while spent < seconds:
        started = process_time()
        while (took := process_time() - started) < BETWEEN_CALIBRATIONS:
            made += work()
            played += 1
        spent += took
        speeds.append(calibration_steps(CALIBRATION_STEPS))
    factor = CALIBRATED / (sum(speeds) / len(speeds))
    units, rounds = made / spent, played / spent
    return Slice(made, played, Figure(units, units * factor), Figure(rounds, rounds * factor))


def time_each(work: Callable[[list[Game]], None], states: list[Game], seconds: float) -> Figure:
    """Microseconds for one state."""

    def all_of_them() -> int:
        work(states)
        return len(states)

    found = measure_slice(all_of_them, seconds).units
    return Figure(1e6 / found.raw, 1e6 / found.scaled)


def typical(figures: list[Figure]) -> Figure:
    """The median, of the raw and of the scaled figures."""
    raw = median(figure.raw for figure in figures)
    return Figure(round(raw, 3), round(median(figure.scaled for figure in figures), 3))


def copy_all(states: list[Game]) -> None:
    for state in states:
        state.copy()


def save_all(states: list[Game]) -> None:
    for state in states:
        save(state)


# Random play -----------------------------------------------------------------------------------


def play(g: Game, chance: int, most: int, encoded: bool = False) -> tuple[int, int]:
    """Random legal play, at most so many decisions; how many it were, and where chance is now.

    With `encoded`, each decision is made into arrays, as a learning program gets it.
    """
    made = 0
    while made < most:
        asked = g.decision
        if asked is None:
            break
        if encoded:
            encode(g, asked.seat)
            mask(actions_offered(g))
        options = asked.options
        chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
        g.apply(options[(chance >> 8) % len(options)])
        made += 1
    return made, chance


WHOLE_GAME: Final = 50_000


def play_a_game(table: Table, seed: int, encoded: bool = False) -> int:
    """A whole game; its decisions."""
    return play(new_game(table, seed), seed, WHOLE_GAME, encoded)[0]


class Start(msgspec.Struct, frozen=True):
    """A game before a window of so many decisions."""

    game: Game
    chance: int
    decisions: int


class LongGames(msgspec.Struct, frozen=True):
    """The longest games: a tenth of each, around its first tenth, its half, and at its end."""

    tenth: list[Start]
    half: list[Start]
    end: list[Start]
    decisions: int


def long_games(table: Table, games: int) -> LongGames:
    """The longest twentieth of some random games, those with the most overtimes first."""
    played = []
    for seed in range(games):
        g = new_game(table, seed)
        decisions = play(g, seed, WHOLE_GAME)[0]
        played.append((g.period, decisions, seed))
    longest = sorted(played, reverse=True)[: max(games // 20, 3)]
    found = LongGames([], [], [], sum(decisions for _, decisions, _ in longest))
    for _, decisions, seed in longest:
        length = decisions // 10
        g = new_game(table, seed)
        chance, made = seed, 0
        for window, first in (
            (found.tenth, length // 2),
            (found.half, decisions // 2 - length // 2),
            (found.end, decisions - length),
        ):
            _, chance = play(g, chance, first - made)
            made = first
            window.append(Start(g.copy(), chance, length))
    return found


def play_on(starts: list[Start]) -> int:
    """Play each window once; the decisions made."""
    made = 0
    for start in starts:
        made += play(start.game.copy(), start.chance, start.decisions)[0]
    return made


if __name__ == "__main__":
    name, slice_seconds, game_count = sys.argv[1:]
    found = measure(name, float(slice_seconds), int(game_count))
    print(msgspec.json.encode(found).decode())
