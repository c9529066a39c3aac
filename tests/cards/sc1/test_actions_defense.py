"""What the Defense Action cards of the First Season do."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    DESIGNATE,
    DISCARD,
    END_OF_PLAY,
    FIELD_GOAL,
    LET_IT_RUN,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PLAY,
    PLAY_NAMED,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    play,
    scenario,
)
from snapcount.testing.season import season_action

PLAIN = play("Run Right", 0)
SHORT_PASS = ("Short Pass: 20 (0-9)", "Long Pass")
ANY = action("Draw a Play card.", name="Any Time")


def played(name: str, at: str, **declared: Any) -> Scenario:
    """The offense has passed, and the defense has played the card at that timing point."""
    side = declared.pop("defense", Side())
    declared["defense"] = Side(**{**vars(side), "hand": [season_action(name), *side.hand]})
    game = scenario("crd", at=at, **declared)
    if game.offense.asked("timing point"):
        game.offense.passes()
    game.defense.plays(name)
    return game


def grit(value: int) -> dict[str, Side]:
    """Play decks that give this Grit after each side's draw."""
    return {
        "offense": Side(play_deck=[PLAIN, PLAIN]),
        "defense": Side(play_deck=[PLAIN, play("Run Right", value)]),
    }


@pytest.mark.parametrize(
    ("name", "declared", "yards"),
    [
        ("Big Hit", {"strength": 5}, 15),
        ("Angle Tackle", {"strength": 9}, 20),
        ("Fill the Gap", {"strength": 5}, 10),
        ("Drive Him Back", {"calls": SHORT_PASS}, 5),
        ("Goal Line Stand", {"ball": 80, "strength": 3}, 5),
        ("Shoestring Tackle", {"strength": 6}, 15),
    ],
)
def test_yards_after_designation(name: str, declared: dict[str, Any], yards: int) -> None:
    game = played(name, AFTER_DESIGNATION, **declared)
    game.both_pass()
    assert game.yards == yards


@pytest.mark.parametrize(("strength", "yards"), [(5, 40), (4, 0), (8, 0)])
def test_tight_coverage_takes_two_off_either_end(strength: int, yards: int) -> None:
    calls = ("Long Pass: 40 (3-9)", "Run Left")
    game = played("Tight Coverage", ON_FIELD_ADJUSTMENTS, calls=calls, strength=strength)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@pytest.mark.parametrize(("strength", "yards"), [(4, 40), (3, 0), (8, 0)])
def test_jam_at_the_line_sets_the_catch_range(strength: int, yards: int) -> None:
    calls = ("Long Pass: 40 (0-9)", "Run Left")
    game = played("Jam at the Line", ON_FIELD_ADJUSTMENTS, calls=calls, strength=strength)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@pytest.mark.parametrize("value", [6, 7, 8, 9])
@pytest.mark.parametrize(
    ("name", "calls"),
    [("Punch It Out", ("Run Left", "Long Pass")), ("Undercut the Route", SHORT_PASS)],
)
def test_a_turnover_needs_a_usual_grit(name: str, calls: tuple[str, str], value: int) -> None:
    game = played(name, ON_FIELD_ADJUSTMENTS, calls=calls, **grit(value))
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert (game.has_ball is game.defense) == (7 <= value <= 8)


@pytest.mark.parametrize(("value", "score", "kept"), [(9, 7, True), (7, 0, False), (6, 0, True)])
def test_take_it_back_scores_on_a_grit_of_9(value: int, score: int, kept: bool) -> None:
    game = played("Take It Back", ON_FIELD_ADJUSTMENTS, calls=SHORT_PASS, **grit(value))
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.score == (0, score)
    # P-2: after a Pick Six the offense gets the ball again.
    assert (game.has_ball is game.offense) == kept


@pytest.mark.parametrize(("value", "lost"), [(8, True), (7, False)])
def test_blind_side_rush_forces_a_fumble_or_a_loss(value: int, lost: bool) -> None:
    game = played("Blind Side Rush", ON_FIELD_ADJUSTMENTS, **grit(value))
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert (game.has_ball is game.defense) == lost
    if not lost:
        assert game.yards == 10


def test_false_step_moves_the_ball_back() -> None:
    game = played("False Step", PRIOR_TO_SELECTING, ball=50)
    game.both_pass()
    assert game.ball == 45


def test_tire_them_out_exhausts_two() -> None:
    game = played("Tire Them Out", END_OF_PLAY, carrier="Running Back")
    game.both_pass()
    game.defense.picks("Wide Receiver").picks("Tight End")
    assert {"Wide Receiver", "Tight End"} <= set(game.offense.exhausted)


def test_deep_shell_costs_a_card_and_stops_the_deep_half() -> None:
    game = played(
        "Deep Shell",
        ON_FIELD_ADJUSTMENTS,
        defense=Side(hand=[ANY]),
        calls=("Long Pass: 40 (0-9)", "Run Left"),
    )
    assert "Any Time" in game.defense.discard  # the only card there was to pay with
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


