"""Numbers and names for texts that nobody wrote: those that cards would have.

Which numbers suit is decided by the nouns around them, not by the construct that asks: yards come
in fives, Strengths end at 9, and a range goes up.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards.dice import Dice

# Weights and numbers
_YARDS: Final = ((5, 5), (6, 10), (4, 15), (2, 20), (1, 25), (1, 1), (1, 3))
_FEW: Final = ((8, 1), (8, 2), (4, 3), (1, 4), (1, 5))
_RATINGS: Final = ((2, 85), (3, 90), (2, 80), (1, 95), (1, 75))
_DIGITS: Final = tuple((1, digit) for digit in range(10))
_POINTS: Final = ((3, 3), (3, 7), (1, 8), (1, 1), (1, 2), (1, 10), (1, 14))
_UNITS: Final = ((4, 1), (3, 2), (1, 3), (1, 4), (1, 10))

_BY_NOUN: Final = {
    "yard": _YARDS,
    "yards": _YARDS,
    "yard-line": _YARDS,
    "point": _POINTS,
    "points": _POINTS,
    "time": _UNITS,
    "units": _UNITS,
    "strength": _DIGITS,
    "grit": _DIGITS,
    "rating": _RATINGS,
    "ratings": _RATINGS,
    "rated": _RATINGS,
}
_LOOK_BACK: Final = 5


def number(dice: Dice, before: list[str], noun: str) -> int:
    """A number after these words and before that noun."""
    if before[-1:] == ["-"] and before[-2:-1] and before[-2].isdigit():
        low = int(before[-2])
        return dice.between(low, max(low, 9))
    if noun == "-" or before[-1:] == ["("]:
        return dice.between(0, 6)
    suited = _BY_NOUN.get(noun.lower())
    if suited is None:
        near = (word.lower() for word in reversed(before[-_LOOK_BACK:]))
        suited = next((_BY_NOUN[word] for word in near if word in _BY_NOUN), _FEW)
    return dice.weighted(suited)
