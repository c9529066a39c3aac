"""The catch range that somebody's next plays have, in the words of those of all plays."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Your next Pass has a catch range of 0-9.", "The catch range of your next Pass is 0-9."),
        ("Your next Pass has Catch Range 0-9.", "The catch range of your next Pass is 0-9."),
        (
            "Your next Pass has its catch range widened by 1.",
            "The catch range of your next Pass is widened by 1.",
        ),
        (
            "Your next play has a catch range of 2-7.",
            "The catch range of your next play is 2-7.",
        ),
        # What a sentence goes on to say of `it` is said of that play too
        (
            (
                "Your next Pass this possession cannot be intercepted and its catch range is"
                " widened by 1."
            ),
            (
                "Your next Pass this possession cannot be intercepted. The catch range of your next"
                " Pass this possession is widened by 1."
            ),
        ),
        (
            "Your next Pass this half gains 5 more yards and it cannot be intercepted.",
            (
                "Your next Pass this half gains 5 more yards. Your next Pass this half cannot be"
                " intercepted."
            ),
        ),
        (
            "Your Passes have Catch Range 0-9 this down.",
            "Your Passes have a catch range of 0-9 this down.",
        ),
    ],
)
def test_the_next_play_has_a_catch_range(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)
