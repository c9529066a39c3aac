"""Numbers that are written as words."""

from __future__ import annotations

from typing import Final

_COUNTED: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty"
)
NUMBER_WORDS: Final = {word: number for number, word in enumerate(_COUNTED.split(" "))}
NUMBER_WORDS.update(thirty=30, forty=40, fifty=50)
