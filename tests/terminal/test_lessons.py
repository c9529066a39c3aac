"""`snapcount tutorial`: every lesson can be passed and failed, and says what is true."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from tests.terminal.driving import drive, press, screen_text
from textual.pilot import Pilot

from snapcount.engine.words.naming import option_names
from snapcount.lessons.course import LESSONS
from snapcount.lessons.defense import DEFENSE
from snapcount.lessons.lasting_cards import ATTACHED, STANDING
from snapcount.lessons.lesson import Lesson, Scene
from snapcount.lessons.progress import LEARNER
from snapcount.lessons.reading_cards import RATINGS, SYMBOLS
from snapcount.lessons.the_game import LAYERS, LINE_UPS, THE_DOWN
from snapcount.terminal.class_room import teach
from snapcount.terminal.console import Console, EndOfInput
from snapcount.terminal.lesson_sitting import LOOKS, LessonSitting
from snapcount.terminal.screen.sheets import Sheet
from snapcount.terminal.screen.tutorial import TutorialApp
from snapcount.testing.rules import known_clauses

CLAUSE = re.compile(r"\b[A-Z]-\d+\b")
SCENES = [
    pytest.param(scene, id=f"{number}.{part}")
    for number, lesson in enumerate(LESSONS, 1)
    for part, scene in enumerate(lesson.scenes, 1)
]
MOST_ANSWERS = 60
LAST = len(LESSONS)
AT_LAYERS = LESSONS.index(LAYERS) + 1


def questions(sitting: LessonSitting) -> Iterator[list[str]]:
    """Let a scene go on until it is over; the answers that are offered at each step."""
    for _ in range(MOST_ANSWERS):
        if sitting.over:
            return
        if sitting.is_person(sitting.asked):
            yield option_names(sitting.game)
        else:
            sitting.apply(sitting.machine_answer())
    raise AssertionError("the scene does not end")


def right_place(sitting: LessonSitting, names: list[str]) -> int:
    right = sitting.scene.steps[sitting.step].right
    return next(place for place, name in enumerate(names) if name in right)


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_is_passed_by_its_right_answers(scene: Scene) -> None:
    sitting = LessonSitting(scene)
    for names in questions(sitting):
        assert sitting.asked == LEARNER
        assert sitting.answer(right_place(sitting, names)) == ""
    assert sitting.step == len(scene.steps)
    assert sitting.progress.script == [] or not scene.plays_on  # everything went as the words say


@pytest.mark.parametrize("scene", SCENES)
def test_every_wrong_answer_is_refused_with_the_reason(scene: Scene) -> None:
    sitting = LessonSitting(scene)
    refused = 0
    for names in questions(sitting):
        step, before = scene.steps[sitting.step], sitting.game.fingerprint()
        for place, name in enumerate(names):
            if name not in step.right:
                assert sitting.answer(place) == LOOKS.told(step.wrong)
                refused += 1
        assert sitting.game.fingerprint() == before
        assert refused
        sitting.answer(right_place(sitting, names))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title)
def test_every_clause_that_a_lesson_names_is_one_of_the_rules(lesson: Lesson) -> None:
    words = [lesson.about, lesson.learned]
    for scene in lesson.scenes:
        for step in scene.steps:
            words += [step.task, step.wrong, step.well]
    named = set(CLAUSE.findall(" ".join(words)))
    assert named <= set(known_clauses())
    assert CLAUSE.search(lesson.learned)


def yards(sitting: LessonSitting) -> list[str]:
    told = (sitting.word(told, LEARNER) for told in sitting.logs[LEARNER])
    return [line for line in told if line.startswith(("The play gains", "Grit"))]


@pytest.mark.parametrize(
    ("lesson", "said"),
    [
        (THE_DOWN, ["The play gains 40 yards.", "The play gains 10 yards."]),
        (SYMBOLS, ["The play gains 30 yards (base 10)."]),
        (DEFENSE, ["The play gains at most 25 yards.", "The play gains 25 yards (base 40)."]),
        (LINE_UPS, ["The play gains 35 yards (base 25).", "The play gains 15 yards (base 10)."]),
        (LAYERS, ["The play gains 45 yards (base 40)."]),
        (ATTACHED, ["The play gains 50 yards (base 25)."]),
        (STANDING, ["The play gains 30 yards (base 25)."]),
        (RATINGS, ["The play gains 50 yards (base 25)."]),
    ],
)
def test_what_a_lesson_promises_happens(lesson: Lesson, said: list[str]) -> None:
    sitting = LessonSitting(lesson.scenes[0])
    for names in questions(sitting):
        sitting.answer(right_place(sitting, names))
    assert [line for line in yards(sitting) if " more yard" not in line] == said


def test_the_last_lesson_is_won() -> None:
    sitting = LessonSitting(LESSONS[-1].scenes[-1])
    for names in questions(sitting):
        sitting.answer(right_place(sitting, names))
    assert sitting.game.over
    assert sitting.game.winner == LEARNER


@pytest.mark.parametrize("scene", SCENES)
def test_a_step_is_taken_back(scene: Scene) -> None:
    sitting = LessonSitting(scene)
    for names in questions(sitting):
        step, before = sitting.step, sitting.game.fingerprint()
        place = right_place(sitting, names)
        sitting.answer(place)
        assert sitting.undo() == ""
        assert (sitting.step, sitting.game.fingerprint()) == (step, before)
        sitting.answer(place)
    assert sitting.step == len(scene.steps)


# In plain lines --------------------------------------------------------------------------------


def right_answers(lesson: Lesson) -> list[str]:
    return [step.right[0] for scene in lesson.scenes for step in scene.steps]


def test_all_lessons_are_passed_through_a_pipe() -> None:
    typed = [line for lesson in LESSONS for line in right_answers(lesson)]
    result = subprocess.run(
        [sys.executable, "-m", "snapcount", "tutorial"],
        input="\n".join(typed) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 0
    assert result.stderr == ""
    for number in range(1, len(LESSONS) + 1):
        assert f"Lesson {number} is done." in result.stdout
    assert "You win the game, 17–14." in result.stdout
    assert "Now play your first game: `snapcount play --level sandlot`." in result.stdout


def test_a_wrong_answer_is_told_in_lines_and_asked_again() -> None:
    sink = io.StringIO()
    source = io.StringIO("punt\n? 1\nhint\nrun a play\n")
    with pytest.raises(EndOfInput):
        teach(LESSONS, 1, Console(source, sink))
    said = " ".join(sink.getvalue().split())
    assert "A kick gives the ball to your opponent" in said
    assert "100% run a play" in said
    assert "You draw Gut Dive." in said


def test_one_may_begin_with_any_lesson() -> None:
    sink = io.StringIO()
    with pytest.raises(EndOfInput):
        teach(LESSONS, AT_LAYERS, Console(io.StringIO(), sink))
    assert sink.getvalue().startswith(f"Lesson {AT_LAYERS} of {LAST}: Action cards and layers")


# On the whole screen ---------------------------------------------------------------------------


def test_a_lesson_is_failed_and_passed_on_the_screen() -> None:
    app = TutorialApp(LESSONS, AT_LAYERS)

    async def act(pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Sheet)
        assert f"Lesson {AT_LAYERS} of {LAST}" in screen_text(app)
        await press(pilot, "enter")
        assert f"Lesson {AT_LAYERS} · step 1 of 3" in screen_text(app)
        await press(pilot, "1")  # pass: wrong
        assert "You can play Second Effort only now" in screen_text(app)
        assert "step 1 of 3" in screen_text(app)
        await press(pilot, "2")
        assert "Gang Tackle" in screen_text(app)
        await press(pilot, "s")  # nothing is skipped here
        assert "step 2 of 3" in screen_text(app)
        await press(pilot, "t")
        assert "100%" in screen_text(app)
        await press(pilot, "2", "2")
        assert f"Lesson {AT_LAYERS} is done" in screen_text(app)
        await press(pilot, "enter")
        assert f"Lesson {AT_LAYERS + 1} of {LAST}" in screen_text(app)
        await press(pilot, "enter", "b")
        assert f"Lesson {AT_LAYERS} of {LAST}" in screen_text(app)

    drive(app, act)


def test_a_lesson_of_several_scenes_goes_from_one_to_the_next() -> None:
    app = TutorialApp(LESSONS, LAST)

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "1", "2")
        assert "Well done" in screen_text(app)
        await press(pilot, "enter")
        assert "The last play of the game" in screen_text(app)
        await press(pilot, "1")
        assert f"Lesson {LAST} is done" in screen_text(app)
        assert "That was the last lesson." in screen_text(app)
        await press(pilot, "enter")

    drive(app, act, (120, 40))
    assert not app.is_running
