"""A lesson: scenes, each a position with a few steps that the learner must find."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.lessons.setting import Setting


class Step(NamedTuple):
    """Something to do: it is asked as soon as one of the right answers is offered."""

    task: str
    right: tuple[str, ...]
    wrong: str
    well: str = ""
    """What is said when it was done."""


class Scene(NamedTuple):
    """A position, its steps, and what both sides answer besides, by name and in any order.

    A scene goes on to the end of the down after its last step, unless it is not to.
    """

    setting: Setting
    steps: tuple[Step, ...]
    script: tuple[str, ...] = ()
    plays_on: bool = True


class Lesson(NamedTuple):
    title: str
    about: str
    scenes: tuple[Scene, ...]
    learned: str
