"""The referee's own sums, by hand from the clauses: a judge must know the rules first."""

from __future__ import annotations

import pytest

from snapcount.testing.referee.arithmetic import (
    base_yards,
    catch_range,
    changed,
    digit,
    field_goal_good,
    marker,
    moved,
    punt,
    stops,
    time_units,
    turnover_spot,
)
from snapcount.testing.referee.rules import EDITIONS


@pytest.mark.parametrize(("total", "strength"), [(16, 6), (8, 8), (10, 0), (18, 8), (0, 0)])
def test_play_strength_is_the_last_digit(total: int, strength: int) -> None:
    """F-5."""
    assert digit(total) == strength


@pytest.mark.parametrize(
    ("value", "changes", "comes_to"),
    [
        (6, [2], 8),
        (6, [5], 1),
        (2, [-3], 0),
        (2, [-5, 4], 1),
        (9, [], 9),
        (9, [1], 0),
        (0, [-9, 9], 0),
    ],
)
def test_changes_are_added_up_and_never_wrap_below_zero(
    value: int, changes: list[int], comes_to: int
) -> None:
    """R-32."""
    assert changed(value, changes) == comes_to


@pytest.mark.parametrize(
    ("printed", "changes", "comes_to"),
    [
        ((2, 6), [1], (1, 7)),
        ((0, 8), [3], (0, 9)),
        ((4, 5), [-1], (5, 4)),
        ((2, 6), [2, -2], (2, 6)),
    ],
)
def test_a_catch_range_moves_at_both_ends(
    printed: tuple[int, int], changes: list[int], comes_to: tuple[int, int]
) -> None:
    """R-40."""
    assert catch_range(*printed, changes) == comes_to


def test_a_defense_stops_what_it_lists() -> None:
    """F-4, F-6."""
    assert stops(("run left", "long pass"), "run left")
    assert not stops(("run left", "long pass"), "run right")
    assert stops(("short pass",), "pass")
    assert not stops(("run left",), "pass")


def test_base_yards() -> None:
    """F-10."""
    assert base_yards("run left", 0, 7, True) == 35
    assert base_yards("short pass", 25, 7, True) == 25
    assert base_yards("run left", 0, 7, False) == 0


def test_the_field_ends_at_the_end_zones() -> None:
    """F-12."""
    assert marker(80, 25) == 100
    assert marker(10, -15) == 0
    assert marker(40, 25) == 65


@pytest.mark.parametrize(
    ("edition", "ball", "yards", "to"),
    [
        ("crd", 10, -10, 5),
        ("crd", 5, -5, 5),
        ("crd", 90, 20, 95),
        ("2022", 10, -10, 1),
        ("2019", 90, 20, 99),
        ("crd", 40, -15, 25),
    ],
)
def test_effects_move_the_ball_short_of_the_end_zones(
    edition: str, ball: int, yards: int, to: int
) -> None:
    """F-20, R-21."""
    assert moved(ball, yards, EDITIONS[edition].stops_at) == to


def test_where_a_turnover_is_spotted() -> None:
    """P-2: at the start; in 2019 at the result, if that is nearer the old offense's end zone."""
    assert turnover_spot(EDITIONS["crd"], 40, 25) == 40
    assert turnover_spot(EDITIONS["2019"], 40, 25) == 25
    assert turnover_spot(EDITIONS["2019"], 40, 70) == 40


@pytest.mark.parametrize(
    ("grit", "yards"),
    [(0, 25), (1, 30), (2, 30), (3, 35), (4, 35), (5, 40), (6, 40), (7, 45), (8, 45), (9, 50)],
)
def test_punts(grit: int, yards: int) -> None:
    """K-2."""
    assert punt(25, grit) == (yards, 75 - yards)


def test_a_punt_into_the_end_zone_comes_out_to_the_20() -> None:
    """P-2."""
    assert punt(75, 0) == (25, 20)
    assert punt(70, 0) == (25, 5)


@pytest.mark.parametrize(
    ("edition", "ball", "good"),
    [
        ("crd", 95, range(9)),
        ("crd", 90, range(1, 9)),
        ("crd", 85, range(1, 8)),
        ("crd", 80, range(2, 8)),
        ("crd", 75, range(2, 7)),
        ("crd", 70, range(3, 7)),
        ("crd", 65, range(3, 6)),
        ("crd", 60, range(9, 10)),
        ("crd", 55, range(0)),
        ("crd", 66, range(3, 6)),
        ("2019", 90, range(9)),
        ("2019", 80, range(1, 9)),
        ("2019", 70, range(2, 8)),
        ("2019", 65, range(3, 7)),
        ("2019", 60, range(9, 10)),
        ("2019", 59, range(0)),
    ],
)
def test_field_goals(edition: str, ball: int, good: range) -> None:
    """K-3, K-4."""
    found = [grit for grit in range(10) if field_goal_good(EDITIONS[edition], ball, grit)]
    assert found == list(good)


def test_time_units() -> None:
    """F-13, F-22."""
    assert time_units(1, [1], False) == 2
    assert time_units(1, [-2], False) == 0
    assert time_units(0, [], True) == 1
