"""Damaged texts: refused with a pointer, or read exactly as their canonical wording says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.dice import Dice
from snapcount.cards.text.english import english, printed
from snapcount.cards.text.errors import CODES, TextError
from snapcount.cards.text.generate import random_card
from snapcount.cards.text.lexer import LONGEST_TEXT
from snapcount.cards.text.parse import parse_effects

NOISE = "abcdefghijklmnopqrstuvwxyz ABC 0123456789 .,:;()[]\"'–/•\n\t+%é"


def dropped_letter(dice: Dice, text: str) -> str:
    place = dice.below(len(text))
    return text[:place] + text[place + 1 :]


def added_letter(dice: Dice, text: str) -> str:
    place = dice.below(len(text) + 1)
    return text[:place] + dice.pick(NOISE) + text[place:]


def swapped_words(dice: Dice, text: str) -> str:
    words = text.split(" ")
    first, second = dice.below(len(words)), dice.below(len(words))
    words[first], words[second] = words[second], words[first]
    return " ".join(words)


def dropped_word(dice: Dice, text: str) -> str:
    words = text.split(" ")
    del words[dice.below(len(words))]
    return " ".join(words)


def wild_number(dice: Dice, text: str) -> str:
    digits = [place for place, letter in enumerate(text) if letter.isdecimal()]
    if not digits:
        return text + " 7"
    place = dice.pick(digits)
    return text[:place] + str(dice.below(10 ** dice.between(1, 7))) + text[place + 1 :]


def lost_bracket(dice: Dice, text: str) -> str:
    marks = [place for place, letter in enumerate(text) if letter in '()[]".']
    place = dice.pick(marks)
    return text[:place] + dice.pick(("", "(", ")", "[", "]", '"')) + text[place + 1 :]


def cut_short(dice: Dice, text: str) -> str:
    return text[: dice.below(len(text))]


def noise(dice: Dice, text: str) -> str:
    return "".join(dice.pick(NOISE) for _ in range(dice.between(1, 400)))


Damage = Callable[[Dice, str], str]
DAMAGE: tuple[Damage, ...] = (
    dropped_letter,
    added_letter,
    swapped_words,
    dropped_word,
    wild_number,
    lost_bracket,
    cut_short,
    noise,
)


def refused_or_exact(text: str) -> bool:
    """Whether the text was refused; if it was not, its canonical wording means the same."""
    try:
        effects = parse_effects(text)
    except TextError as error:
        points_into_the_text(error, text)
        return True
    assert parse_effects(english(effects)) == effects
    return False


def points_into_the_text(error: TextError, text: str) -> None:
    assert error.code in CODES
    assert 1 <= error.line <= text.count("\n") + 1
    assert 1 <= error.column <= len(text.split("\n")[error.line - 1]) + 1
    assert "^" in error.pointer


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda damage: damage.__name__)
def test_a_damaged_text_is_refused_or_read_exactly(damage: Damage) -> None:
    dice = Dice(DAMAGE.index(damage))
    refused = 0
    for _ in range(150):
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
