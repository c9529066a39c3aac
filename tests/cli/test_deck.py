"""`snapcount deck …` and `snapcount set …`: what people type, and what they are told."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

from snapcount.cli import _deck_words
from snapcount.server.aside import warm


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    _deck_words.library.cache_clear()
    return tmp_path


@pytest.fixture
def run(ran: Any) -> Any:
    return ran


@pytest.fixture
def deck(tmp_path: Path, run: Any) -> Path:
    """A legal deck in a file."""
    path = tmp_path / "mine.deck"
    assert run("deck", "build", "--style", "run", "--title", "Mine", "--out", path).code == 0
    return path


# Checking --------------------------------------------------------------------------------------


def test_a_legal_deck_is_said_to_be(run: Any, deck: Path) -> None:
    ran = run("deck", "check", deck)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Mine: 5")
    assert "legal in SC1 only (crd)." in ran.out


def test_what_is_wrong_is_said_with_clause_and_mend(run: Any, deck: Path) -> None:
    words = deck.read_text()
    deck.write_text(words + "\nPlays\n3 Trap Door\nActions\n7 Whistle\n")
    ran = run("deck", "check", deck, "--edition", "2019")
    assert ran.code == 1
    assert "D-3  The deck has 23 Play cards; it needs exactly 20. Remove 3." in ran.out
    assert re.search(r"D-5  The deck has [789] copies of Whistle\. Keep 2\.", ran.out)
    found = run("deck", "check", deck, "--edition", "2019", "--json").json
    assert found["legal"] is False
    assert {"D-3", "D-8"} <= {problem["clause"] for problem in found["problems"]}
    assert all(problem["mend"] for problem in found["problems"])


def test_lines_that_cannot_be_read_are_shown_with_a_pointer(run: Any, deck: Path) -> None:
    deck.write_text("2 Trapp Door\nPlys:\n" + deck.read_text())
    ran = run("deck", "check", deck)
    assert ran.code == 1
    assert "Line 1: There's no card called “Trapp Door” here. Did you mean Trap Door" in ran.out
    assert "    ^^^^^^^^^^" in ran.out
    assert "Line 2: There's no section called “Plys”. Did you mean Plays?" in ran.out
    assert "2 lines could not be read." in ran.out
    troubles = run("deck", "check", deck, "--json").json["troubles"]
    assert [found["code"] for found in troubles] == ["unknown-card", "unknown-section"]


def test_a_deck_comes_from_standard_input(
    run: Any, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(deck.read_bytes())))
    assert run("deck", "check", "-").code == 0


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("check", "nowhere"), 2, "There's no file called “nowhere”, and it isn't a deck code."),
        (("check", "sn1-AAAA"), 1, "checksum is wrong"),
        (("check", "herons", "--format", "kikoff"), 2, "Did you mean kickoff?"),
        (("check", "herons", "--edition", "1999"), 2, "1999"),
        (("code", "nowhere"), 2, "isn't a deck code"),
        (("show", "sn1-!"), 1, "can't be part of a code"),
        (("build", "--style", "runn"), 2, "Did you mean run?"),
        (("build", "--team", "Zebras"), 2, "no single team called “Zebras”"),
        (("build", "--with", "3 Whistle"), 2, "The deck has 3 copies of Whistle"),
        (("build", "--with", "Wistle"), 1, "Did you mean Whistle?"),
    ],
)
def test_errors_are_said_in_words(
    run: Any, arguments: tuple[str, ...], code: int, words: str
) -> None:
    ran = run("deck", *arguments)
    assert ran.code == code
    assert words in ran.out + ran.err
    assert "Traceback" not in ran.err


# Codes, showing, building ----------------------------------------------------------------------


def test_a_code_is_the_deck_again(run: Any, deck: Path) -> None:
    code = run("deck", "code", deck).out.strip()
    assert code.startswith("sn1-")
    assert run("deck", "code", code).out.strip() == code
    text = run("deck", "code", code, "--as", "text").out
    again = deck.with_name("again.deck")
    again.write_text(text)
    assert run("deck", "code", again).out.strip() == code
    data = run("deck", "code", deck, "--as", "json").json
    assert data["title"] == "Mine"
    assert sum(line["count"] for line in data["cards"]) in (50, 51)


def test_a_deck_of_ones_own_goes_by_name(
    run: Any, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    warm(deck.parent)
    monkeypatch.setenv("SNAPCOUNT_HOME", str(deck.parent))
    (deck.parent / "decks").mkdir()
    deck.rename(deck.parent / "decks" / "mine.deck")
    assert run("deck", "check", "mine").out.startswith("Mine: 5")


def test_a_deck_is_shown_in_tables_and_as_json(run: Any, deck: Path) -> None:
    ran = run("deck", "show", deck, "--against", "herons")
    assert ran.code == 0
    for words in (
        "Players",
        "Plays",
        "Action deck",
        "Strengths",
        "Calls",
        "Run Left",
        "stopped by",
    ):
        assert words in ran.out
    assert "Odds against Tidewater Herons" in ran.out
    assert "\x1b[" not in ran.out
    found = run("deck", "show", deck, "--against", "herons", "--json").json
    assert found["legal"] is True
    assert sum(found["shape"]["strengths"].values()) == 20
    odds = found["offense"]
    assert round(odds["stopped"] + odds["incomplete"] + odds["successful"], 3) == 1


def test_a_built_list_says_why_and_is_the_same_again(run: Any) -> None:
    one = run("deck", "build", "--style", "pass", "--seed", "x")
    assert one.out.startswith("# pass: Passes first\n# Offense: ")
    assert run("deck", "build", "--style", "pass", "--seed", "x").out == one.out
    assert run("deck", "build", "--style", "pass", "--seed", "y").out != one.out
    found = run("deck", "build", "--style", "pass", "--seed", "x", "--json").json
    assert found["style"] == "pass"
    assert found["code"].startswith("sn1-")
    assert set(found["reasons"]) >= {"Offense", "Defense", "Plays", "Actions"}


def test_a_deck_is_completed(run: Any, tmp_path: Path) -> None:
    part = tmp_path / "part.deck"
    part.write_text("1 Hob Ironside\n4 Trap Door\n2 Whistle\n")
    whole = tmp_path / "whole.deck"
    ran = run("deck", "build", "--complete", part, "--with", "1 Iron Grip", "--out", whole)
    assert ran.code == 0
    words = whole.read_text()
    assert "4 Trap Door" in words
    assert "1 Iron Grip" in words
    assert run("deck", "check", whole).code == 0


def test_a_file_that_cannot_be_written_is_said(run: Any, tmp_path: Path) -> None:
    ran = run("deck", "build", "--out", tmp_path / "no" / "where.deck")
    assert ran.code == 2
    assert "can't write" in ran.err


def test_the_formats_and_starter_decks_are_listed(run: Any) -> None:
    assert "kickoff" in run("deck", "formats").out
    assert run("deck", "formats", "--json").json["formats"][0]["edition"] == "2019"
    assert run("deck", "list").code == 0
    assert isinstance(run("deck", "list", "--json").json, list)


def test_damaged_files_are_counted(run: Any) -> None:
    ran = run("deck", "fuzz", "--files", "30", "--seed", "3")
    assert ran.code == 0
    assert "30 files:" in ran.out
    assert "0 broke the promise." in ran.out


# Sets ------------------------------------------------------------------------------------------


def test_a_set_is_shown(run: Any) -> None:
    ran = run("set", "show", "Demo")
    assert ran.code == 0
    assert ran.out.startswith("Demo: 59 cards")
    assert "Tidewater Herons" in ran.out
    assert "This set has no boosters." in ran.out
    assert "Trap Door" in run("set", "show", "demo", "--cards").out
    found = run("set", "show", "SC1", "--json").json
    assert found["boosters"]["set"] == "SC1"
    assert run("set", "show", "nowhere").code == 2
