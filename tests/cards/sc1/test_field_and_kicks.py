"""Cards of the First Season that change the field, and how kicks go."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    FIELD_GOAL,
    LET_IT_RUN,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PLAY,
    PUNT,
    START_OF_DOWN,
    YES,
    Scenario,
    Side,
    action,
    play,
    player,
    power_up,
    scenario,
)
from snapcount.testing.season import (
    season_action,
    season_gridiron,
    season_play,
    season_power_up,
    season_synergy,
)

PLAIN = play("Run Right", 0)
ANY = action("Draw a Play card.", name="Any Time")
BOOTS = power_up("Run: Gain 5 yards.", when=START_OF_DOWN, name="Boots")


def on(name: str, **declared: Any) -> Scenario:
    """The offense has that Gridiron card on the field."""
    side = declared.pop("offense", Side())
    side = dataclasses.replace(side, gridirons=[season_gridiron(name)])
    return scenario("crd", offense=side, **declared)


def grits(*values: int) -> dict[str, Any]:
    """Play decks that give these Grits for kicks, one after the other."""
    return {
        "offense": Side(play_deck=[play("Run Right", value) for value in values]),
        "defense": Side(play_deck=[PLAIN] * len(values)),
    }


def kick(game: Scenario) -> Scenario:
    game.run_to("play or kick")
    game.offense.answers(FIELD_GOAL)
    return kick_ends(game)


def kick_ends(game: Scenario) -> Scenario:
    while game.offense.asked("timeout"):
        game.offense.answers(LET_IT_RUN)
    return game.run_to(NEXT_POSSESSION)


# Kicks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("grit", "points"), [(3, 3), (6, 3), (2, 0), (7, 0)])
def test_golden_boot_is_good_from_far_out(grit: int, points: int) -> None:
    """K-3: from the 45 no kick is good by itself."""
    sides = grits(grit)
    sides["offense"] = dataclasses.replace(sides["offense"], hand=[season_action("Golden Boot")])
    game = scenario("crd", ball=55, at=START_OF_DOWN, **sides)
    game.offense.plays("Golden Boot")
    game.both_pass()
    assert kick(game).score == (points, 0)


@pytest.mark.parametrize(("first", "second", "points"), [(9, 4, 3), (9, 9, 0)])
def test_second_swing_kicks_a_miss_again(first: int, second: int, points: int) -> None:
    sides = grits(first, second)
    sides["offense"] = dataclasses.replace(sides["offense"], hand=[season_action("Second Swing")])
    game = scenario("crd", ball=80, **sides)
    game.offense.answers(FIELD_GOAL)
    game.offense.plays("Second Swing")
    assert game.run_to(NEXT_POSSESSION).score == (points, 0)
    assert game.log.has(events.KICKED_AGAIN)


def test_second_swing_is_not_for_a_good_kick() -> None:
    sides = grits(4, 9)
    sides["offense"] = dataclasses.replace(sides["offense"], hand=[season_action("Second Swing")])
    game = scenario("crd", ball=80, **sides)
    game.offense.answers(FIELD_GOAL)
    assert not game.offense.may(PLAY("Second Swing"))
    assert kick_ends(game).score == (3, 0)


# Power Ups --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("on_whom", "yards"), [("RB", 15 + 20 + 5), ("TE", 15)])
def test_steady_nerves_cannot_be_shaken(on_whom: str, yards: int) -> None:
    cancel = action("Cancel all Run abilities.", when=AFTER_DESIGNATION, name="Cancel")
    side = Side(
        players=[player("RB", "Run: Gain 20 yards.", name="Back")],
        attached={on_whom: [season_power_up("Steady Nerves")]},
    )
    game = scenario("crd", offense=side, defense=[cancel], carrier="Back", at=AFTER_DESIGNATION)
    if game.offense.asked("trigger order"):
        game.offense.answers_anything()
    game.defense.plays("Cancel")
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(("answer", "yards"), [(YES, 15 + 10), (NO, 15)])
def test_shared_shoes_go_to_whoever_runs_next(answer: Any, yards: int) -> None:
    side = Side(attached={"TE": [season_power_up("Shared Shoes")]})
    game = scenario("crd", offense=side, carrier="RB", at="effect")
    game.offense.answers(answer)
    if answer is YES:
        game.offense.offered(PICK("QB"), PICK("RB"), PICK("WR")).picks("RB")
        assert game.offense.attached("TE") == []
    assert game.run_to(NEXT_DOWN).yards == yards
    game.offense.answers(NO)  # it is asked again in every down


# Gridirons --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ball", "allowed"), [(70, False), (75, True)])
def test_storm_front_forbids_long_kicks(ball: int, allowed: bool) -> None:
    game = on("Storm Front", ball=ball)
    assert game.offense.may(FIELD_GOAL) is allowed
    assert game.offense.may(PUNT)


@pytest.mark.parametrize(
    ("call", "yards"), [("Short Pass: 20 (3-4)", 20), ("Medium Pass: 30 (3-4)", 0)]
)
def test_closed_roof_makes_short_passes_safe(call: str, yards: int) -> None:
    game = on("Closed Roof", calls=(play(call, 9), play("Run Right", 0)))
    assert game.run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(("grit", "points"), [(2, 3), (7, 3), (1, 0), (8, 0)])
def test_wide_uprights_forgive_one_at_both_ends(grit: int, points: int) -> None:
    """K-3: from the 30 it is 3-6 by itself."""
    game = on("Wide Uprights", ball=70, **grits(grit))
    assert kick(game).score == (points, 0)


def test_equipment_check_keeps_power_ups_in_the_hand() -> None:
    for name, offered in (("Equipment Check", False), ("Wide Uprights", True)):
        game = on(name, offense=Side(hand=[BOOTS, ANY]), at=START_OF_DOWN)
        assert game.offense.may(PLAY("Boots", on="RB")) is offered
        assert game.offense.may(PLAY("Any Time"))


def test_paper_shortage_leaves_one_action_card_a_down() -> None:
    more = action("Draw 3 Action cards.", when=ON_FIELD_ADJUSTMENTS, name="More")
    game = on("Paper Shortage", offense=Side(hand=[more]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("More")
    game.both_pass()
    assert len(game.offense.hand) == 1


@pytest.mark.parametrize(("by", "allowed"), [("offense", 2), ("defense", 1)])
def test_home_officials_look_away_once(by: str, allowed: int) -> None:
    """The offense's Gridiron card: it may play two Action cards in a down, the other one."""
    cards = Side(hand=[ANY] * 3)
    sides: dict[str, Any] = {"defense": cards} if by == "defense" else {"offense": cards}
    game = on("Home Officials", at=START_OF_DOWN, **sides)
    seat = game.offense if by == "offense" else game.defense
    many = 0
    while seat.asked("timing point") and seat.may(PLAY("Any Time")):
        seat.plays("Any Time")
        many += 1
    assert many == allowed


