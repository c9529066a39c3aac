"""Chapter F: designation, Play Results, score and the end of the play (F-9 to F-14)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import edition_named
from snapcount.engine.flow.results import ExhaustNamed, Marker
from snapcount.testing import (
    AFTER_DESIGNATION,
    DESIGNATE,
    END_OF_PLAY,
    LET_IT_RUN,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    TIMEOUT,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, comes_first, editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())
BY_F = editions_where(by_chapter_f)
since_2021 = pytest.mark.parametrize("edition", BY_F)

SHORT = "Short Pass: 20 (2-9)"
STOPPED_RUN = ("Run Left", "Run Left")


# Player Designation ----------------------------------------------------------------------------


@rule("F-9", "F-6")
@every_edition
@pytest.mark.parametrize("call", ["Run Left", "Run"])
def test_the_offense_names_a_runner_and_the_defense_a_tackler(edition: str, call: str) -> None:
    game = scenario(edition, calls=(call, "Long Pass"), at="designation")
    game.offense.offered(*[DESIGNATE(name) for name in ("QB", "RB", "WR", "TE")])
    game.offense.designates("QB")
    game.defense.offered(*[DESIGNATE(name) for name in ("DE", "LB", "CB", "S")])


@rule("F-9")
@every_edition
@pytest.mark.parametrize("call", [SHORT, "Pass: 20 (0-9)"])
def test_a_lone_quarterback_cannot_receive(edition: str, call: str) -> None:
    game = scenario(edition, calls=(call, "Run Left"), at="designation")
    game.offense.offered(*[DESIGNATE(name) for name in ("RB", "WR", "TE")])


@rule("F-9")
@every_edition
def test_a_quarterback_may_receive_if_two_are_on_the_field(edition: str) -> None:
    second = player("QB", name="Backup")
    game = scenario(
        edition,
        offense=Side(players=[player("QB", name="Ace"), second]),
        calls=(SHORT, "Run Left"),
        at="designation",
    )
    game.offense.offered(*[DESIGNATE(name) for name in ("Ace", "Backup", "RB", "WR")])


@rule("F-9")
@every_edition
def test_a_second_quarterback_on_the_bench_does_not_help(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(
            players=[player("QB", name="Ace"), player("QB", name="Backup")], bench="Backup"
        ),
        calls=(SHORT, "Run Left"),
        at="designation",
    )
    assert not game.offense.may(DESIGNATE("Ace"))


@rule("F-9")
@every_edition
def test_exhausted_players_may_be_named(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(exhausted=["RB", "WR", "TE", "QB"]),
        defense=Side(exhausted=["LB"]),
        at="designation",
    )
    game.offense.offered(*[DESIGNATE(name) for name in ("QB", "RB", "WR", "TE")])
    game.offense.designates("RB")
    game.defense.offered(*[DESIGNATE(name) for name in ("DE", "LB", "CB", "S")])


@rule("F-9", "T-13", "T-6")
@every_edition
def test_after_designation_there_is_a_timing_point_with_what_it_triggered(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(players=[player("RB", "Run: Gain 10 yards.")], hand=["Gain 5 yards."]),
        defense=Side(players=[player("LB", "Tackle: Lose 5 yards.")]),
        carrier="RB",
        tackler="LB",
        at=AFTER_DESIGNATION,
    )
    assert game.layers == ["Test RB", "Test LB"]
    game.offense.offered(PASS, PLAY(0)).plays(0)
    assert game.resolved == ["Gain 5 yards.", "Test LB", "Test RB"]
    assert game.yards_by_effects == 10


# Yards -----------------------------------------------------------------------------------------


@rule("F-10")
@every_edition
@pytest.mark.parametrize("strength", range(10))
def test_a_run_gains_five_times_the_play_strength(edition: str, strength: int) -> None:
    game = scenario(edition, strength=strength, at="timeout")
    assert (game.base_yards, game.ball) == (5 * strength, 25 + 5 * strength)


@rule("F-10")
@every_edition
def test_a_pass_gains_what_is_printed_before_its_catch_range(edition: str) -> None:
    game = scenario(edition, calls=("Long Pass: 45 (0-9)", ""), strength=7, at="timeout")
    assert (game.base_yards, game.ball) == (45, 70)


@rule("F-10", editions=BY_F)
@since_2021
def test_a_stopped_play_has_no_base_yards_but_effects_still_add(edition: str) -> None:
    game = scenario(edition, offense=["Gain 10 yards."], calls=STOPPED_RUN, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to("timeout")
    assert (game.base_yards, game.yards, game.ball) == (0, 10, 35)


@rule("F-10")
@every_edition
def test_a_negative_result_moves_the_marker_back(edition: str) -> None:
    game = scenario(edition, defense=["Lose 20 yards."], at=AFTER_DESIGNATION)
    game.defense.plays(0)
    assert (game.yards, game.ball) == (-5, 20)


@rule("F-10")
@every_edition
def test_every_effect_counts_wherever_it_was_played(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Gain 5 yards.", "Gain 10 yards."],
        defense=Side(players=[player("LB", "Tackle: Lose 20 yards.")]),
        tackler="LB",
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0).passes()
    game.run_to(AFTER_DESIGNATION)
    game.offense.plays(1)
    assert (game.yards, game.ball) == (15 + 5 + 10 - 20, 35)


@rule("F-11")
@every_edition
def test_the_named_players_become_exhausted(edition: str) -> None:
    game = scenario(edition, carrier="TE", tackler="S", at="timeout")
    assert game.offense.exhausted == ["Tight End"]
    assert game.defense.exhausted == ["Safety"]


@rule("F-11")
@every_edition
def test_on_a_stopped_play_nobody_is_exhausted(edition: str) -> None:
    game = scenario(edition, calls=STOPPED_RUN, at="timeout")
    assert (game.offense.exhausted, game.defense.exhausted) == ([], [])


@rule("F-11")
@every_edition
def test_that_is_no_use_of_an_exhaust_ability(edition: str) -> None:
    """The runner's own Exhaust ability does nothing, and nobody answers its use."""
    game = scenario(
        edition,
        offense=Side(
            players=[
                player("RB", "Exhaust: Gain 50 yards. Exhaust only at the end of the play."),
                player("TE", "Whenever an Exhaust ability is used, gain 20 yards."),
            ]
        ),
        carrier="RB",
    )
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == ["Test RB"]
    assert game.ball == 40


