"""Turnovers that are cancelled: the one that has come, and whichever comes this down."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.tree import Await, CancelTurnover, Would

EVERY = Await(
    Would("a live ball turnover would happen", (CancelTurnover(),)), "this down", once=False
)


@pytest.mark.parametrize(
    "text",
    [
        "Any fumble or interception this down is cancelled.",
        "Cancel any fumble or interception this down.",
        "Cancel any interception or fumble this down.",
        "Ignore any turnover on this play.",
        "Cancel all turnovers this down.",
        "All turnovers this down are cancelled.",
    ],
)
def test_all_of_this_down(text: str) -> None:
    assert effects(text) == (CancelTurnover(), EVERY)


def test_fumble_is_a_noun_there_and_no_choice() -> None:
    assert effects("Cancel any interception or fumble.") == (CancelTurnover(),)


def test_one_kind_waits_for_its_own() -> None:
    fumble = Would("a fumble would happen", (CancelTurnover(),))
    for text in ("Cancel any fumble.", "Cancel any fumble this down."):
        assert effects(text) == (Await(fumble, "this down", once=True),)