# A Synergy and a Play ---------------------------------------------------------------------------


@pytest.mark.parametrize(("passes", "yards"), [(5, 20), (6, 15)])
def test_feet_on_the_ground_asks_for_few_passes(passes: int, yards: int) -> None:
    deck = [play("Short Pass: 20 (0-9)")] * passes
    side = Side(synergy=season_synergy("Feet on the Ground"), play_deck=deck)
    assert scenario("crd", offense=side).run_to(NEXT_DOWN).yards == yards


@pytest.mark.parametrize(("down", "yards"), [(2, 5), (3, 30), (4, 5)])
def test_third_down_draw_is_for_third_down(down: int, yards: int) -> None:
    calls = (season_play("Third Down Draw"), play("Run Right", 0, "Run Left"))
    game = scenario("crd", calls=calls, down=down)
    assert game.run_to(NEXT_DOWN if down < 4 else NEXT_POSSESSION).yards == yards


def test_churning_legs_doubles_what_a_run_ability_gains() -> None:
    back = player("RB", "Run: Gain 5 yards.", name="Back")
    side = Side(players=[back], hand=[season_power_up("Churning Legs")])
    game = scenario("crd", offense=side, carrier="Back", at=START_OF_DOWN)
    game.offense.answers(PLAY("Churning Legs"))
    assert game.run_to(NEXT_DOWN).yards == 15 + 10
