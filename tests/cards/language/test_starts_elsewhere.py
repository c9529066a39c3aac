"""Where possessions start is said by a Player who is on the field as they do (P-1, S-5)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.tree import ModifyStart, StartIs, Static
from snapcount.cards.words import Side
from snapcount.testing.cards import parse_abilities

MINE = [
    "Your possessions start 10 yards closer to your opponent's end zone.",
    "Your possessions start at your 30.",
    "Your possessions start 5 yards closer to your end zone.",
]
THEIRS = [
    "Your opponent's possessions start at their 20.",
    "Your opponent's possessions start 5 yards closer to their end zone.",
]


@pytest.mark.parametrize(
    ("text", "side"),
    [*((text, "offense") for text in MINE), *((text, "defense") for text in THEIRS)],
)
def test_who_is_there_says_where(text: str, side: Side) -> None:
    (held,) = parse_abilities(text, side)
    assert isinstance(held, Static)
    assert isinstance(held.modifier, ModifyStart | StartIs)


@pytest.mark.parametrize(
    ("text", "side"),
    [*((text, "defense") for text in MINE), *((text, "offense") for text in THEIRS)],
)
def test_who_is_not_there_says_it_from_the_bench(text: str, side: Side) -> None:
    with pytest.raises(TextError, match="Bench"):
        parse_abilities(text, side)
    (held,) = parse_abilities(f"Bench: {text}", side)
    assert isinstance(held, Static)
    assert held.bench
