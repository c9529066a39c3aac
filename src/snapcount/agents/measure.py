"""Tasks of plain values that measure agents, for whoever has processes to spare."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter, process_time
from typing import NamedTuple

from snapcount.agents.agent import pick
from snapcount.agents.coach.fit import Row, all_rows
from snapcount.agents.endings.exam import Examined, committed, exam
from snapcount.agents.match import mirrored_pair, seat_dice
from snapcount.agents.names import agent_named
from snapcount.cards.card import AnyCard
from snapcount.engine.editions import edition_named
from snapcount.engine.game import new_game
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table

Decks = tuple[Sequence[AnyCard], Sequence[AnyCard]]


def tables_of(decks: Sequence[Decks], edition: str) -> list[Table]:
    return [new_table(pair, edition_named(edition)) for pair in decks]


def duel(
    decks: Sequence[Decks], edition: str, names: tuple[str, str], seed: str, first: int, count: int
) -> list[float]:
    """What the first agent won of each mirrored pair, 0 to 2; the pairs of decks in turn."""
    tables = tables_of(decks, edition)
    agents = [tuple(agent_named(name, table) for name in names) for table in tables]
    points = []
    for number in range(first, first + count):
        place = number % len(tables)
        mine, theirs = agents[place]
        points.append(mirrored_pair(tables[place], f"{seed}:{number}", mine, theirs).points)
    return points


def downs(
    decks: Sequence[Decks],
    edition: str,
    name: str,
    seed: str,
    first: int,
    count: int,
    meddle: bool,
) -> list[Row]:
    """The downs of games of an agent against itself, for the win-probability model."""
    tables = tables_of(decks, edition)
    agents = [(agent_named(name, table), agent_named(name, table)) for table in tables]
    return list(all_rows(tables, seed, range(first, first + count), agents, meddle))


class Timed(NamedTuple):
    """A decision that an agent took: its kind and how long, in seconds of wall and of CPU time."""

    kind: int
    wall: float
    busy: float


def decisions_timed(decks: Decks, edition: str, name: str, seed: str, games: int) -> list[Timed]:
    """How long an agent takes for each decision of games against itself, its view included."""
    (table,) = tables_of([decks], edition)
    agent = agent_named(name, table)
    found = []
    for number in range(games):
        game = new_game(table, f"{seed}:{number}")
        dice = seat_dice(f"{seed}:{number}", 0), seat_dice(f"{seed}:{number}", 1)
        while game.decision is not None:
            asked = game.decision
            wall, busy = perf_counter(), process_time()
            view = game.observe(asked.seat)
            assert view.decision is not None
            thought = agent.choose(view, view.decision, dice[asked.seat])
            found.append(Timed(asked.kind, perf_counter() - wall, process_time() - busy))
            game.apply(asked.options[pick(thought.probabilities, dice[asked.seat])])
    return found


def examined(name: str, step: int, first: int, count: int) -> list[Examined]:
    """The exam of an agent on some of the committed endings, one of every `step`."""
    endings = committed()
    agents = [agent_named(name, table) for table in endings.tables]
    which = endings.endings[first * step : (first + count) * step : step]
    return list(exam(endings, agents, which))
