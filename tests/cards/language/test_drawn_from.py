"""`Whenever you would draw an Action card, draw two instead`: cards of the deck that was named."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.parse import parse_ability


@pytest.mark.parametrize("deck", ["Action", "Play"])
@pytest.mark.parametrize(
    "occasion",
    [
        "you would draw {} card",
        "your opponent draws {} card",
        "you discard {} card",
    ],
)
def test_of_the_deck_that_was_named(occasion: str, deck: str) -> None:
    when = occasion.format("an Action" if deck == "Action" else "a Play")
    full = parse_ability(f"Whenever {when}, draw 2 {deck} cards.")
    assert parse_ability(f"Whenever {when}, draw two.") == full


def test_of_none_that_is_played() -> None:
    assert is_refused("Whenever you play an Action card, draw two.", action=False)
