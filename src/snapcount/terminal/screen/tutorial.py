"""The lessons on the whole screen: the table, with a task beside the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from snapcount.lessons.first_game import IN_A_TERMINAL
from snapcount.lessons.lesson import Lesson
from snapcount.terminal.lesson_sitting import LessonSitting
from snapcount.terminal.screen.app import TableApp
from snapcount.terminal.screen.sheets import Sheet


class TutorialApp(TableApp):
    """Lessons one after the other, scene by scene."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "lesson(1)", "Next lesson"),
        Binding("b", "lesson(-1)", "Back", show=False),
    ]

    def __init__(self, lessons: Sequence[Lesson], first: int) -> None:
        self.lessons = lessons
        self.number = first
        self.scene = 0
        super().__init__(LessonSitting(lessons[first - 1].scenes[0]))

    @property
    def lesson(self) -> Lesson:
        return self.lessons[self.number - 1]

    def on_ready(self) -> None:
        self.introduce()

    def introduce(self) -> None:
        title = f"Lesson {self.number} of {len(self.lessons)}: {self.lesson.title}"
        self.push_screen(Sheet(title, Text(self.lesson.about)))

    def begin(self) -> None:
        """Put the current scene on the table."""
        self.sitting = LessonSitting(self.lesson.scenes[self.scene])
        self.shown = self.sitting.person
        self.read = [0, 0]
        self.note = ""
        self.proceed()

    def draw(self) -> None:
        super().draw()
        sitting = self.sitting
        assert isinstance(sitting, LessonSitting)
        steps = len(sitting.scene.steps)
        at = min(sitting.step + 1, steps)
        title = f"Lesson {self.number} · step {at} of {steps}"
        self.screen_stack[0].query_one("#briefing", Static).border_title = title

    def ended(self) -> None:
        """A scene is over: say what it showed, then go on to the next one."""
        super().ended()
        last = self.scene == len(self.lesson.scenes) - 1
        words = Text(self.sitting.briefing)
        title = "Well done"
        if last:
            words.append(f"\n\n{self.lesson.learned}")
            title = f"Lesson {self.number} is done"
        if last and self.number == len(self.lessons):
            words.append("\n\nThat was the last lesson. Now play your first game:")
            words.append(f"\n{IN_A_TERMINAL}", "bold")
        self.push_screen(Sheet(title, words), self.go_on)

    def go_on(self, _: None) -> None:
        if self.scene < len(self.lesson.scenes) - 1:
            self.scene += 1
            self.begin()
        elif self.number < len(self.lessons):
            self.action_lesson(1)
        else:
            self.exit()

    def action_lesson(self, by: int) -> None:
        """Go to another lesson."""
        if 1 <= self.number + by <= len(self.lessons):
            self.number += by
            self.scene = 0
            self.begin()
            self.introduce()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "lesson" and len(self.screen_stack) > 1:
            return False
        return super().check_action(action, parameters)
