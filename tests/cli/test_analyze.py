"""`snapcount analyze`: a game looked back at, in words, as JSON and as a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from snapcount.cards.demo import demo_decks
from snapcount.cli import build_app
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.record import to_json
from snapcount.sim.match import Entrant, Match, record_game


def analyze(*arguments: str) -> Result:
    return CliRunner().invoke(build_app("analyze"), ["analyze", *arguments])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    herons, badgers = (tuple(deck) for deck in demo_decks("crd"))
    match = Match(Entrant("Herons", herons, "random"), Entrant("Badgers", badgers, "random"), "a")
    record = record_game(match, 0, False)
    made = tmp_path_factory.mktemp("records")
    (made / "game.json").write_bytes(to_json(record))
    (made / "game.txt").write_text(to_notation(record), "utf-8")
    return made


def test_a_game_in_words(folder: Path) -> None:
    page = folder / "page.html"
    words = (str(folder / "game.json"), "--agent", "greedy", "--worlds", "2")
    result = analyze(*words, "--report", str(page))
    assert result.exit_code == 0, result.output
    for part in (
        "Herons",
        "Turning points",
        "Luck and skill, in points of winning for Herons",
        "luck of the draw",
        "Costliest decisions, given what the player knew",
    ):
        assert part in result.stdout
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_the_notation_gives_the_same_as_json(folder: Path) -> None:
    found = [
        json.loads(
            analyze(str(folder / name), "--agent", "greedy", "--worlds", "2", "--json").stdout
        )
        for name in ("game.json", "game.txt")
    ]
    assert found[0] == found[1]
    assert found[0]["players"] == ["Herons", "Badgers"]
    whole = found[0]["downs"][-1]["after"] - found[0]["downs"][0]["before"]
    assert whole == pytest.approx(sum(down["change"] for down in found[0]["downs"]))


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "no.json"
    result = analyze(str(path))
    assert result.exit_code == 2
    path.write_text('{"snapcount": "deck"}', "utf-8")
    result = analyze(str(path))
    assert result.exit_code == 2
    assert "isn't a game record" in result.stderr
    result = analyze(str(path), "--agent", "nobody")
    assert result.exit_code == 2
