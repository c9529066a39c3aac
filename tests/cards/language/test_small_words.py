"""Words between the large ones: `on a down on defense`, `in one down`, `was the runner`."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused, on_their_side

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_abilities

PLAYER = Scene(side="offense")
POWER_UP = Scene(enters=True)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Once per half, at the start of a down on defense, you may gain a timeout.",
            (
                "Once per half, at the start of a down while you are on defense, you may gain a "
                "timeout."
            ),
        ),
        (
            "Whenever your opponent plays their second Action card in one down, draw a Play card.",
            (
                "Whenever your opponent plays their second Action card in the same down, draw a "
                "Play card."
            ),
        ),
        (
            (
                "Whenever you gain 15 yards or more on a play on which this Player was the runner, "
                "draw a Play card."
            ),
            (
                "Whenever you gain 15 yards or more on a play on which this Player is the runner, "
                "draw a Play card."
            ),
        ),
    ],
)
def test_they_mean_the_same(said: str, plain: str) -> None:
    assert on_their_side(said, PLAYER).abilities == on_their_side(plain, PLAYER).abilities


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "If this Player is the tackler on a Run play, the offense loses 5 yards.",
            "Whenever this Player is the tackler on a Run play, the offense loses 5 yards.",
        ),
        (
            "If this Player is the runner, gain 5 yards.",
            "Whenever this Player is designated as the runner, gain 5 yards.",
        ),
        (
            "If this Player is the receiver, gain 10 yards.",
            "Whenever this Player is designated as the receiver, gain 10 yards.",
        ),
    ],
)
def test_a_power_up_waits_for_the_role(said: str, plain: str) -> None:
    """Nobody has it while the card is played (T-13)."""
    assert on_their_side(said, POWER_UP).abilities == on_their_side(plain, POWER_UP).abilities


def test_what_stands_is_asked_all_the_time() -> None:
    assert not is_refused(
        "While this Player is the runner, your Run plays gain 5 more yards.", action=False
    )


@pytest.mark.parametrize("text", ["gain 3 yards", "the offense loses 5 yards"])
def test_yards_are_counted_for_each_thing_and_not_for_each_few_yards(text: str) -> None:
    with pytest.raises(TextError, match="divided by 2"):
        parse_abilities(f"Whenever you call a Run, {text} for each 10 yards gained on the play.")
