"""What cannot happen before something is over cannot until its end."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused


@pytest.mark.parametrize(
    ("words", "plain"),
    [
        ("before the possession is over", "until the end of the possession"),
        ("before this drive ends", "until the end of the possession"),
        ("before the end of this down", "this down"),
        ("before the end of the half", "until the end of the half"),
        ("before the game is over", "until the end of the game"),
    ],
)
@pytest.mark.parametrize(
    "said",
    [
        "Your opponent cannot play Action cards",
        "Your opponent cannot call Runs",
        "Your opponent cannot use an audible",
        "Your Players cannot be exhausted",
        "One of your opponent's Players cannot be exhausted",
        "Once Exhausted, the receiver cannot be Energized",
    ],
)
def test_what_cannot_happen_before_an_end_cannot_until_then(
    said: str, words: str, plain: str
) -> None:
    assert effects(f"{said} {words}.") == effects(f"{said} {plain}.")


@pytest.mark.parametrize(
    "said",
    ["Your Runs gain 5 more yards", "Your Players have +5 rating", "Draw an Action card"],
)
def test_what_happens_before_an_end_may_happen_once(said: str) -> None:
    assert is_refused(f"{said} before the end of the possession.")
