"""What a card that stays asks of a play without a time is asked of none when it is played."""

from __future__ import annotations

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError


def a_gridiron(text: str) -> CardFields:
    return CardFields(kind="gridiron", name="Test", subtype="weather", text=text)


@pytest.mark.parametrize(
    "text",
    [
        "If a Run has a Play Strength of 0, it is fumbled.",
        "If a Pass has a Play Strength of 8-9, the offense draws an Action card.",
    ],
)
def test_of_which_play_is_not_said(text: str) -> None:
    with pytest.raises(TextError, match="each play"):
        read_card(a_gridiron(text))


@pytest.mark.parametrize(
    "text",
    [
        "If you are behind, draw an Action card.",
        "When this card is played, if the offense called a Run, the offense loses 5 yards.",
        "Whenever the offense calls a Run, the offense loses 5 yards.",
    ],
)
def test_what_is_asked_then_is_read(text: str) -> None:
    assert read_card(a_gridiron(text)).name == "Test"
