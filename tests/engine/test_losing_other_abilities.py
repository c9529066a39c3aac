"""A Player loses all other abilities: those that the text does not itself give (T-18)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    PASS,
    PLAY,
    USE,
    Side,
    player,
    power_up,
    scenario,
)

DRAWS = "At the end of the play, draw two Play cards."


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("run", "drawn"),
    [
        ("Run: Gain 10 yards.", 2),
        ("Run: Gain 10 yards. This Player loses all other abilities this down.", 0),
    ],
)
def test_what_says_so_works_and_the_rest_does_not(edition: str, run: str, drawn: int) -> None:
    game = scenario(
        edition,
        offense=Side(players=[player("RB", run, DRAWS)], hand=["Draw an Action card."]),
        carrier="RB",
        at=AFTER_DESIGNATION,
    )
    held = len(game.offense.play_hand)
    game.run_to("timeout")
    assert game.yards_by_effects == 10
    game.run_to(NEXT_DOWN)
    next_draw = len(game.offense.play_hand) - held
    assert next_draw >= drawn
    assert (next_draw >= 2) is (drawn == 2)


@pytest.mark.parametrize("edition", [name for name in EDITION_NAMES if name != "2019"])
def test_a_power_up_leaves_what_it_gives(edition: str) -> None:
    card = power_up("This Player loses all other abilities.", "Exhaust: Gain 20 yards.")
    back = player("RB", "Exhaust: Gain 5 yards.")
    game = scenario(
        edition,
        offense=Side(players=[back], attached={"RB": [card]}, hand=["Draw an Action card."]),
        carrier="Tight End",
        at=AFTER_DESIGNATION,
    )
    game.offense.offered(PASS, PLAY(0), USE("Power Up", 1))
