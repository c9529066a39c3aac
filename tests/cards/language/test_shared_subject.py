"""`You are behind and have two Action cards`: one player, asked about more than once."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "you are behind and have two or more Action cards in hand",
            "you are behind and you have two or more Action cards in hand",
        ),
        (
            "you are behind or have no Action cards in hand",
            "you are behind or you have no Action cards in hand",
        ),
        (
            "your opponent is ahead and has more Action cards than you",
            "your opponent is ahead and your opponent has more Action cards than you",
        ),
        (
            "you have no timeouts and are behind",
            "you have no timeouts and you are behind",
        ),
        ("you are behind and on offense", "you are behind and you are on offense"),
        (
            "your opponent is on defense and ahead by 7 or more",
            "your opponent is on defense and your opponent is ahead by 7 or more",
        ),
        ("you are ahead or out of timeouts", "you are ahead or you are out of timeouts"),
        (
            "it is third down and you are behind and called a Run",
            "it is third down and you are behind and you called a Run",
        ),
        (
            "you scored a touchdown this half and are not ahead",
            "you scored a touchdown this half and you are not ahead",
        ),
    ],
)
def test_a_player_is_named_once(said: str, plain: str) -> None:
    assert effects(f"If {said}, gain 5 yards.") == effects(f"If {plain}, gain 5 yards.")


@pytest.mark.parametrize(
    "text",
    [
        "If you are behind and have no timeouts or are on offense, gain 5 yards.",
        "If you are behind and has no timeouts, gain 5 yards.",
        "If it is third down and have no timeouts, gain 5 yards.",
    ],
)
def test_and_with_or_or_with_nobody_is_refused(text: str) -> None:
    assert is_refused(text)
