"""`Discard down to two`: cards of the hand that was spoken of."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.tree import Effect, HandUntil, If


def last(text: str) -> Any:
    made: Effect = effects(text)[-1]
    return made.then[-1] if isinstance(made, If) else made


@pytest.mark.parametrize(
    ("text", "who", "deck", "to"),
    [
        ("Your opponent discards down to three Play cards in hand.", "opponent", "play", 3),
        ("Each player discards all but one of their Action cards.", "each player", "action", 1),
        ("Each player discards down to three in their Play hand.", "each player", "play", 3),
        ("If you have four or more Play cards in hand, discard down to one.", "you", "play", 1),
        (
            "If your opponent has more than three Action cards, they discard until they have one.",
            "opponent",
            "action",
            1,
        ),
        (
            "If the offense has four or more Action cards in hand, they discard all but two.",
            "offense",
            "action",
            2,
        ),
    ],
)
def test_it_is_that_hand(text: str, who: Any, deck: Any, to: int) -> None:
    assert last(text) == HandUntil(who, deck, to, draw=False)


def test_each_with_too_many_does_so() -> None:
    mine, theirs = effects("Each player with four or more Play cards in hand discards down to two.")
    assert mine.then == (HandUntil("you", "play", 2, draw=False),)
    assert theirs.then == (HandUntil("opponent", "play", 2, draw=False),)


@pytest.mark.parametrize(
    "text",
    [
        "Discard down to three.",
        "Discard an Action card. If you have five or more cards in hand, discard down to three.",
        "If you have four Action cards and three Play cards in hand, discard all but two.",
    ],
)
def test_of_which_hand(text: str) -> None:
    assert is_refused(text)
