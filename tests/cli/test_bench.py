"""`snapcount bench`: it measures both builds, and says so where there is only one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import snapcount
from snapcount.cli import bench, build_app
from snapcount.testing import speed
from snapcount.testing.compared import faster
from snapcount.testing.speed import CALIBRATED, Figure, Speed, measure_slice


def run(*arguments: str) -> Result:
    return CliRunner().invoke(build_app("bench"), ["bench", "--quick", *arguments])


@pytest.fixture
def only_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "compiled_build", lambda: None)


@pytest.mark.usefixtures("only_interpreted")
def test_json_has_every_figure_as_measured_and_scaled() -> None:
    """It also says of which edition, and that there is no compiled build."""
    report = json.loads(run("--json", "--edition", "2019").stdout)
    found = report["interpreted"]
    assert found["engine"] == "interpreted"
    for name, _ in bench.ROWS:
        assert found[name]["raw"] > 0
        assert found[name]["scaled"] > 0
    assert found["calibration"] > 0
    assert found["yardstick"] > 0
    assert 100 < found["saved_bytes"] <= found["saved_bytes_most"] < 2000
    assert report["calibrated_to"] == 1_300_000
    assert found["edition"] == "2019"
    assert report["compiled"] is None
    assert "python3 dev.py bench" in report["notes"][0]


@pytest.mark.skipif(snapcount.compiled(), reason="the compiled engine is its own build")
def test_a_compiled_build_of_another_source_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = tmp_path / "snapcount" / "engine"
    engine.mkdir(parents=True)
    (engine / "state.py").write_text("# an older one")
    monkeypatch.setattr(bench, "compiled_build", lambda: tmp_path)
    report = json.loads(run("--json").stdout)
    assert report["compiled"] is None
    assert "its source differs" in report["notes"][0]


def test_the_interpreted_build_has_no_compiled_module() -> None:
    with bench.interpreted_build() as folder:
        assert (folder / "snapcount" / "engine" / "state.py").is_file()
        assert list(folder.glob("snapcount/engine/*.so")) == []


@pytest.mark.usefixtures("only_interpreted")
def test_the_table_names_the_targets_and_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measured", lambda *_: figures(decisions_per_second=12_345))
    said = run().stdout
    assert "note: no compiled build found" in said
    lines = said.splitlines()
    (row,) = [line for line in lines if line.startswith("  decisions/s  ")]
    assert row.split()[2] == "12,345"
    assert row.split()[-1] == "30,000"


@pytest.mark.usefixtures("only_interpreted")
def test_an_unknown_edition_is_refused() -> None:
    result = run("--edition", "2020")
    assert result.exit_code == 2
    assert "no edition" in result.stderr


def test_a_rate_is_scaled_by_the_calibration_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "calibration_steps", lambda steps: CALIBRATED * 2.0)
    found = measure_slice(lambda: 10, 0.01)
    assert found.units.scaled == pytest.approx(found.units.raw / 2)
    assert found.made == 10 * found.played


def figures(**scaled: float) -> Speed:
    """A measurement with those figures, and 1 for all others."""
    values = {name: 1.0 for name, _ in bench.ROWS} | scaled
    rest: Any = {"engine": "interpreted", "python": "3", "edition": "crd", "flat": 1.0}
    for name in Speed.__struct_fields__:
        rest.setdefault(name, Figure(0.0, values[name]) if name in values else 1)
    return Speed(**rest)


def test_a_tree_is_faster_by_more_decisions_and_by_shorter_times() -> None:
    here = [figures(at_half=rate, copy_time=time) for rate, time in ((103, 8), (99, 10), (110, 5))]
    there = [figures(at_half=100, copy_time=10)] * 3
    assert faster(here, there, "at_half") == pytest.approx((0.03, -0.01, 0.10))
    assert faster(here, there, "copy_time") == pytest.approx((0.25, 0.0, 1.0))
    assert str(faster(here, there, "at_half")) == "+3.0%  (-1.0% to +10.0%)"


def test_two_trees_are_measured_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "src" / "snapcount" / "testing"
    other.mkdir(parents=True)
    (other / "speed.py").touch()
    asked: list[bool] = []

    def measured(folder: Path, *_: object) -> Speed:
        asked.append(folder == tmp_path / "src")
        return figures(games_per_second=100 if asked[-1] else 105)

    monkeypatch.setattr(bench, "measured", measured)
    lines = run("--against", str(tmp_path)).stdout.splitlines()
    assert asked == [True, False] * 3
    (row,) = [line for line in lines if line.startswith("  games/s  ")]
    assert row.split()[1] == "+5.0%"


def test_a_folder_that_is_no_copy_of_the_project_is_refused(tmp_path: Path) -> None:
    result = run("--against", str(tmp_path))
    assert result.exit_code == 2
    assert "no copy of the project" in " ".join(result.stderr.replace("│", " ").split())
