"""The chance to win along a game, and where it turned."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.engine.records.reading import read
from snapcount.engine.records.record import Record, replay, up_to
from snapcount.sim.course import LEAST, course

RECORDS = Path(__file__).parents[1] / "records" / "data"


@pytest.fixture(scope="module")
def record() -> Record:
    return read((RECORDS / "crd.txt").read_bytes())


def test_there_is_a_chance_for_every_step_and_the_end_is_certain(record: Record) -> None:
    went = course(record)
    assert len(went.chances) == len(record.answers) + 1
    assert all(0 <= chance <= 1 for chance in went.chances)
    assert went.chances[-1] == (1.0 if replay(record).winner == 0 else 0.0)


def test_turning_points_are_the_downs_that_moved_most(record: Record) -> None:
    few, many = course(record, most=2).turns, course(record, most=50).turns
    assert len(few) == 2
    assert few == sorted(few)
    least = min(abs(turn.after - turn.before) for turn in few)
    others = [abs(turn.after - turn.before) for turn in many if turn not in few]
    assert others
    assert LEAST <= max(others) <= least


def test_a_turning_point_tells_its_own_down(record: Record) -> None:
    went = course(record)
    for turn in went.turns:
        assert turn.first < turn.last
        assert (turn.before, turn.after) == (went.chances[turn.first], went.chances[turn.last])
        assert turn.where
        assert turn.outcome


def test_a_game_that_is_not_over_has_a_course_too(record: Record) -> None:
    assert len(course(up_to(record, 10)).chances) == 11
