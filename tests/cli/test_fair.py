"""`snapcount fair`: what a stranger, and what a player, finds out about a record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_shuffle import NUMBERS, played

from snapcount.engine.records.notation import to_notation
from snapcount.testing.random_games import random_record

Run = Callable[..., Any]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(to_notation(played()), encoding="utf-8")
    return path


def test_a_fair_game(ran: Run, file: Path) -> None:
    found = ran("fair", file)
    assert found.code == 0
    assert found.out.endswith("Fair: nobody chose these cards.\n")
    assert "NO " not in found.out


def test_a_player_adds_what_only_they_know(ran: Run, file: Path) -> None:
    shown = played().tags["Commitment"]
    assert ran("fair", file, "--commitment", shown, "--number", NUMBERS[1]).code == 0
    found = ran("fair", file, "--number", "00" * 32)
    assert found.code == 1
    assert "NO  Your own number was used." in found.out


def test_a_tampered_record_fails_and_says_where(ran: Run, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('[First "Ada"]', '[First "Eve"]'), encoding="utf-8")
    found = ran("fair", file, "--json")
    assert found.code == 1
    assert found.json["fair"] is False
    assert [row["good"] for row in found.json["checks"]] == [False, True, True, True]


def test_a_game_without_a_shuffle_has_no_proof(ran: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(to_notation(random_record("crd", 3)), encoding="utf-8")
    found = ran("fair", path)
    assert found.code == 1
    assert "no shared shuffle" in found.out


def test_a_file_that_is_not_there(ran: Run, tmp_path: Path) -> None:
    assert ran("fair", tmp_path / "nothing.txt").code == 1
