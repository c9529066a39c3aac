"""A card that replaces the called play becomes it: in the one word as in the other."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Choose a Play card from your hand. It replaces your called play.",
            "Choose a Play card from your hand. It becomes your called play.",
        ),
        (
            "Flip over the top card of your Play deck. That card takes the place of your play.",
            "Flip over the top card of your Play deck. That card becomes your play.",
        ),
        (
            "The top card of your Play deck replaces your called play this down.",
            "The top card of your Play deck becomes your called play this down.",
        ),
        (
            (
                "Look at the top three cards of your Play deck. One of them replaces your called "
                "play. Discard the rest."
            ),
            (
                "Look at the top three cards of your Play deck. One of them becomes your called "
                "play. Discard the rest."
            ),
        ),
    ],
)
def test_it_is_called_then(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


def test_no_action_card_is_called() -> None:
    assert is_refused("Choose an Action card from your hand. It replaces your called play.")
