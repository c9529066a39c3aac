"""A text says what comes of the play: a touchdown (F-12)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import AFTER_DESIGNATION, NEXT_POSSESSION, Side, player, scenario


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_play_goes_all_the_way(edition: str) -> None:
    text = "The offense scores a touchdown."
    game = scenario(edition, offense=[text], ball=40, at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (7, 0)


def test_in_the_stead_of_the_yards_it_is_a_touchdown_too() -> None:
    back = player("RB", "Whenever your play would gain 15 yards or more, the play is a touchdown.")
    game = scenario("crd", offense=Side(players=[back]), ball=40)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (7, 0)
