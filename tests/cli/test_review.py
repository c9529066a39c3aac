"""`snapcount review`: a game looked back at, in words, as JSON and as a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from snapcount.cards.demo import demo_decks
from snapcount.cli import build_app
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.record import to_json, up_to
from snapcount.sim.match import Entrant, Match, record_game

ROOT = Path(__file__).parents[2]
KEPT_GAME = "tests/records/data/crd.txt"
KEPT_REVIEW = Path(__file__).with_name("review-crd.txt")
AS_KEPT = ("review", KEPT_GAME, "--agent", "greedy", "--worlds", "2", "--all")


def review(*arguments: str) -> Result:
    return CliRunner().invoke(build_app("review"), ["review", *arguments])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    herons, badgers = (tuple(deck) for deck in demo_decks("crd"))
    match = Match(Entrant("Herons", herons, "random"), Entrant("Badgers", badgers, "random"), "a")
    record = up_to(record_game(match, 0, False), 80)
    made = tmp_path_factory.mktemp("records")
    (made / "game.json").write_bytes(to_json(record))
    (made / "game.txt").write_text(to_notation(record), "utf-8")
    return made


def test_a_kept_game_is_reviewed_as_the_kept_review_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a change of the judge: `snapcount review … > tests/cli/review-crd.txt`, as in AS_KEPT,
    and look at what changed."""
    monkeypatch.chdir(ROOT)
    result = review(*AS_KEPT[1:])
    assert result.exit_code == 0, result.output
    assert result.stdout == KEPT_REVIEW.read_text("utf-8")


def test_a_game_in_words(folder: Path) -> None:
    page = folder / "page.html"
    words = (str(folder / "game.json"), "--agent", "greedy", "--worlds", "2")
    result = review(*words, "--report", str(page))
    assert result.exit_code == 0, result.output
    for part in (
        "Herons",
        "Turning points",
        "Luck and skill, in points of win probability for Herons",
        "luck: Grit on kicks",
        "Accuracy (decisions, points given away)",
        "Herons: ",
        "Badgers: ",
    ):
        assert part in result.stdout
    assert page.read_text("utf-8").startswith("<!doctype html>")
    own = review(*words, "--seat", "away", "--all").stdout
    assert "Herons: " not in own.split("Accuracy")[1]
    assert "Judge: " in own


def test_the_notation_gives_the_same_as_json(folder: Path) -> None:
    found = [
        json.loads(
            review(str(folder / name), "--agent", "greedy", "--worlds", "2", "--json").stdout
        )
        for name in ("game.json", "game.txt")
    ]
    assert found[0] == found[1]
    assert found[0]["names"] == ["Herons", "Badgers"]
    assert found[0]["judge"] == "greedy"
    each = found[0]["account"]
    luck = each["draws"] + each["grit"] + each["cards"]
    skill = each["skill"][0] - each["skill"][1]
    assert each["start"] + skill + luck + each["ending"] == each["end"]


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "no.json"
    result = review(str(path))
    assert result.exit_code == 2
    path.write_text('{"snapcount": "deck"}', "utf-8")
    result = review(str(path))
    assert result.exit_code == 2
    assert "isn't a game record" in result.stderr
    result = review(str(path), "--agent", "nobody")
    assert result.exit_code == 2
