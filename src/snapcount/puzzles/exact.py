"""Exact puzzles: last downs that are solved, with the value of every answer as the proof.

They come from the endings of the exam, and from the questions inside them: what to respond, whom to
designate, after every pair of calls. Both hands are open. The engine lays out all that may come,
card by card, so an answer's value is what it is, and no judge is needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from snapcount.agents.agent import Agent
from snapcount.agents.endings.exam import Ending
from snapcount.agents.endings.generate import last_down, starts_an_ending
from snapcount.agents.endings.solve import Solver, equilibrium
from snapcount.agents.endings.tree import (
    TooLarge,
    asks_for_both_calls,
    calls,
    defense_calls,
    is_over,
    outcomes,
)
from snapcount.agents.match import answer, seat_dice
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.errors import RecordError
from snapcount.engine.game import Game, new_game
from snapcount.engine.records.answers import words
from snapcount.engine.records.position import from_line, to_line
from snapcount.engine.table import Table
from snapcount.engine.views.observing import observe
from snapcount.puzzles.criteria import LEAD, LOST, WON, may_be_asked, signature, theme_of
from snapcount.puzzles.mining import Found
from snapcount.puzzles.puzzle import Answer, Puzzle, name_of
from snapcount.puzzles.solvers import TEMPTED, Solvers, difficulty, is_obvious, tempting_place

MOST_NODES: Final = 3000
EXACT: Final = 1e-6
DEEPEST: Final = 12
MOST_OF_AN_ENDING: Final = 2
MOST_QUESTIONS: Final = 60
FEWEST_DOWNS: Final = 3
MORE_DOWNS: Final = 12


def values(game: Game) -> list[float]:
    """The chance to win of the seat that is asked, for each answer, when both sides play right.

    Where both call at once, an answer is worth what it gets against the best mix of the defense.
    `TooLarge` where that can't be laid out.
    """
    decision = game.decision
    assert decision is not None
    solver = Solver(MOST_NODES)
    home = decision.seat == 0
    if asks_for_both_calls(game):
        worth, _ = solver.matrix(game)
        rows = [[v if home else 1 - v for v in row] for row in worth]
        mix = best_defense(rows)
        by_call = dict(
            zip(
                (option.key() for option in calls(game)),
                (sum(p * v for p, v in zip(mix, row, strict=True)) for row in rows),
                strict=True,
            )
        )
        found = []
        for option in decision.options:
            called = by_call.get(option.key())
            if called is None:
                kicked = solver.after(game, option)
                called = kicked if home else 1 - kicked
            found.append(called)
        return found
    after = [solver.after(game, option) for option in decision.options]
    return after if home else [1 - value for value in after]


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

    def in_ending(self, ending: Ending, source: str) -> Iterator[Found]:
        """The puzzles of an ending: its own question, or one further in."""
        yield from self.in_last_down(from_line(ending.line, self.table), source)

    def in_self_play(self, seed: str, agents: tuple[Agent, Agent]) -> Iterator[Found]:
        """The puzzles of a last down that some down of a game is made into."""
        game = new_game(self.table, seed)
        dice = seat_dice(seed, 0), seat_dice(seed, 1)
        chance = dice_from_seed(f"{seed}:endings")
        at = FEWEST_DOWNS + chance.below(MORE_DOWNS)
        while game.decision is not None:
            if starts_an_ending(game):
                at -= 1
                if at == 0:
                    down = last_down(game, chance, open_hands=True)
                    yield from self.in_last_down(down, f"last down of {seed}")
                    return
            game.apply(game.decision.options[answer(game, agents, dice)])

    def in_last_down(self, last: Game, source: str) -> Iterator[Found]:
        count = 0
        seen: set[str] = set()
        for asked, game in enumerate(questions(last)):
            if asked == MOST_QUESTIONS:
                return
            found = self.examine(game, source)
            if found is None or found.puzzle.theme in seen:
                continue
            seen.add(found.puzzle.theme)
            yield found
            count += 1
            if count == MOST_OF_AN_ENDING:
                return

    def examine(self, game: Game, source: str) -> Found | None:
        """The puzzle of a decision, if it is one."""
        if not may_be_asked(game):
            return None
        try:
            chances = values(game)
            line = to_line(game)
            position = from_line(line, self.table)
        except (TooLarge, RecordError):
            return None
        best = max(range(len(chances)), key=lambda place: chances[place])
        lead = chances[best] - max(c for place, c in enumerate(chances) if place != best)
        if lead < LEAD or not LOST <= chances[best] <= WON:
            return None
        decision = position.decision
        assert decision is not None
        view = observe(position, decision.seat, open_hands=True)
        name = name_of(line)
        if is_obvious(self.solvers.shares(view, name, TEMPTED), best):
            return None
        shares = self.solvers.shares(view, name)
        tempting = tempting_place(shares, best, chances)
        named = words(position)
        puzzle = Puzzle(
            id=name,
            theme=theme_of(position, decision.options[best]),
            difficulty=difficulty(shares, best, lead),
            table=self.place,
            line=line,
            best=named[best],
            tempting=named[tempting],
            answers=[
                Answer(word, [round(chance, 6)], [], 0)
                for word, chance in zip(named, chances, strict=True)
            ],
            finds={level: round(share[best], 2) for level, share in shares.items()},
            source=source,
            proved=True,
        )
        return Found(puzzle, signature(position, decision.options[best], decision.options[tempting]))


def questions(game: Game) -> Iterator[Game]:
    """The decisions that a last down may come to: each pair of calls, and what is asked after it.

    Breadth first, so that the question of the ending itself comes first. What chance brings is
    followed down its first branch alone: its other branches are alike.
    """
    waiting = [(game, 0)]
    while waiting:
        at, depth = waiting.pop(0)
        if is_over(at) or at.decision is None or depth > DEEPEST:
            continue
        yield at
        try:
            if asks_for_both_calls(at):
                _, theirs = defense_calls(at)
                for ours in calls(at):
                    for reply in theirs:
                        after = at.copy()
                        after.apply(ours)
                        waiting += [(out.game, depth + 1) for out in outcomes(after, reply)[:1]]
            else:
                for option in at.decision.options:
                    waiting += [(out.game, depth + 1) for out in outcomes(at, option)[:1]]
        except TooLarge:
            continue
