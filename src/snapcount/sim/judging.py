"""Judging the decisions of a game as the players knew it.

An agent is shown the view of the seat that was asked and says how it would have mixed its answers;
what was answered is compared with that on worlds that agree with the view.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

from snapcount.agents.agent import Agent, Thought, pick
from snapcount.agents.coach.winning import win_chance
from snapcount.agents.names import QUICK, agent_named
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.game import Game
from snapcount.engine.records.answers import answer_for
from snapcount.engine.records.decklists import Catalog
from snapcount.engine.records.record import Record, walk
from snapcount.engine.table import Table
from snapcount.engine.views.worlds import WorldMaker
from snapcount.engine.words.naming import option_names
from snapcount.sim.luck import Expected

AS_GOOD: Final = 0.05  # an answer that the mix has at least so often was as good as any
SURE: Final = 1.645  # an answer is looked at closely if its cost is so many standard errors above 0
WORLDS: Final = 8
FRESH: Final = 3  # times as many worlds for a closer look
LONGEST: Final = 400  # answers until a down must be over


class Cost(NamedTuple):
    """The chance to win that an answer gave away, with the standard error of that."""

    mean: float
    error: float


class Verdict(NamedTuple):
    """What the judge makes of an answer."""

    number: int
    """Of the answer in the record, from 1."""
    seat: int
    kind: int
    """What was asked, as in `engine.options`."""
    chosen: str
    mix: list[tuple[str, float]]
    """What the judge would have done: answers with their probabilities, the likeliest first."""
    cost: Cost
    drawn: float
    """The chance to win that the seat had by the hand it drew, where a Play was called."""
    kick: float | None
    """The seat's chance to win after its kick, whatever the Grit would be; None: it didn't kick."""


class Judge:
    """Judges decisions at one table with an agent, and a quick one to play downs out with."""

    def __init__(self, table: Table, agent: str, quick: str = QUICK, worlds: int = WORLDS) -> None:
        self.agent: Agent = agent_named(agent, table)
        self.quick: Agent = agent_named(quick, table)
        self.expected = Expected(table)
        self.maker = WorldMaker(table)
        self.worlds = worlds

    def verdicts(
        self, record: Record, first: int = 1, catalog: Catalog | None = None
    ) -> Iterator[Verdict]:
        """What it makes of each answer of a record, from that number on.

        The dice of an answer hang on nothing but the record's seed and its number, so a record
        that is judged in parts gets the same verdicts.
        """
        states = walk(record, catalog)
        game = next(states)
        for number, word in enumerate(record.answers, 1):
            asked, option = game.decision, answer_for(game, word)
            if number >= first and asked is not None and option is not None:
                dice = dice_from_seed(f"review:{record.seed}:{number}")
                yield self.verdict(game, number, asked.options.index(option), dice)
            next(states)  # which refuses an answer that is not offered

    def verdict(self, game: Game, number: int, place: int, dice: Dice) -> Verdict:
        decision = game.decision
        assert decision is not None
        thought = self.think(game, dice)
        chances, names = thought.probabilities, option_names(game)
        order = sorted(range(len(names)), key=lambda i: (-chances[i], i))
        return Verdict(
            number=number,
            seat=int(decision.seat),
            kind=int(decision.kind),
            chosen=names[place],
            mix=[(names[i], chances[i]) for i in order if chances[i] > 0],
            cost=self.cost(game, place, thought, dice),
            drawn=self.expected.drawn(game, dice),
            kick=self.expected.after_kick(game, decision.options[place], dice),
        )

    def think(self, game: Game, dice: Dice) -> Thought:
        decision = game.decision
        assert decision is not None
        view = game.observe(decision.seat)
        assert view.decision is not None
        return self.agent.choose(view, view.decision, dice)

    def cost(self, game: Game, chosen: int, thought: Thought, dice: Dice) -> Cost:
        """What an answer gives away against the agent's mix, on worlds that agree with the view."""
        if thought.probabilities[chosen] >= AS_GOOD:
            return Cost(0.0, 0.0)
        seen = mean_of(self.gaps(game, chosen, thought, dice, self.worlds))
        if seen.mean <= 0 or seen.mean < SURE * seen.error:
            return Cost(0.0, seen.error)
        # What looks dear may have been unlucky: fresh worlds tell how dear it is.
        fresh = mean_of(self.gaps(game, chosen, thought, dice, FRESH * self.worlds))
        return Cost(max(fresh.mean, 0.0), fresh.error)

    def gaps(
        self, game: Game, chosen: int, thought: Thought, dice: Dice, count: int
    ) -> list[float]:
        """How much better the mix does than the chosen answer, on so many worlds."""
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        worlds = self.maker.worlds(game.observe(seat))
        found = []
        for _ in range(count):
            world = worlds.sample(dice)
            better = pick(thought.probabilities, dice)
            luck = dice.copy()  # the same for both answers
            mixed = self.after(world.copy(), better, seat, luck.copy())
            found.append(mixed - self.after(world, chosen, seat, luck))
        return found

    def after(self, game: Game, place: int, seat: int, dice: Dice) -> float:
        """A seat's chance to win after an answer, the down being played out by the quick agent."""
        this = game.this
        decision = game.decision
        assert decision is not None
        game.apply(decision.options[place])
        for _ in range(LONGEST):
            decision = game.decision
            if decision is None or game.this is not this:
                break
            view = game.observe(decision.seat)
            assert view.decision is not None
            thought = self.quick.choose(view, view.decision, dice)
            game.apply(decision.options[pick(thought.probabilities, dice)])
        return win_chance(game, seat)


def mean_of(values: Sequence[float]) -> Cost:
    """The mean, and its standard error."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / max(count - 1, 1)
    return Cost(mean, sqrt(variance / count))
