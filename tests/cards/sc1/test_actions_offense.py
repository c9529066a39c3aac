"""What the Offense Action cards of the First Season do."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.engine import events, terms
from snapcount.testing import (
    AFTER_DESIGNATION,
    DISCARD,
    END_OF_PLAY,
    FIELD_GOAL,
    LET_IT_RUN,
    MODE,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    play,
    player,
    scenario,
)
from snapcount.testing.season import season_action

PLAIN = play("Run Right", 0)
RUN = ("Run Left", "Long Pass")
STOPPED = ("Run Left", "Run Left")
LONG_PASS = ("Long Pass: 40 (0-9)", "Run Left")


def grit(value: int) -> tuple[Side, Side]:
    """Play decks that give this Grit after each side's draw."""
    return Side(play_deck=[PLAIN, play("Run Right", value)]), Side(play_deck=[PLAIN, PLAIN])


def played(name: str, at: str, *more: str, **declared: Any) -> Scenario:
    """The offense has played the card at that timing point; `more` is held beside it."""
    hand = [season_action(card) for card in (name, *more)]
    side = declared.pop("offense", Side())
    declared["offense"] = Side(**{**vars(side), "hand": hand})
    game = scenario("crd", at=at, **declared)
    game.offense.plays(name)
    return game


@pytest.mark.parametrize(
    ("name", "declared", "yards"),
    [
        ("Extra Effort", {"strength": 2}, 20),
        ("Open Lane", {"strength": 2}, 25),
        ("Run After Catch", {"calls": LONG_PASS}, 55),
        ("Breakaway", {"strength": 4}, 40),
        ("Forward Progress", {"strength": 1}, 10),
        ("Forward Progress", {"strength": 6}, 30),
        ("Fourth and Go", {"strength": 2, "down": 4}, 30),
        ("Fourth and Go", {"strength": 2, "down": 2}, 20),
        ("Red Zone Package", {"strength": 1, "ball": 80}, 15),
    ],
)
def test_yards_after_designation(name: str, declared: dict[str, Any], yards: int) -> None:
    game = played(name, AFTER_DESIGNATION, **declared)
    game.both_pass()
    assert game.yards == yards


def test_red_zone_package_lets_nobody_tackle() -> None:
    tackler = player("LB", "Tackle: The offense loses 10 yards.")
    game = played(
        "Red Zone Package",
        AFTER_DESIGNATION,
        defense=Side(players=[tackler]),
        tackler="LB",
        ball=80,
        strength=1,
    )
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


def test_same_again_repeats_the_yards_of_the_last_play() -> None:
    card = season_action("Same Again")
    first, second = play("Run Left", 4), play("Run Left", 1)
    game = scenario(
        "crd",
        offense=Side(hand=[card], plays=[second]),
        calls=(first, play("Run Right", 0, "Long Pass")),
        at="call",
    )
    game.offense.calls(first)
    game.run_to(NEXT_DOWN).run_to("call")
    game.offense.calls(second)
    game.run_to(AFTER_DESIGNATION)
    game.offense.plays(card)
    game.both_pass()
    assert game.yards == 5 + 20


def test_empty_the_playbook_pays_for_each_play_given_up() -> None:
    game = played("Empty the Playbook", AFTER_DESIGNATION, strength=1)
    game.both_pass()
    held = len(game.offense.play_hand)
    game.offense.offered(*[NUMBER(x) for x in range(held + 1)]).answers(NUMBER(2))
    game.offense.answers_anything()
    if game.offense.asked("effect"):
        game.offense.answers_anything()
    assert len(game.offense.play_hand) == held - 2
    assert game.yards == 5 + 10


def test_chain_mover_makes_it_first_down() -> None:
    game = played("Chain Mover", END_OF_PLAY, down=3, strength=5)
    game.both_pass()
    game.run_to("play or kick")
    assert game.down == 1


def test_do_it_over_replays_the_down_without_time() -> None:
    game = played("Do It Over", ON_FIELD_ADJUSTMENTS, calls=STOPPED, down=2, clock=9)
    game.both_pass()
    assert game.log.has(events.REPLAY)
    game.run_to("play or kick")
    assert (game.down, game.clock) == (2, 9)


def test_dump_it_off_is_caught_at_any_strength() -> None:
    game = played("Dump It Off", ON_FIELD_ADJUSTMENTS, calls=("Long Pass: 60 (9-9)", "Long Pass"))
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == 10


@pytest.mark.parametrize(("strength", "yards"), [(2, 40), (1, 0)])
def test_wider_net_catches_two_more_on_either_side(strength: int, yards: int) -> None:
    calls = ("Long Pass: 40 (4-6)", "Run Left")
    game = played("Wider Net", ON_FIELD_ADJUSTMENTS, calls=calls, strength=strength)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


