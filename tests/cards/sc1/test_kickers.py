"""Players of the First Season who kick: they work from the bench (T-14)."""

from __future__ import annotations

import pytest

from snapcount.testing import (
    FIELD_GOAL,
    LEAVE_OUT,
    LET_IT_RUN,
    NEXT_POSSESSION,
    Side,
    play,
    rule,
    scenario,
)
from snapcount.testing.season import season_player

KICKERS = (
    "Percy Upright",
    "Hale Orbit",
    "Wade Cattail",
    "Vern Claypit",
    "Ruck Ironbow",
    "Mack Bedrock",
)


@rule("K-3", "T-14")
@pytest.mark.parametrize("name", KICKERS)
@pytest.mark.parametrize("farther", [0, 5])
def test_a_kicker_brings_the_posts_nearer_from_the_bench(name: str, farther: int) -> None:
    """K-3: a Grit of 2 is good from the 25, and not from the 30."""
    kicker = season_player(name)
    assert kicker.position == "K"
    game = scenario(
        "crd",
        offense=Side(players=(kicker,), play_deck=[play("Run Right", 2)]),
        defense=Side(play_deck=[play("Run Left", 0)]),
        ball=100 - 25 - 15 - farther,
        at="line-up",
    )
    game.offense.answers(LEAVE_OUT(name))
    game.run_to("play or kick").offense.answers(FIELD_GOAL)
    while game.offense.asked("timeout"):
        game.offense.answers(LET_IT_RUN)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (0 if farther else 3, 0)
