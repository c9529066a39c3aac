"""Cards of the First Season that change base yards and what a defense stops."""

from __future__ import annotations

import pytest

from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    play,
    player,
    scenario,
)
from snapcount.testing.season import season_action, season_gridiron, season_power_up


def test_fast_track_makes_runs_longer() -> None:
    side = Side(gridirons=[season_gridiron("Fast Track")])
    assert scenario("crd", defense=side, strength=4).run_to(NEXT_DOWN).yards == 24


@pytest.mark.parametrize(("call", "yards"), [("Short Pass: 15 (0-9)", 10), ("Run Left", 15)])
def test_slick_gloves_make_passes_shorter(call: str, yards: int) -> None:
    side = Side(gridirons=[season_gridiron("Slick Gloves")])
    game = scenario("crd", offense=side, calls=(call, "Long Pass"))
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(("stops", "yards"), [("Run Left", 0), ("Run Middle", 15)])
def test_mirror_step_stops_both_sides(stops: str, yards: int) -> None:
    side = Side(players=[player("LB")], attached={"LB": [season_power_up("Mirror Step")]})
    game = scenario("crd", defense=side, calls=("Run Right", stops))
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(("call", "yards"), [("Run Left", 15), ("Run Middle", 0)])
def test_seal_the_edge_leaves_the_middle(call: str, yards: int) -> None:
    side = Side(hand=[season_action("Seal the Edge")])
    game = scenario("crd", offense=side, calls=(call, "All Runs"), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Seal the Edge")
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize("mine", [5, 4])
def test_stronger_push_gains_what_its_own_play_is_worth(mine: int) -> None:
    calls = (play("Run Left", mine), play("Run Right", 3, stops="Long Pass"))
    side = Side(hand=[season_action("Stronger Push")])
    game = scenario("crd", offense=side, calls=calls, at=AFTER_DESIGNATION)
    game.offense.plays("Stronger Push")
    assert game.run_to(NEXT_DOWN).yards_by_effects == mine
