"""`It` in the text of a card that speaks of the play at hand, and the X of a Play."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, play, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
PLAY = Scene(play=True)
X_PLAY = Scene(play=True, x=True)


@pytest.mark.parametrize(
    "text",
    [
        "It also stops Run Middle.",
        "It stops Run Middle too.",
        "It additionally stops Run Middle this down.",
        "This play can also stop Run Middle.",
    ],
)
def test_it_stops_more(text: str) -> None:
    assert read(text, PLAY).abilities == read("This play also stops Run Middle.", PLAY).abilities


def test_only_a_play_stops_more() -> None:
    assert is_refused("It also stops Run Middle.")


@every_edition
@pytest.mark.parametrize("on_offense", [True, False])
def test_what_it_stops_besides(edition: str, on_offense: bool) -> None:
    """Called on offense, it is not stopped by what it would stop."""
    text = "If you have a timeout, it also stops Run Left this down."
    mine = play("Run Left", 3 if on_offense else 0, "Long Pass", abilities=(text,), name="Own")
    plain = play("Run Left", 0 if on_offense else 3, "Long Pass", name="Plain")
    calls = (mine, plain) if on_offense else (plain, mine)
    assert scenario(edition, calls=calls).run_to(NEXT_DOWN).ball == (40 if on_offense else 25)


def test_no_timeouts_on_it() -> None:
    assert effects("Your opponent can't use a timeout on it.") == effects(
        "Your opponent cannot spend timeouts this down."
    )
    assert effects(
        "Your opponent's next play uses 1 more Time Unit. They can't use a timeout on it."
    ) == effects(
        "Your opponent's next play uses 1 more Time Unit. Your opponent cannot spend timeouts on"
        " their next play."
    )
    assert is_refused("Your opponent cannot play Action cards on it.")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("If you chose 0 for X, draw a Play card.", "If X is 0, draw a Play card."),
        ("If you chose X as 5 or more, draw a Play card.", "If X is 5 or more, draw a Play card."),
        ("Choose X as a play. Gain X yards.", "Gain X yards."),
        ("X is chosen as you call this play. Gain X yards.", "Gain X yards."),
    ],
)
def test_which_x_was_chosen(text: str, same: str) -> None:
    assert read(text, X_PLAY).abilities == read(same, X_PLAY).abilities


def test_no_other_play_is_called_with_an_x() -> None:
    with pytest.raises((Refusal, Unread), match="whose Strength is X"):
        read("Choose X as a play. Draw a Play card.", PLAY)
