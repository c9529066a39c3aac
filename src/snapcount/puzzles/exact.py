"""Exact puzzles: last downs that are solved, with the value of every answer as the proof.

They come from the endings of the exam, and from the questions inside them: what to respond, whom to
designate, after every pair of calls. Both hands are open. The engine lays out all that may come,
card by card, so an answer's value is what it is, and no judge is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from snapcount.agents.agent import Agent
from snapcount.agents.endings.exam import Ending
from snapcount.agents.endings.generate import last_down, starts_an_ending
from snapcount.agents.endings.solve import equilibrium
from snapcount.agents.endings.tree import (
    TooLarge,
    asks_for_both_calls,
    calls,
    defense_calls,
    is_over,
    outcomes,
    result,
)
from snapcount.agents.match import answer, seat_dice
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.errors import RecordError
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import Option
from snapcount.engine.records.answers import words
from snapcount.engine.records.position import from_line, to_line
from snapcount.engine.table import Table
from snapcount.engine.views.observing import observe
from snapcount.puzzles.criteria import LEAD, LOST, may_be_asked, signature
from snapcount.puzzles.found import Found, puzzle_of
from snapcount.puzzles.puzzle import Answer, name_of
from snapcount.puzzles.solvers import TEMPTED, Solvers, is_obvious

MOST_NODES: Final = 3000
MOST_OF_AN_ENDING: Final = 2
MOST_TRIED: Final = 8
"""Questions of an ending that the levels are asked."""
MOST_BETWEEN: Final = 3
"""Puzzles at a table between the same two answers."""
ONE_OF: Final = 3
"""One down of so many is made into a last down."""


class Fate(NamedTuple):
    """How the last down ends for the first seat when both sides play right."""

    wins: float
    overtime: float

    @property
    def value(self) -> float:
        return self.wins + self.overtime / 2

    def of(self, seat: int) -> Fate:
        return self if seat == 0 else Fate(1 - self.wins - self.overtime, self.overtime)


class Question(NamedTuple):
    """A decision, and what comes of each answer for the seat that is asked."""

    game: Game
    fates: list[Fate]


class Fates:
    """Backward induction, as `endings.solve` does it, which keeps wins and overtimes apart."""

    def __init__(self, most_nodes: int) -> None:
        self.left = most_nodes
        self.questions: list[Question] = []
        """The decisions on the way in which one answer leads."""

    def answers(self, game: Game) -> list[Fate]:
        """For each answer, from the side of the seat that is asked; `TooLarge` if that's too much.

        Where both call at once, a call is worth what it gets against the best mix of the defense.
        """
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        if not asks_for_both_calls(game):
            found = [self.after(game, option).of(seat) for option in decision.options]
            self.note(game, found)
            return found
        called = self.pairs(game)
        mix = best_defense([[fate.of(seat).value for fate in row] for row in called.values()])
        found = [
            mixed(mix, called[option.key()]).of(seat)
            if option.key() in called
            else self.after(game, option).of(seat)
            for option in decision.options
        ]
        self.note(game, found)
        return found

    def note(self, game: Game, fates: list[Fate]) -> None:
        """Keep the decision if it is one for a puzzle."""
        if len(fates) < 2:
            return
        second, best = sorted(fate.value for fate in fates)[-2:]
        if best - second >= LEAD and best >= LOST and may_be_asked(game):
            self.questions.append(Question(game, fates))

    def pairs(self, game: Game) -> dict[int, list[Fate]]:
        """What comes of each pair of calls: by the offense's call, for each call of the defense."""
        _, theirs = defense_calls(game)
        return {
            ours.key(): [self.pair(game, ours, reply) for reply in theirs] for ours in calls(game)
        }

    def pair(self, game: Game, ours: Option, reply: Option) -> Fate:
        after = game.copy()
        after.apply(ours)
        return self.after(after, reply)

    def after(self, game: Game, option: Option) -> Fate:
        found = outcomes(game, option)
        return mixed([out.chance for out in found], [self.fate(out.game) for out in found])

    def fate(self, game: Game) -> Fate:
        if is_over(game):
            worth = result(game, 0)
            return Fate(float(worth == 1.0), float(worth == 0.5))
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        decision = game.decision
        assert decision is not None
        if asks_for_both_calls(game):
            fates = [self.both_call(game)]
            named = [option.key() for option in calls(game)]
            others = [option for option in decision.options if option.key() not in named]
            fates += [self.after(game, option) for option in others]
        else:
            fates = [self.after(game, option) for option in decision.options]
            self.note(game, [fate.of(decision.seat) for fate in fates])
        pick = max if decision.seat == 0 else min
        return pick(fates, key=lambda fate: fate.value)

    def both_call(self, game: Game) -> Fate:
        """When both sides mix their calls as well as they can."""
        rows = list(self.pairs(game).values())
        worth = [[fate.of(game.offense).value for fate in row] for row in rows]
        defense = best_defense(worth)
        offense = best_defense([[1 - line[b] for line in worth] for b in range(len(defense))])
        return mixed(offense, [mixed(defense, row) for row in rows])


