"""The coach kicks by the odds, with what the cards on the field say of kicks."""

from __future__ import annotations

import pytest

from snapcount.agents.coach.coach import Coach
from snapcount.agents.coach.kicks import field_goal_value, punt_value
from snapcount.agents.coach.winning import model_says, offense_wins
from snapcount.engine.dice import dice_from_seed
from snapcount.testing import Scenario, Side, action, gridiron, play, scenario
from snapcount.testing.season import season_gridiron, season_player

EVEN = [0.1] * 10


def fourth(*, ball: int = 60, **declared: object) -> Scenario:
    return scenario("crd", down=4, ball=ball, at="play or kick", **declared)  # type: ignore[arg-type]


def test_a_field_goal_is_worth_more_with_a_kicker() -> None:
    """From the 40 a bare field goal is good with a 9 alone (K-3); 15 yards nearer with 2 to 6."""
    kicker = Side(players=(season_player("Percy Upright"),))
    bare, better = fourth().state, fourth(offense=kicker).state
    assert field_goal_value(better, EVEN) > field_goal_value(bare, EVEN) + 0.02


def test_a_field_goal_is_worth_more_where_it_scores_four() -> None:
    contest = Side(gridirons=[season_gridiron("Kicking Contest")])
    bare, better = fourth(ball=90).state, fourth(ball=90, offense=contest).state
    assert field_goal_value(better, EVEN) > field_goal_value(bare, EVEN)


def test_a_punt_is_worth_more_where_it_goes_farther() -> None:
    punter = Side(players=(season_player("Gibson Lofty"),))
    bare, better = fourth(ball=20).state, fourth(ball=20, offense=punter).state
    assert punt_value(better, EVEN) > punt_value(bare, EVEN)


def test_the_grit_of_a_kick_counts_with_what_is_added_to_it() -> None:
    """Everything flipped is 2, which is not good from the 30; with 1 more it is (K-3: 3 to 6)."""
    twos = [0.0, 0.0, 1.0, *[0.0] * 7]
    more = Side(gridirons=[gridiron("The Grit of each player's kicks is increased by 1.")])
    bare, better = fourth(ball=70).state, fourth(ball=70, offense=more).state
    assert field_goal_value(better, twos) > field_goal_value(bare, twos) + 0.02


@pytest.mark.parametrize("ball", [5, 25, 45])
@pytest.mark.parametrize("clock", [3, 8, 15])
def test_a_fourth_down_is_worth_the_punt_at_least(ball: int, clock: int) -> None:
    game = fourth(ball=ball, clock=clock, calls=(play("Run Left", 3), play("Run Right", 0))).state
    to = 100 - (ball + 40)
    after = model_says(0, clock - 1, 2, 0, to, 1, 3, 3, 0.0, 0, 1)
    assert offense_wins(game) >= 1 - after - 1e-9


def test_a_play_is_tried_out_before_a_kick_is_chosen() -> None:
    """The cards say 15 yards and a touchdown; the defense's deck is full of cards that stop it."""
    stops = action("The play becomes stopped.", when="on field adjustments")
    wall = Side(hand=[stops] * 5, action_deck=[stops] * 40)
    two = Side(plays=[play("Run Right", 3)])
    game = fourth(ball=90, clock=1, period=1, score=(10, 14), offense=two, defense=wall).state
    coach = Coach(game.table)
    view = game.observe(0)
    calls = coach.calls(view, coach.maker.worlds(view), dice_from_seed(1))
    assert calls is not None
    assert calls.mix(play_out=False).value > 0.999
    assert calls.mix().value < 0.9
