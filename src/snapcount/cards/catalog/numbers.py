"""Card numbers as lists and people write them: the season completed, and put in order.

Unlike `cards.number` this takes any letters: a list may have cards of a series of its own.
"""

from __future__ import annotations

import re
from typing import Final

from snapcount.cards.number import CENTURY

_SHORT: Final = re.compile(r"([A-Z]+)([0-9]+)(?:-([0-9]{2}))?")
_SEASON: Final = re.compile(r"(?<!\d)(20\d\d)(?!\d)")


def season_of(word: str) -> int | None:
    """`20`, `2020`: the season; None if it is neither."""
    word = word.strip()
    if re.fullmatch(r"\d\d", word):
        return CENTURY + int(word)
    return int(word) if _SEASON.fullmatch(word) else None


def season_in_name(file_name: str) -> int | None:
    """The season that a file's name tells: `2020.csv`."""
    found = _SEASON.search(file_name)
    return int(found[1]) if found else None


def complete(number: str, season: int | None) -> str:
    """The number in capitals, with its season if that is known; other words are left alone."""
    found = _SHORT.fullmatch(number.strip().upper())
    if found is None:
        return number.strip()
    if found[3] is None and season is not None:
        return f"{found[0]}-{season - CENTURY:02}"
    return found[0]


def without_season(number: str, season: int | None) -> str:
    """The number as lists of one season write it."""
    ending = f"-{season - CENTURY:02}" if season is not None else ""
    return number.removesuffix(ending) if ending else number


def is_number(number: str) -> bool:
    return _SHORT.fullmatch(number.strip().upper()) is not None


def parts(number: str) -> tuple[str, int, int | None]:
    """Letters, place and season of a number; of other words the words themselves."""
    found = _SHORT.fullmatch(number.strip().upper())
    if found is None:
        return number, 0, None
    return found[1], int(found[2]), CENTURY + int(found[3]) if found[3] else None


def in_order(number: str) -> tuple[int, str, int, str]:
    """A key that sorts numbers by season, series and place."""
    letters, place, season = parts(number)
    return (season or 0, letters, place, number)
