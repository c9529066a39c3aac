"""Costs in time: Time Units, which the clock must have (F-13, T-5), and timeouts."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    PLAY,
    YES,
    Side,
    player,
    scenario,
)

COST = "Use 2 additional Time Units to gain 10 yards."


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_play_takes_so_many_more(edition: str) -> None:
    game = scenario(edition, offense=[COST], clock=9, at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 10
    game.run_to(NEXT_DOWN)
    assert game.clock == 6


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("clock", "may"), [(2, False), (3, True)])
def test_who_has_not_the_time_cannot_pay_it(edition: str, clock: int, may: bool) -> None:
    game = scenario(edition, offense=[COST, "Gain 5 yards."], clock=clock, at=AFTER_DESIGNATION)
    assert game.offense.may(PLAY(0)) is may


def test_once_the_clock_has_run_there_is_none_to_pay() -> None:
    game = scenario("crd", offense=[COST, "Draw an Action card."], at=END_OF_PLAY)
    assert not game.offense.may(PLAY(0))


def test_a_cost_is_paid_whatever_takes_time_off_the_play() -> None:
    """R-33: what is paid does not offset what the other player's effect does."""
    game = scenario(
        "crd",
        offense=[COST],
        defense=["This play takes 2 fewer Time Units."],
        calls=("Run Left", "Long Pass"),
        time=3,
        clock=9,
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 10
    game.run_to(NEXT_DOWN)
    assert game.clock == 6


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "yards"), [("Spend a timeout to gain 10 yards.", 15), ("Lose a timeout.", 0)]
)
def test_a_timeout_that_pays_is_spent_and_one_that_is_lost_is_not(
    edition: str, text: str, yards: int
) -> None:
    hears = player("RB", "Whenever you spend a timeout, gain 5 yards.")
    game = scenario(edition, offense=Side(players=[hears], hand=[text]), at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.timeouts == 2
    assert game.yards_by_effects == yards


@pytest.mark.parametrize(("clock", "yards"), [(2, 0), (9, 10)])
def test_an_offer_to_pay_is_made_to_who_can(clock: int, yards: int) -> None:
    back = player("RB", "Run: You may use 2 additional Time Units this down to gain 10 yards.")
    game = scenario(
        "crd", offense=Side(players=[back], hand=["Gain 5 yards."]), clock=clock, at="designation"
    )
    game.offense.designates("RB")
    game.run_to("effect" if yards else AFTER_DESIGNATION)
    if yards:
        game.offense.answers(YES)
    assert game.yards_by_effects == yards
