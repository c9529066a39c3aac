"""A lesson: scenes, each a position with a few steps that the learner must find."""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.engine import events, options
from snapcount.engine.words.naming import option_names
from snapcount.terminal.lessons.setting import Setting, game_of
from snapcount.terminal.sitting import Hint, Sitting

LEARNER: Final = 0
_ENDS: Final = (events.DOWN, events.POSSESSION, events.GAME_OVER, events.SECOND_HALF)
# What is answered where neither the learner nor the script has anything to say.
_PLAINLY: Final = (options.PASS, options.LET_IT_RUN, options.RUN_A_PLAY, options.NO, options.DONE)


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


class LessonSitting(Sitting):
    """A scene of a lesson at the table. Wrong answers are refused with the reason."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.step = 0
        self.script = list(scene.script)
        self.scripts: list[list[str]] = []  # as they were at each mark
        self.is_over = False
        names = ("the opponent", "the opponent")
        teams = ("Tidewater Herons", "Ironridge Badgers")
        super().__init__(game_of(scene.setting), (None, None), names, teams=teams)

    @property
    def two_people(self) -> bool:
        return False

    @property
    def over(self) -> bool:
        return self.is_over or self.game.decision is None

    @property
    def briefing(self) -> str:
        steps = self.scene.steps
        if self.step == len(steps):
            return steps[-1].well
        done = steps[self.step - 1].well if self.step else ""
        return f"{done} {steps[self.step].task}" if done else steps[self.step].task

    def is_person(self, seat: int) -> bool:
        """The learner is asked what the lesson is about, and nothing else."""
        if seat != LEARNER or self.step == len(self.scene.steps):
            return False
        names = option_names(self.game)
        return any(name in names for name in self.scene.steps[self.step].right)

    def answer(self, place: int) -> str:
        step = self.scene.steps[self.step]
        if option_names(self.game)[place] not in step.right:
            return step.wrong
        self.mark()
        self.step += 1
        self.apply(place)
        if self.step == len(self.scene.steps) and not self.scene.plays_on:
            self.is_over = True
        return ""

    def hint(self) -> Hint:
        """The right answers."""
        right = self.scene.steps[self.step].right
        return Hint([float(name in right) for name in option_names(self.game)], None)

    def skip(self, seat: int) -> None:
        """Nothing is skipped in a lesson."""

    def mark(self) -> None:
        super().mark()
        self.scripts.append(self.script[:])

    def undo(self) -> str:
        refused = super().undo()
        if not refused:
            self.step -= 1
            self.script = self.scripts.pop()
            self.is_over = False
        return refused

    def machine_answer(self) -> int:
        """What the script says, for either side; else the plainest answer there is."""
        names = option_names(self.game)
        for name in self.script:
            if name in names:
                self.script.remove(name)
                return names.index(name)
        decision = self.game.decision
        assert decision is not None
        verbs = [option.verb for option in decision.options]
        return next((verbs.index(verb) for verb in _PLAINLY if verb in verbs), 0)

    def take_events(self) -> None:
        heard = len(self.logs[LEARNER])
        super().take_events()
        if self.step == len(self.scene.steps):
            fresh = self.logs[LEARNER][heard:]
            self.is_over = self.is_over or any(told.event.kind in _ENDS for told in fresh)
