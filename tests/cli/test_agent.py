"""`snapcount agent …`: measuring agents from the command line."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from snapcount.agents.coach.levels import LADDER
from snapcount.cli import build_app
from snapcount.cli.agent import ladder


def test_the_ladder_has_a_rung_for_each_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LADDER", LADDER[:2])
    words = ["agent", "ladder", "--pairs", "1", "--workers", "1", "--json"]
    result = CliRunner().invoke(build_app("agent ladder"), words)
    assert result.exit_code == 0, result.output
    first, second = json.loads(result.stdout)["levels"]
    assert (first["agent"], second["agent"]) == ("coach:sandlot", "coach:pee-wee")
    assert first["over the one below"] is None
    share, _ = second["over the one below"]
    assert 0 <= share <= 1
    assert first["ms"][0] > 0


def test_the_ladder_says_each_rung_as_soon_as_it_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ladder, "LADDER", LADDER[:2])
    said: list[str] = []

    def duel(*_: object) -> list[float]:
        assert [line.split()[0] for line in said] == ["beats", "coach:sandlot"]
        return [1.0]

    monkeypatch.setattr(ladder, "in_parts", duel)
    monkeypatch.setattr(ladder, "print", lambda line, **_: said.append(line), raising=False)
    result = CliRunner().invoke(build_app("agent ladder"), ["agent", "ladder", "--pairs", "1"])
    assert result.exit_code == 0, result.output
    assert "50.0%, 50.0% to 50.0%" in said[-1]


def test_calibration_tells_what_chance_alone_would_show() -> None:
    words = ["agent", "calibration", "-n", "3", "--agent", "random", "--workers", "1"]
    result = CliRunner().invoke(build_app("agent calibration"), words)
    assert result.exit_code == 0, result.output
    assert "expected calibration error" in result.stdout
    assert "With this many games, a model that's always right would show" in result.stdout
    found = json.loads(
        CliRunner().invoke(build_app("agent calibration"), [*words, "--json"]).stdout
    )
    assert 0 < found["by_chance"] <= found["by_chance_most"]
