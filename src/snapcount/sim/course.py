"""The chance to win along a recorded game, answer by answer and down by down.

What anybody could see decides it: score, clock, down and ball. `sim.review` looks closer, at what
each decision gave away.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.agents.coach.winning import win_chance
from snapcount.engine import events as e
from snapcount.engine.game import Game
from snapcount.engine.records.decklists import Catalog
from snapcount.engine.records.game_lines import Downs, outcome, situation
from snapcount.engine.records.record import Record, walk

LEAST: Final = 0.02  # a down that moves less turns nothing
KICKED: Final = (e.PUNTED, e.FIELD_GOAL_GOOD, e.FIELD_GOAL_MISSED_EVENT)
HALF: Final = 15  # Time Units
OVERTIME: Final = 10


class Clock(NamedTuple):
    """When something was asked: the period, from 0, and the Time Units left in it."""

    period: int
    left: int


class Spot(NamedTuple):
    """Whose ball it was, on which down, how many yards from their own end zone, and when."""

    offense: int
    down: int
    ball: int
    clock: Clock


class Down(NamedTuple):
    """A down: the answers before and after it, and the first seat's chance to win."""

    number: int
    first: int
    last: int
    where: str
    outcome: str
    """Empty for the down in which a game was given up."""
    before: float
    after: float
    at: float
    """Time Units gone when it began; overtimes count on."""
    spot: Spot


class Course(NamedTuple):
    """How a game went."""

    chances: list[float]
    """The first seat's chance to win, before the first answer and after each."""
    downs: list[Down]
    """In the order of the game: each begins where the last one ended."""
    clocks: list[Clock]
    """When each answer was given."""
    kicks: list[int]
    """The answers, counted from 1, after which a ball was kicked."""
    breaks: list[float]
    """Time Units gone at which a period began."""
    score: tuple[int, int]
    winner: int | None
    """None: the game isn't over; -1: a tie."""

    def turns(self, most: int = 5) -> list[Down]:
        """The downs that moved the game most, in the order of the game."""
        told = [down for down in self.downs if down.outcome]
        moved = sorted(told, key=lambda down: (-abs(down.after - down.before), down.first))[:most]
        return sorted(down for down in moved if abs(down.after - down.before) >= LEAST)


def clock_of(game: Game) -> Clock:
    return Clock(int(game.period), int(game.clock))


def spot_of(game: Game) -> Spot:
    return Spot(int(game.offense), int(game.down), int(game.ball), clock_of(game))


class _Time:
    """Counts the Time Units of a game."""

    def __init__(self) -> None:
        self.base = 0.0  # of the periods that are over
        self.period = 0
        self.now = 0.0
        self.breaks: list[float] = []

    def gone(self, game: Game) -> float:
        """Time Units since the game began."""
        if game.period != self.period:
            self.base += HALF if self.period < 2 else OVERTIME
            self.period = int(game.period)
            self.breaks.append(self.base)
        length = HALF if game.period < 2 else OVERTIME
        self.now = max(self.base + length - int(game.clock), self.now)
        return self.now


def course(record: Record, catalog: Catalog | None = None) -> Course:
    """How a game went, with all of its downs."""
    states = walk(record, catalog)
    game = next(states)
    chances = [win_chance(game, 0)]
    downs: list[Down] = []
    clocks = [clock_of(game)]
    kicks: list[int] = []
    time, follow = _Time(), Downs(game)
    number, first, where = follow.number(game), 0, situation(game)
    at, spot = time.gone(game), spot_of(game)
    happened: list[e.Event] = []
    for answers, _ in enumerate(states, 1):
        chances.append(win_chance(game, 0))
        clocks.append(clock_of(game))
        follow.note(game)
        happened += game.events
        if any(event[0] in KICKED for event in game.events):
            kicks.append(answers)
        if game.over or follow.number(game) != number:
            told = outcome(happened) or "nothing"
            before, after = chances[first], chances[answers]
            downs.append(Down(number, first, answers, where, told, before, after, at, spot))
            number, first, where, happened = follow.number(game), answers, situation(game), []
            at, spot = time.gone(game), spot_of(game)
    last = len(chances) - 1
    if first < last:
        before, after = chances[first], chances[last]
        downs.append(Down(number, first, last, where, "", before, after, at, spot))
    return Course(
        chances=chances,
        downs=downs,
        clocks=clocks[: len(record.answers)],
        kicks=kicks,
        breaks=time.breaks,
        score=(int(game.score[0]), int(game.score[1])),
        winner=int(game.winner) if game.over else None,
    )
