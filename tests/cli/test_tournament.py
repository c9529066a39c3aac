"""`snapcount tournament`: decks or agents are rated, with intervals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from snapcount.cli import build_app


def tournament(*arguments: str) -> Result:
    words = ["tournament", *arguments, "--workers", "1"]
    return CliRunner().invoke(build_app("tournament"), words)


def found(*arguments: str) -> list[dict[str, Any]]:
    result = tournament(*arguments, "--json")
    assert result.exit_code == 0, result.output
    entrants: list[dict[str, Any]] = json.loads(result.stdout)["entrants"]
    return entrants


def test_decks_are_rated() -> None:
    result = tournament("herons", "badgers", "-n", "20", "--agents", "random")
    assert result.exit_code == 0, result.output
    assert "20 games; ratings in Elo points around 0" in result.stdout
    assert "1. " in result.stdout
    assert "Tidewater Herons" in result.stdout


def test_agents_are_rated_over_all_decks_both_ways_round() -> None:
    first, second = found("herons", "badgers", "--agents", "random,greedy", "-n", "40")
    assert (first["name"], second["name"]) == ("greedy", "random")
    assert first["rating"]["elo"] > second["rating"]["elo"]
    assert first["rating"]["low"] < first["rating"]["elo"] < first["rating"]["high"]
    assert first["against"]["random"]["of"] == 40
    assert first["against"]["random"]["rate"] > 0.5


def test_one_deck_is_enough_for_agents() -> None:
    first, second = found("badgers", "--agents", "greedy,random", "-n", "10")
    assert first["against"][second["name"]]["of"] == 10


def test_a_sequential_test_ends_a_pairing() -> None:
    result = tournament("badgers", "--agents", "greedy,random", "-n", "600", "--sprt", "0.5,0.7")
    assert result.exit_code == 0
    assert "greedy – random: 70.0% rather than 50.0%" in result.stdout
    assert "600 games;" not in result.stdout


def test_a_report_is_written(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ("herons", "badgers", "-n", "4", "--agents", "random", "--report", str(page))
    assert tournament(*words).exit_code == 0
    assert "is rated highest" in page.read_text("utf-8")


def test_what_is_wrong_is_said() -> None:
    for arguments, words in (
        (("herons",), "two decks or two agents"),
        (("herons", "--agents", "random,random"), "only once"),
        (("herons", "badgers", "--agents", "nobody"), "no agent called 'nobody'"),
    ):
        result = tournament(*arguments)
        assert result.exit_code == 2
        assert words in result.stderr
