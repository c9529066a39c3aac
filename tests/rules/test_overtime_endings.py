"""How an overtime ends when effects score in it, or its clock runs out early (R-10, R-36)."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard
from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    FIELD_GOAL,
    GAME_OVER,
    ON_FIELD_ADJUSTMENTS,
    PUNT,
    RUN_A_PLAY,
    START_OF_DOWN,
    Scenario,
    action,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

WITH_OVERTIME = editions_where(lambda rules: rules.overtime)
with_overtime = pytest.mark.parametrize("edition", WITH_OVERTIME)

TWO_POINTS = action("Score 2 points.", when=START_OF_DOWN)
FOUR_POINTS = action("Score 4 points.", when=START_OF_DOWN)


# Points in the possession that answers a field goal -------------------------------------------


def answering(edition: str, **rest: object) -> Scenario:
    """The first possession ended in a field goal for the declared defense (R-10 b)."""
    return scenario(
        edition,
        period=2,
        possession=2,
        score=(7, 10),
        clock=5,
        at=START_OF_DOWN,
        **rest,  # type: ignore[arg-type]
    )


@rule("R-10", "H-5", editions=WITH_OVERTIME)
@with_overtime
def test_who_still_trails_after_scoring_plays_that_possession_on(edition: str) -> None:
    game = answering(edition, offense=[TWO_POINTS])
    game.offense.plays(0)
    assert game.score == (9, 10)
    assert not game.log.has(events.GAME_OVER)
    game.run_to("play or kick")
    assert game.has_ball is game.offense
    game.offense.answers(PUNT)
    game.run_to(GAME_OVER)
    assert game.state.winner == game.defense.seat, "behind when that possession ends"


@rule("R-10", "H-5", editions=WITH_OVERTIME)
@with_overtime
def test_whoever_leads_already_ends_nothing_by_scoring_more(edition: str) -> None:
    """That player gets one possession, whatever the lead is."""
    game = answering(edition, defense=[TWO_POINTS])
    game.defense.plays(0)
    assert game.score == (7, 12)
    assert not game.log.has(events.GAME_OVER)
    game.run_to("play or kick")
    assert game.has_ball is game.offense


@rule("R-10", "H-5", editions=WITH_OVERTIME)
@with_overtime
def test_points_that_take_the_lead_win_as_soon_as_they_do(edition: str) -> None:
    game = answering(edition, offense=[FOUR_POINTS])
    game.offense.plays(0)
    assert game.log.has(events.GAME_OVER)
    assert game.score == (11, 10)
    assert game.state.winner == game.offense.seat


@rule("R-10", "H-5", editions=WITH_OVERTIME)
@with_overtime
def test_after_a_first_possession_without_a_score_points_by_an_effect_win(edition: str) -> None:
    """R-10 (c): the first score does, by either side."""
    game = scenario(
        edition, defense=[TWO_POINTS], period=2, possession=2, clock=5, at=START_OF_DOWN
    )
    game.defense.plays(0)
    assert game.log.has(events.GAME_OVER)
    assert game.state.winner == game.defense.seat


@rule("R-10", "H-5", editions=WITH_OVERTIME)
@with_overtime
@pytest.mark.parametrize("lead", [0, 3])
def test_a_safety_in_the_second_possession_wins_at_once(edition: str, lead: int) -> None:
    """There is no End of the Play in which it could be taken back (R-35)."""
    lose = action("Lose 50 yards.", when=AFTER_DESIGNATION)
    again = action("Replay the Down.", when=END_OF_PLAY)
    game = scenario(
        edition,
        offense=[again],
        defense=[lose],
        period=2,
        possession=2,
        score=(7, 7 + lead),
        clock=5,
        at=AFTER_DESIGNATION,
    )
    game.defense.plays(0)
    assert game.log.has(events.GAME_OVER)
    assert game.score == (7, 9 + lead)
    assert game.state.winner == game.defense.seat


# The clock runs out in the first possession ---------------------------------------------------


def last_down(edition: str, *cards: ActionCard, down: int = 4, **rest: object) -> Scenario:
    """The first possession of an overtime, a down before its clock runs out."""
    return scenario(
        edition,
        offense=list(cards),
        period=2,
        possession=1,
        down=down,
        ball=30,
        clock=1,
        timeouts=(0, 0),
        at=ON_FIELD_ADJUSTMENTS if cards else "play or kick",
        **rest,  # type: ignore[arg-type]
    )


def other_has_it(game: Scenario) -> int:
    """The other player has the one possession without a clock; where it starts."""
    game.run_to("line-up").run_to("play or kick")
    assert game.has_ball is game.defense
    assert (game.down, game.clock, game.state.possession) == (1, 0, 2)
    return game.ball


@rule("R-36", "P-2", "F-16", editions=WITH_OVERTIME)
@with_overtime
def test_a_fourth_down_with_the_last_of_the_clock_is_a_turnover_on_downs(edition: str) -> None:
    game = last_down(edition)
    game.run_to("line-up")
    assert game.log.has(events.TURNOVER_ON_DOWNS)
    assert other_has_it(game) == 100 - 45, "at the result of the play"


@rule("R-36", "F-18", editions=WITH_OVERTIME)
@with_overtime
@pytest.mark.parametrize("down", [1, 4])
@pytest.mark.parametrize(
    "text", ["Gain a First Down.", "It becomes second down.", "It becomes third down."]
)
def test_another_down_to_come_does_not_keep_the_ball(edition: str, text: str, down: int) -> None:
    """The possession is over with the clock, whatever its next down was to be."""
    game = last_down(edition, action(text, when=ON_FIELD_ADJUSTMENTS), down=down)
    game.offense.plays(0)
    assert other_has_it(game) == 25
    assert not game.log.has(events.TURNOVER_ON_DOWNS)


@rule("R-36", "R-35", "F-16", editions=WITH_OVERTIME)
@with_overtime
def test_a_fourth_down_that_was_replayed_too_late_is_no_turnover_on_downs(edition: str) -> None:
    """Its time is gone and its play was none: the possession is over with the clock."""
    again = action("Replay the Down.", when=END_OF_PLAY)
    game = scenario(
        edition,
        offense=[again],
        period=2,
        possession=1,
        down=4,
        clock=1,
        timeouts=(0, 0),
        at=END_OF_PLAY,
    )
    game.offense.plays(0)
    assert other_has_it(game) == 25
    assert not game.log.has(events.TURNOVER_ON_DOWNS)


@rule("R-36", "P-2", "F-17", editions=WITH_OVERTIME)
@with_overtime
def test_a_turnover_with_the_last_of_the_clock_gives_the_ball_at_its_spot(edition: str) -> None:
    fumble = action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS)
    game = last_down(edition, fumble, down=2)
    game.offense.plays(0)
    assert other_has_it(game) == 70


@rule("R-36", "R-10", editions=WITH_OVERTIME)
@with_overtime
@pytest.mark.parametrize("end", ["fumble", "punt", "missed field goal"])
def test_however_that_possession_ends_level_another_overtime_follows(
    edition: str, end: str
) -> None:
    fumble = action("The play becomes a fumble.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=[],
        defense=[fumble],
        period=2,
        possession=1,
        clock=1,
        timeouts=(0, 0),
    )
    assert other_has_it(game) == 25
    if end == "fumble":
        game.run_to(ON_FIELD_ADJUSTMENTS)
        game.defense.plays(0)
    else:
        game.defense.answers(PUNT if end == "punt" else FIELD_GOAL)
    game.run_to("line-up")
    assert game.log.count(events.OVERTIME) == 1
    assert (game.state.period, game.clock, game.ball) == (3, 10, 25)


@rule("R-36", "F-13", editions=WITH_OVERTIME)
@with_overtime
@pytest.mark.parametrize(
    "text", ["Add 3 Time Units to the game clock.", "Set the game clock to 5."]
)
def test_no_effect_gives_that_possession_a_clock(edition: str, text: str) -> None:
    """Nor is anybody asked to spend a timeout on one that does not run."""
    more = action(text, when=START_OF_DOWN)
    game = scenario(edition, defense=[more], period=2, possession=1, clock=1, timeouts=(0, 0))
    game.run_to(START_OF_DOWN)
    assert game.has_ball is game.defense
    game.state.timeouts = [1, 1]
    game.defense.plays(0)
    assert game.clock == 0
    while game.down == 1:
        assert not game.offense.asked("timeout")
        assert not game.defense.asked("timeout")
        asked = game.state.decision
        assert asked is not None
        game.give(asked.options[0])
    assert (game.has_ball, game.clock) == (game.defense, 0)


@rule("R-36", "H-6", editions=WITH_OVERTIME)
@with_overtime
def test_the_overtime_after_it_has_a_clock_again(edition: str) -> None:
    """A third possession may come in it, and the overtime ends with its clock."""
    game = scenario(edition, period=2, possession=1, clock=1, timeouts=(0, 0), score=(7, 7))
    other_has_it(game)
    game.defense.answers(PUNT)
    game.run_to("line-up").run_to("play or kick")
    assert (game.state.period, game.clock) == (3, 10)
    game.has_ball.answers(PUNT)
    game.run_to("line-up").run_to("play or kick")
    game.has_ball.answers(PUNT)
    game.run_to("line-up").run_to("play or kick")
    assert (game.state.period, game.clock, game.state.possession) == (3, 8, 3)
    game.state.clock = 1
    game.has_ball.answers(RUN_A_PLAY)
    game.run_to("line-up").run_to("play or kick")
    assert (game.state.period, game.clock) == (4, 10)
