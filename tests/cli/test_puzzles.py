"""`snapcount puzzles`: solving one, mining more, checking all."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Ran

from snapcount.engine.words.naming import option_names
from snapcount.puzzles import checking
from snapcount.puzzles.pool import Line
from snapcount.puzzles.puzzle import Collection, Puzzle, committed, read

Run = Callable[..., Ran]
COLLECTION = committed()
PUZZLE = next(puzzle for puzzle in COLLECTION.puzzles if puzzle.proved)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_puzzle_is_asked_and_explained(ran: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    names = option_names(COLLECTION.game(PUZZLE))
    typed(monkeypatch, names[PUZZLE.place(PUZZLE.best)])
    told = ran("puzzles", "solve", PUZZLE.id)
    assert told.code == 0
    assert "Both hands are open." in told.out
    assert "That's it!" in told.out
    assert f"{names[PUZZLE.place(PUZZLE.best)]} (best, your answer)" in told.out
    assert "The proof:" in told.out


def test_a_wrong_answer_is_told(ran: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, str(PUZZLE.place(PUZZLE.tempting) + 1))
    told = ran("puzzles", "solve", PUZZLE.id)
    assert "Not quite." in told.out
    assert "(your answer)" in told.out


def test_by_itself_it_asks_the_puzzle_of_the_day(ran: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snapcount.cli.puzzles.solve.today", lambda: "2026-11-16")
    typed(monkeypatch, "quit")
    assert f"Puzzle {COLLECTION.of_the_day('2026-11-16').id}:" in ran("puzzles").out
    typed(monkeypatch, "quit")
    assert ": clock, difficulty" in ran("puzzles", "solve", "clock").out


def test_an_unknown_name_lists_the_themes(ran: Run) -> None:
    told = ran("puzzles", "solve", "tomorrow")
    assert told.code == 2
    assert "Themes: fourth down, clock" in told.err


def test_some_are_checked(ran: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("scipy")
    alone = Collection(COLLECTION.packed, [PUZZLE])
    monkeypatch.setattr(checking, "committed", lambda: alone)
    monkeypatch.setattr("snapcount.cli.puzzles.check.committed", lambda: alone)
    told = ran("puzzles", "check", "--workers", "1")
    assert (told.code, told.out) == (0, "1 puzzles checked, 1 stand\n")
    wrong: Puzzle = msgspec.structs.replace(PUZZLE, theme="kick")
    alone.puzzles[:] = [wrong]
    told = ran("puzzles", "check", "--workers", "1", "--json")
    assert told.code == 1
    assert told.json["wrong"] == {PUZZLE.id: f"its theme is {PUZZLE.theme}"}


def test_finds_become_a_collection(ran: Run, tmp_path: Path) -> None:
    pool, file = tmp_path / "pool.jsonl", tmp_path / "puzzles.json"
    kept = [puzzle for puzzle in COLLECTION.puzzles if not puzzle.proved][:3]
    lines = [Line(puzzle=each, decks=COLLECTION.packed[each.table]) for each in kept]
    pool.write_bytes(b"".join(msgspec.json.encode(x) + b"\n" for x in [*lines, Line(done="game")]))
    told = ran("puzzles", "mine", "--games", 0, "--found", pool, "--write", file)
    assert told.code == 0
    assert [each.id for each in read(file.read_bytes()).puzzles] == [each.id for each in kept]


def test_a_game_is_looked_through_once(ran: Run, tmp_path: Path) -> None:
    """Game 40 is short of tense decisions, so that it's looked through quickly."""
    pool = tmp_path / "pool.jsonl"
    assert ran("puzzles", "mine", "--games", 1, "--first", 40, "--found", pool).code == 0
    once = pool.read_bytes()
    assert b'"done":"game puzzles:40"' in once
    assert ran("puzzles", "mine", "--games", 1, "--first", 40, "--found", pool).code == 0
    assert pool.read_bytes() == once
