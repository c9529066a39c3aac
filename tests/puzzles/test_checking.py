"""Checking finds what is wrong with a puzzle."""

from __future__ import annotations

import msgspec
import pytest

from snapcount.puzzles.checking import Checker
from snapcount.puzzles.measuring import stands
from snapcount.puzzles.puzzle import Answer, Puzzle, committed, name_of

COLLECTION = committed()
PROVED = next(puzzle for puzzle in COLLECTION.puzzles if puzzle.proved)
JUDGED = min(
    (puzzle for puzzle in COLLECTION.puzzles if not puzzle.proved),
    key=lambda puzzle: (len(puzzle.answers), puzzle.theme != "clock", puzzle.id),
)


def problem(puzzle: Puzzle) -> str:
    return Checker(COLLECTION, worlds=6).check(puzzle).problem


def changed(puzzle: Puzzle, **fields: object) -> Puzzle:
    return msgspec.structs.replace(puzzle, **fields)


def test_a_line_that_cannot_be_read() -> None:
    assert "can't be read" in problem(changed(JUDGED, line="crd nonsense"))


def test_another_position_under_the_same_name() -> None:
    score = JUDGED.line.split()[6]
    line = JUDGED.line.replace(score, f"1{score}", 1)
    assert "its name" in problem(changed(JUDGED, line=line))


def test_answers_that_are_not_offered() -> None:
    fewer = changed(JUDGED, answers=JUDGED.answers[:-1])
    assert problem(fewer) == "the position offers other answers"


def test_a_theme_that_is_not_its_own() -> None:
    assert "its theme is" in problem(changed(JUDGED, theme="kick"))


def test_an_answer_that_does_not_lead() -> None:
    """The tempting answer is claimed to be the best, with the numbers swapped."""
    by_word = {JUDGED.best: JUDGED.tempting, JUDGED.tempting: JUDGED.best}
    swapped = [
        msgspec.structs.replace(
            JUDGED.answer(by_word.get(answer.word, answer.word)), word=answer.word
        )
        for answer in JUDGED.answers
    ]
    lie = changed(JUDGED, best=JUDGED.tempting, tempting=JUDGED.best, answers=swapped)
    assert "doesn't lead any more" in problem(lie)


def test_a_proof_that_is_wrong() -> None:
    pytest.importorskip("scipy")
    off = [
        msgspec.structs.replace(answer, chances=[answer.chance + 0.01]) for answer in PROVED.answers
    ]
    assert "is worth" in problem(changed(PROVED, answers=off))


def answer(word: str, first: float, second: float, error: float) -> Answer:
    return Answer(word, [first, second], [error, error], 200)


def test_a_lead_stands_as_long_as_luck_explains_what_is_missing() -> None:
    best = answer("a", 0.6, 0.6, 0.0)
    assert stands([best, answer("b", 0.5, 0.5, 0.0)], 0)
    assert stands([best, answer("b", 0.53, 0.53, 0.02)], 0)
    assert not stands([best, answer("b", 0.54, 0.5, 0.01)], 0)
    assert not stands([best, answer("b", 0.61, 0.4, 0.1)], 0)


def test_a_name_hangs_on_the_position_alone() -> None:
    assert JUDGED.id == name_of(JUDGED.line)
