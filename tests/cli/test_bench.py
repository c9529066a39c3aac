"""`snapcount bench`: it measures both builds, and says so where there is only one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import snapcount
from snapcount.cli import bench, build_app
from snapcount.testing import speed
from snapcount.testing.speed import CALIBRATED, measure_slice


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
def test_the_table_names_the_targets_and_what_is_missing() -> None:
    said = run().stdout
    assert "note: no compiled build found" in said
    lines = said.splitlines()
    (row,) = [line for line in lines if line.startswith("  decisions/s  ")]
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
