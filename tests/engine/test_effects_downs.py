"""Effects on turnovers, downs, the clock, timeouts, Grit and points."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.nouns import GritIn, TheGrit
from snapcount.cards.tree import (
    CancelTurnover,
    ChangeClock,
    ChangeTimeouts,
    ChangeTimeUnits,
    ChooseX,
    DetermineGrit,
    Effect,
    FirstDown,
    Gain,
    If,
    InsteadYards,
    ScorePoints,
    SetTimeUnits,
    Turnover,
)
from snapcount.cards.words import TimingPoint, TurnoverKind, Who
from snapcount.engine import events, terms
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


A_PASS = ("Short Pass: 15 (0-9)", "Long Pass")  # only one of these is intercepted


def plays_at(
    edition: str, point: TimingPoint, *effects: Effect, by: str = "offense", **declared: Any
) -> Scenario:
    """One side plays these in one card at that point, and it resolves."""
    card = action(*effects, when=point)
    declared[by] = [card]
    game = scenario(edition, at=point, **declared)
    (game.offense if by == "offense" else game.defense).offered(PASS, PLAY(0)).plays(0)
    return game


# Turnovers -------------------------------------------------------------------------------------


@rule("F-17", "P-2")
@every_edition
@pytest.mark.parametrize("kind", ["fumble", "interception"])
@pytest.mark.parametrize("point", [ON_FIELD_ADJUSTMENTS, AFTER_DESIGNATION])
def test_a_live_ball_turnover_gives_the_ball_away(
    edition: str, kind: TurnoverKind, point: TimingPoint
) -> None:
    game = plays_at(edition, point, Turnover(kind), by="defense", ball=40, time=2, calls=A_PASS)
    number = {"fumble": terms.FUMBLE, "interception": terms.INTERCEPTION}[kind]
    assert game.log.has(events.TURNOVER_EVENT, seat=game.defense.seat, a=number)
    assert not game.log.has(events.YARDS)
    game.run_to(NEXT_POSSESSION)
    assert game.defense.on_offense
    assert (game.ball, game.clock, game.score) == (60, 13, (0, 0))


@rule("F-17", "P-2")
@every_edition
def test_a_pick_six_is_seven_points_and_the_offense_stays(edition: str) -> None:
    game = plays_at(
        edition, ON_FIELD_ADJUSTMENTS, Turnover("pick six"), by="defense", ball=40, calls=A_PASS
    )
    assert game.log.has(events.TOUCHDOWN_EVENT, seat=game.defense.seat, a=7)
    game.run_to(NEXT_POSSESSION)
    assert game.offense.on_offense
    assert (game.ball, game.down, game.score) == (25, 1, (0, 7))


@every_edition
@pytest.mark.parametrize("kind", ["fumble", "interception", "pick six"])
def test_a_turnover_may_be_cancelled(edition: str, kind: TurnoverKind) -> None:
    """The defense's card is the last in, so it is there to be cancelled; in crd the two offset."""
    game = scenario(
        edition,
        offense=[action(CancelTurnover(), when=ON_FIELD_ADJUSTMENTS)],
        defense=[action(Turnover(kind), when=ON_FIELD_ADJUSTMENTS)],
        calls=A_PASS,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    told = events.OFFSET if edition == "crd" else events.TURNOVER_CANCELLED
    assert game.log.has(told, seat=game.offense.seat)
    game.run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert (game.yards, game.score) == (15, (0, 0))


@rule("T-2")
@pytest.mark.parametrize("edition", ["2019", "2021", "2022"])
def test_a_turnover_that_comes_later_is_not_cancelled(edition: str) -> None:
    """In crd the two offset, whichever resolves first (T-8)."""
    game = scenario(
        edition,
        offense=[action(CancelTurnover(), when=ON_FIELD_ADJUSTMENTS)],
        defense=[action(Turnover("fumble"), when=ON_FIELD_ADJUSTMENTS)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.offense.plays(0)
    assert not game.log.has(events.TURNOVER_CANCELLED)
    assert game.run_to(NEXT_POSSESSION).defense.on_offense
    assert not game.log.has(events.DESIGNATED), "the turnover ended the down"


# First down ------------------------------------------------------------------------------------


@rule("F-16")
@every_edition
@pytest.mark.parametrize("down", [1, 3, 4])
@pytest.mark.parametrize("point", [PRIOR_TO_SELECTING, ON_FIELD_ADJUSTMENTS, END_OF_PLAY])
def test_a_first_down_sets_the_next_down_to_1(edition: str, down: int, point: TimingPoint) -> None:
    game = plays_at(edition, point, FirstDown(), down=down)
    assert game.log.has(events.FIRST_DOWN_EVENT, seat=game.offense.seat)
    if game.log.count(events.DOWN) == 1:
        game.run_to(NEXT_DOWN)
    assert game.offense.on_offense
    assert (game.down, game.ball) == (1, 40)


# Time ------------------------------------------------------------------------------------------


@rule("F-13")
@every_edition
@pytest.mark.parametrize(
    ("effects", "taken"),
    [
        ((ChangeTimeUnits(2),), 3),
        ((ChangeTimeUnits(-1),), 0),
        ((ChangeTimeUnits(-5),), 0),
        ((SetTimeUnits(4),), 4),
        ((SetTimeUnits(0),), 0),
        ((SetTimeUnits(2), ChangeTimeUnits(1)), 3),
        ((ChangeTimeUnits(1), SetTimeUnits(2)), 2),
    ],
)
def test_the_time_units_of_the_play_change(
    edition: str, effects: tuple[Effect, ...], taken: int
) -> None:
    game = plays_at(edition, ON_FIELD_ADJUSTMENTS, *effects)
    assert game.log.count(events.TIME_UNITS_CHANGED) == len(effects)
    game.run_to(NEXT_DOWN)
    assert game.clock == 15 - taken
    assert game.log.has(events.CLOCK, a=taken, b=15 - taken) is (taken > 0)


@rule("F-17")
@every_edition
def test_they_change_for_a_turnover_too(edition: str) -> None:
    game = plays_at(edition, ON_FIELD_ADJUSTMENTS, Turnover("fumble"), ChangeTimeUnits(2))
    assert game.run_to(NEXT_POSSESSION).clock == 12


@rule("F-13")
@every_edition
@pytest.mark.parametrize(("by", "left"), [(3, 13), (-3, 7), (-20, 0)])
def test_time_is_put_on_the_clock_or_taken_off(edition: str, by: int, left: int) -> None:
    game = plays_at(edition, PRIOR_TO_SELECTING, ChangeClock(by), clock=10)
    assert game.clock == left
    assert game.log.has(events.CLOCK, a=10 - left, b=left)


@rule("F-18")
@every_edition
def test_a_down_that_begins_with_no_time_left_is_still_played(edition: str) -> None:
    game = plays_at(edition, PRIOR_TO_SELECTING, ChangeClock(-15))
    game.run_to(NEXT_POSSESSION)
    assert game.log.has(events.YARDS, b=15)
    assert game.log.has(events.HALF_ENDS)


@every_edition
@pytest.mark.parametrize(
    ("who", "by", "left"),
    [
        ("you", 1, (4, 3)),
        ("opponent", -1, (3, 2)),
        ("offense", -5, (0, 3)),
        ("defense", 2, (3, 5)),
        ("each player", -1, (2, 2)),
    ],
)
def test_timeouts_are_gained_and_lost(
    edition: str, who: Who, by: int, left: tuple[int, int]
) -> None:
    game = plays_at(edition, PRIOR_TO_SELECTING, ChangeTimeouts(who, by))
    assert (game.offense.timeouts, game.defense.timeouts) == left
    for seat in (game.offense, game.defense):
        if seat.timeouts != 3:
            change = game.log.all(events.TIMEOUTS_CHANGED, seat=seat.seat, b=seat.timeouts)
            assert len(change) == 1


# Grit ------------------------------------------------------------------------------------------


def grit_scenario(edition: str, own: int | None, theirs: int | None, *effects: Effect) -> Scenario:
    """The next cards of the Play decks, below the regular draw, have these Strengths."""
    card = action(DetermineGrit(), *effects, when=ON_FIELD_ADJUSTMENTS)
    drawn = play("Run Left", 1)
    game = scenario(
        edition,
        offense=Side(hand=[card], play_deck=[drawn, play("Run Right", own)]),
        defense=Side(play_deck=[drawn, play("Run Right", theirs)]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    return game


@rule("K-1")
@every_edition
@pytest.mark.parametrize(("own", "theirs", "grit"), [(2, 3, 5), (7, 8, 5), (None, 4, 4), (0, 0, 0)])
def test_an_effect_determines_grit_and_goes_by_it(
    edition: str, own: int | None, theirs: int | None, grit: int
) -> None:
    game = grit_scenario(
        edition, own, theirs, If(GritIn(4, 5), (InsteadYards(-10),), (Gain(TheGrit()),))
    )
    assert game.log.has(events.GRIT, a=grit)
    assert game.log.count(events.GRIT_CARD) == 2
    assert len(game.offense.play_discard) == len(game.defense.play_discard) == 1
    game.run_to(NEXT_DOWN)
    assert game.yards == (-10 if grit in (4, 5) else 15 + grit)


# Points ----------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("who", "score"), [("you", (3, 0)), ("opponent", (0, 3)), ("each player", (3, 3))]
)
def test_an_effect_scores_points(edition: str, who: Who, score: tuple[int, int]) -> None:
    game = plays_at(edition, ON_FIELD_ADJUSTMENTS, ScorePoints(who, 3))
    assert game.score == score
    assert game.log.count(events.POINTS) == sum(score) // 3
    assert game.run_to(NEXT_DOWN).offense.on_offense


@rule("H-5", "R-10")
@since_2021
@pytest.mark.parametrize("possession", [1, 2])
def test_in_overtime_points_by_an_effect_count_like_a_field_goal(
    edition: str, possession: int
) -> None:
    game = plays_at(
        edition, ON_FIELD_ADJUSTMENTS, ScorePoints("you", 1), period=2, possession=possession
    )
    assert game.state.over is (possession == 2)
    if possession == 2:
        assert game.state.winner == game.offense.seat


@rule("H-5")
@since_2021
def test_a_card_whose_points_end_the_game_asks_nothing_more(edition: str) -> None:
    effects = (ScorePoints("you", 1), ChooseX())
    game = plays_at(edition, ON_FIELD_ADJUSTMENTS, *effects, period=2, possession=2)
    assert game.state.over
    assert game.state.decision is None


@rule("H-5", "R-10")
def test_a_score_that_ends_the_game_ends_the_effect_too() -> None:
    """Nothing after the deciding points counts, in the same text either."""
    both = action(ScorePoints("you", 3), ScorePoints("opponent", 3), when=ON_FIELD_ADJUSTMENTS)
    game = scenario("crd", offense=[both], at=ON_FIELD_ADJUSTMENTS, period=2)
    game.state.possession = 2
    game.offense.plays(0)
    assert game.state.over
    assert game.state.winner == game.offense.seat
    assert game.score == (3, 0)
