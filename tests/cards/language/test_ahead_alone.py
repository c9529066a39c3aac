"""`If trailing, …`: said of nobody, it is of whoever's text it is, if only they can be meant."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.parse import parse_abilities

GAIN = "gain 5 yards"


@pytest.mark.parametrize("word", ["if", "unless"])
@pytest.mark.parametrize(
    "standing",
    ["ahead", "leading", "behind", "trailing", "tied", "tied or behind", "behind by at least 7"],
)
def test_whoever_owns_the_text(word: str, standing: str) -> None:
    full = effects(f"{GAIN.capitalize()} {word} you are {standing}.")
    assert effects(f"{GAIN.capitalize()} {word} {standing}.") == full
    assert effects(f"{word.capitalize()} {standing}, {GAIN}.") == full


def test_of_what_stands() -> None:
    runs = "your Runs gain 5 more yards"
    full = parse_abilities(f"While you are behind, {runs}.")
    assert parse_abilities(f"While behind, {runs}.") == full
    assert parse_abilities(f"{runs.capitalize()} while behind.") == full
    assert parse_abilities(f"While ahead, {runs}.") != full


def test_who_was_named_in_another_sentence_is_not_meant() -> None:
    first = "Your opponent discards an Action card."
    full = effects(f"{first} If you are behind, {GAIN}.")
    assert effects(f"{first} If behind, {GAIN}.") == full


@pytest.mark.parametrize(
    "text",
    [
        "While behind, your opponent's Runs gain 5 fewer yards.",
        "Your opponent's Runs gain 5 fewer yards while behind.",
        "Your opponent cannot use timeouts while ahead.",
        "While ahead, each player's Runs gain 5 more yards.",
    ],
)
def test_where_two_can_be_meant_it_must_be_said(text: str) -> None:
    assert is_refused(text, action=False)
