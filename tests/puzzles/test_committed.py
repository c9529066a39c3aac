"""The puzzles that come with the program: what each must be, and a sample measured again."""

from __future__ import annotations

from collections import Counter

import pytest

from snapcount.puzzles.checking import Checker
from snapcount.puzzles.criteria import CLEAR, LEAD, LOST, WON, WORLDS
from snapcount.puzzles.explaining import situation, steps
from snapcount.puzzles.puzzle import FILE, HARDEST, THEMES, Puzzle, committed
from snapcount.puzzles.solvers import SOLVERS, TEMPTED

COLLECTION = committed()
PUZZLES = COLLECTION.puzzles
PROVED = [puzzle for puzzle in PUZZLES if puzzle.proved]
JUDGED = [puzzle for puzzle in PUZZLES if not puzzle.proved]
SAMPLE_WORLDS = 12
"""Few enough for a test; `snapcount puzzles check` looks at 200."""


def is_steady(puzzle: Puzzle) -> bool:
    """Whether so few worlds are enough to see the lead: four times the error, twice."""
    others = [answer for answer in puzzle.answers if answer.word != puzzle.best]
    return all(8 * max(answer.errors) < puzzle.lead for answer in others)


STEADY = [puzzle for puzzle in JUDGED if is_steady(puzzle)]


def sample(puzzles: list[Puzzle], count: int) -> list[Puzzle]:
    return puzzles[:: max(len(puzzles) // count, 1)][:count]


def named(puzzle: Puzzle) -> str:
    return puzzle.id


def test_there_are_puzzles_of_every_theme_and_difficulty() -> None:
    assert {puzzle.theme for puzzle in PUZZLES} == {*THEMES}
    assert {puzzle.difficulty for puzzle in PUZZLES} == {*range(1, HARDEST + 1)}
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    assert PROVED
    assert JUDGED


def test_the_file_stays_small() -> None:
    assert FILE.stat().st_size < 1_500_000


def test_every_puzzle_has_one_answer_that_leads_by_both_judges() -> None:
    for puzzle in JUDGED:
        best = puzzle.answer(puzzle.best)
        assert best.worlds == WORLDS
        others = [answer for answer in puzzle.answers if answer.word != puzzle.best]
        for answer in others:
            for judge, error in enumerate(answer.errors):
                lead = best.chances[judge] - answer.chances[judge]
                full = answer.worlds == WORLDS
                # Who is far behind by a judge is spared some worlds: then luck may differ.
                assert lead >= (LEAD - 1e-3 if full else LEAD / 2), puzzle.id
                assert lead > CLEAR * error, puzzle.id
    for puzzle in PROVED:
        assert puzzle.lead >= LEAD - 1e-5


def test_something_hangs_on_every_puzzle_and_somebody_is_tempted() -> None:
    for puzzle in PUZZLES:
        most = 1.0 if puzzle.proved else WON  # a win that is proved may be certain
        assert LOST <= puzzle.answer(puzzle.best).chance <= most, puzzle.id
        assert len(puzzle.answers) >= 2
        assert puzzle.tempting != puzzle.best
        assert [*puzzle.finds] == [*SOLVERS]
        assert any(puzzle.finds[level] <= 0.5 for level in TEMPTED), puzzle.id  # rounded


def test_no_theme_is_solved_by_a_rule_of_thumb() -> None:
    """Nor by always giving the same kind of answer."""
    for theme in THEMES:
        ours = [puzzle for puzzle in PUZZLES if puzzle.theme == theme]
        thumb = sum(puzzle.finds["greedy"] >= 0.5 for puzzle in ours)
        assert thumb <= max(len(ours) / 2, 10), theme


def test_no_two_puzzles_are_alike() -> None:
    heads = Counter(
        (puzzle.theme, *puzzle.line.split()[:8], puzzle.best, puzzle.tempting, puzzle.table)
        for puzzle in PUZZLES
    )
    assert heads.most_common(1)[0][1] == 1


def test_every_puzzle_can_be_read_shown_and_explained() -> None:
    checker = Checker(COLLECTION)
    checker.proof = checker.measure = lambda puzzle, game: ""  # type: ignore[method-assign]
    for puzzle in PUZZLES:
        assert checker.check(puzzle).problem == ""
        game = COLLECTION.game(puzzle)
        told = [situation(game), *(step.text for step in steps(puzzle, game))]
        assert len(told) >= 4
        assert all(text.endswith((".", ").")) and "  " not in text for text in told), told


@pytest.mark.parametrize("puzzle", sample(PROVED, 12), ids=named)
def test_a_proof_holds_again(puzzle: Puzzle) -> None:
    pytest.importorskip("scipy")
    assert Checker(COLLECTION).check(puzzle).problem == ""


@pytest.mark.parametrize("puzzle", sample(STEADY, 6), ids=named)
def test_an_answer_leads_again(puzzle: Puzzle) -> None:
    assert Checker(COLLECTION, SAMPLE_WORLDS).check(puzzle).problem == ""
