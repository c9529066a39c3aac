"""Chapter F: On Field Adjustments, Replays and live ball turnovers (F-7, F-8, F-17, F-19)."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.engine import events
from snapcount.engine.terms import STOPPED, SUCCESSFUL
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    KEEP_REPLAY,
    KEEP_TURNOVER,
    LET_IT_RUN,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    START_OF_DOWN,
    TIMEOUT,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where, first_question

CHOSEN = editions_where(lambda rules: rules.replay_or_turnover)
NOT_CHOSEN = editions_where(lambda rules: not rules.replay_or_turnover)
every_edition = pytest.mark.parametrize("edition", editions_where())
BY_F = editions_where(by_chapter_f)
since_2021 = pytest.mark.parametrize("edition", BY_F)
not_chosen = pytest.mark.parametrize("edition", NOT_CHOSEN)
chosen = pytest.mark.parametrize("edition", CHOSEN)

REPLAY = "Replay the Down."
FUMBLE = "The play becomes a fumble."
INTERCEPTION = "The play becomes an interception."
PICK_SIX = "The play becomes a Pick Six."
A_PASS = ("Short Pass: 15 (0-9)", "Long Pass")  # only one of these is intercepted
PASSING: dict[str, Any] = {"calls": A_PASS, "at": ON_FIELD_ADJUSTMENTS}
turnovers = pytest.mark.parametrize("turnover", [FUMBLE, INTERCEPTION, PICK_SIX])


# On Field Adjustments --------------------------------------------------------------------------


@rule("F-7", editions=BY_F)
@since_2021
def test_the_play_may_change_in_on_field_adjustments_and_is_checked_again(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Your current play becomes a Short Pass: 15 (0-9)."],
        calls=("Run Left", "Run Left"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    assert game.outcome == STOPPED
    game.offense.plays(0)
    assert game.outcome == SUCCESSFUL
    assert game.offense.asked("designation")


@rule("F-7", editions=BY_F)
@since_2021
def test_a_successful_play_may_come_to_be_stopped(edition: str) -> None:
    game = scenario(edition, defense=["The play becomes stopped."], at=ON_FIELD_ADJUSTMENTS)
    assert game.outcome == SUCCESSFUL
    game.defense.plays(0)
    assert game.outcome == STOPPED
    assert not game.log.has(events.DESIGNATED), "a stopped play goes to Play Results"
    assert game.log.has(events.YARDS, a=0, b=0)


@rule("F-7", "R-14", editions=BY_F)
@since_2021
def test_after_designation_the_play_no_longer_changes(edition: str) -> None:
    game = scenario(edition, defense=["The play becomes stopped."], at=AFTER_DESIGNATION)
    game.defense.plays(0)
    assert game.yards == 15
    assert game.log.has(events.TOO_LATE)


@rule("F-7", "R-5", editions=BY_F)
@since_2021
def test_a_replay_restarts_the_down(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(hand=[REPLAY, action("Gain 5 yards.", when=START_OF_DOWN)]),
        defense=Side(exhausted=["LB"]),
        down=3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.offense.offered(PASS, PLAY(1))
    assert game.is_at(START_OF_DOWN)
    assert (game.down, game.ball, game.clock) == (3, 25, 15)
    assert (len(game.offense.play_discard), len(game.defense.play_discard)) == (1, 1)
    assert game.defense.exhausted == ["Linebacker"]
    assert game.log.count(events.LINED_UP) == 0
    game.run_to("timeout")
    assert len(game.log.all(events.DREW)) == 4, "both drew a Play card again (F-2)"


@rule("F-7", "R-5")
@every_edition
def test_nothing_of_the_play_is_left_after_a_replay(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Gain 20 yards.", REPLAY],
        defense=["The play becomes stopped."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.offense.plays(1)
    assert game.run_to("timeout").yards == 15


@rule("F-7", "R-5")
@every_edition
def test_a_replay_after_designation_exhausts_nobody(edition: str) -> None:
    game = scenario(edition, defense=[REPLAY], at=AFTER_DESIGNATION)
    game.defense.plays(0)
    assert game.log.has(events.REPLAY)
    assert (game.offense.exhausted, game.defense.exhausted) == ([], [])
    assert (game.clock, game.ball) == (15, 25)


@rule("F-7", "F-17")
@every_edition
@turnovers
def test_a_live_ball_turnover_jumps_to_the_end_of_the_down(edition: str, turnover: str) -> None:
    """No designation, no Play Results, no End of the Play, though both hold cards for it."""
    game = scenario(
        edition,
        offense=[action("Gain 5 yards.", when=(AFTER_DESIGNATION, END_OF_PLAY))],
        defense=[action(turnover, when=ON_FIELD_ADJUSTMENTS)],
        calls=A_PASS,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.offense.offered(LET_IT_RUN, TIMEOUT)
    game.run_to(NEXT_POSSESSION)
    assert not game.log.has(events.DESIGNATED)
    assert not game.log.has(events.YARDS)
    assert not game.log.has(events.EXHAUSTED)


@rule("R-39", "R-48", "F-17")
@every_edition
@turnovers
def test_a_live_ball_turnover_after_designation_jumps_there_too(
    edition: str, turnover: str
) -> None:
    """No Play Results: no yards, nobody is exhausted for being named, no End of the Play."""
    game = scenario(
        edition,
        offense=[action("Gain 5 yards.", when=(AFTER_DESIGNATION, END_OF_PLAY))],
        defense=[action(turnover, when=AFTER_DESIGNATION)],
        calls=A_PASS,
        time=2,
        ball=30,
        at=AFTER_DESIGNATION,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.offense.passes()
    game.offense.offered(LET_IT_RUN, TIMEOUT)
    assert game.log.has(events.DESIGNATED)
    game.run_to(NEXT_POSSESSION)
    assert not game.log.has(events.YARDS)
    assert not game.log.has(events.EXHAUSTED)
    assert game.clock == 13
    if turnover == PICK_SIX:
        assert (game.score, game.has_ball, game.ball) == ((0, 7), game.offense, 25)
    else:
        assert (game.score, game.has_ball, game.ball) == ((0, 0), game.defense, 70)


@rule("F-7")
@every_edition
def test_a_turnover_comes_before_the_check_for_success(edition: str) -> None:
    """A pass that is intercepted is not also incomplete."""
    game = scenario(
        edition,
        offense=Side(players=[player("QB", "Whenever a pass is incomplete, gain 5 yards.")]),
        defense=[action(INTERCEPTION, when=ON_FIELD_ADJUSTMENTS)],
        calls=("Short Pass: 20 (9)", "Run Left"),
        ball=40,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.run_to(first_question(edition))
    assert (game.has_ball, game.ball) == (game.defense, 60)
    assert not game.log.has(events.TRIGGER_ADDED)


# Replay or turnover ----------------------------------------------------------------------------


@rule("F-8")
@every_edition
@turnovers
@pytest.mark.parametrize("first", ["replay", "turnover"])
def test_from_opposing_players_the_replay_wins(edition: str, turnover: str, first: str) -> None:
    """In whichever order they resolve; the older rulebooks say that a Replay cancels it."""
    if first == "replay":  # resolves first, so it is played last
        game = scenario(
            edition,
            offense=["Gain 5 yards.", REPLAY],
            defense=[turnover],
            calls=A_PASS,
            at=ON_FIELD_ADJUSTMENTS,
        )
        game.offense.plays(0)
        game.defense.plays(0)
        game.offense.plays(1)
    else:
        game = scenario(edition, offense=[REPLAY], defense=[turnover], **PASSING)
        game.offense.plays(0)
        game.defense.plays(0)
    assert game.log.has(events.TURNOVER_CANCELLED)
    assert game.log.has(events.REPLAY)
    assert game.has_ball is game.offense
    assert game.score == (0, 0), "nobody scores on a Replay"


@rule("F-8", editions=CHOSEN)
@chosen
@turnovers
@pytest.mark.parametrize("keep", ["replay", "turnover"])
def test_from_one_player_that_player_chooses(edition: str, turnover: str, keep: str) -> None:
    game = scenario(edition, defense=[REPLAY, turnover], timeouts=(0, 0), **PASSING)
    game.defense.plays(0).plays(1)
    game.defense.offered(KEEP_REPLAY, KEEP_TURNOVER)
    game.defense.answers(KEEP_REPLAY if keep == "replay" else KEEP_TURNOVER)
    assert game.log.has(events.REPLAY) == (keep == "replay")
    assert game.log.has(events.TURNOVER_CANCELLED) == (keep == "replay")
    assert game.log.has(events.REPLAY_CANCELLED) == (keep == "turnover")
    picked = keep == "turnover" and turnover == PICK_SIX
    assert game.score == ((0, 7) if picked else (0, 0))


@rule("F-8", "F-19", editions=CHOSEN)
@chosen
def test_a_replay_beyond_the_limit_leaves_nothing_to_choose(edition: str) -> None:
    game = scenario(edition, defense=[REPLAY, REPLAY, FUMBLE], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0).passes()
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.plays(1).plays(2)
    assert game.log.has(events.REPLAY_CANCELLED)
    game.run_to(NEXT_POSSESSION)
    assert game.has_ball is game.defense


@rule("F-8")
@not_chosen
def test_before_crd_a_replay_cancels_ones_own_turnover_too(edition: str) -> None:
    game = scenario(edition, defense=[REPLAY, FUMBLE], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0).plays(1)
    assert game.log.has(events.REPLAY)
    assert game.log.has(events.TURNOVER_CANCELLED)


@rule("F-8", editions=CHOSEN)
@chosen
def test_a_turnover_against_both_players_replays_is_cancelled(edition: str) -> None:
    game = scenario(edition, offense=[REPLAY], defense=[REPLAY, FUMBLE], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.defense.plays(0).plays(1)
    assert game.log.has(events.REPLAY)
    assert game.log.has(events.TURNOVER_CANCELLED)


@rule("F-8", "T-18", editions=CHOSEN)
@chosen
def test_a_turnover_that_was_cancelled_asks_nothing(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Cancel the live ball turnover."],
        defense=["Lose 5 yards.", FUMBLE],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)  # resolves after the fumble
    game.defense.plays(1)
    game.both_pass()
    assert game.log.has(events.OFFSET)
    assert game.offense.asked("designation")


# Turnovers -------------------------------------------------------------------------------------


@rule("F-17", "P-2")
@every_edition
@pytest.mark.parametrize("turnover", [FUMBLE, INTERCEPTION])
def test_after_a_turnover_the_other_player_has_the_ball_where_the_down_began(
    edition: str, turnover: str
) -> None:
    game = scenario(edition, defense=[turnover], ball=30, down=3, **PASSING)
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.has_ball is game.defense
    assert (game.ball, game.down, game.score) == (70, 1, (0, 0))


@rule("F-17", "P-2")
@every_edition
def test_a_pick_six_is_seven_for_the_defense(edition: str) -> None:
    game = scenario(edition, defense=[PICK_SIX], ball=60, **PASSING)
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.score == (0, 7)
    assert game.has_ball is game.offense
    assert (game.ball, game.down) == (25, 1)


@rule("F-17", "F-13", "R-48")
@every_edition
@turnovers
def test_a_turnover_takes_the_offenses_time_units(edition: str, turnover: str) -> None:
    game = scenario(edition, defense=[turnover], time=2, **PASSING)
    game.defense.plays(0)
    game.offense.offered(LET_IT_RUN, TIMEOUT).answers(LET_IT_RUN)
    game.defense.offered(LET_IT_RUN, TIMEOUT).answers(LET_IT_RUN)
    assert game.clock == 13


@rule("F-17", "F-13")
@every_edition
@pytest.mark.parametrize("who", ["offense", "defense"])
def test_either_player_may_spend_a_timeout_on_it(edition: str, who: str) -> None:
    game = scenario(edition, defense=[FUMBLE], time=2, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    if who == "defense":
        game.offense.answers(LET_IT_RUN)
    (game.offense if who == "offense" else game.defense).spends_timeout()
    assert game.clock == 15
    assert (game.offense.timeouts, game.defense.timeouts) == (
        (2, 3) if who == "offense" else (3, 2)
    )


@rule("F-17", "F-15", editions=BY_F)
@since_2021
def test_action_cards_are_drawn_after_a_turnover_as_after_any_down(edition: str) -> None:
    game = scenario(edition, defense=[FUMBLE], timeouts=(0, 0), at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    assert (game.offense.hand, game.defense.hand) == (["Blank"], ["Blank"])


@rule("F-17", "F-18")
@every_edition
def test_a_turnover_with_the_last_time_units_ends_the_half(edition: str) -> None:
    game = scenario(edition, defense=[FUMBLE], clock=1, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.HALF_ENDS)
    assert game.ball == 25


@rule("F-17", "R-39")
@every_edition
def test_a_turnover_may_still_come_after_designation(edition: str) -> None:
    strip = "Tackle: The play becomes a fumble."
    game = scenario(
        edition,
        offense=Side(players=[player("RB", "Run: Gain 10 yards.")]),
        defense=Side(players=[player("LB", strip)]),
        ball=30,
        carrier="RB",
        tackler="LB",
        at="timeout",
    )
    assert not game.log.has(events.YARDS)
    game.run_to(NEXT_POSSESSION)
    assert (game.has_ball, game.ball) == (game.defense, 70)


# The limit -------------------------------------------------------------------------------------


@rule("F-19", editions=BY_F)
@since_2021
def test_one_replay_for_each_player_in_a_possession(edition: str) -> None:
    game = scenario(edition, offense=[REPLAY, REPLAY], defense=[REPLAY], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.defense.passes()
    game.offense.passes()
    assert game.log.count(events.REPLAY) == 1
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.defense.passes()
    assert game.log.count(events.REPLAY) == 1
    assert game.log.has(events.REPLAY_CANCELLED, seat=game.offense.seat)
    assert game.offense.asked("designation")


@rule("F-19", editions=BY_F)
@since_2021
def test_the_other_player_has_their_own(edition: str) -> None:
    game = scenario(edition, offense=[REPLAY], defense=[REPLAY], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.defense.passes()
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    assert game.log.count(events.REPLAY) == 2
    assert not game.log.has(events.REPLAY_CANCELLED)


@rule("F-19", editions=BY_F)
@since_2021
def test_two_by_one_player_in_one_timing_point_are_one(edition: str) -> None:
    game = scenario(edition, offense=[REPLAY, REPLAY], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0).plays(1)
    assert game.log.count(events.REPLAY) == 1
    assert game.log.count(events.REPLAY_CANCELLED) == 1


@rule("F-19")
@pytest.mark.parametrize("edition", editions_where(lambda rules: not rules.one_replay))
def test_in_2019_there_is_no_limit(edition: str) -> None:
    game = scenario(edition, offense=[REPLAY] * 3, at=ON_FIELD_ADJUSTMENTS)
    for times in (1, 2, 3):
        game.run_to(ON_FIELD_ADJUSTMENTS)
        game.offense.plays(0)
        game.both_pass()
        assert game.log.count(events.REPLAY) == times


@rule("F-19", editions=BY_F)
@since_2021
def test_a_new_possession_has_its_own_replays(edition: str) -> None:
    game = scenario(edition, defense=[REPLAY, REPLAY], down=4, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.both_pass()
    game.run_to(NEXT_POSSESSION).run_to(ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    assert game.log.count(events.REPLAY) == 2


@rule("F-19", "R-13", editions=BY_F)
@since_2021
def test_beyond_the_limit_the_rest_of_the_card_still_happens(edition: str) -> None:
    both = "Replay the Down. Gain 5 yards."
    game = scenario(edition, offense=[both, both], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0).passes()
    assert game.ball == 30
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(1)
    assert game.log.count(events.REPLAY_CANCELLED) == 1
    assert game.ball == 35
    assert game.run_to(NEXT_DOWN).ball == 35 + 15
