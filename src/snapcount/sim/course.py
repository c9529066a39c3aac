"""The chance to win along a recorded game, answer by answer, and where the game turned.

What anybody could see decides it: score, clock, down and ball. `sim.analysis` looks closer, at what
each decision gave away.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.agents.coach.winning import win_chance
from snapcount.engine.events import Event
from snapcount.engine.records.decklists import Catalog
from snapcount.engine.records.game_lines import Downs, outcome, situation
from snapcount.engine.records.record import Record, walk

LEAST: Final = 0.02  # a down that moves less turns nothing


class Turn(NamedTuple):
    """A down that moved the game: the answers before and after it, and the first seat's chance."""

    first: int
    last: int
    where: str
    outcome: str
    before: float
    after: float


class Course(NamedTuple):
    chances: list[float]
    """The first seat's chance to win, before the first answer and after each."""
    turns: list[Turn]
    """In the order of the game."""


def course(record: Record, catalog: Catalog | None = None, most: int = 5) -> Course:
    """How a game went, with the downs that moved it most."""
    chances: list[float] = []
    downs: list[Turn] = []
    follow: Downs | None = None
    number, first, where = 0, 0, ""
    happened: list[Event] = []
    for answers, game in enumerate(walk(record, catalog)):
        chances.append(win_chance(game, 0))
        if follow is None:
            follow = Downs(game)
            number, where = follow.number(game), situation(game)
            continue
        follow.note(game)
        happened += game.events
        if game.over or follow.number(game) != number:
            told = outcome(happened)
            downs.append(Turn(first, answers, where, told, chances[first], chances[answers]))
            number, first, where, happened = follow.number(game), answers, situation(game), []
    moved = sorted(downs, key=lambda turn: (-abs(turn.after - turn.before), turn.first))[:most]
    turns = [turn for turn in moved if abs(turn.after - turn.before) >= LEAST]
    return Course(chances, sorted(turns))