@rule("F-11", "R-7")
@every_edition
def test_the_order_of_marker_and_exhaustion_is_the_editions_own(edition: str) -> None:
    game = scenario(edition, at="timeout")
    order = game.log.order(events.MARKER, events.EXHAUSTED)
    if comes_first(edition, ExhaustNamed, Marker):
        assert order == [events.EXHAUSTED, events.EXHAUSTED, events.MARKER]
    else:
        assert order == [events.MARKER, events.EXHAUSTED, events.EXHAUSTED]


# Scores ----------------------------------------------------------------------------------------


@rule("F-12", "P-2")
@every_edition
@pytest.mark.parametrize("ball", [85, 86, 99])
def test_reaching_or_passing_the_end_zone_is_a_touchdown(edition: str, ball: int) -> None:
    game = scenario(edition, ball=ball, at="timeout")
    assert game.score == (7, 0)
    assert game.log.has(events.TOUCHDOWN_EVENT, seat=0)
    game.run_to(NEXT_POSSESSION)
    assert (game.has_ball, game.ball, game.down) == (game.defense, 25, 1)


@rule("F-12")
@every_edition
def test_the_one_yard_line_is_no_touchdown(edition: str) -> None:
    game = scenario(edition, ball=84, at="timeout")
    assert (game.score, game.ball) == ((0, 0), 99)


@rule("F-12", "P-2")
@every_edition
@pytest.mark.parametrize("ball", [10, 9, 1])
def test_reaching_or_passing_ones_own_end_zone_is_a_safety(edition: str, ball: int) -> None:
    game = scenario(
        edition, defense=["Lose 10 yards."], ball=ball, strength=0, at=ON_FIELD_ADJUSTMENTS
    )
    game.defense.plays(0)
    game.run_to("timeout")
    assert game.score == (0, 2)
    game.run_to(NEXT_POSSESSION)
    assert (game.has_ball, game.ball) == (game.defense, 40)


@rule("F-12")
@every_edition
def test_the_own_one_yard_line_is_no_safety(edition: str) -> None:
    game = scenario(
        edition, defense=["Lose 10 yards."], ball=11, strength=0, at=ON_FIELD_ADJUSTMENTS
    )
    game.defense.plays(0)
    game.run_to("timeout")
    assert (game.score, game.ball) == ((0, 0), 1)


# Time ------------------------------------------------------------------------------------------


