"""Checking puzzles: that they can be read, are what they say, and that the answer still leads.

A proved one is solved again, to the last digit. A judged one is measured again; after a change to
the coach its numbers move a little, and it stands as long as luck explains that.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.agents.endings.tree import TooLarge
from snapcount.engine.errors import SnapcountError
from snapcount.engine.game import Game
from snapcount.engine.records.answers import answer_for
from snapcount.puzzles.criteria import LEAD, WORLDS, may_be_asked, theme_of
from snapcount.puzzles.exact import MOST_NODES, Fates
from snapcount.puzzles.judging import Bench
from snapcount.puzzles.measuring import measure_again, stands
from snapcount.puzzles.puzzle import Collection, Puzzle, committed, fits, name_of, seen_by_solver

EXACT: Final = 1e-5


class Checked(NamedTuple):
    """A puzzle and what is wrong with it; nothing if it stands."""

    id: str
    problem: str


class Checker:
    """Checks the puzzles of a collection."""

    def __init__(self, collection: Collection, worlds: int = WORLDS) -> None:
        self.collection = collection
        self.worlds = worlds
        self.benches: dict[int, Bench] = {}

    def check(self, puzzle: Puzzle) -> Checked:
        try:
            game = self.collection.game(puzzle)
        except SnapcountError as error:
            return Checked(puzzle.id, f"it can't be read: {error}")
        return Checked(puzzle.id, self.problem(puzzle, game))

    def problem(self, puzzle: Puzzle, game: Game) -> str:
        if puzzle.id != name_of(puzzle.line):
            return "its name isn't the one of its position"
        if not fits(game, puzzle):
            return "the position offers other answers"
        best, tempting = answer_for(game, puzzle.best), answer_for(game, puzzle.tempting)
        if best is None or tempting is None or best == tempting or not may_be_asked(game):
            return "there's no such question"
        if puzzle.theme != theme_of(game, best, tempting):
            return f"its theme is {theme_of(game, best, tempting)}"
        return self.proof(puzzle, game) if puzzle.proved else self.measure(puzzle, game)

    def proof(self, puzzle: Puzzle, game: Game) -> str:
        try:
            fates = Fates(MOST_NODES).answers(game)
        except TooLarge:
            return "it can't be solved any more"
        for fate, answer in zip(fates, puzzle.answers, strict=True):
            if abs(fate.value - answer.chance) > EXACT:
                return f"{answer.word} is worth {fate.value:.6f}, not {answer.chance:.6f}"
        return "" if puzzle.lead >= LEAD - EXACT else f"its lead is {puzzle.lead:.3f}"

    def measure(self, puzzle: Puzzle, game: Game) -> str:
        bench = self.benches.get(puzzle.table)
        if bench is None:
            bench = self.benches[puzzle.table] = Bench(self.collection.table(puzzle.table))
        words = [answer.word for answer in puzzle.answers]
        view, best = seen_by_solver(game, puzzle), puzzle.place(puzzle.best)
        if not stands(puzzle.answers, best):
            return "its own numbers don't make it a puzzle"
        again = measure_again(bench, view, words, puzzle.id, best, self.worlds)
        if stands(again, best):
            return ""
        told = ", ".join(
            f"{answer.word} {' / '.join(f'{chance:.2f}' for chance in answer.chances)}"
            for answer in again
        )
        return f"{puzzle.best} doesn't lead any more: {told}"


def checked(worlds: int, step: int, first: int, count: int) -> list[Checked]:
    """Some of the committed puzzles, every so many, for one of several processes."""
    collection = committed()
    checker = Checker(collection, worlds)
    some = collection.puzzles[::step][first : first + count]
    return [checker.check(puzzle) for puzzle in some]
