"""Chapter F: the start of a down, the calls, and whether the play works (F-1 to F-6)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.terms import INCOMPLETE, ON_FIELD_ADJUSTMENTS, STOPPED, SUCCESSFUL
from snapcount.testing import (
    CALL,
    FIELD_GOAL,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    PUNT,
    RUN_A_PLAY,
    START_OF_DOWN,
    Answer,
    Scenario,
    Side,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

COVERED = editions_where(lambda rules: rules.run_covers_unspecified)
BY_F = editions_where(by_chapter_f)
since_2021 = pytest.mark.parametrize("edition", BY_F)
every_edition = pytest.mark.parametrize("edition", editions_where())

CALLS = ["Run Left", "Run Middle", "Run Right", "Short Pass", "Medium Pass", "Long Pass"]


def offense_of(call: str) -> str:
    """The call as the offense has it: a pass has yards and a catch range."""
    return f"{call}: 20 (0-9)" if "Pass" in call else call


def checked(edition: str, offense: str, defense: str, strength: int = 3) -> Scenario:
    """A play that has been checked; nobody could do anything about it."""
    return scenario(edition, calls=(offense, defense), strength=strength, at="timeout")


# The start of a down ---------------------------------------------------------------------------


@rule("F-1", editions=BY_F)
@since_2021
def test_a_down_starts_with_a_timing_point_and_then_the_offenses_choice(edition: str) -> None:
    game = scenario(edition, offense=["Gain 5 yards."], defense=["Lose 5 yards."], at=START_OF_DOWN)
    game.offense.offered(PASS, PLAY(0)).passes()
    game.defense.offered(PASS, PLAY(0)).passes()
    game.offense.offered(RUN_A_PLAY, PUNT, FIELD_GOAL)


@rule("F-1", "K-5", editions=BY_F)
@since_2021
@pytest.mark.parametrize("down", [1, 2, 3, 4])
@pytest.mark.parametrize("ball", [1, 50, 99])
def test_the_choice_is_there_on_every_down_from_anywhere(
    edition: str, down: int, ball: int
) -> None:
    game = scenario(edition, down=down, ball=ball)
    game.offense.offered(RUN_A_PLAY, PUNT, FIELD_GOAL)


@rule("F-1", editions=BY_F)
@since_2021
@pytest.mark.parametrize("kick", [PUNT, FIELD_GOAL])
def test_a_kick_goes_straight_to_the_end_of_the_down(edition: str, kick: Answer) -> None:
    """Nobody is asked at any timing point, though both hold cards for all of them."""
    game = scenario(edition, offense=["Gain 5 yards."], defense=["Lose 5 yards."], timeouts=(0, 0))
    game.offense.answers(kick)
    game.run_to("line-up")
    assert not game.log.has(events.CALLED)
    assert not game.log.has(events.YARDS)
    assert game.log.has(events.POSSESSION)
    assert game.offense.hand.count("Gain 5 yards.") == 1


# The draw --------------------------------------------------------------------------------------


@rule("F-2", "R-3", editions=BY_F)
@since_2021
def test_both_draw_a_play_card_once_a_play_is_run(edition: str) -> None:
    game = scenario(edition, offense=["Gain 5 yards."])
    assert not game.log.has(events.DREW)
    assert (len(game.offense.play_hand), len(game.defense.play_hand)) == (3, 3)
    game.offense.answers(RUN_A_PLAY)
    game.offense.offered(PASS, PLAY(0))
    assert game.is_at(PRIOR_TO_SELECTING), "they draw before that timing point"
    assert (len(game.offense.play_hand), len(game.defense.play_hand)) == (4, 4)
    assert [event[1] for event in game.log.all(events.DREW)] == [0, 1], "the offense first"


@rule("F-2", editions=BY_F)
@since_2021
@pytest.mark.parametrize("kick", [PUNT, FIELD_GOAL])
def test_nobody_draws_a_play_card_for_a_kick(edition: str, kick: Answer) -> None:
    game = scenario(edition)
    game.offense.answers(kick)
    assert (len(game.offense.play_hand), len(game.defense.play_hand)) == (3, 3)


# The calls -------------------------------------------------------------------------------------


@rule("F-3", editions=BY_F)
@since_2021
def test_after_a_timing_point_both_choose_a_play_face_down_and_reveal_together(
    edition: str,
) -> None:
    game = scenario(
        edition,
        offense=Side(hand=["Gain 5 yards."], plays=[play("Run Middle", 1)]),
        defense=Side(plays=[play("Run Right", 0, "Run Middle")]),
        at=PRIOR_TO_SELECTING,
    )
    game.offense.passes()
    game.offense.offered(CALL(0), CALL(1)).calls(1)
    assert not game.log.has(events.CALLED), "still face down"
    game.defense.offered(CALL(0), CALL(1)).calls(1)
    assert game.log.order(events.CALLED, events.CHECKED)[:3] == [
        events.CALLED,
        events.CALLED,
        events.CHECKED,
    ]
    assert game.names([game.state.this.called[0]]) == ["Run Middle, 1, stops -"]


@rule("F-3", editions=BY_F)
@since_2021
def test_each_uses_its_own_side_of_the_card(edition: str) -> None:
    """Both call the same card: the offense runs left, the defense stops short passes."""
    both = play("Run Left", 4, "Short Pass")
    game = scenario(edition, calls=(both, both), at="timeout")
    assert game.outcome == SUCCESSFUL
    assert game.yards == 8 * 5


@rule("F-3", "R-6", editions=BY_F)
@since_2021
def test_a_strength_of_x_is_chosen_with_the_card(edition: str) -> None:
    game = scenario(edition, calls=(play("Run Left", None), "Long Pass"), at="call")
    game.offense.offered(*[CALL(0, x) for x in range(10)]).calls(0, x=7)
    assert game.log.has(events.CALLED, seat=0, b=7)
    assert game.strength == 7


# Success ---------------------------------------------------------------------------------------


@rule("F-4")
@every_edition
@pytest.mark.parametrize("offense", CALLS)
@pytest.mark.parametrize("defense", CALLS)
def test_a_defensive_call_that_is_the_offenses_stops_it(
    edition: str, offense: str, defense: str
) -> None:
    game = checked(edition, offense_of(offense), defense)
    assert game.outcome == (STOPPED if offense == defense else SUCCESSFUL)


@rule("F-4")
@every_edition
@pytest.mark.parametrize("strength", range(10))
def test_a_pass_is_complete_within_its_catch_range(edition: str, strength: int) -> None:
    game = checked(edition, "Short Pass: 20 (3-7)", "Run Left", strength)
    assert game.outcome == (SUCCESSFUL if 3 <= strength <= 7 else INCOMPLETE)
    assert game.yards == (20 if 3 <= strength <= 7 else 0)


@rule("F-4")
@every_edition
@pytest.mark.parametrize("strength", range(10))
def test_a_run_that_is_not_stopped_succeeds_whatever_its_strength(
    edition: str, strength: int
) -> None:
    assert checked(edition, "Run Left", "Run Right", strength).outcome == SUCCESSFUL


@rule("F-4")
@every_edition
def test_a_pass_in_range_is_stopped_all_the_same(edition: str) -> None:
    assert checked(edition, "Short Pass: 20 (0-9)", "Short Pass").outcome == STOPPED


@rule("F-4", editions=BY_F)
@since_2021
def test_an_incomplete_pass_counts_as_stopped(edition: str) -> None:
    notices = "Whenever a play is stopped, gain 5 yards."
    game = scenario(
        edition,
        offense=Side(players=[player("QB", notices)]),
        calls=("Short Pass: 20 (9)", "Run Left"),
        at="timeout",
    )
    assert game.outcome == INCOMPLETE
    assert not game.log.has(events.DESIGNATED)
    game.run_to("play or kick")
    assert game.ball == 30, "the trigger moved the ball at the end of the play"


@rule("F-4", "F-7", editions=BY_F)
@since_2021
def test_success_is_checked_before_on_field_adjustments(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Gain 5 yards. Play only during On Field Adjustments if the play is stopped."],
        calls=("Run Left", "Run Left"),
        at="on field adjustments",
    )
    assert game.state.point == ON_FIELD_ADJUSTMENTS
    assert game.outcome == STOPPED


@rule("F-5")
@every_edition
@pytest.mark.parametrize(
    ("offense", "defense", "strength"),
    [(0, 0, 0), (3, 4, 7), (5, 5, 0), (7, 9, 6), (9, 9, 8), (1, 9, 0), (0, 9, 9)],
)
def test_play_strength_is_the_last_digit_of_both_added(
    edition: str, offense: int, defense: int, strength: int
) -> None:
    game = scenario(
        edition, calls=(play("Run Left", offense), play("Run Left", defense)), at="timeout"
    )
    assert game.strength == strength
    assert game.yards == 5 * strength


@rule("F-6")
@every_edition
@pytest.mark.parametrize("offense", CALLS)
def test_a_defense_stops_every_call_it_lists(edition: str, offense: str) -> None:
    game = checked(edition, offense_of(offense), "Run Left / Run Middle / Long Pass")
    stopped = offense in ("Run Left", "Run Middle", "Long Pass")
    assert (game.outcome == STOPPED) == stopped


@rule("F-6")
@every_edition
@pytest.mark.parametrize("offense", CALLS)
@pytest.mark.parametrize(("defense", "word"), [("All Runs", "Run"), ("All Passes", "Pass")])
def test_all_runs_and_all_passes_stop_each_of_them(
    edition: str, offense: str, defense: str, word: str
) -> None:
    game = checked(edition, offense_of(offense), defense)
    assert (game.outcome == STOPPED) == (word in offense)


@rule("F-6")
@every_edition
@pytest.mark.parametrize("defense", CALLS)
@pytest.mark.parametrize("offense", ["Run", "Pass"])
def test_an_unspecified_play_is_stopped_by_any_of_its_kind_in_crd(
    edition: str, offense: str, defense: str
) -> None:
    """Before, only an exact match stops a play."""
    game = checked(edition, offense_of(offense), defense)
    stopped = edition in COVERED and offense in defense
    assert game.outcome == (STOPPED if stopped else SUCCESSFUL)


@rule("F-6")
@every_edition
@pytest.mark.parametrize(("offense", "defense"), [("Run", "All Runs"), ("Pass", "All Passes")])
def test_all_of_a_kind_stops_the_unspecified_play_everywhere(
    edition: str, offense: str, defense: str
) -> None:
    assert checked(edition, offense_of(offense), defense).outcome == STOPPED
