"""The whole course, lesson by lesson: from the first down to the last, and then the first game."""

from __future__ import annotations

from typing import Final

from snapcount.lessons.defense import DEFENSE
from snapcount.lessons.lasting_cards import ATTACHED, STANDING
from snapcount.lessons.lesson import Lesson
from snapcount.lessons.reading_cards import RATINGS, SYMBOLS
from snapcount.lessons.the_game import EXHAUST, KICKS, LAYERS, LINE_UPS, THE_DOWN, TURNOVERS

LESSONS: Final[tuple[Lesson, ...]] = (
    THE_DOWN,
    SYMBOLS,
    DEFENSE,
    LINE_UPS,
    EXHAUST,
    LAYERS,
    KICKS,
    ATTACHED,
    STANDING,
    RATINGS,
    TURNOVERS,
)