def mixed(chances: Sequence[float], fates: Sequence[Fate]) -> Fate:
    pairs = list(zip(chances, fates, strict=True))
    return Fate(sum(p * f.wins for p, f in pairs), sum(p * f.overtime for p, f in pairs))


def best_defense(worth: list[list[float]]) -> list[float]:
    """How the side that chooses the column mixes when it plays right."""
    import numpy as np
    from scipy.optimize import linprog  # type: ignore[import-untyped,unused-ignore]

    rows, columns = len(worth), len(worth[0])
    value = equilibrium(worth)
    # Of all its best mixes, the one that gives the other calls least: the proof is then fairest.
    costs = np.array(worth).sum(axis=0) / rows
    found = linprog(
        costs,
        np.array(worth),
        np.full(rows, value + 1e-9),
        np.ones((1, columns)),
        [1],
        [(0, None)] * columns,
        method="highs",
    )
    return [float(part) for part in found.x]


class Prover:
    """Looks for exact puzzles in endings at one table."""

    def __init__(self, table: Table, place: int) -> None:
        self.table = table
        self.place = place
        self.solvers = Solvers(table)
        self.duels: Counter[tuple[str, str, str]] = Counter()

    def in_ending(self, ending: Ending, source: str) -> Iterator[Found]:
        """The puzzles of an ending: its own question, or one further in."""
        yield from self.in_last_down(from_line(ending.line, self.table), source)

    def in_self_play(self, seed: str, agents: tuple[Agent, Agent]) -> Iterator[Found]:
        """The puzzles of the last downs that downs of a game are made into."""
        game = new_game(self.table, seed)
        dice = seat_dice(seed, 0), seat_dice(seed, 1)
        chance = dice_from_seed(f"{seed}:endings")
        while game.decision is not None:
            if starts_an_ending(game) and chance.below(ONE_OF) == 0:
                down = last_down(game, chance, open_hands=True)
                yield from self.in_last_down(down, f"last down of {seed}")
            game.apply(game.decision.options[answer(game, agents, dice)])

    def in_last_down(self, last: Game, source: str) -> Iterator[Found]:
        """The questions of a last down, its own first; none twice between the same two answers."""
        solver = Fates(MOST_NODES)
        try:
            solver.answers(last)
        except TooLarge:
            return
        tried: set[str] = set()
        count = 0
        for game, fates in reversed(solver.questions):
            rough = between(game, fates)
            if rough in tried:
                continue
            tried.add(rough)
            found = self.examine(game, fates, source)
            if found is None or self.enough(found):
                continue
            yield found
            count += 1
            if count == MOST_OF_AN_ENDING or len(tried) == MOST_TRIED:
                return

    def enough(self, found: Found) -> bool:
        """Whether there are enough puzzles between these two answers."""
        theme, *_, best, tempting = found.signature.split("|")
        self.duels[theme, best, tempting] += 1
        return self.duels[theme, best, tempting] > MOST_BETWEEN

    def examine(self, game: Game, fates: list[Fate], source: str) -> Found | None:
        """The puzzle of a decision, if it is one."""
        try:
            line = to_line(game)
            position = from_line(line, self.table)
        except RecordError:
            return None  # an effect stands half resolved as no line can say
        chances = [fate.value for fate in fates]
        best = max(range(len(chances)), key=lambda place: chances[place])
        decision = position.decision
        assert decision is not None
        view = observe(position, decision.seat, open_hands=True)
        name = name_of(line)
        if is_obvious(self.solvers.shares(view, name, TEMPTED), best):
            return None
        shares = self.solvers.shares(view, name)
        answers = [
            Answer(word, [round(fate.value, 6)], [], 0, None, round(fate.overtime, 6))
            for word, fate in zip(words(position), fates, strict=True)
        ]
        return puzzle_of(
            position, line, self.place, answers, chances, best, shares, source, proved=True
        )


def between(game: Game, fates: Sequence[Fate]) -> str:
    """Roughly which question it is: the two best answers."""
    decision = game.decision
    assert decision is not None
    order = sorted(range(len(fates)), key=lambda place: -fates[place].value)
    first, second = (decision.options[place] for place in order[:2])
    return signature(game, first, second)
