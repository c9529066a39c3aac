"""Looking back at a game: how the chance to win went, and what was luck and what was skill.

Everything is judged as the player knew it: an agent is shown the view of the seat that was asked,
says how it would have mixed its answers, and what was answered is compared with that on worlds
that agree with the view. What a decision gave away is skill; what the cards then did is luck.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, NamedTuple

from snapcount.agents.agent import Agent, Thought, pick
from snapcount.agents.coach.winning import win_chance
from snapcount.agents.names import QUICK, agent_named
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.game import Game
from snapcount.engine.options import ASK_CALL, DECISION_NAMES
from snapcount.engine.records.answers import answer_for
from snapcount.engine.records.game_lines import Downs, outcome, situation
from snapcount.engine.records.record import Record, walk
from snapcount.engine.views.worlds import WorldMaker
from snapcount.engine.words.naming import option_names

AS_GOOD: Final = 0.05  # an answer that the mix has at least so often was as good as any
SURE: Final = 1.645  # an answer is looked at closely if its cost is so many standard errors above 0
WORLDS: Final = 8
FRESH: Final = 3  # times as many worlds for a closer look
LONGEST: Final = 400  # answers until a down must be over


class Judged(NamedTuple):
    """A decision as the player knew it."""

    number: int
    """Of the answer in the record, from 1."""
    seat: int
    down: int
    where: str
    kind: str
    chosen: str
    mix: list[tuple[str, float]]
    """What the agent would have done: answers with their probabilities, the likeliest first."""
    value: float
    """The seat's chance to win, as it knew it."""
    cost: float
    """The chance to win that the answer gave away."""


class DownNote(NamedTuple):
    """A down, with the first seat's chance to win before and after it.

    `after - before` is skill, draws and the rest of luck together, all for the first seat.
    """

    number: int
    where: str
    outcome: str
    before: float
    after: float
    at: float
    """Time Units gone when it began; overtimes count on."""
    skill: tuple[float, float]
    """What each seat's decisions gave away, as negative numbers."""
    draws: float
    """What the hands were worth beyond what anybody could see, from the first seat's side."""

    @property
    def change(self) -> float:
        return self.after - self.before

    @property
    def luck(self) -> float:
        """What came of matched calls, kicks and everything else that nobody decided."""
        return self.change - self.skill[0] + self.skill[1] - self.draws


class Analysis(NamedTuple):
    """A game, looked back at."""

    names: tuple[str, str]
    score: list[int]
    winner: int
    downs: list[DownNote]
    decisions: list[Judged]
    breaks: list[float]
    """Time Units gone at which a period began."""

    def skill(self, seat: int) -> float:
        return sum(down.skill[seat] for down in self.downs)

    def draws(self) -> float:
        return sum(down.draws for down in self.downs)

    def luck(self) -> float:
        return sum(down.luck for down in self.downs)

    def turning_points(self, count: int) -> list[DownNote]:
        """The downs that moved the game most, in the order of the game."""
        moved = sorted(self.downs, key=lambda down: (-abs(down.change), down.number))[:count]
        return sorted((down for down in moved if down.change), key=lambda down: down.number)

    def costliest(self, count: int) -> list[Judged]:
        """The decisions that gave most away, the worst first."""
        found = [judged for judged in self.decisions if judged.cost > 0]
        return sorted(found, key=lambda judged: (-judged.cost, judged.number))[:count]


class Judge:
    """Judges decisions at one table with an agent, and a quick one to play downs out with."""

    def __init__(self, game: Game, agent: str, quick: str, worlds: int) -> None:
        self.agent: Agent = agent_named(agent, game.table)
        self.quick: Agent = agent_named(quick, game.table)
        self.maker = WorldMaker(game.table)
        self.worlds = worlds

    def think(self, game: Game, dice: Dice) -> Thought:
        decision = game.decision
        assert decision is not None
        view = game.observe(decision.seat)
        assert view.decision is not None
        return self.agent.choose(view, view.decision, dice)

    def cost(self, game: Game, chosen: int, thought: Thought, dice: Dice) -> float:
        """What an answer gives away against the agent's mix, on worlds that agree with the view."""
        if thought.probabilities[chosen] >= AS_GOOD:
            return 0.0
        seen = self.gaps(game, chosen, thought, dice, self.worlds)
        mean = sum(seen) / len(seen)
        spread = sum((gap - mean) ** 2 for gap in seen) / max(len(seen) - 1, 1)
        if mean <= 0 or mean < SURE * sqrt(spread / len(seen)):
            return 0.0
        # What looks dear may have been unlucky: fresh worlds tell how dear it is.
        fresh = self.gaps(game, chosen, thought, dice, FRESH * self.worlds)
        return max(sum(fresh) / len(fresh), 0.0)

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


