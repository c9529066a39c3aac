"""Chapter F: the end of the down, limits, All Pro mode (F-15, F-16, F-18, F-20 to F-22)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.errors import SetupError
from snapcount.engine.flow.endings import ActionDraws, Kick
from snapcount.testing import (
    FIELD_GOAL,
    LET_IT_RUN,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PUNT,
    START_OF_DOWN,
    TIMEOUT,
    Answer,
    action,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, comes_first, editions_where

KEPT_AT_THE_FIVE = editions_where(lambda rules: rules.nearest_to_end_zone == 5)
ALL_PRO = editions_where(lambda rules: rules.all_pro_allowed)
every_edition = pytest.mark.parametrize("edition", editions_where())
BY_F = editions_where(by_chapter_f)
since_2021 = pytest.mark.parametrize("edition", BY_F)
kept_at_the_five = pytest.mark.parametrize("edition", KEPT_AT_THE_FIVE)
all_pro = pytest.mark.parametrize("edition", ALL_PRO)

STOPPED_RUN = ("Run Left", "Run Left")
FIRST_DOWN = action("It becomes first down.", when=ON_FIELD_ADJUSTMENTS)


# The end of the down ---------------------------------------------------------------------------


@rule("F-15", editions=BY_F)
@since_2021
def test_each_player_draws_an_action_card_at_the_end_of_the_down(edition: str) -> None:
    game = scenario(edition, timeouts=(0, 0))
    game.run_to(NEXT_DOWN)
    assert (game.offense.hand, game.defense.hand) == (["Blank"], ["Blank"])
    assert game.log.order(events.CLOCK, events.DREW)[-3:] == [
        events.CLOCK,
        events.DREW,
        events.DREW,
    ]
    assert [event[1] for event in game.log.all(events.DREW)[-2:]] == [0, 1], "the offense first"


@rule("F-15", "K-1", editions=BY_F)
@since_2021
@pytest.mark.parametrize("kick", [PUNT, FIELD_GOAL])
def test_action_cards_come_before_a_kick_in_crd_and_after_it_before(
    edition: str, kick: Answer
) -> None:
    game = scenario(edition, timeouts=(0, 0))
    game.offense.answers(kick)
    order = game.log.order(events.DREW, events.GRIT)
    draws_first = [events.DREW, events.DREW, events.GRIT]
    assert order == (draws_first if comes_first(edition, ActionDraws, Kick) else draws_first[::-1])


@rule("F-15")
@every_edition
def test_then_comes_the_next_down(edition: str) -> None:
    game = scenario(edition)
    for down in (2, 3, 4):
        game.run_to(NEXT_DOWN)
        assert game.down == down
        assert game.log.count(events.LINED_UP) == 0, "the same Players stay on the field"


@rule("F-16")
@every_edition
def test_yards_alone_make_no_first_down(edition: str) -> None:
    game = scenario(edition, strength=9)
    game.run_to(NEXT_DOWN)
    assert (game.ball, game.down) == (70, 2)


@rule("F-16")
@every_edition
@pytest.mark.parametrize("down", [1, 2, 3, 4])
def test_an_effect_sets_the_down_to_one(edition: str, down: int) -> None:
    game = scenario(edition, offense=[FIRST_DOWN], down=down, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert (game.down, game.has_ball) == (1, game.offense)
    game.run_to(NEXT_DOWN)
    assert game.down == 2


@rule("F-16", "P-2")
@every_edition
def test_fourth_down_without_one_is_a_turnover_on_downs(edition: str) -> None:
    game = scenario(edition, down=4, ball=30)
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.TURNOVER_ON_DOWNS)
    assert game.has_ball is game.defense
    assert (game.ball, game.down) == (100 - 45, 1), "at the result of the play"


@rule("F-16", "F-12")
@every_edition
def test_a_score_on_fourth_down_is_no_turnover_on_downs(edition: str) -> None:
    game = scenario(edition, down=4, ball=90)
    game.run_to(NEXT_POSSESSION)
    assert not game.log.has(events.TURNOVER_ON_DOWNS)
    assert (game.score, game.ball) == ((7, 0), 25)


@rule("F-16", "F-12")
@every_edition
def test_a_first_down_does_not_keep_the_ball_after_a_score(edition: str) -> None:
    game = scenario(edition, offense=[FIRST_DOWN], ball=90, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.has_ball is game.defense


@rule("F-18", "P-3")
@every_edition
@pytest.mark.parametrize("down", [1, 4])
def test_with_no_time_left_the_half_ends_whatever_the_down(edition: str, down: int) -> None:
    game = scenario(edition, clock=1, down=down, ball=40)
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.HALF_ENDS)
    assert not game.log.has(events.TURNOVER_ON_DOWNS)
    assert (game.has_ball, game.ball, game.clock) == (game.defense, 25, 15)


@rule("F-18")
@every_edition
def test_a_first_down_or_a_score_does_not_save_it(edition: str) -> None:
    game = scenario(edition, offense=[FIRST_DOWN], clock=1, ball=90, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.SECOND_HALF)
    assert game.score == (7, 0), "the last play counts"


@rule("F-18", "F-13")
@every_edition
def test_a_timeout_keeps_the_half_alive(edition: str) -> None:
    game = scenario(edition, clock=1, at="timeout")
    game.offense.spends_timeout()
    assert (game.clock, game.down) == (1, 2)
    assert not game.log.has(events.HALF_ENDS)


@rule("F-18", "K-5", editions=BY_F)
@since_2021
def test_a_kick_may_take_the_last_time_unit(edition: str) -> None:
    game = scenario(edition, clock=1)
    game.offense.answers(PUNT)
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.HALF_ENDS)
    assert game.ball == 25, "wherever the punt came down"


# The ball outside Play Results -----------------------------------------------------------------

AHEAD = action("Gain 10 yards.", when=START_OF_DOWN)
BACK = action("Lose 10 yards.", when=START_OF_DOWN)


@rule("F-20", "R-21")
@since_2021
@pytest.mark.parametrize(
    ("ball", "in_crd", "before"),
    [(80, 90, 90), (85, 95, 95), (88, 95, 98), (95, 95, 99), (97, 97, 99), (99, 99, 99)],
)
def test_an_effect_moves_the_ball_no_nearer_than_the_five(
    edition: str, ball: int, in_crd: int, before: int
) -> None:
    game = scenario(edition, offense=[AHEAD], ball=ball, at=START_OF_DOWN)
    game.offense.plays(0)
    assert game.ball == (in_crd if edition in KEPT_AT_THE_FIVE else before)
    assert game.score == (0, 0)
    assert not game.log.has(events.TOUCHDOWN_EVENT)


@rule("F-20", "R-21")
@since_2021
@pytest.mark.parametrize(
    ("ball", "in_crd", "before"),
    [(25, 15, 15), (15, 5, 5), (12, 5, 2), (5, 5, 1), (3, 3, 1), (1, 1, 1)],
)
def test_nor_nearer_ones_own_end_zone(edition: str, ball: int, in_crd: int, before: int) -> None:
    """At the 5 it stays there: the example of the Current Rulings Document."""
    game = scenario(edition, defense=[BACK], ball=ball, at=START_OF_DOWN)
    game.defense.plays(0)
    assert game.ball == (in_crd if edition in KEPT_AT_THE_FIVE else before)
    assert game.score == (0, 0)


@rule("F-20", "E-8", editions=KEPT_AT_THE_FIVE)
@kept_at_the_five
def test_yards_beside_a_replay_are_held_too(edition: str) -> None:
    offsides = "Replay the Down. Gain 5 yards. Play only during On Field Adjustments."
    game = scenario(edition, offense=[offsides], ball=93, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert (game.ball, game.down) == (95, 1)
    assert game.log.has(events.BALL_HELD)


@rule("F-20")
@every_edition
def test_yards_on_the_play_are_not_held(edition: str) -> None:
    game = scenario(edition, offense=["Gain 10 yards."], ball=80, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to("timeout")
    assert game.score == (7, 0)


@rule("F-20", "F-10")
@since_2021
def test_a_ball_moved_before_the_play_is_where_the_play_starts(edition: str) -> None:
    game = scenario(edition, offense=[AHEAD], at=START_OF_DOWN)
    game.offense.plays(0)
    assert game.run_to("timeout").ball == 35 + 15


# All Pro mode ----------------------------------------------------------------------------------


@rule("F-22", editions=ALL_PRO)
@all_pro
@pytest.mark.parametrize("time", [0, 1, 2])
def test_in_all_pro_mode_every_play_takes_one_more(edition: str, time: int) -> None:
    game = scenario(edition, time=time, all_pro=True)
    game.run_to(NEXT_DOWN)
    assert game.clock == 15 - time - 1


@rule("F-22", "K-5", editions=ALL_PRO)
@all_pro
@pytest.mark.parametrize("kick", [PUNT, FIELD_GOAL])
def test_a_kick_takes_two(edition: str, kick: Answer) -> None:
    game = scenario(edition, all_pro=True)
    game.offense.answers(kick)
    game.offense.offered(LET_IT_RUN, TIMEOUT)
    game.run_to(NEXT_POSSESSION)
    assert game.clock == 13


@rule("F-22", "F-17", editions=ALL_PRO)
@all_pro
def test_and_a_turnover_as_much_as_its_play(edition: str) -> None:
    game = scenario(
        edition, defense=["The play becomes a fumble."], all_pro=True, at=ON_FIELD_ADJUSTMENTS
    )
    game.defense.plays(0)
    game.run_to(NEXT_POSSESSION)
    assert game.clock == 13


@rule("F-22")
@pytest.mark.parametrize("edition", editions_where(lambda rules: not rules.all_pro_allowed))
def test_older_editions_have_no_all_pro_mode(edition: str) -> None:
    with pytest.raises(SetupError, match="All Pro"):
        scenario(edition, all_pro=True)
