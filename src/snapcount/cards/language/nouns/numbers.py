"""Numbers: those written down, those the game knows, and what texts make of them.

- `Numeral` is any number written down; `Int` one that a text may hold (at most 100).
- `One` is `a`, `an` or `1`; `Many` any other number.
- `Digit` is a number from 0 to 9, as Strengths and Grit are.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards import nouns
from snapcount.cards.language.kernel.construct import Construct, Guard, View, construct, word

LARGEST: Final = 100
"""No number in the game is larger than the field is long."""

MINUS: Final = View(
    "minus",
    build=lambda n: -n if isinstance(n, int) else _negative(n),
    match=lambda n: -n if isinstance(n, int) and n < 0 else _positive(n),
)
"""`reduced by 5` is a change by -5."""


def _negative(number: Any) -> Any:
    if isinstance(number, nouns.Capped):  # so much at most, up or down
        less = _negative(number.of)
        return None if less is None else nouns.Capped(less, number.most)
    if isinstance(number, nouns.Times):
        return nouns.Times(-number.per, number.count)
    if isinstance(number, nouns.Half | nouns.Divided):
        less = _negative(number.of)
        by = 2 if isinstance(number, nouns.Half) else number.by
        return None if less is None else nouns.Divided(less, by, number.up, number.to)
    return nouns.Times(-1, number) if isinstance(number, nouns.Countable) else None


def _positive(number: Any) -> Any:
    if isinstance(number, nouns.Capped):
        more = _positive(number.of)
        return None if more is None else nouns.Capped(more, number.most)
    if isinstance(number, nouns.Divided):
        more = _positive(number.of)
        if more is None or number.by != 2 or isinstance(more, nouns.Times):
            return None if more is None else msgspec.structs.replace(number, of=more)
        return nouns.Half(more, number.up, number.to)
    if isinstance(number, nouns.Times) and number.per < 0:
        if number.per == -1:
            return number.count
        return nouns.Times(-number.per, number.count)
    return None


PLUS: Final = View("plus", build=lambda n: n, match=lambda n: n if _is_up(n) else None)
"""`increased by 5` is a change by 5, and nothing below 0 is said so."""


def _is_up(number: Any) -> bool:
    if isinstance(number, int):
        return number >= 0
    if isinstance(number, nouns.Capped | nouns.Divided):
        return _is_up(number.of)
    return not (isinstance(number, nouns.Times) and number.per < 0)


def _small(number: Any) -> bool:
    return isinstance(number, int) and number <= LARGEST


NUMBERS: Final[list[Construct]] = [
    *construct(
        "Int",
        None,
        "{=:Numeral}",
        only=Guard(_small, f"numbers go up to {LARGEST}, as the field does"),
    ),
    *word("One", 1, "1", "a", "an", "one", "1"),
    *construct(
        "Many",
        None,
        "{=:Int}",
        only=Guard(lambda n: isinstance(n, int) and n != 1, "1 goes with the singular"),
    ),
    *construct(
        "Digit",
        None,
        "{=:Numeral}",
        only=Guard(
            lambda n: isinstance(n, int) and n <= 9, "Play Strength and Grit go from 0 to 9"
        ),
    ),
]
