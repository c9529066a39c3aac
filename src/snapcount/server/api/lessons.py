"""The tutorial over HTTP.

The server keeps nothing: a scene and the answers that were given in it make the same scene again.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.responses import Response

from snapcount.engine.errors import SnapcountError
from snapcount.engine.views.view import TableSeen
from snapcount.lessons.course import LESSONS
from snapcount.lessons.lesson import Lesson, Scene
from snapcount.lessons.progress import LEARNER, NAMES, TEAMS, Looks, Progress
from snapcount.lessons.setting import game_of
from snapcount.server.desk import Desk
from snapcount.server.http import Call, Endpoint
from snapcount.server.protocol import CardSheet, LogLine, Question
from snapcount.server.telling import card_sheets, log_lines, question, table_seen

LOOKS: Final = Looks(
    energized="upright",
    exhausted="tilted",
    superstar="with a ★",
    power_up="as a strip below the card",
    on_offense="after ▲",
    on_defense="after ■",
)
MOST_STEPS: Final = 40
Place = Annotated[int, Meta(ge=0, lt=1000)]


class LessonError(SnapcountError):
    """The learner's: a lesson, a scene or an answer that is not there."""

    code = "no-such-lesson"


class LessonTitle(msgspec.Struct, frozen=True):
    title: str
    about: str
    scenes: int


class LessonState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the learner is: lesson and scene from 1 on, and the places of the answers so far.

    The last of the answers may be wrong; then it is refused with the reason.
    """

    lesson: Annotated[int, Meta(ge=1, le=100)] = 1
    scene: Annotated[int, Meta(ge=1, le=100)] = 1
    answers: Annotated[list[Place], Meta(max_length=MOST_STEPS)] = []


class LessonSeen(msgspec.Struct, frozen=True):
    step: int
    """How many steps are done."""
    steps: int
    briefing: str
    refused: str
    """Why the last answer is not the right one; empty if it is."""
    right: list[int]
    """The places of the answers that the step is about."""
    names: tuple[str, str]
    cards: list[CardSheet]
    table: TableSeen
    question: Question | None
    log: list[LogLine]
    done: bool
    learned: str
    """What the lesson was about, once its last scene is done."""


class Lessons:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                "/api/lessons",
                "The tutorial's lessons.",
                self.titles,
                gives=list[LessonTitle],
                person=False,
            ),
            Endpoint(
                "POST",
                "/api/lesson",
                "A scene of a lesson so far.",
                self.see,
                takes=LessonState,
                gives=LessonSeen,
                person=False,
                asks=True,
            ),
        ]

    async def titles(self, call: Call) -> list[LessonTitle]:
        return [LessonTitle(each.title, each.about, len(each.scenes)) for each in LESSONS]

    async def see(self, call: Call) -> Response:
        return await self._desk.json(call, seen, call.body)


# In another process ------------------------------------------------------------------------------


def seen(state: LessonState) -> LessonSeen:
    """The scene that the learner is at."""
    if state.lesson > len(LESSONS):
        raise LessonError(f"There are {len(LESSONS)} lessons. Choose one of them.")
    lesson = LESSONS[state.lesson - 1]
    if state.scene > len(lesson.scenes):
        raise LessonError(f"That lesson has {len(lesson.scenes)} scenes. Restart it.")
    return seen_of(lesson, lesson.scenes[state.scene - 1], state.answers)


def seen_of(lesson: Lesson, scene: Scene, answers: list[int]) -> LessonSeen:
    """What the learner sees after those answers in a scene."""
    progress, game = Progress(scene, LOOKS), game_of(scene.setting)
    log: list[LogLine] = []

    def apply(place: int) -> None:
        assert game.decision is not None
        game.apply(game.decision.options[place])
        view = game.observe(LEARNER)
        progress.hear(event.kind for event in view.events)
        log.extend(log_lines(game.table, view, LEARNER, NAMES))

    def play_on() -> None:
        """Everything that is not for the learner happens by itself."""
        while (asked := game.decision) is not None and not progress.is_over:
            if progress.asks(game, asked.seat):
                return
            apply(progress.machine_answer(game))

    play_on()
    refused = ""
    for number, place in enumerate(answers, 1):
        asked = game.decision
        if asked is None or progress.is_over or place >= len(asked.options):
            raise LessonError("That answer isn't offered here. Restart the scene.")
        refused = progress.refusal(game, place)
        if refused:
            if number < len(answers):
                raise LessonError("A wrong answer came before others. Restart the scene.")
            break
        progress.take_step()
        apply(place)
        play_on()
    done = progress.is_over or game.decision is None
    view = game.observe(LEARNER)
    right = (
        [] if done else [place for place, is_right in enumerate(progress.right(game)) if is_right]
    )
    return LessonSeen(
        step=progress.step,
        steps=len(scene.steps),
        briefing=progress.briefing,
        refused=refused,
        right=right,
        names=(TEAMS[0].split()[-1], TEAMS[1].split()[-1]),
        cards=card_sheets(game.table),
        table=table_seen(view),
        question=None if done else question(game, view.seat, progress.step),
        log=log,
        done=done,
        learned=lesson.learned if done and scene is lesson.scenes[-1] else "",
    )
