"""The chance to win along a game, and where it turned."""

from __future__ import annotations

from itertools import pairwise
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
    went = course(record)
    few, many = went.turns(2), went.turns(50)
    assert len(few) == 2
    assert few == sorted(few)
    least = min(abs(turn.after - turn.before) for turn in few)
    others = [abs(turn.after - turn.before) for turn in many if turn not in few]
    assert others
    assert LEAST <= max(others) <= least


def test_a_turning_point_tells_its_own_down(record: Record) -> None:
    went = course(record)
    for turn in went.turns():
        assert turn.first < turn.last
        assert (turn.before, turn.after) == (went.chances[turn.first], went.chances[turn.last])
        assert turn.where
        assert turn.outcome


def test_a_game_that_is_not_over_has_a_course_too(record: Record) -> None:
    went = course(up_to(record, 10))
    assert len(went.chances) == 11
    assert went.winner is None
    assert went.downs[-1].last == 10


def test_one_down_leads_to_the_next(record: Record) -> None:
    went = course(record)
    assert went.downs[0].first == 0
    assert went.downs[-1].last == len(record.answers)
    for down, after in pairwise(went.downs):
        assert (down.last, down.after) == (after.first, after.before)
        assert down.at <= after.at
        assert down.number < after.number
    assert went.breaks[0] == 15


def test_kicks_and_clocks_are_noted(record: Record) -> None:
    went = course(record)
    assert len(went.clocks) == len(record.answers)
    assert went.clocks[0] == (0, 15)
    assert went.clocks == sorted(went.clocks, key=lambda clock: (clock.period, -clock.left))
    kicked = [
        down for down in went.downs if {*range(down.first + 1, down.last + 1)} & {*went.kicks}
    ]
    assert kicked
    assert all("punt" in down.outcome or "field goal" in down.outcome for down in kicked)
