"""Cards of a discard pile whose cards were counted: `return one of them to your hand`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.tree import If, May, Recover


@pytest.mark.parametrize(
    ("asked", "taken", "meant"),
    [
        (
            "there are five or more cards in your Action discard pile",
            "return one of them to your hand",
            Recover("you", "action"),
        ),
        (
            "you have five or more Action cards in your discard pile",
            "put two of those cards into your hand",
            Recover("you", "action", 2),
        ),
        (
            "there are three or more Runs in your Play discard pile",
            "take one of them into your hand",
            Recover("you", "play", calls=("run",)),
        ),
        (
            "there are three or more cards in your Play discard pile",
            "you may return a card from it to your hand",
            May((Recover("you", "play"),)),
        ),
    ],
)
def test_they_are_cards_of_that_pile(asked: str, taken: str, meant: Any) -> None:
    (said,) = effects(f"If {asked}, {taken}.")
    assert isinstance(said, If)
    assert said.then == (meant,)


@pytest.mark.parametrize(
    "asked",
    [
        "your opponent has five or more cards in their Action discard pile",
        "you have five or more Action cards in your hand",
        "it is third down",
    ],
)
def test_of_no_other_pile(asked: str) -> None:
    assert is_refused(f"If {asked}, return one of them to your hand.")