def test_deep_shell_cannot_be_paid_for_with_an_empty_hand() -> None:
    card = season_action("Deep Shell")
    game = scenario("crd", offense=[ANY], defense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.passes()
    assert not game.defense.may(PLAY(card))


def test_perfect_read_stops_whatever_was_called() -> None:
    other = action("Draw an Action card.", name="Other")
    game = played(
        "Perfect Read",
        ON_FIELD_ADJUSTMENTS,
        defense=Side(hand=[ANY, other, action("Draw 2 Play cards.", name="Kept")]),
    )
    game.defense.answers(DISCARD("Any Time")).answers(DISCARD("Other"))
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == 0
    assert "Kept" in game.defense.hand


@pytest.mark.parametrize(("x", "yards"), [(1, 5), (2, 0), (3, 0)])
def test_shift_the_front_ends_at_zero(x: int, yards: int) -> None:
    game = played("Shift the Front", ON_FIELD_ADJUSTMENTS, strength=2)
    game.both_pass()
    game.defense.offered(NUMBER(1), NUMBER(2), NUMBER(3)).answers(NUMBER(x))
    game.run_to(NEXT_DOWN)
    assert game.yards == yards  # below 0 is 0


def test_clog_the_lanes_sets_the_play_strength() -> None:
    game = played("Clog the Lanes", ON_FIELD_ADJUSTMENTS, strength=9)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == 10


@pytest.mark.parametrize(("named", "yards"), [("Run Left", 0), ("Run Middle", 15)])
def test_read_the_eyes_stops_the_play_it_named(named: str, yards: int) -> None:
    game = played("Read the Eyes", PRIOR_TO_SELECTING)
    game.both_pass()
    game.defense.answers(PLAY_NAMED(named))
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


def test_double_team_takes_a_player_out_of_the_play() -> None:
    game = played("Double Team", ON_FIELD_ADJUSTMENTS)
    game.both_pass()
    game.defense.picks("Running Back")
    game.run_to("designation")
    game.offense.offered(
        DESIGNATE("Quarterback"), DESIGNATE("Wide Receiver"), DESIGNATE("Tight End")
    )
    game.run_to(NEXT_DOWN)


def test_wear_and_tear_keeps_a_player_down_for_the_possession() -> None:
    rest = action("Energize all of your Players on the field.", side="offense", name="Rest")
    game = played("Wear and Tear", END_OF_PLAY, offense=[rest], carrier="Running Back")
    game.both_pass()
    game.defense.answers(PICK("Tight End"))
    game.run_to(START_OF_DOWN)
    game.offense.plays("Rest")
    game.both_pass()
    assert game.offense.exhausted == ["Tight End"]


@pytest.mark.parametrize(("stops", "yards"), [("Run Middle", 0), ("Run Right", 15)])
def test_funnel_inside_makes_every_run_one_up_the_middle(stops: str, yards: int) -> None:
    game = played("Funnel Inside", ON_FIELD_ADJUSTMENTS, calls=("Run Left", stops))
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@pytest.mark.parametrize(("ball", "good"), [(90, True), (85, False)])
def test_wall_of_hands_moves_field_goals_back(ball: int, good: bool) -> None:
    # From the 10 a Grit of 2 is good from the 25 too; from the 15 it is not from the 30.
    tops = Side(play_deck=[play("Run Right", 2)])
    game = played(
        "Wall of Hands",
        START_OF_DOWN,
        offense=tops,
        defense=Side(play_deck=[PLAIN]),
        ball=ball,
    )
    game.both_pass()
    game.run_to("play or kick")
    game.offense.answers(FIELD_GOAL)
    while game.offense.asked("timeout"):
        game.offense.answers(LET_IT_RUN)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (3 if good else 0, 0)


def test_sit_on_the_sticks_takes_the_short_pass_away() -> None:
    game = played("Sit on the Sticks", ON_FIELD_ADJUSTMENTS, calls=SHORT_PASS, down=3)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == 0


@pytest.mark.parametrize(("value", "yards"), [(5, 0), (4, 15)])
def test_disguised_blitz_adds_a_call_on_a_high_grit(value: int, yards: int) -> None:
    game = played("Disguised Blitz", ON_FIELD_ADJUSTMENTS, **grit(value))
    game.both_pass()
    if yards == 0:
        game.defense.answers(PLAY_NAMED("Run Left"))
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


def test_last_man_back_cuts_the_next_long_gain_and_no_other() -> None:
    game = played("Last Man Back", PRIOR_TO_SELECTING, strength=6)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == 15
    game.run_to(NEXT_DOWN)
    assert game.yards == 30


def test_last_man_back_lets_short_gains_be() -> None:
    game = played("Last Man Back", PRIOR_TO_SELECTING, strength=5)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == 25
    assert not game.log.has(events.REPLACED)
