"""A Play's text works once it is called: nothing starts a down before that."""

from __future__ import annotations

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError


def a_play(text: str) -> CardFields:
    return CardFields(
        kind="play", name="Test", offense="Run Left", defense="Run Right", strength="3", text=text
    )


@pytest.mark.parametrize(
    "text",
    [
        "At the start of a down, draw an Action card.",
        "At the start of each possession, you may discard a Play card to draw a Play card.",
        "Whenever overtime starts, draw an Action card.",
        "At the start of a down, you may put this card from your discard pile into your hand.",
    ],
)
def test_what_starts_before_it_is_called_is_refused(text: str) -> None:
    with pytest.raises(TextError, match="isn't called yet"):
        read_card(a_play(text))


@pytest.mark.parametrize(
    "text",
    [
        "At the start of the next down, draw an Action card.",
        "At the start of your next possession, draw an Action card.",
        "At the end of the down, draw an Action card.",
    ],
)
def test_what_comes_after_it_is_not(text: str) -> None:
    assert read_card(a_play(text)).text == text
