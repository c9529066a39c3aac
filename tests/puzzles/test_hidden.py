"""Nothing hidden reaches the solver: a puzzle is the view of the seat that is asked."""

from __future__ import annotations

import msgspec
import pytest

from snapcount.engine.dice import dice_from_seed
from snapcount.engine.game import Game
from snapcount.engine.records.position import from_line, to_line
from snapcount.engine.views.observing import observe
from snapcount.engine.views.worlds import WorldMaker
from snapcount.puzzles.explaining import situation, steps
from snapcount.puzzles.puzzle import Puzzle, committed, seen_by_solver
from snapcount.server.api.puzzles import PuzzleWanted, seen
from snapcount.server.telling import question, table_seen

COLLECTION = committed()
SAMPLE = COLLECTION.puzzles[:: max(len(COLLECTION.puzzles) // 40, 1)]


def named(puzzle: Puzzle) -> str:
    return puzzle.id


def dealt_otherwise(game: Game, puzzle: Puzzle, number: int) -> Game:
    """The same for the solver, with everything that the solver can't know dealt again."""
    view = seen_by_solver(game, puzzle)
    return WorldMaker(game.table).worlds(view).sample(dice_from_seed(f"otherwise {number}"))


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_a_solver_sees_the_same_whatever_is_hidden(puzzle: Puzzle) -> None:
    game = COLLECTION.game(puzzle)
    told = shown(game, puzzle)
    hidden = to_line(game)
    differs = False
    for number in range(3):
        other = dealt_otherwise(game, puzzle, number)
        differs = differs or to_line(other) != hidden
        assert shown(other, puzzle) == told
    assert differs  # there was something to hide


def shown(game: Game, puzzle: Puzzle) -> bytes:
    """All that a solver is told before the answer and after it."""
    view = seen_by_solver(game, puzzle)
    parts = [table_seen(view), question(game, view.seat, 0), situation(game)]
    explained = [tuple(step) for step in steps(puzzle, game)]
    return msgspec.json.encode([*parts, explained])


@pytest.mark.parametrize("puzzle", SAMPLE[:10], ids=named)
def test_the_other_hand_is_open_only_where_the_puzzle_says_so(puzzle: Puzzle) -> None:
    told = seen(PuzzleWanted(id=puzzle.id))
    other = told.table.sides[1 - told.seat]
    assert told.proved == puzzle.proved
    for hand in (other.play_hand, other.action_hand):
        assert (hand is not None) == puzzle.proved


@pytest.mark.parametrize("puzzle", SAMPLE[:10], ids=named)
def test_a_puzzle_tells_nothing_about_its_answers_before_the_answer(puzzle: Puzzle) -> None:
    """Nor does the order of the answers, which is the engine's."""
    told = msgspec.json.encode(seen(PuzzleWanted(id=puzzle.id)))
    for field in (b"best", b"tempting", b"chance", b"finds", b"line", b"source"):
        assert b'"' + field + b'"' not in told


def test_the_line_of_a_puzzle_is_dealt_again() -> None:
    """What is hidden in a mined line isn't what was hidden in the game it is from."""
    from snapcount.puzzles.mining import Miner

    puzzle = next(puzzle for puzzle in COLLECTION.puzzles if not puzzle.proved)
    game = COLLECTION.game(puzzle)
    miner = Miner(game.table, 0)
    again = miner.dealt_again(game, "a test")
    assert again is not None
    assert game.decision is not None
    seat = game.decision.seat
    assert to_line(again) != to_line(game)
    assert observe(again, seat) == observe(game, seat)
    assert to_line(from_line(to_line(again), game.table)) == to_line(again)
