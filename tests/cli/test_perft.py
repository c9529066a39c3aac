"""`snapcount perft`: it compares, and says so when a count has moved."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from snapcount.cli import build_app
from snapcount.testing import perft


@pytest.fixture
def two_positions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with the first two positions, a few answers deep, in the place of the real one."""
    shallow = [
        msgspec.structs.replace(position, counts=position.counts[:4])
        for position in perft.committed()[:2]
    ]
    path = tmp_path / "perft.json"
    perft.write(shallow, path)
    monkeypatch.setattr(perft, "COUNTS", path)
    return path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(build_app("perft"), ["perft", *arguments])


def test_counts_that_are_right_are_printed_and_fine(two_positions: Path) -> None:
    result = run()
    assert result.exit_code == 0
    assert "2 positions" in result.output
    assert "0 wrong" in result.output


def test_a_count_that_moved_fails_and_says_where(two_positions: Path) -> None:
    first, second = perft.committed()
    a, b, *rest = second.counts
    perft.write([first, msgspec.structs.replace(second, counts=(a, b + 1, *rest))], two_positions)
    result = run()
    assert result.exit_code == 1
    assert f"WRONG: expected {b + 1} at depth 2, found {b}." in result.output


def test_a_position_that_moved_fails_and_says_what_to_do(two_positions: Path) -> None:
    first, second = perft.committed()
    perft.write([first, msgspec.structs.replace(second, answers="77")], two_positions)
    result = run()
    assert result.exit_code == 1
    assert "snapcount perft --update" in result.output


def test_json_has_every_count(two_positions: Path) -> None:
    report = json.loads(run("--json").output)
    assert report["wrong"] == 0
    assert [row["found"] for row in report["positions"]] == [
        list(position.counts) for position in perft.committed()
    ]


def test_update_writes_the_counts_as_they_are(
    two_positions: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = perft.committed()
    spoiled = [msgspec.structs.replace(position, counts=(1,)) for position in before]
    perft.write(spoiled, two_positions)
    monkeypatch.setattr(perft, "WANTED", perft.WANTED[:2])
    monkeypatch.setattr(perft, "MOST_DEPTH", 4)
    assert run("--update").exit_code == 0
    assert perft.committed() == before
