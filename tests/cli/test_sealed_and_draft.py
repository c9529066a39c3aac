"""`snapcount sealed` and `snapcount draft`: what people type, and what they are told."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from snapcount.cli import _deck_words
from snapcount.decks.limited.record import from_json
from snapcount.testing.decks import write_little_season


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with a set of its own; compiled once."""
    home = tmp_path_factory.mktemp("home")
    write_little_season(home)
    return home


@pytest.fixture
def home(season: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SNAPCOUNT_HOME", str(season))
    monkeypatch.setenv("NO_COLOR", "1")
    _deck_words.library.cache_clear()
    return tmp_path


@pytest.fixture
def run(home: Path, ran: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    def command(*arguments: object, typed: str = "") -> Any:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return ran(*arguments, "--set", "LS")

    return command


# Sealed ----------------------------------------------------------------------------------------


def test_boosters_are_opened_and_a_deck_is_built(run: Any, home: Path) -> None:
    ran = run("sealed", "--seed", "7", "--out", home / "pool.deck")
    assert (ran.code, ran.err) == (0, "")
    assert "Sealed, LS, seed 7: 4 boosters of 10 cards each." in ran.out
    assert "# Plays: " in ran.out
    assert (home / "pool.deck").read_text() in ran.out
    assert run("sealed", "--seed", "7").out == ran.out
    assert run("sealed", "--seed", "8").out != ran.out


def test_a_sealed_match_of_two_bots_is_the_same_twice(run: Any) -> None:
    one = run("sealed", "--seed", "match", "--match", "2")
    assert one.code == 0
    assert "Game 2: " in one.out
    assert "of 2." in one.out
    assert run("sealed", "--seed", "match", "--match", "2").out == one.out


def test_a_sealed_event_as_json(run: Any) -> None:
    found = json.loads(run("sealed", "--seed", "7", "--seats", "3", "--json").out)
    assert [len(pool) for pool in found["pools"]] == [40, 40, 40]
    assert len(found["decks"]) == 3


def test_a_set_without_boosters_is_named(home: Path, ran: Any) -> None:
    done = ran("sealed", "--set", "Demo")
    assert done.code == 2
    assert "no “Demo” boosters here. Choose one of LS, SC1" in done.err


# Draft -----------------------------------------------------------------------------------------


def test_a_draft_of_eight_bots_is_the_same_twice(run: Any, home: Path) -> None:
    one = run("draft", "--bots", "8", "--seed", "7", "--save", home / "one.json")
    assert (one.code, one.err) == (0, "")
    assert "8 bots, 2 packs, 144 picks, seed 7" in one.out
    assert "Seat 8: " in one.out
    other = run("draft", "--bots", "8", "--seed", "7", "--save", home / "other.json")
    assert other.out == one.out
    assert (home / "one.json").read_bytes() == (home / "other.json").read_bytes()
    record = from_json((home / "one.json").read_bytes())
    assert (len(record.picks), len(record.decks)) == (144, 8)


def test_a_person_drafts_among_bots(run: Any, home: Path) -> None:
    typed = "?\npool\n99\nzzz\n1\npack\n" + "1\n" * 20
    ran = run("draft", "--seats", "3", "--seed", "7", "--out", home / "mine.deck", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "LS draft: 3 seats, 2 packs, seed 7." in ran.out
    assert "Pack 1 of 2, pick 1. The pack then goes to seat 2." in ran.out
    assert "Pack 2 of 2, pick 9. The pack then goes to seat 3." in ran.out
    assert "Choose a card from 1 to 10." in ran.out
    assert "No card here has that name." in ran.out
    assert "You have 0 cards." in ran.out
    assert "Your deck, from your picks plus starter cards:" in ran.out
    assert (home / "mine.deck").read_text() in ran.out


def test_a_draft_is_kept_and_goes_on(run: Any, home: Path) -> None:
    file = home / "draft.json"
    whole = run("draft", "--seats", "3", "--seed", "7", typed="1\n" * 30).out
    left = run("draft", "--seats", "3", "--seed", "7", "--save", file, typed="1\n1\n1\nquit\n")
    assert left.code == 0
    assert "Run the same command to continue" in " ".join(left.out.split())
    again = run("draft", "--save", file, typed="1\n" * 30)
    assert "Pack 1 of 2, pick 4." in again.out
    assert "Pack 1 of 2, pick 3;" not in again.out
    assert again.out.splitlines()[-1] == whole.splitlines()[-1]  # the fingerprint


def test_a_draft_without_an_end_of_input_stops_in_good_order(run: Any) -> None:
    ran = run("draft", "--seats", "2", "--seed", "7", typed="1\n")
    assert ran.code == 0
    assert "Use --save FILE to keep one." in ran.out


def test_a_bot_may_go_on(run: Any) -> None:
    ran = run("draft", "--seats", "2", "--seed", "7", typed="1\nauto\n")
    assert "Your deck" in ran.out


def test_a_file_that_holds_no_draft_is_refused(run: Any, home: Path) -> None:
    (home / "x.json").write_text("{}")
    ran = run("draft", "--save", home / "x.json")
    assert ran.code == 2
    assert "isn't an event record" in ran.err
