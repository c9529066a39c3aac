"""Puzzles over HTTP: a list, a puzzle as its solver sees it, and the judgment of an answer."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.test_api import client, post

from snapcount.puzzles.puzzle import THEMES, committed

__all__ = ["client"]  # a fixture

PUZZLES = committed().puzzles
PUZZLE = PUZZLES[0]


def test_all_puzzles_are_listed_without_their_answers(client: Any) -> None:
    found = client.get("/api/puzzles").json()
    assert found["themes"] == [*THEMES]
    assert [each["id"] for each in found["puzzles"]] == [puzzle.id for puzzle in PUZZLES]
    assert {*found["puzzles"][0]} == {"id", "theme", "difficulty"}


def test_a_puzzle_is_the_view_of_the_seat_that_is_asked(client: Any) -> None:
    seen = post(client, "/api/puzzle", id=PUZZLE.id)
    assert seen["id"] == PUZZLE.id
    assert len(seen["question"]["choices"]) == len(PUZZLE.answers)
    assert seen["table"]["sides"][seen["seat"]]["play_hand"] is not None
    assert len({*seen["names"]}) == 2
    assert seen["situation"].endswith(".")


def test_a_day_has_its_puzzle_and_the_next_day_another(client: Any) -> None:
    first = post(client, "/api/puzzle", day="2026-11-16")
    assert post(client, "/api/puzzle", day="2026-11-16") == first
    assert post(client, "/api/puzzle", day="2026-11-17")["id"] != first["id"]


def test_the_right_answer_is_told_from_the_others(client: Any) -> None:
    for place, answer in enumerate(PUZZLE.answers):
        judged = post(client, "/api/puzzle/answer", id=PUZZLE.id, answer=place)
        assert judged["right"] == (answer.word == PUZZLE.best)
        assert PUZZLE.answers[judged["best"]].word == PUZZLE.best
        assert judged["answers"][place]["chance"] == pytest.approx(answer.chance)
        assert judged["steps"][0]["title"] == "The tempting answer"
        assert judged["steps"][-1]["title"] in ("The judges", "The proof")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/puzzle", {"id": "nothing"}),
        ("/api/puzzle", {"day": "tomorrow"}),
        ("/api/puzzle", {}),
        ("/api/puzzle/answer", {"id": PUZZLE.id, "answer": 99}),
        ("/api/puzzle/answer", {"id": "nothing", "answer": 0}),
    ],
)
def test_what_is_not_there_is_refused_in_words(client: Any, path: str, body: Any) -> None:
    response = client.post(path, json=body)
    assert 400 <= response.status_code < 500
    assert response.json()["detail"]
