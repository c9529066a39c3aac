"""What is said of a later play is not read of this one, nor what is known then."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.reader import Scene, Unread, read


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("The runner cannot be designated on your next play.", "runner or tackler of that play"),
        ("The tackler cannot use Exhaust abilities on the next play.", "of that play"),
        (
            (
                "If the tackler is a Linebacker, that Linebacker cannot be designated on the next "
                "play."
            ),
            "of that play",
        ),
        (
            "Your opponent's next Run this half is stopped unless they discard a Play card.",
            "may they do that now",
        ),
        (
            (
                "Your Run becomes a Long Pass: 30 (3-6). Your runner cannot be designated as the "
                "receiver."
            ),
            "nobody is the runner",
        ),
    ],
)
def test_said_of_a_card(text: str, why: str) -> None:
    with pytest.raises(Unread, match=why):
        effects(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            (
                "The first Run your opponent calls each possession is stopped if the Play Strength "
                "is 2 or less."
            ),
            "the first of all",
        ),
        (
            (
                "Tackle – Pass: If the receiver has a lower rating than this Player, the pass "
                "becomes incomplete."
            ),
            "R-14",
        ),
    ],
)
def test_said_of_a_player(text: str, why: str) -> None:
    with pytest.raises(Unread, match=why):
        read(text, Scene(action=False))


@pytest.mark.parametrize(
    "text",
    [
        "The runner cannot be designated until the end of the possession.",
        "Your Running Backs cannot be designated on your next play.",
        "Your opponent's next Run this half is stopped unless you are behind.",
        "Your Run becomes a Long Pass: 30 (3-6).",
        "The play is stopped unless your opponent discards a Play card.",
    ],
)
def test_what_is_known_in_time(text: str) -> None:
    assert effects(text)
