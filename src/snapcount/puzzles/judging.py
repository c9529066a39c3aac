"""Judging answers: each is played out on the same worlds, by two judges who see differently.

A world is a whole game that agrees with what the asked seat knows. One judge plays the down out and
asks the win-probability model what it was worth; the other, of another level, plays on until the
ball changes hands. All answers meet the same worlds and the same luck, so what differs between two
answers is theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from snapcount.agents.agent import Agent, pick
from snapcount.agents.coach.winning import win_chance
from snapcount.agents.names import agent_named
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.game import Game
from snapcount.engine.table import Table
from snapcount.engine.views.view import View
from snapcount.engine.views.worlds import WorldMaker

LONGEST: Final = 400
"""Answers until a play-out is cut off: no down and no drive takes so many."""


class Judge(NamedTuple):
    """Who plays both sides after an answer, and for how long."""

    agent: str
    to_the_end_of: str


DOWN: Final = "the down"
DRIVE: Final = "the drive"
JUDGES: Final = (Judge("coach:pro", DOWN), Judge("coach:assistant", DRIVE))
QUICK: Final = JUDGES[1]


class Outcome(NamedTuple):
    """What an answer came to on one world, for the seat that was asked."""

    chance: float
    """To win, by the model, or what it was if the game is over."""
    points: int
    """How much the seat's lead grew."""
    kept: bool
    """Whether the same side still has the ball."""
    yards: int
    """How far the ball went the offense's way while it kept it."""
    units: int
    """Time Units that it took."""
    over: bool


class Tried(NamedTuple):
    """The outcomes of one answer, world by world."""

    place: int
    outcomes: list[Outcome]

    @property
    def chance(self) -> float:
        return mean([outcome.chance for outcome in self.outcomes])


class Gap(NamedTuple):
    """How far one answer is ahead of another on the same worlds, with its standard error."""

    mean: float
    error: float


class Bench:
    """Both judges at one table, with the worlds that they deal."""

    def __init__(self, table: Table) -> None:
        self.maker = WorldMaker(table)
        self.agents: dict[str, Agent] = {
            judge.agent: agent_named(judge.agent, table) for judge in JUDGES
        }

    def tried(
        self, view: View, places: Sequence[int], judge: Judge, worlds: range, seed: str
    ) -> list[Tried]:
        """Each of the answers on those worlds; a world hangs on its number and the seed alone."""
        found = [Tried(place, []) for place in places]
        possible = self.maker.worlds(view)
        agent = self.agents[judge.agent]
        for number in worlds:
            dice = dice_from_seed(f"{seed}:{judge.to_the_end_of}:{number}")
            world = possible.sample(dice)
            for answer in found:
                answer.outcomes.append(
                    played_out(world.copy(), answer.place, agent, judge, dice.copy())
                )
        return found


def played_out(game: Game, place: int, agent: Agent, judge: Judge, dice: Dice) -> Outcome:
    """What an answer comes to when the agent plays both sides from there on; the game is used."""
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    this, drive = game.this, (game.offense, game.period, game.possession)
    lead, offense, ball = game.score[seat] - game.score[1 - seat], game.offense, game.ball
    clock, period = game.clock, game.period
    game.apply(decision.options[place])
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            break
        if judge.to_the_end_of == DOWN:
            if game.this is not this:
                break
        elif (game.offense, game.period, game.possession) != drive:
            break
        view = game.observe(decision.seat)
        assert view.decision is not None
        thought = agent.choose(view, view.decision, dice)
        game.apply(decision.options[pick(thought.probabilities, dice)])
    kept = game.offense == offense and game.period == period and not game.over
    return Outcome(
        chance=win_chance(game, seat),
        points=int(game.score[seat] - game.score[1 - seat] - lead),
        kept=kept,
        yards=int(game.ball - ball) if kept else 0,
        units=int(clock - game.clock) if game.period == period else int(clock),
        over=bool(game.over),
    )


def gap(better: Tried, worse: Tried) -> Gap:
    """World by world, so that the luck they share falls out."""
    pairs = zip(better.outcomes, worse.outcomes, strict=False)
    differences = [a.chance - b.chance for a, b in pairs]
    middle = mean(differences)
    if len(differences) < 2:
        return Gap(middle, 1.0)
    spread = sum((each - middle) ** 2 for each in differences) / (len(differences) - 1)
    return Gap(middle, sqrt(spread / len(differences)))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
