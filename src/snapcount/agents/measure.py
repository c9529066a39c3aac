"""Tasks of plain values that measure agents, for whoever has processes to spare."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter, process_time
from typing import NamedTuple

from snapcount.agents.agent import Agent, pick
from snapcount.agents.coach.coach import Coach
from snapcount.agents.coach.fit import Row, rows_of_game
from snapcount.agents.endings.exam import Examined, committed, exam
from snapcount.agents.exploiter import Exploiter, Habits, Held, calls_seen
from snapcount.agents.match import mirrored_pair, seat_dice
from snapcount.agents.names import agent_named
from snapcount.cards.card import AnyCard
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import SnapcountError
from snapcount.engine.game import new_game
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table

Decks = tuple[Sequence[AnyCard], Sequence[AnyCard]]


class Tables:
    """Pairs of decks in turn, each put on its table when its turn first comes."""

    def __init__(self, decks: Sequence[Decks], edition: str, names: tuple[str, str]) -> None:
        self.decks = decks
        self.edition = edition_named(edition)
        self.names = names
        self.ready: dict[int, tuple[Table, tuple[Agent, Agent]]] = {}

    def of(self, number: int) -> tuple[int, Table, tuple[Agent, Agent]]:
        """Which pair of decks game `number` is played with, its table and the agents there."""
        place = number % len(self.decks)
        if place not in self.ready:
            table = new_table(self.decks[place], self.edition)
            first, second = self.names
            agents = agent_named(first, table), agent_named(second, table)
            self.ready[place] = table, agents
        return place, *self.ready[place]


def duel(
    decks: Sequence[Decks], edition: str, names: tuple[str, str], seed: str, first: int, count: int
) -> list[float]:
    """What the first agent won of each mirrored pair, 0 to 2; the pairs of decks in turn."""
    tables = Tables(decks, edition, names)
    points = []
    for number in range(first, first + count):
        _, table, agents = tables.of(number)
        points.append(mirrored_pair(table, f"{seed}:{number}", *agents).points)
    return points


def watched(
    decks: Sequence[Decks], edition: str, name: str, seed: str, first: int, count: int
) -> list[Held]:
    """What a coach held and called in games against itself."""
    tables = Tables(decks, edition, (name, name))
    seen: list[Held] = []
    for number in range(first, first + count):
        _, table, (coach, _) = tables.of(number)
        seen += calls_seen(table, f"{seed}:{number}", a_coach(coach))
    return seen


def exploited(
    decks: Sequence[Decks],
    edition: str,
    name: str,
    habits: Habits,
    seed: str,
    first: int,
    count: int,
) -> list[float]:
    """What somebody who knows a coach's habits won of each mirrored pair against it, 0 to 2."""
    tables = Tables(decks, edition, (name, name))
    points = []
    for number in range(first, first + count):
        _, table, (coach, _) = tables.of(number)
        exploiter = Exploiter(a_coach(coach), habits)
        points.append(mirrored_pair(table, f"{seed}:{number}", exploiter, coach).points)
    return points


def a_coach(agent: Agent) -> Coach:
    if not isinstance(agent, Coach):
        raise NoHabits(f"Only a coach has habits to exploit: try coach, not {agent.name}.")
    return agent


class NoHabits(SnapcountError):
    """An agent that does not mix its calls."""

    code = "no-habits"


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
    tables = Tables(decks, edition, (name, name))
    rows: list[Row] = []
    for number in range(first, first + count):
        place, table, agents = tables.of(number)
        rows += rows_of_game(table, place, f"{seed}:{number}", agents, meddle)
    return rows


class Timed(NamedTuple):
    """A decision that an agent took: its kind and how long, in seconds of wall and of CPU time."""

    kind: int
    wall: float
    busy: float


def decisions_timed(decks: Decks, edition: str, name: str, seed: str, games: int) -> list[Timed]:
    """How long an agent takes for each decision of games against itself, its view included."""
    _, table, (agent, _) = Tables([decks], edition, (name, name)).of(0)
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