def test_change_at_the_line_takes_the_top_card() -> None:
    other = play("Run Middle", 7)
    side = Side(play_deck=[PLAIN, other])
    game = played("Change at the Line", ON_FIELD_ADJUSTMENTS, offense=side, calls=STOPPED)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == 35


@pytest.mark.parametrize(("value", "yards"), [(0, 15), (4, 15), (5, 0)])
def test_second_chance_needs_a_low_grit(value: int, yards: int) -> None:
    offense, defense = grit(value)
    game = played(
        "Second Chance", ON_FIELD_ADJUSTMENTS, offense=offense, defense=defense, calls=STOPPED
    )
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@pytest.mark.parametrize(("mode", "yards"), [(0, 25), (1, 40)])
def test_play_fake_turns_a_run_into_a_pass_of_ones_choice(mode: int, yards: int) -> None:
    game = played("Play Fake", ON_FIELD_ADJUSTMENTS, calls=STOPPED, strength=5)
    game.both_pass()
    game.offense.offered(MODE(0), MODE(1)).answers(MODE(mode))
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


def test_kill_call_changes_to_a_run_at_once() -> None:
    game = played("Kill Call", ON_FIELD_ADJUSTMENTS, calls=("Long Pass: 40 (0-9)", "Long Pass"))
    game.offense.offered(MODE(0), MODE(1), MODE(2)).answers(MODE(1))
    assert game.state.this.call == terms.RUN_MIDDLE
    game.run_to(NEXT_DOWN)
    assert game.yards == 15


def test_toe_tap_completes_what_was_not_caught() -> None:
    game = played("Toe Tap", ON_FIELD_ADJUSTMENTS, calls=("Long Pass: 40 (4-9)", "Run Left"))
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == 40


def test_steal_the_sheet_runs_what_the_defense_holds() -> None:
    theirs = play("Long Pass: 55 (0-9)", 0, "Run Left")
    game = played("Steal the Sheet", ON_FIELD_ADJUSTMENTS, calls=("Run Left", theirs))
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == 55


def test_bounce_back_draws_for_a_stopped_play_once() -> None:
    game = played("Bounce Back", PRIOR_TO_SELECTING, calls=STOPPED)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    after_one = len(game.offense.hand)
    assert after_one == 3  # two for the stop, one at the end of the down
    game.run_to(NEXT_DOWN)
    assert len(game.offense.hand) == after_one + 1


def test_two_minute_drill_spares_a_time_unit_a_play() -> None:
    game = played("Two Minute Drill", START_OF_DOWN, clock=6)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    game.run_to(NEXT_DOWN)
    assert game.clock == 6


def test_free_play_moves_the_ball_before_the_down() -> None:
    game = played("Free Play", START_OF_DOWN, ball=30)
    game.both_pass()
    assert game.ball == 40


def test_lead_blocker_gives_a_run_ability_for_the_possession() -> None:
    game = played("Lead Blocker", START_OF_DOWN, carrier="Tight End", strength=2)
    game.both_pass()
    game.offense.answers(PICK("Tight End"))
    game.run_to(NEXT_DOWN)
    assert game.yards == 20
    assert "Tight End" in game.offense.exhausted


def test_secure_the_ball_keeps_it() -> None:
    strip = action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS, side="defense")
    card = season_action("Secure the Ball")
    game = scenario("crd", offense=[card], defense=[strip], at=ON_FIELD_ADJUSTMENTS)
    game.offense.passes()
    game.defense.plays(strip)
    game.offense.plays(card)
    game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.has_ball is game.offense


def test_extra_point_unit_adds_a_point_to_a_touchdown() -> None:
    game = played("Extra Point Unit", START_OF_DOWN, ball=95)
    game.both_pass()
    game.run_to(NEXT_POSSESSION)
    assert game.score == (8, 0)


@pytest.mark.parametrize(("second", "points"), [(5, 3), (0, 0)])
def test_second_kick_tries_a_missed_field_goal_again(second: int, points: int) -> None:
    tops = [play("Run Right", 9), play("Run Right", second)]
    game = played(
        "Second Kick",
        START_OF_DOWN,
        offense=Side(play_deck=tops),
        defense=Side(play_deck=[PLAIN, PLAIN]),
        ball=75,
    )
    game.both_pass()
    game.run_to("play or kick")
    game.offense.answers(FIELD_GOAL)
    while game.state.decision is not None and game.offense.asked("timeout"):
        game.offense.answers(LET_IT_RUN)
    assert game.log.has(events.KICKED_AGAIN)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (points, 0)


def test_discards_are_chosen_for_empty_the_playbook() -> None:
    odd = play("Run Middle", 9, name="Odd One")
    game = played("Empty the Playbook", AFTER_DESIGNATION, offense=Side(plays=[odd]), strength=1)
    game.both_pass()
    game.offense.answers(NUMBER(1))
    game.offense.answers(DISCARD("Odd One"))
    assert "Odd One" in game.offense.play_discard
