"""A decision that turned out to be a puzzle, however that was found out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from snapcount.engine.game import Game
from snapcount.engine.records.answers import words
from snapcount.puzzles.criteria import signature, theme_of
from snapcount.puzzles.puzzle import Answer, Puzzle, name_of
from snapcount.puzzles.solvers import difficulty, tempting_place


class Found(NamedTuple):
    """A puzzle without its table, and what it must not share with any other."""

    puzzle: Puzzle
    signature: str


def puzzle_of(
    position: Game,
    line: str,
    table: int,
    answers: list[Answer],
    chances: Sequence[float],
    best: int,
    shares: dict[str, list[float]],
    source: str,
    *,
    proved: bool = False,
) -> Found:
    """The puzzle of a position: what its answers are worth, and how likely each level gives them.

    `chances` are those of the answers, and `best` is the place of the right one.
    """
    decision = position.decision
    assert decision is not None
    tempting = tempting_place(shares, best, chances)
    lead = chances[best] - max(c for place, c in enumerate(chances) if place != best)
    named = words(position)
    right, wrong = decision.options[best], decision.options[tempting]
    puzzle = Puzzle(
        id=name_of(line),
        theme=theme_of(position, right, wrong),
        difficulty=difficulty(shares, best, lead),
        table=table,
        line=line,
        best=named[best],
        tempting=named[tempting],
        answers=answers,
        finds={level: round(share[best], 2) for level, share in shares.items()},
        source=source,
        proved=proved,
    )
    return Found(puzzle, signature(position, right, wrong))
