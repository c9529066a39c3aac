"""The lessons in plain lines, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.lessons.first_game import IN_A_TERMINAL
from snapcount.lessons.lesson import Lesson
from snapcount.terminal.console import Console
from snapcount.terminal.lesson_sitting import LessonSitting
from snapcount.terminal.plain import Conversation


def teach(lessons: Sequence[Lesson], first: int, console: Console) -> None:
    """Go through the lessons from that one on; `Quit` and `EndOfInput` come through."""
    for number in range(first, len(lessons) + 1):
        lesson = lessons[number - 1]
        console.say(f"Lesson {number} of {len(lessons)}: {lesson.title}")
        console.say()
        console.say(lesson.about)
        for scene in lesson.scenes:
            sitting = LessonSitting(scene)
            talk = Conversation(sitting, console)
            talk.show_table(sitting.person)
            talk.play()
            console.say()
            console.say(sitting.briefing)
        console.say()
        console.say(f"Lesson {number} is done. {lesson.learned}")
        console.say()
        if number < len(lessons) and console.is_terminal:
            console.ask("Press Enter for the next lesson. ")
    console.say(f"That was the last lesson. Now play your first game: `{IN_A_TERMINAL}`.")