@rule("F-13")
@every_edition
@pytest.mark.parametrize("time", [1, 2])
def test_the_offenses_play_takes_its_time_units(edition: str, time: int) -> None:
    game = scenario(edition, time=time, at="timeout")
    assert game.clock == 15, "while the timeouts are asked about"
    game.run_to(NEXT_DOWN)
    assert game.clock == 15 - time


@rule("F-13")
@every_edition
def test_the_offense_is_asked_first_and_then_the_defense(edition: str) -> None:
    game = scenario(edition, at="timeout")
    game.offense.offered(LET_IT_RUN, TIMEOUT).answers(LET_IT_RUN)
    game.defense.offered(LET_IT_RUN, TIMEOUT).answers(LET_IT_RUN)
    assert game.clock == 14
    assert (game.offense.timeouts, game.defense.timeouts) == (3, 3)


@rule("F-13")
@every_edition
def test_a_timeout_is_spent_instead_of_the_time(edition: str) -> None:
    game = scenario(edition, time=2, at="timeout")
    game.offense.spends_timeout()
    assert not game.defense.asked("timeout")
    assert game.down == 2
    assert (game.clock, game.offense.timeouts, game.defense.timeouts) == (15, 2, 3)
    game.run_to("timeout")
    game.offense.answers(LET_IT_RUN)
    game.defense.spends_timeout()
    assert (game.clock, game.offense.timeouts, game.defense.timeouts) == (15, 2, 2)


@rule("F-13", "R-17")
@every_edition
def test_who_has_no_timeout_left_is_not_asked(edition: str) -> None:
    game = scenario(edition, timeouts=(0, 1), at="timeout")
    game.defense.offered(LET_IT_RUN, TIMEOUT)
    game = scenario(edition, timeouts=(0, 0))
    game.run_to(NEXT_DOWN)
    assert game.clock == 14


@rule("F-13")
@every_edition
def test_effects_change_the_time_units(edition: str) -> None:
    more = "The Time Units of this play are increased by 2."
    game = scenario(edition, defense=[more], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.clock == 12


@rule("F-13")
@every_edition
def test_a_play_that_takes_no_time_asks_for_no_timeout(edition: str) -> None:
    none = action("The Time Units of this play become 0.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[none], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.offense.designates("RB")
    game.defense.designates("LB")
    assert not game.offense.asked("timeout")
    assert (game.down, game.clock) == (2, 15)


@rule("F-13", "F-18")
@every_edition
def test_the_clock_never_goes_below_zero(edition: str) -> None:
    game = scenario(edition, time=2, clock=1, period=1, score=(7, 0), at="timeout")
    game.run_to("game over")
    assert game.log.has(events.CLOCK, a=1, b=0)


@rule("F-13")
@every_edition
def test_a_stopped_play_takes_its_time_as_well(edition: str) -> None:
    game = scenario(edition, calls=STOPPED_RUN)
    game.run_to(NEXT_DOWN)
    assert game.clock == 14


# End of the Play -------------------------------------------------------------------------------


@rule("F-14")
@pytest.mark.parametrize(
    ("edition", "calls"),
    [(edition, ("Run Left", "Run Right")) for edition in editions_where()]
    + [(edition, STOPPED_RUN) for edition in BY_F],  # 2019: R-8
)
def test_after_the_results_there_is_the_end_of_the_play(
    edition: str, calls: tuple[str, str]
) -> None:
    late = action("Gain 5 yards.", when=END_OF_PLAY)
    game = scenario(edition, offense=[late], defense=[late], calls=calls, at=END_OF_PLAY)
    assert game.clock == 14
    assert game.log.has(events.YARDS)
    game.offense.offered(PASS, PLAY(0)).passes()
    game.defense.offered(PASS, PLAY(0)).passes()
    assert game.down == 2


@rule("F-14", "F-12")
@every_edition
def test_there_is_one_after_a_score_too(edition: str) -> None:
    late = action("Energize all of your Players on the field.", when=END_OF_PLAY)
    game = scenario(edition, offense=[late], ball=90, at=END_OF_PLAY)
    assert game.score == (7, 0)
    game.offense.plays(0)
    assert game.has_ball is game.defense


@rule("F-14", "R-35")
@every_edition
def test_yards_at_the_end_of_the_play_move_the_ball_and_do_not_score(edition: str) -> None:
    late = action("Gain 20 yards.", when=END_OF_PLAY)
    game = scenario(edition, offense=[late], ball=75, at=END_OF_PLAY)
    assert game.ball == 90
    game.offense.plays(0)
    assert game.score == (0, 0)
    assert game.ball == 100 - edition_named(edition).nearest_to_end_zone
