"""Cards of the First Season that count, add and divide."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    START_OF_DOWN,
    Side,
    action,
    play,
    player,
    scenario,
)
from snapcount.testing.season import season_action


@pytest.mark.parametrize(("carrier", "yards"), [(79, 7), (80, 8), (99, 9)])
def test_burst_of_speed_is_a_tenth_of_the_rating(carrier: int, yards: int) -> None:
    side = Side(hand=[season_action("Burst of Speed")], players=[player("RB", rating=carrier)])
    game = scenario("crd", offense=side, carrier="RB", at=AFTER_DESIGNATION)
    game.offense.plays("Burst of Speed")
    assert game.run_to(NEXT_DOWN).yards_by_effects == yards


@pytest.mark.parametrize(("tackler", "yards"), [(84, 6), (96, 6), (60, 15)])
def test_speed_gap_is_how_far_apart_they_are(tackler: int, yards: int) -> None:
    side = Side(hand=[season_action("Speed Gap")], players=[player("RB", rating=90)])
    other: Any = Side(players=[player("LB", rating=tackler)])
    game = scenario(
        "crd", offense=side, defense=other, carrier="RB", tackler="LB", at=AFTER_DESIGNATION
    )
    game.offense.plays("Speed Gap")
    assert game.run_to(NEXT_DOWN).yards_by_effects == yards


@pytest.mark.parametrize(("held", "drawn"), [(0, 1), (3, 4)])
def test_fresh_binder_gives_one_more_than_it_took(held: int, drawn: int) -> None:
    blank = action("Gain 5 yards.", when=AFTER_DESIGNATION, name="Held")
    side = Side(hand=[season_action("Fresh Binder"), *[blank] * held])
    game = scenario("crd", offense=side, at=END_OF_PLAY)
    game.offense.plays("Fresh Binder")
    game.both_pass()
    assert "Held" not in game.offense.hand
    assert len(game.offense.hand) == drawn + 1, "the last is that of the end of the down"


@pytest.mark.parametrize(("strength", "picked"), [(3, True), (4, False)])
def test_overthrown_picks_a_pass_far_out_of_its_range(strength: int, picked: bool) -> None:
    game = scenario(
        "crd",
        defense=Side(hand=[season_action("Overthrown")]),
        calls=("Long Pass: 40 (6-9)", "Run Left"),
        strength=strength,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays("Overthrown")
    game.run_to(NEXT_POSSESSION if picked else NEXT_DOWN)
    assert game.log.has(events.TURNOVER_EVENT) is picked


FIRST = action("It becomes first down.", when=ON_FIELD_ADJUSTMENTS, name="First")


@pytest.mark.parametrize(
    ("name", "at"), [("Measured Short", END_OF_PLAY), ("Hold the Sticks", ON_FIELD_ADJUSTMENTS)]
)
def test_a_first_down_is_taken_away(name: str, at: str) -> None:
    game = scenario(
        "crd",
        offense=Side(hand=[FIRST]),
        defense=Side(hand=[season_action(name)]),
        at=ON_FIELD_ADJUSTMENTS,
        down=2,
    )
    game.offense.plays("First")
    game.run_to(at).defense.plays(name)
    if at == ON_FIELD_ADJUSTMENTS:
        game.run_to(NEXT_DOWN)
    assert game.down == 3


def test_delay_of_game_costs_a_down() -> None:
    side = Side(hand=[season_action("Delay of Game")])
    game = scenario("crd", defense=side, at=START_OF_DOWN)
    game.defense.plays("Delay of Game")
    assert game.run_to(NEXT_DOWN).down == 3


def test_long_way_to_go_is_fourth_down_after_a_loss() -> None:
    game = scenario(
        "crd",
        defense=Side(hand=["The offense loses 20 yards.", season_action("Long Way to Go")]),
        at=ON_FIELD_ADJUSTMENTS,
        ball=50,
    )
    game.defense.plays(0)
    game.run_to(END_OF_PLAY).defense.plays("Long Way to Go")
    assert game.down == 4


def test_run_it_back_runs_the_last_play_once_more() -> None:
    short = play("Short Pass: 5 (0-9)", 3, name="Short")
    game = scenario(
        "crd",
        offense=Side(hand=[season_action("Run It Back")], play_deck=[short, short]),
        calls=(play("Long Pass: 30 (2-8)", 3), play("Run Left", 0)),
        ball=10,
    )
    game.run_to(NEXT_DOWN).run_to("call")
    game.offense.calls(short)
    game.run_to(ON_FIELD_ADJUSTMENTS).offense.plays("Run It Back")
    assert game.run_to(NEXT_DOWN).yards == 30


@pytest.mark.parametrize(("strength", "yards"), [(2, 0), (4, 5)])
def test_seen_it_before_takes_no_more_than_there_is(strength: int, yards: int) -> None:
    card = season_action("Seen It Before")
    game = scenario("crd", defense=Side(hand=[card] * 2), strength=strength, at=AFTER_DESIGNATION)
    game.defense.plays("Seen It Before")
    game.run_to(NEXT_DOWN)
    assert game.yards == strength * 5, "nothing was called before"
    game.run_to(AFTER_DESIGNATION).defense.plays("Seen It Before")
    assert game.run_to(NEXT_DOWN).yards == yards