class _Ledger:
    """Collects the downs of a game as its answers come."""

    def __init__(self, game: Game) -> None:
        self.downs: list[DownNote] = []
        self.follow = Downs(game)
        self.number = 0
        self.where = ""
        self.before = win_chance(game, 0)
        self.at = 0.0
        self.skill = [0.0, 0.0]
        self.draws = 0.0
        self.happened = list(game.events)
        self.base = 0.0  # Time Units of the periods that are over
        self.period = 0
        self.breaks: list[float] = []
        self.begin(game)

    def gone(self, game: Game) -> float:
        """Time Units since the game began."""
        if game.period != self.period:
            self.base += 15.0 if self.period < 2 else 10.0
            self.period = game.period
            self.breaks.append(self.base)
        length = 15 if game.period < 2 else 10
        return max(self.base + float(length - int(game.clock)), self.at)

    def begin(self, game: Game) -> None:
        self.number = self.follow.number(game)
        self.where = situation(game)
        self.before = win_chance(game, 0)
        self.at = self.gone(game)
        self.skill = [0.0, 0.0]
        self.draws = 0.0
        self.happened = []

    def end(self, game: Game) -> None:
        after = win_chance(game, 0)
        self.downs.append(
            DownNote(
                self.number,
                self.where,
                outcome(self.happened),
                self.before,
                after,
                self.at,
                (self.skill[0], self.skill[1]),
                self.draws,
            )
        )

    def note(self, game: Game) -> None:
        """Look at what an answer has led to."""
        self.follow.note(game)
        self.happened += game.events
        if game.over:
            self.end(game)
        elif self.follow.number(game) != self.number:
            self.end(game)
            self.begin(game)


def analyze(
    record: Record,
    *,
    agent: str = "coach",
    quick: str = QUICK,
    worlds: int = WORLDS,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """Look back at a recorded game; the same record and agents give the same analysis."""
    states = walk(record)
    game = next(states)
    judge = Judge(game, agent, quick, worlds)
    ledger = _Ledger(game)
    decisions: list[Judged] = []
    for number, word in enumerate(record.answers, 1):
        asked, option = game.decision, answer_for(game, word)
        if asked is not None and option is not None:
            dice = dice_from_seed(f"analysis:{record.seed}:{number}")
            thought = judge.think(game, dice)
            place = asked.options.index(option)
            cost = judge.cost(game, place, thought, dice)
            decisions.append(judged_of(game, number, place, thought, cost, ledger))
            ledger.skill[asked.seat] -= cost
            if asked.kind == ASK_CALL:
                # What the hand is worth to who holds it, beyond what the scoreboard tells.
                drawn = thought.value - win_chance(game, asked.seat)
                ledger.draws += drawn if asked.seat == 0 else -drawn
        next(states)  # which refuses an answer that is not offered
        ledger.note(game)
        if progress is not None:
            progress(1)
    names = (record.tags.get("Home", "Home"), record.tags.get("Away", "Away"))
    if names[0] == names[1]:
        names = (f"{names[0]} (Home)", f"{names[1]} (Away)")
    score = [int(points) for points in game.score]
    return Analysis(names, score, int(game.winner), ledger.downs, decisions, ledger.breaks)


def judged_of(
    game: Game, number: int, place: int, thought: Thought, cost: float, ledger: _Ledger
) -> Judged:
    decision = game.decision
    assert decision is not None
    names = option_names(game)
    order = sorted(range(len(names)), key=lambda i: (-thought.probabilities[i], i))
    return Judged(
        number=number,
        seat=int(decision.seat),
        down=ledger.number,
        where=ledger.where,
        kind=DECISION_NAMES[decision.kind],
        chosen=names[place],
        mix=[(names[i], thought.probabilities[i]) for i in order if thought.probabilities[i] > 0],
        value=thought.value,
        cost=cost,
    )
