"""A scene of a lesson at the table."""

from __future__ import annotations

from typing import Final

from snapcount.lessons.lesson import Scene
from snapcount.lessons.progress import LEARNER, NAMES, TEAMS, Looks, Progress
from snapcount.lessons.setting import game_of
from snapcount.terminal.sitting import Hint, Sitting

LOOKS: Final = Looks(
    energized="as ▲",
    exhausted="as ▽",
    superstar="with a ★",
    power_up="with a ◆",
    on_offense="while you have the ball",
    on_defense="while you don't",
)


class LessonSitting(Sitting):
    """A scene of a lesson at the table. Wrong answers are refused with the reason."""

    def __init__(self, scene: Scene) -> None:
        self.progress = Progress(scene, LOOKS)
        self.scripts: list[list[str]] = []  # as they were at each mark
        super().__init__(game_of(scene.setting), (None, None), NAMES, teams=TEAMS)

    @property
    def scene(self) -> Scene:
        return self.progress.scene

    @property
    def step(self) -> int:
        return self.progress.step

    @property
    def two_people(self) -> bool:
        return False

    @property
    def over(self) -> bool:
        return self.progress.is_over or self.game.decision is None

    @property
    def briefing(self) -> str:
        return self.progress.briefing

    def is_person(self, seat: int) -> bool:
        return self.progress.asks(self.game, seat)

    def answer(self, place: int) -> str:
        refused = self.progress.refusal(self.game, place)
        if not refused:
            self.mark()
            self.progress.take_step()
            self.apply(place)
        return refused

    def hint(self) -> Hint:
        """The right answers."""
        return Hint([float(right) for right in self.progress.right(self.game)], None)

    def skip(self, seat: int) -> None:
        """Nothing is skipped in a lesson."""

    def mark(self) -> None:
        super().mark()
        self.scripts.append(self.progress.script[:])

    def undo(self) -> str:
        refused = super().undo()
        if not refused:
            self.progress.step -= 1
            self.progress.script = self.scripts.pop()
            self.progress.is_over = False
        return refused

    def machine_answer(self) -> int:
        return self.progress.machine_answer(self.game)

    def take_events(self) -> None:
        heard = len(self.logs[LEARNER])
        super().take_events()
        self.progress.hear(told.event.kind for told in self.logs[LEARNER][heard:])
