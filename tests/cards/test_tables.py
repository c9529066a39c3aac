"""The tables of the grammar: made once, kept, and made anew whenever there is any doubt."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from snapcount.cards.catalog import kept
from snapcount.cards.text import parse, tables
from snapcount.cards.text.machine import Machine, Unexpected, Word
from snapcount.cards.text.tables import Tables

SUMS = """
sum: _number ("+" _number)*  -> total
_number: INT
%declare INT
"""
STARTS = ("sum",)


class Adder:
    def total(self, *numbers: str) -> int:
        return sum(map(int, numbers))


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The grammars that lark was asked to build."""
    grammars: list[str] = []
    build = tables.build

    def counted(grammar: str, starts: tuple[str, ...]) -> Tables:
        grammars.append(grammar)
        return build(grammar, starts)

    monkeypatch.setattr(tables, "build", counted)
    return grammars


def adds() -> None:
    machine = Machine(tables.tables(SUMS, STARTS), Adder())
    words = [Word("INT", "2"), Word("PLUS", "+"), Word("INT", "3")]
    assert machine.run("sum", words) == 5
    with pytest.raises(Unexpected) as caught:
        machine.run("sum", words[:2])
    assert caught.value.accepted == ["INT"]


def test_a_grammar_is_built_once(own_home: Path, built: list[str]) -> None:
    adds()
    adds()
    assert built == [SUMS]
    assert len(list((own_home / "cache").iterdir())) == 1


def test_another_grammar_takes_the_place_of_the_old_one(own_home: Path, built: list[str]) -> None:
    adds()
    tables.tables(SUMS + "\n", STARTS)
    assert built == [SUMS, SUMS + "\n"]
    assert len(list((own_home / "cache").iterdir())) == 1


@pytest.mark.parametrize("damage", ["cut", "flip", "empty", "other data", "folder"])
def test_damaged_tables_are_built_anew(damage: str, own_home: Path, built: list[str]) -> None:
    adds()
    (path,) = (own_home / "cache").iterdir()
    good = path.read_bytes()
    if damage == "folder":
        path.unlink()
        path.mkdir()
    elif damage == "other data":
        kept.keep(path, b"\x01")
    else:
        middle = len(good) // 2
        flipped = good[:middle] + bytes([good[middle] ^ 1]) + good[middle + 1 :]
        path.write_bytes({"cut": good[:-9], "flip": flipped, "empty": b""}[damage])
    adds()
    assert len(built) == 2
    if damage != "folder":
        assert path.read_bytes() == good


def test_without_a_place_to_keep_them_they_are_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built: list[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path / "file"))
    adds()
    adds()
    assert len(built) == 2


def test_a_grammar_with_two_readings_is_refused(own_home: Path) -> None:
    with pytest.raises(Exception, match="conflict"):
        tables.tables('sum: sum "+" sum | INT\n%declare INT\n', STARTS)
    assert not (own_home / "cache").exists()


def test_the_tables_of_the_card_language_come_back_as_they_were() -> None:
    made = tables.tables(parse.grammar(), parse.STARTS)
    assert tables.tables(parse.grammar(), parse.STARTS) == made


# A warm start ----------------------------------------------------------------------------------

_RUN = """
import sys
from snapcount.cli import main
sys.argv = ["snapcount", *sys.argv[1:]]
try:
    main()
finally:
    loaded = {"lark", "snapcount.cards.text.parse", "snapcount.cards.catalog.setfile"}
    print(*sorted(loaded & set(sys.modules)), sep=",", file=sys.stderr)
"""


def started(*arguments: str) -> str:
    """What of the parser a command had to load, in a process of its own."""
    command = [sys.executable, "-c", _RUN, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stderr.strip()


def test_a_warm_start_neither_builds_the_grammar_nor_reads_cards() -> None:
    text = ("card", "read", "Exhaust: Draw an Action card.")
    assert "lark" in started(*text)  # cold: this builds the grammar
    assert started(*text) == "snapcount.cards.text.parse"
    assert "snapcount.cards.text.parse" in started("card", "show", "Whistle")  # cold: reads sets
    for command in (("--version",), ("card", "show", "Whistle"), ("card", "search", "rating>90")):
        assert started(*command) == ""
