"""`Discard an Action card: …` on a card that is played: what is paid for it comes first."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Pay a timeout: Replay the Down.", "Spend a timeout to Replay the Down."),
        (
            "Discard an Action card: Replay the Down.",
            "As an additional cost, discard an Action card. Replay the Down.",
        ),
        (
            "Exhaust one of your Tight Ends: Draw two Play cards.",
            "As an additional cost, Exhaust one of your Tight Ends. Draw two Play cards.",
        ),
    ],
)
def test_it_is_a_cost(said: str, plain: str) -> None:
    assert effects(said, "offense") == effects(plain, "offense")


@pytest.mark.parametrize(
    "text",
    [
        "Draw a Play card: Gain 5 yards.",
        "Gain 5 yards. Discard an Action card: Gain 5 yards.",
        "Exhaust one of your opponent's Players: Gain 5 yards.",
    ],
)
def test_nothing_else_is_paid(text: str) -> None:
    assert is_refused(text, "offense")


def test_a_player_has_a_keyword_for_it() -> None:
    assert is_refused("Discard an Action card: Gain 5 yards.", action=False)
