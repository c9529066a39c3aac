"""The scenario builder: what it declares is there, and what it asserts can fail."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    BEFORE_DESIGNATION,
    CALL,
    DESIGNATE,
    END_OF_PLAY,
    FIELD_GOAL,
    IF_INCOMPLETE,
    IF_STOPPED,
    LET_IT_RUN,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PICK,
    PLAY,
    PRIOR_TO_SELECTING,
    PUNT,
    RUN_A_PLAY,
    START_OF_DOWN,
    START_OF_POSSESSION,
    TIMEOUT,
    USE,
    Side,
    action,
    gridiron,
    play,
    player,
    power_up,
    scenario,
    superstar,
)

SHORT = "Short Pass: 20 (2-9)"


def test_the_numbers_of_the_board_are_as_declared() -> None:
    game = scenario(
        "crd",
        ball=60,
        down=3,
        clock=7,
        score=(7, 3),
        timeouts=(1, 2),
        offense_seat=1,
    )
    assert (game.ball, game.down, game.clock, game.score) == (60, 3, 7, (7, 3))
    assert (game.offense.timeouts, game.defense.timeouts) == (1, 2)
    assert game.state.offense == game.offense.seat == 1
    game.offense.offered(RUN_A_PLAY, PUNT, FIELD_GOAL)


def test_cards_lie_where_they_are_declared() -> None:
    passer = player("QB", name="Ace")
    game = scenario(
        "crd",
        offense=Side(
            hand=["Gain 10 yards."],
            players=[passer],
            superstars=[superstar(passer)],
            attached={"RB": [power_up(name="Boots")]},
            gridirons=[gridiron(name="Snow")],
            action_discard=[action(name="Spent")],
            exhausted=["TE"],
            bench="WR",
        ),
    )
    assert game.offense.hand == ["Gain 10 yards."]
    assert game.offense.field == ["Ace", "Running Back", "Tight End", "Slot Receiver"]
    assert game.offense.exhausted == ["Tight End"]
    assert game.offense.superstar("Ace")
    assert game.offense.attached("RB") == ["Boots"]
    assert game.offense.discard == ["Spent"]
    assert game.gridirons == ["Snow"]


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    "point", [PRIOR_TO_SELECTING, ON_FIELD_ADJUSTMENTS, AFTER_DESIGNATION, END_OF_PLAY]
)
def test_a_scenario_starts_at_any_timing_point(edition: str, point: str) -> None:
    game = scenario(edition, offense=[action("Gain 5 yards.", when=point)], at=point)
    game.offense.offered(PASS, PLAY(0))


@pytest.mark.parametrize("point", [START_OF_POSSESSION, START_OF_DOWN])
def test_it_starts_before_the_play_too(point: str) -> None:
    game = scenario("crd", defense=[action("Gain 5 yards.", when=point)], at=point)
    game.defense.offered(PASS, PLAY(0))


def test_the_windows_of_2019_are_reached() -> None:
    at = scenario("2019", offense=["Gain 5 yards."], calls=("Run Left", "Run Left"), at=IF_STOPPED)
    at.offense.offered(PASS, PLAY(0))
    at = scenario(
        "2019", offense=["Gain 5 yards."], calls=(SHORT, ""), strength=1, at=IF_INCOMPLETE
    )
    at.offense.offered(PASS, PLAY(0))
    at = scenario("2019", offense=["Gain 5 yards."], at=BEFORE_DESIGNATION)
    at.offense.offered(PASS, PLAY(0))


def test_the_declared_play_is_called_and_runs() -> None:
    game = scenario("crd", calls=(SHORT, "Run Left"), strength=4, time=2, at="timeout")
    game.offense.offered(LET_IT_RUN, TIMEOUT)
    assert (game.strength, game.base_yards, game.yards, game.ball) == (4, 20, 20, 45)
    game.run_to(NEXT_DOWN)
    assert (game.clock, game.down) == (13, 2)


def test_plays_of_a_hand_are_offered_for_the_call() -> None:
    game = scenario("crd", offense=Side(plays=[play("Run Right", None)]), at="call")
    game.offense.offered(CALL(0), *[CALL("Run Right, X, stops -", x) for x in range(10)])
    game.offense.calls(1, x=7).answers(DESIGNATE("RB"))
    assert game.strength == 7


def test_players_are_named_by_position_name_or_slot() -> None:
    energize = "Exhaust: Energize one of your Exhausted Players."
    game = scenario(
        "crd",
        offense=Side(players=[player("QB", energize)], exhausted=["RB", "TE"]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.offered(PASS, USE("QB"))
    game.offense.uses("Test QB")
    game.offense.offered(PICK("Test QB"), PICK("RB"), PICK(game.offense.slot("TE")))
    game.offense.picks("Running Back")
    assert game.offense.exhausted == ["Test QB", "Tight End"]


def test_what_is_not_offered_fails_the_test() -> None:
    game = scenario(
        "crd", offense=["Gain 10 yards."], defense=["Cancel target Action card."], at=END_OF_PLAY
    )
    with pytest.raises(AssertionError, match="the offense is also offered PLAY"):
        game.offense.offered(PASS)
    with pytest.raises(AssertionError, match="the offense is not offered USE"):
        game.offense.offered(PASS, PLAY(0), USE("QB"))
    with pytest.raises(AssertionError, match="the defense is not asked now"):
        game.defense.passes()


def test_a_point_at_which_nobody_is_asked_is_no_place_to_start() -> None:
    with pytest.raises(AssertionError, match="nobody was asked anything at 'end of the play'"):
        scenario("crd", at=END_OF_PLAY)


def test_both_pass_closes_only_the_point_in_which_the_test_acted() -> None:
    game = scenario("crd", offense=["Gain 10 yards.", "Lose 5 yards."], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 10
    game.run_to(AFTER_DESIGNATION)
    game.offense.offered(PASS, PLAY(1))


def test_the_log_tells_what_happened() -> None:
    game = scenario("crd", offense=["Gain 10 yards."], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    assert game.log.has(events.CARD_PLAYED, seat=game.offense.seat)
    assert game.log.order(events.CARD_PLAYED, events.RESOLVES) == [
        events.CARD_PLAYED,
        events.RESOLVES,
    ]
    assert not game.log.has(events.CANCELLED)
    assert game.log.cites("T-2")
    assert not game.log.cites("T-18")
    assert "F-1 First down, ball on Home's 25." in str(game.log)


def test_an_unanswered_effect_fails_at_the_end() -> None:
    pick = "Energize one of your Exhausted Players."
    game = scenario("crd", offense=Side(hand=[pick], exhausted=["RB", "TE"]), at=START_OF_DOWN)
    game.offense.plays(0)
    with pytest.raises(AssertionError, match="unanswered"):
        game.check_end()
    game.offense.picks("RB")
    game.check_end()
