"""Intervals hold what they promise, ratings find what was put in, tests err as often as allowed."""

from __future__ import annotations

from math import log

import pytest

from snapcount.cards.dice import Dice
from snapcount.sim.chances import ELO, Sprt, difference, ratings, solve, spread, wilson, win_rate
from snapcount.sim.run import PAIRS_A_BLOCK

GRAIN = 1 << 30


def chance(dice: Dice) -> float:
    return dice.below(GRAIN) / GRAIN


def some_pairs(dice: Dice, count: int, share: float, same: float = 0.0) -> list[int]:
    """Pairs of games won with that share; some of them have the same result twice."""
    found = [0] * 5
    for _ in range(count):
        first = chance(dice) < share
        second = first if chance(dice) < same else chance(dice) < share
        found[2 * first + 2 * second] += 1
    return found


def test_wilson_gives_the_known_interval() -> None:
    found = wilson(8, 10)
    assert (round(found.low, 4), round(found.high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == 1
    assert wilson(0, 0)[:3] == (0.5, 0.0, 1.0)


@pytest.mark.parametrize(("share", "same"), [(0.5, 0.0), (0.55, 0.5), (0.9, 0.0), (0.97, 0.8)])
def test_nineteen_of_twenty_intervals_hold_the_truth(share: float, same: float) -> None:
    dice = Dice(5)
    runs = 400
    held = 0
    for _ in range(runs):
        found = win_rate(some_pairs(dice, 150, share, same))
        held += found.low <= share <= found.high
    assert 0.92 <= held / runs <= 0.98


def test_pairs_that_go_the_same_way_make_the_interval_wider() -> None:
    apart = win_rate([25, 0, 50, 0, 25])
    alike = win_rate([50, 0, 0, 0, 50])
    mirrored = win_rate([1, 0, 98, 0, 1])
    assert apart.rate == alike.rate == mirrored.rate == 0.5
    assert mirrored.high - mirrored.low < apart.high - apart.low < alike.high - alike.low


def test_a_clean_sweep_is_not_certain() -> None:
    found = win_rate([0, 0, 0, 0, 10])
    assert found.rate == found.high == 1
    assert 0.8 < found.low < 0.9
    assert spread([0, 0, 0, 0, 0]) == (0.5, 0.0, 0)


def test_a_difference_that_is_none_has_zero_inside() -> None:
    gap, low, high = difference(wilson(50, 100), wilson(100, 200))
    assert gap == 0
    assert low < 0 < high


@pytest.mark.parametrize("truth", [0.5, 0.6])
def test_a_sequential_test_errs_seldom_and_stops_early(truth: float) -> None:
    dice = Dice(11)
    test = Sprt(0.5, 0.6)
    wrong = length = 0
    runs = 200
    for _ in range(runs):
        pairs = [0] * 5
        while not test.decided(pairs):
            for place, number in enumerate(some_pairs(dice, PAIRS_A_BLOCK, truth)):
                pairs[place] += number
        length += sum(pairs)
        wrong += ("60.0% rather" in test.verdict(pairs)) != (truth == 0.6)
    assert wrong / runs < 0.075
    assert length / runs < 160  # a test of fixed length needs 135 pairs for both errors at 5 %


def test_an_undecided_test_says_so() -> None:
    assert Sprt(0.5, 0.6).verdict([0, 0, 4, 0, 0]).startswith("undecided")
    assert Sprt(0.5, 0.6).evidence([0, 0, 0, 0, 1]) == 0


def test_ratings_find_the_strengths_and_their_intervals_hold_them() -> None:
    skills = (-0.6, -0.1, 0.2, 0.5)
    dice = Dice(3)
    runs, held, outside = 120, 0, 0.0
    for _ in range(runs):
        results = {}
        for a in range(4):
            for b in range(a + 1, 4):
                share = 1 / (1 + 2.718281828459045 ** (skills[b] - skills[a]))
                results[a, b] = some_pairs(dice, 60, share, 0.3)
        for skill, found in zip(skills, ratings(4, results), strict=True):
            held += found.low <= ELO * skill <= found.high
            outside += found.elo - ELO * skill
    assert 0.92 <= held / (4 * runs) <= 0.98
    assert abs(outside / (4 * runs)) < 1e-9  # ratings lie around 0


def test_two_who_met_are_as_far_apart_as_their_share_says() -> None:
    one, other = ratings(2, {(0, 1): [250, 0, 0, 0, 750]})
    assert one.elo - other.elo == pytest.approx(ELO * log(3), abs=0.5)
    assert one.low > other.high


def test_who_won_everything_is_rated_within_bounds() -> None:
    one, other = ratings(2, {(0, 1): [0, 0, 0, 0, 50]})
    assert 0 < one.elo < 1000
    assert one.low < one.high
    assert other.elo == pytest.approx(-one.elo)


def test_equations_are_solved_and_impossible_ones_refused() -> None:
    assert solve([[0.0, 2.0], [4.0, 2.0]], [2.0, 8.0]) == pytest.approx([1.5, 1.0])
    with pytest.raises(ValueError, match="never met"):
        solve([[1.0, 1.0], [1.0, 1.0]], [1.0, 2.0])
