"""Card numbers: `L279-21` is a Legendary card, the 279th of the 2021 season (X-2)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from snapcount.cards.words import RARITY_LETTERS, Rarity

CENTURY: Final = 2000

_NUMBER: Final = re.compile(r"([A-Z]+)([1-9][0-9]*)(?:-([0-9]{2}))?")
_LETTERS: Final = {rarity: letters for letters, rarity in RARITY_LETTERS.items()}


class NumberError(ValueError):
    """The author's: this is no card number."""

    code = "bad-number"


class CardNumber(NamedTuple):
    """A card number in its parts; `str` puts them together again."""

    rarity: Rarity
    place: int
    season: int

    def __str__(self) -> str:
        return f"{_LETTERS[self.rarity]}{self.place}-{self.season - CENTURY:02}"


def read_number(text: str, season: int | None = None) -> CardNumber:
    """The parts of a number. `season` is for lists that leave it out of their numbers."""
    found = _NUMBER.fullmatch(text.strip().upper())
    if found is None or found[1] not in RARITY_LETTERS:
        letters = ", ".join(RARITY_LETTERS)
        raise NumberError(
            f"{text!r} is no card number. Write the rarity ({letters}), the number, a dash and two"
            " digits for the season, as in L279-21."
        )
    if found[3] is not None:
        season = CENTURY + int(found[3])
    if season is None:
        raise NumberError(f"{text!r} lacks its season. Write for example {text.strip()}-21.")
    return CardNumber(RARITY_LETTERS[found[1]], int(found[2]), season)
