"""The tutorial over HTTP: every lesson can be passed, and every wrong answer is explained."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.test_api import client, post

from snapcount.lessons.course import LESSONS
from snapcount.lessons.lesson import Scene
from snapcount.server.api.lessons import LOOKS

__all__ = ["client"]  # a fixture

SCENES = [
    pytest.param(number, part, scene, id=f"{number}.{part}")
    for number, lesson in enumerate(LESSONS, 1)
    for part, scene in enumerate(lesson.scenes, 1)
]


def see(client: Any, lesson: int, scene: int, answers: list[int]) -> Any:
    return post(client, "/api/lesson", lesson=lesson, scene=scene, answers=answers)


def test_the_lessons_are_listed(client: Any) -> None:
    titles = client.get("/api/lessons").json()
    assert [each["title"] for each in titles] == [lesson.title for lesson in LESSONS]


@pytest.mark.parametrize(("lesson", "part", "scene"), SCENES)
def test_a_scene_is_passed_by_right_answers_and_refuses_wrong_ones(
    client: Any, lesson: int, part: int, scene: Scene
) -> None:
    answers: list[int] = []
    for step in scene.steps:
        seen = see(client, lesson, part, answers)
        assert seen["briefing"].endswith(LOOKS.told(step.task))
        assert not seen["done"]
        names = [choice["name"] for choice in seen["question"]["choices"]]
        assert {names[place] for place in seen["right"]} <= {*step.right}
        wrong = next(place for place in range(len(names)) if place not in seen["right"])
        refused = see(client, lesson, part, [*answers, wrong])
        assert refused == {**seen, "refused": LOOKS.told(step.wrong)}
        answers.append(seen["right"][0])
    seen = see(client, lesson, part, answers)
    assert (seen["done"], seen["question"]) == (True, None)
    last = part == len(LESSONS[lesson - 1].scenes)
    assert seen["learned"] == (LESSONS[lesson - 1].learned if last else "")
    assert "{" not in seen["briefing"]


@pytest.mark.parametrize(
    "body",
    [
        {"lesson": 99},
        {"lesson": 1, "scene": 9},
        {"answers": [999]},
        {"answers": [1, 0]},  # a wrong answer, and another after it
        {"answers": [-1]},
        {"lesson": 0},
    ],
)
def test_what_is_not_there_is_refused(client: Any, body: dict[str, Any]) -> None:
    assert client.post("/api/lesson", json=body).status_code == 422


def test_the_learner_sees_its_own_hand_and_no_other(client: Any) -> None:
    sides = see(client, 1, 1, [])["table"]["sides"]
    assert sides[0]["play_hand"]
    assert sides[1]["play_hand"] is None
