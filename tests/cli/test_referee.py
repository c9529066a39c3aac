"""`snapcount referee`: agreement is told in three lines, a disagreement with all it takes."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from snapcount.cli import build_app
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import replay
from snapcount.testing import spread
from snapcount.testing.referee import arithmetic, judge
from snapcount.testing.refereed import Run, play_run


def referee(*arguments: str) -> Result:
    return CliRunner().invoke(build_app("referee"), ["referee", *arguments])


@pytest.fixture
def biased(monkeypatch: pytest.MonkeyPatch) -> None:
    """A referee who gives every Run ten yards more: whoever is wrong, they disagree."""

    def generous(call: str, printed: int, strength: int, successful: bool) -> int:
        own = arithmetic.base_yards(call, printed, strength, successful)
        return own + 10 if call in arithmetic.RUNS and successful else own

    monkeypatch.setattr("snapcount.testing.referee.down.base_yards", generous)


def test_agreement_ends_with_status_0() -> None:
    result = referee("--games", "4", "--seed", "3", "--workers", "1")
    assert result.exit_code == 0
    assert "games          4 (1 of 2019, 1 of 2021, 1 of 2022, 1 of crd)" in result.stdout
    assert "disagreements  0" in result.stdout


@pytest.mark.usefixtures("biased")
def test_a_disagreement_is_told_with_everything_that_helps(tmp_path: Path) -> None:
    result = referee("--games", "1", "--seed", "3", "--workers", "1", "--records", str(tmp_path))
    assert result.exit_code == 1
    path = tmp_path / "referee-3-0.json"
    for words in (
        "game 0 (2019, own cards), answer",
        "F-10: base and final yards",
        "the engine says   base and final yards (seat",
        "the referee says  base and final yards (seat",
        f"snapcount replay {path}",
        "snapcount referee --games 1 --seed 3 --first 0",
    ):
        assert words in result.output
    record = read(path.read_bytes())
    replay(record)


@pytest.mark.usefixtures("biased")
def test_a_disagreement_as_json(tmp_path: Path) -> None:
    folder = str(tmp_path)
    result = referee("--games", "1", "--seed", "3", "--workers", "1", "--records", folder, "--json")
    assert result.exit_code == 1
    (found,) = json.loads(result.stdout)["disagreements"]
    assert found["clause"] == "F-10"
    assert found["engine"] != found["referee"]
    assert Path(found["record"]).exists()


def test_the_games_do_not_hang_on_the_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    # That other processes play the same games is seen where `fuzz` is tested.
    monkeypatch.setattr(spread, "pool_of", ThreadPoolExecutor)
    run = Run(seed=3, first=0, games=5)
    assert list(play_run(run, 1)) == list(play_run(run, 2))


def test_an_unknown_edition_is_refused() -> None:
    result = referee("--games", "1", "--edition", "2020")
    assert result.exit_code == 2
    assert "2020" in result.output


def test_every_event_that_is_compared_has_a_clause() -> None:
    assert judge.COMPARED.keys() == judge.CLAUSES.keys()
