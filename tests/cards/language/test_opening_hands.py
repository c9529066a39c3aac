"""Words for the hands that the game starts with."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused, modifier, printed

from snapcount.cards.tree import OpeningHand


@pytest.mark.parametrize(
    ("text", "said", "canonical"),
    [
        (
            "You begin the game with an extra Action card in your hand.",
            OpeningHand("you", "action", 1),
            "you start the game with 1 additional Action card",
        ),
        (
            "Your opening hand has two more Play cards.",
            OpeningHand("you", "play", 2),
            "you start the game with 2 additional Play cards",
        ),
        (
            "Your opponent's starting hand of Action cards is reduced by 1.",
            OpeningHand("opponent", "action", -1),
            "your opponent starts the game with 1 fewer Action card",
        ),
    ],
)
def test_a_hand_to_start_with_is_larger_or_smaller(
    text: str, said: OpeningHand, canonical: str
) -> None:
    assert modifier(text) == said
    assert printed(said, "Modifier") == canonical
    assert modifier(f"{canonical}.") == said


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("You start the game with an additional Action card.", True),  # it is played too late
        ("You start the game with two additional Action card.", False),
        ("You start the game with an additional Linebacker.", False),
        ("The offense starts the game with an additional Action card.", False),  # nobody yet
    ],
)
def test_what_comes_too_late_or_is_no_card_is_refused(text: str, action: bool) -> None:
    assert is_refused(text, action=action)
