"""A finished game to look back at: drives, plays by kind, the best Player."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.engine import events as e
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import Record, replay, walk
from snapcount.sim.summary import Summary, summary

RECORDS = Path(__file__).parents[1] / "records" / "data"


@pytest.fixture(scope="module", params=["2019.json", "2021.txt", "2022-all-pro.json", "crd.txt"])
def record(request: pytest.FixtureRequest) -> Record:
    return read((RECORDS / request.param).read_bytes())


@pytest.fixture(scope="module")
def told(record: Record) -> Summary:
    return summary(record)


def test_every_possession_is_a_drive_and_the_last_has_the_final_score(
    record: Record, told: Summary
) -> None:
    begun = [event[1] for game in walk(record) for event in game.events if event[0] == e.POSSESSION]
    assert [drive.seat for drive in told.drives] == begun
    assert [drive.step for drive in told.drives] == sorted(drive.step for drive in told.drives)
    assert list(told.drives[-1].score) == list(replay(record).score)
    assert all(0 <= drive.start <= 100 for drive in told.drives)


def test_the_score_only_grows_where_a_drive_scored(told: Summary) -> None:
    before = (0, 0)
    for drive in told.drives:
        if drive.score != before:
            assert sum(drive.score) > sum(before)
        before = drive.score


def test_plays_by_kind_add_up_to_the_yards_that_were_told(record: Record, told: Summary) -> None:
    yards = [0, 0]
    for game in walk(record):
        for kind, seat, _, final, _ in game.events:
            if kind == e.YARDS:
                yards[seat] += final
    assert [sum(row.yards for row in rows) for rows in told.plays] == yards
    for rows in told.plays:
        assert all(row.plays > 0 and row.longest * row.plays >= row.yards for row in rows)


def test_the_best_player_has_done_something(told: Summary) -> None:
    assert told.best is not None
    assert told.best.name
    assert any(word in told.best.why for word in ("yard", "touchdown", "takeaway"))


def test_a_drive_in_which_a_game_was_given_up_is_unfinished(record: Record, told: Summary) -> None:
    begun = record.answers[: told.drives[1].step]
    given_up = summary(Record(decks=record.decks, seed=record.seed, answers=begun))
    assert [drive.result for drive in given_up.drives] == [told.drives[0].result, "unfinished"]
    assert told.drives[-1].result != "unfinished"
