"""What the Generic Action cards of the First Season do."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.testing import (
    AFTER_DESIGNATION,
    ATTACHED,
    DISCARD,
    END_OF_PLAY,
    MODE,
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    START_OF_POSSESSION,
    YES,
    Scenario,
    Side,
    action,
    gridiron,
    play,
    player,
    power_up,
    scenario,
)
from snapcount.testing.season import season_action

GAIN = action("Gain 10 yards.", when=AFTER_DESIGNATION, side="offense", name="Gain")


def played(name: str, at: str, **declared: Any) -> Scenario:
    """The offense has played the card, and its timing point has closed."""
    side = declared.pop("offense", Side())
    declared["offense"] = Side(**{**vars(side), "hand": [season_action(name), *side.hand]})
    game = scenario("crd", at=at, **declared)
    game.offense.plays(name)
    game.both_pass()
    return game


def test_catch_your_breath_wakes_up_to_two() -> None:
    tired = ["Quarterback", "Running Back", "Tight End"]
    game = played("Catch Your Breath", PRIOR_TO_SELECTING, offense=Side(exhausted=tired))
    game.offense.picks("Running Back").picks("Tight End")
    assert game.offense.exhausted == ["Quarterback"]


@pytest.mark.parametrize(("mode", "clock"), [(0, 8), (1, 10)])
def test_manage_the_clock_goes_either_way(mode: int, clock: int) -> None:
    game = played("Manage the Clock", ON_FIELD_ADJUSTMENTS, clock=10)
    game.offense.offered(MODE(0), MODE(1)).answers(MODE(mode))
    game.run_to(NEXT_DOWN)
    assert game.clock == clock


@pytest.mark.parametrize(("mode", "clock"), [(0, 10), (1, 8)])
def test_running_clock_adds_or_takes_a_time_unit(mode: int, clock: int) -> None:
    game = played("Running Clock", END_OF_PLAY, clock=10)
    game.offense.answers(MODE(mode))
    assert game.clock == clock


def test_red_flag_cancels_an_action() -> None:
    flag = season_action("Red Flag")
    game = scenario("crd", offense=[GAIN], defense=[flag], at=AFTER_DESIGNATION)
    assert not game.defense.may(DISCARD(flag))
    game.offense.plays(GAIN)
    game.defense.plays(flag)
    game.both_pass()
    assert game.yards == 15


def test_echo_does_what_the_other_card_does() -> None:
    hit = action("The offense loses 10 yards.", when=AFTER_DESIGNATION, side="defense", name="Hit")
    echo = season_action("Echo")
    game = scenario("crd", offense=Side(hand=[GAIN]), defense=[hit, echo], at=AFTER_DESIGNATION)
    game.offense.passes()
    game.defense.plays(hit)
    game.offense.passes()
    game.defense.plays(echo)
    game.both_pass()
    assert game.yards == 15 - 20


def test_flag_on_the_move_cancels_an_exhaust_ability() -> None:
    star = player("RB", "Exhaust: Gain 20 yards. Exhaust only after Player Designation.")
    flag = season_action("Flag on the Move")
    game = scenario(
        "crd",
        offense=Side(players=[star]),
        defense=[flag],
        carrier="Tight End",
        at=AFTER_DESIGNATION,
    )
    game.offense.uses("RB")
    game.defense.plays(flag)
    game.both_pass()
    assert game.yards == 15
    assert "Test RB" in game.offense.exhausted  # T-5: the cost stays paid


def test_scouting_report_finds_any_action() -> None:
    game = played("Scouting Report", START_OF_POSSESSION, offense=Side(action_deck=[GAIN]))
    game.offense.answers(PICK_CARD("Gain"))
    assert "Gain" in game.offense.hand


def test_old_tricks_come_back_from_the_discard_pile() -> None:
    old = [GAIN, action("Draw an Action card.", name="Draw")]
    game = played("Old Tricks", END_OF_PLAY, offense=Side(action_discard=old))
    while game.offense.asked("effect"):
        game.offense.answers_anything()
    assert {"Gain", "Draw"} <= set(game.offense.hand)


def test_swapped_headsets_exchange_play_hands() -> None:
    mine, theirs = play("Run Left", 1, name="Mine"), play("Run Left", 2, name="Theirs")
    game = played(
        "Swapped Headsets",
        PRIOR_TO_SELECTING,
        offense=Side(plays=[mine]),
        defense=Side(plays=[theirs]),
    )
    assert "Theirs" in game.offense.play_hand
    assert "Mine" in game.defense.play_hand


def test_torn_page_costs_the_other_a_play() -> None:
    game = played("Torn Page", PRIOR_TO_SELECTING)
    assert len(game.defense.play_discard) == 1
    assert len(game.defense.play_hand) == 2  # three, one drawn, one torn out, one called


def test_look_over_picks_what_goes() -> None:
    other = action("Draw a Play card.", name="Other")
    game = played("Look Over", END_OF_PLAY, defense=Side(hand=[GAIN, other]))
    game.offense.offered(DISCARD("Gain"), DISCARD("Other")).answers(DISCARD("Other"))
    assert game.defense.discard == ["Other"]
    assert "Gain" in game.defense.hand


@pytest.mark.parametrize("mode", [0, 1, 2])
def test_house_cleaning_takes_one_thing_off_the_field(mode: int) -> None:
    boots = power_up("Run: Gain 5 yards.", name="Boots")
    slope = gridiron("Your plays gain 5 more yards.", name="Slope")
    game = played(
        "House Cleaning",
        START_OF_DOWN,
        defense=Side(attached={"Linebacker": [boots]}, gridirons=[slope]),
    )
    game.offense.offered(MODE(0), MODE(1), MODE(2)).answers(MODE(mode))
    while game.offense.may(ATTACHED(None)):  # type: ignore[arg-type]
        game.offense.answers_anything()
    assert (game.defense.attached("Linebacker") == []) == (mode == 0)
    assert (game.gridirons == []) == (mode == 1)
    assert (game.offense.hand == ["Blank"]) == (mode == 2)


@pytest.mark.parametrize(("call", "plays", "actions"), [("Run Left", 4, 2), ("Short Pass", 6, 0)])
def test_coin_toss_draws_by_what_lies_on_top(call: str, plays: int, actions: int) -> None:
    drawn, top = play("Run Right", 0), play(call, 1)
    game = played("Coin Toss", PRIOR_TO_SELECTING, offense=Side(play_deck=[drawn, top]))
    while game.offense.asked("hand limit"):  # Z-3: six Plays are one too many
        game.offense.answers_anything()
    assert len(game.offense.play_hand) == min(plays, 5)
    assert len(game.offense.hand) == actions


@pytest.mark.parametrize("paid", [True, False])
def test_settle_this_pays_unless_somebody_gives_up_two_cards(paid: bool) -> None:
    others = [action("Draw a Play card.", name=name) for name in ("One", "Two", "Three")]
    game = played("Settle This", END_OF_PLAY, defense=Side(hand=others))
    assert game.defense.asked("effect")  # the offense has nothing left to give up
    game.defense.answers(YES if paid else NO)
    while game.defense.asked("effect"):
        game.defense.answers_anything()
    # F-15: both have drawn one at the end of the down.
    assert len(game.defense.hand) == 1 + (1 if paid else 3)
    assert len(game.offense.hand) == 1 + (0 if paid else 2)


def test_thicker_playbook_fills_both_hands() -> None:
    game = played("Thicker Playbook", PRIOR_TO_SELECTING)
    while game.offense.asked("hand limit"):
        game.offense.answers_anything()
    # Z-3: six are one too many, and one of the five has been called.
    assert (len(game.offense.play_hand), len(game.offense.hand)) == (4, 1)
