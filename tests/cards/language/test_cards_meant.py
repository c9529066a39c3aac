"""`That Run` is the card that was found, `the top card` one of the deck that was spoken of."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

REARRANGE = "Look at the top two cards of your Play deck and put them back in any order. "


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (
            "Search your Play deck for a Run. That Run becomes your play this down.",
            "Search your Play deck for a Run, reveal it and it becomes your play.",
        ),
        (
            "Search your Play deck for a Short Pass and put that Pass into your hand.",
            "Search your Play deck for a Short Pass and put it into your hand.",
        ),
        (
            "Search your Action deck for a Power Up and put that Power Up into your hand.",
            "Search your Action deck for a Power Up and put it into your hand.",
        ),
        (
            "Reveal the top card of your Play deck. If it is a Run, put that Run into your hand.",
            "Reveal the top card of your Play deck. If it is a Run, put it into your hand.",
        ),
        (
            f"{REARRANGE}You may flip over the top card; it becomes your play.",
            f"{REARRANGE}You may flip over the top card of your Play deck; it becomes your play.",
        ),
        (f"{REARRANGE}Draw the top card.", f"{REARRANGE}Draw a Play card."),
    ],
)
def test_it_is_known_which_card(text: str, plain: str) -> None:
    assert effects(text) == effects(plain)


def test_of_a_play_it_is_still_the_play() -> None:
    becomes = "If your opponent called a Run, that Run becomes a Short Pass."
    assert effects(becomes) == effects(becomes.replace("that Run", "the play"))


@pytest.mark.parametrize(
    "text",
    [
        "Put that Run into your hand.",
        "Search your Play deck for a Run and put that Pass into your hand.",
        "Flip over the top card.",
    ],
)
def test_what_was_not_named_is_refused(text: str) -> None:
    assert is_refused(text)
