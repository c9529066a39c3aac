"""`If that stops the play`: the call that was just changed does, and nothing else."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    rule,
    scenario,
)

TEXT = "Use an audible. If that stops the play, gain a timeout."


@rule("F-4", "T-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("stops", "stopped", "gained"),
    [("Run Left", False, 1), ("Run Middle", True, 0), ("Run Middle", False, 0)],
)
def test_another_stop_is_not_that_one(edition: str, stops: str, stopped: bool, gained: int) -> None:
    other = action("The play becomes stopped.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        defense=Side(
            hand=[action(TEXT, when=ON_FIELD_ADJUSTMENTS), other],
            play_deck=[play("Run Left", 0, stops, name="Top")] * 3,
        ),
        calls=(play("Run Left", 4, name="First"), play("Run Left", 0, "Long Pass", name="D")),
        timeouts=(1, 1),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    if stopped:
        game.defense.plays(1)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.defense.timeouts == 1 + gained


@pytest.mark.parametrize(
    "text",
    [
        "Cancel target Action card. If that stops the play, draw an Action card.",
        "The catch range is 2 narrower. If that stops the play, draw an Action card.",
    ],
)
def test_what_is_no_call_stops_nothing_by_itself(text: str) -> None:
    with pytest.raises(Unread, match="what stops it"):
        read(text, Scene(action=True, on_player=False))
