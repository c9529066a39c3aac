"""Damaged texts: refused with a pointer, or read exactly as their canonical wording says."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.dice import Dice
from snapcount.cards.language.generate import random_card
from snapcount.cards.language.kernel.errors import CODES, TextError
from snapcount.cards.language.limits import LONGEST_TEXT
from snapcount.cards.language.parse import parse_effects
from snapcount.cards.language.printing import english, printed
from snapcount.cards.tree import Effect
from snapcount.testing.damage import DAMAGE, Damage


def refused_or_exact(text: str) -> bool:
    """Whether the text was refused; if it was not, its canonical wording means the same."""
    try:
        effects = parse_effects(text)
    except TextError as error:
        points_into_the_text(error, text)
        return True
    assert english_reads_as(effects)
    return False


def english_reads_as(effects: tuple[Effect, ...]) -> bool:
    """Whether the canonical wording means this, or is longer than any text that is read."""
    try:
        return parse_effects(english(effects)) == effects
    except TextError as error:
        return error.code == "too-long"


def points_into_the_text(error: TextError, text: str) -> None:
    assert error.code in CODES
    assert 1 <= error.line <= text.count("\n") + 1
    assert 1 <= error.column <= len(text.split("\n")[error.line - 1]) + 1
    assert "^" in error.pointer


WAYS = tuple(dict.fromkeys(DAMAGE))


@pytest.mark.parametrize("damage", WAYS, ids=lambda damage: damage.__name__)
def test_a_damaged_text_is_refused_or_read_exactly(damage: Damage) -> None:
    dice = Dice(WAYS.index(damage))
    refused = 0
    for _ in range(25):
        card = random_card(dice, "action")
        assert isinstance(card, ActionCard)
        refused += refused_or_exact(damage(dice, printed(card).text))
    assert refused, "nothing of this damage was ever noticed"


@pytest.mark.parametrize(
    "text",
    [
        "(" * 5_000,
        "[" * 5_000,
        "[" * 200 + "Gain 5 yards." + "]" * 200,
        "it is not true that " * 400,
        "Gain 5 yards. " * 700,
        "gain " * 2_000,
        '"' * 5_001,
        "(a" * 4_000,
        "Choose one: • " * 600,
        "instead " * 1_000,
        "•" * 9_000,
        "x" * 9_999,
        "Gain 5 yards. If you are leading, do this: [" * 200,
    ],
    ids=lambda text: str(text[:20]),
)
def test_endless_texts_end(text: str) -> None:
    refused_or_exact(text)


def test_a_text_longer_than_any_card_is_refused_unread() -> None:
    with pytest.raises(TextError) as caught:
        parse_effects("x" * (LONGEST_TEXT + 1))
    assert caught.value.code == "too-long"


def test_brackets_deeper_than_any_card_are_refused() -> None:
    with pytest.raises(TextError) as caught:
        parse_effects("[" * 9 + "Gain 5 yards." + "]" * 9)
    assert caught.value.code == "too-deep"
    assert len(parse_effects("[" * 8 + "Gain 5 yards." + "]" * 8)) == 1
