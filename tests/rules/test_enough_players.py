"""F-21: two Players stay on the field, and an effect that would leave fewer is cancelled whole."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.testing import (
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK,
    START_OF_DOWN,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

WITH_A_MINIMUM = editions_where(lambda rules: rules.minimum_players > 0)
WITHOUT_A_MINIMUM = editions_where(lambda rules: not rules.minimum_players)

without_a_minimum = pytest.mark.parametrize("edition", WITHOUT_A_MINIMUM)
with_a_minimum = pytest.mark.parametrize("edition", WITH_A_MINIMUM)
LATE = action("Gain 5 yards.", when=END_OF_PLAY)


@rule("F-21", editions=WITH_A_MINIMUM)
@with_a_minimum
def test_two_players_stay_on_the_field(edition: str) -> None:
    one = "Bench one of your opponent's Players."
    game = scenario(edition, defense=[one, one, one], at=START_OF_DOWN)
    for picked, left in (("RB", 3), ("TE", 2)):
        game.defense.plays(0)
        game.both_pass()
        game.defense.picks(picked)
        assert len(game.offense.field) == left
        game.run_to(ON_FIELD_ADJUSTMENTS if left == 3 else END_OF_PLAY)
    game.defense.plays(0)
    if game.defense.asked("effect"):
        game.defense.picks("WR")
    assert len(game.offense.field) == 2
    assert game.log.has(events.TOO_FEW_PLAYERS)


TOO_MANY = [
    "Bench all of your opponent's Players.",
    "Bench three of your opponent's Players.",
    "Bench all Players on the field.",
]


@rule("F-21", "T-18", editions=WITH_A_MINIMUM)
@with_a_minimum
@pytest.mark.parametrize("many", TOO_MANY)
@pytest.mark.parametrize(
    "parts",
    [
        "{} Lose 5 yards.",
        "Lose 5 yards. {}",
        "Lose 5 yards. {} Exhaust one of your Players.",
        "Draw an Action card. {}",
        "Your opponent discards an Action card. {} Draw an Action card.",
        "Bench one of your Players. {}",
    ],
)
def test_an_effect_that_would_leave_fewer_is_cancelled_whole(
    edition: str, many: str, parts: str
) -> None:
    """Nothing of it happens: not what comes after, and not what would have come before."""
    text = parts.format(many)
    game = scenario(edition, defense=[text], offense=[LATE], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.both_pass()
    assert (len(game.offense.field), len(game.defense.field)) == (4, 4)
    assert game.yards_by_effects == 0
    assert game.defense.exhausted == []
    assert game.defense.hand == []
    assert len(game.offense.hand) == 1
    assert game.log.has(events.TOO_FEW_PLAYERS)
    assert game.log.cites("F-21")
    assert not game.log.has(events.BENCHED)
    assert text in game.defense.discard, "the card is used up (T-18)"


@rule("F-21")
@without_a_minimum
@pytest.mark.parametrize("many", TOO_MANY[:1])
def test_before_crd_all_parts_happen(edition: str, many: str) -> None:
    game = scenario(edition, offense=[f"Gain 5 yards. {many}"], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 5
    assert game.defense.field == []


@rule("F-21", editions=WITH_A_MINIMUM)
@with_a_minimum
def test_with_enough_players_all_parts_happen(edition: str) -> None:
    text = "Lose 5 yards. Bench two of your opponent's Players. Exhaust one of your Players."
    game = scenario(edition, defense=[text], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.defense.picks("RB").picks("TE").picks("LB")
    assert game.offense.field == ["Quarterback", "Wide Receiver"]
    assert game.yards_by_effects == -5
    assert game.defense.exhausted == ["Linebacker"]


@rule("F-21", editions=WITH_A_MINIMUM)
@with_a_minimum
def test_parts_that_are_too_many_together_are_cancelled(edition: str) -> None:
    """Two and one leave one of four; each alone would leave enough."""
    text = "Bench two of your opponent's Players. Bench one of your opponent's Players."
    game = scenario(edition, defense=[text], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.both_pass()
    assert len(game.offense.field) == 4
    assert game.log.has(events.TOO_FEW_PLAYERS)


@rule("F-21", "T-5", editions=WITH_A_MINIMUM)
@with_a_minimum
def test_costs_stay_paid(edition: str) -> None:
    text = "Exhaust: Gain 5 yards. Bench all of your opponent's Players."
    game = scenario(edition, offense=Side(players=[player("QB", text)]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("QB")
    assert game.offense.exhausted == ["Test QB"]
    assert game.yards_by_effects == 0
    assert len(game.defense.field) == 4


@rule("F-21", "R-17", editions=WITH_A_MINIMUM)
@with_a_minimum
def test_up_to_many_are_as_many_as_may_go(edition: str) -> None:
    text = "Lose 5 yards. Bench up to three of your opponent's Players. Lose 5 yards."
    game = scenario(edition, defense=[text], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.defense.picks("RB").picks("TE")
    assert len(game.offense.field) == 2, "a third is not offered"
    assert game.yards_by_effects == -10


@rule("F-21", "R-17", editions=WITH_A_MINIMUM)
@with_a_minimum
def test_a_choice_that_would_leave_too_few_is_not_offered(edition: str) -> None:
    text = "Choose one: Bench three of your opponent's Players; or lose 5 yards."
    game = scenario(edition, defense=[text], at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(0)
    game.both_pass()
    assert len(game.offense.field) == 4
    assert game.yards_by_effects == -5


@rule("F-21", "R-17", editions=WITH_A_MINIMUM)
@with_a_minimum
def test_either_sides_players_may_be_chosen_as_long_as_two_are_left(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(field=["QB", "RB", "WR"]),
        defense=["Bench two Players on the field."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.defense.picks("RB")
    game.defense.offered(PICK("DE"), PICK("LB"), PICK("CB"), PICK("S")).picks("LB")
    assert (len(game.offense.field), len(game.defense.field)) == (2, 3)


@rule("F-21", editions=WITH_A_MINIMUM)
@with_a_minimum
def test_exactly_two_may_be_left(edition: str) -> None:
    game = scenario(
        edition, defense=["Bench two of your opponent's Players."], at=ON_FIELD_ADJUSTMENTS
    )
    game.defense.plays(0)
    game.defense.picks("WR").offered(PICK("RB"), PICK("TE")).picks("RB")
    assert game.offense.field == ["Quarterback", "Tight End"]


@rule("F-21")
@without_a_minimum
def test_before_crd_there_is_no_such_limit(edition: str) -> None:
    game = scenario(
        edition, offense=["Bench all of your opponent's Players."], at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    assert game.defense.field == []
    game.run_to(NEXT_DOWN)
    assert not game.log.has(events.DESIGNATED, seat=game.defense.seat)
    assert game.ball == 40


@rule("F-21", editions=WITH_A_MINIMUM)
@with_a_minimum
def test_a_substitution_leaves_as_many(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(field=["QB", "RB"], hand=["Substitute one of your Players."]),
        at=START_OF_DOWN,
    )
    game.offense.plays(0)  # the Running Back goes out: the Quarterback cannot
    game.offense.picks("TE")
    assert game.offense.field == ["Quarterback", "Tight End"]
