"""How far a learner has come in a scene: what is asked, what is refused, and what plays itself.

The game is handed in, so that whoever shows a lesson keeps it, and may take answers back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from snapcount.engine import events, options
from snapcount.engine.game import Game
from snapcount.engine.words.naming import option_names
from snapcount.lessons.lesson import Scene

LEARNER: Final = 0
NAMES: Final = ("your opponent", "your opponent")
TEAMS: Final = ("Tidewater Herons", "Ironridge Badgers")
_ENDS: Final = (events.DOWN, events.POSSESSION, events.GAME_OVER, events.SECOND_HALF)
# What is answered where neither the learner nor the script has anything to say.
_PLAINLY: Final = (options.PASS, options.LET_IT_RUN, options.RUN_A_PLAY, options.NO, options.DONE)


class Looks(NamedTuple):
    """How things are shown where the lesson is given, after the word "shown"."""

    energized: str
    exhausted: str
    superstar: str
    power_up: str
    on_offense: str
    """The half of a Play that counts on offense."""
    on_defense: str

    def told(self, words: str) -> str:
        """The words of a lesson with `{energized}` and the like filled in."""
        for name, look in self._asdict().items():
            words = words.replace(f"{{{name}}}", look)
        return words


class Progress:
    """A scene under way."""

    def __init__(self, scene: Scene, looks: Looks) -> None:
        self.scene = scene
        self.looks = looks
        self.step = 0
        self.script = list(scene.script)
        self.is_over = False

    @property
    def is_done(self) -> bool:
        """Whether all steps are taken; the down may still have to be played out."""
        return self.step == len(self.scene.steps)

    @property
    def briefing(self) -> str:
        """What is to be done now, after a word on what was done before."""
        steps = self.scene.steps
        if self.is_done:
            return self.looks.told(steps[-1].well)
        done = steps[self.step - 1].well if self.step else ""
        task = steps[self.step].task
        return self.looks.told(f"{done} {task}" if done else task)

    def asks(self, game: Game, seat: int) -> bool:
        """The learner is asked what the lesson is about, and nothing else."""
        return seat == LEARNER and not self.is_done and any(self.right(game))

    def right(self, game: Game) -> list[bool]:
        """For each option, whether it is what the step is about."""
        right = self.scene.steps[self.step].right
        return [name in right for name in option_names(game)]

    def refusal(self, game: Game, place: int) -> str:
        """Why that answer is not the right one; empty if it is."""
        return "" if self.right(game)[place] else self.looks.told(self.scene.steps[self.step].wrong)

    def take_step(self) -> None:
        """The right answer is about to be given."""
        self.step += 1
        self.is_over = self.is_done and not self.scene.plays_on

    def machine_answer(self, game: Game) -> int:
        """What the script says, for either side; else the plainest answer there is."""
        names = option_names(game)
        for name in self.script:
            if name in names:
                self.script.remove(name)
                return names.index(name)
        decision = game.decision
        assert decision is not None
        verbs = [option.verb for option in decision.options]
        return next((verbs.index(verb) for verb in _PLAINLY if verb in verbs), 0)

    def hear(self, kinds: Iterable[int]) -> None:
        """Events of those kinds have happened: the down may be over, and so the scene."""
        if self.is_done and any(kind in _ENDS for kind in kinds):
            self.is_over = True
