"""`snapcount match` and `snapcount fuzz-bots`: results in words and as JSON, records kept."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from snapcount.cli import build_app
from snapcount.engine.records.record import from_json, replay
from snapcount.sim.bots import hostile

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "mybot.py")


def match(*arguments: str) -> Result:
    return CliRunner().invoke(build_app("match"), ["match", *arguments])


def test_a_bot_against_an_agent(tmp_path: Path) -> None:
    result = match("--p1", "greedy", "--p2", EXAMPLE, "-n", "2", "--records", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert "game 1: greedy" in result.stdout
    assert "My Bot" in result.stdout
    assert "of 2 games, by whole pairs" in result.stdout
    for number in (1, 2):
        record = from_json((tmp_path / f"game-{number}.json").read_bytes())
        assert replay(record).over


def test_seats_are_swapped_and_players_keep_their_decks(tmp_path: Path) -> None:
    result = match("--p1", "random", "--p2", "random", "-n", "2", "--records", str(tmp_path))
    assert result.exit_code == 0
    games = [replay(from_json((tmp_path / f"game-{n}.json").read_bytes())) for n in (1, 2)]
    assert games[0].table.cards[0].name != games[1].table.cards[0].name
    assert games[0].table.digest != games[1].table.digest


def test_a_hostile_bot_loses_every_game_by_rule() -> None:
    command = f"{sys.executable} {hostile.__file__} not-json"
    result = match("--p1", command, "--p2", "random", "-n", "2", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["by_rule"] == 2
    assert data["share"] == 0
    assert {game["code"] for game in data["games"]} == {"nonsense"}
    words = match("--p1", command, "--p2", "random", "-n", "1").stdout
    assert "random wins by rule: It wrote 'let me think'" in words


def test_a_bot_that_is_not_there_is_an_error_of_the_command_line() -> None:
    result = match("--p1", "./nowhere.py", "--p2", "random")
    assert result.exit_code == 2
    assert "Can't start" in result.stderr


def test_hostile_bots_of_every_kind_lose() -> None:
    count = len(hostile.KINDS)
    words = ["fuzz-bots", "-n", str(count), "--seconds", "1"]
    result = CliRunner().invoke(build_app("fuzz-bots"), words)
    assert result.exit_code == 0, result.output
    assert f"{count} games in" in result.stdout
    for kind in hostile.KINDS:
        assert kind in result.stdout
