"""A text says what comes of the play: a touchdown (F-12), or a Pass that is complete (F-4)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)


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


@rule("F-4", "R-31")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    "text",
    [
        "If your pass is stopped, it becomes complete.",
        "If your pass was stopped by the defense's call, it becomes complete.",
        "If the play is stopped or incomplete, it becomes complete.",
    ],
)
@pytest.mark.parametrize("passes", [True, False])
def test_a_stopped_pass_that_becomes_complete(edition: str, text: str, passes: bool) -> None:
    called = "Long Pass: 30 (9)" if passes else "Run Left"
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        calls=(play(called, 1, name="Called"), play("Run Right", 0, "Long Pass / Run Left")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == (30 if passes else 0)


@rule("F-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_pass_that_would_be_stopped_and_becomes_complete(edition: str) -> None:
    saves = player("WR", "Whenever your pass would be stopped, it becomes complete instead.")
    game = scenario(
        edition,
        offense=Side(players=[saves]),
        calls=(play("Long Pass: 30 (9)", 1, name="Bomb"), play("Run Right", 0, "Long Pass")),
    )
    assert game.run_to(NEXT_DOWN).yards == 30
