"""`snapcount card …`: what people type, and what they are told."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from snapcount import cli
from snapcount.server.aside import warm

FLIP = "Exhaust: Flip over the top card of your Play deck. That card becomes your play this down."
LIST = """\
S1,Otto,Player,88,Ants,Quarterback,Offense,Exhaust: Draw an Action card.,,,,,,,,,
S2,Ida,PlayerI,,,,,,,,,,,,,,
S3,No Sun, No Shade,Synergy,,,,,,,,,,,,,,
"""
BAD_ROWS = "S4,Slip,Action,,,,,,,,,,,Offense,Gian 5 yards.,,\nS5,What is it\n"


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    warm(tmp_path / "home")
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return tmp_path / "home"


@pytest.fixture
def card(ran: Any) -> Any:
    return lambda *arguments: ran("card", *arguments)


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    path = tmp_path / "2020.csv"
    path.write_text(LIST)
    return path


# The group -------------------------------------------------------------------------------------


def test_only_the_command_that_is_asked_for_is_needed() -> None:
    assert cli.command_wanted(["card", "read", "--help"]) == "card read"
    assert cli.command_wanted(["card", "--help"]) == ""
    assert cli.command_wanted(["--help"]) == ""


def test_a_command_imports_no_other(own_home: Path) -> None:
    program = (
        "import sys\nfrom snapcount import cli\n"
        "cli.build_app('card sets')\n"
        "print([name for name in sys.modules if name.startswith('snapcount.cli.card.')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "['snapcount.cli.card._words', 'snapcount.cli.card.sets']\n", done.stderr


def test_help_lists_the_commands_of_the_group(card: Any) -> None:
    result = card("--help")
    for name in (
        *("read", "complete", "check", "show", "search", "new", "random", "add", "export", "sets"),
    ):
        assert name in result.out


def test_a_misspelt_command_of_the_group_has_a_neighbour(card: Any) -> None:
    result = card("serch", "x")
    assert result.code == 2
    assert "search" in result.err


# read ------------------------------------------------------------------------------------------


def test_read_says_what_a_text_means(card: Any) -> None:
    result = card("read", FLIP, "--as", "player")
    assert result.code == 0
    assert result.out.startswith(FLIP + "\n")
    assert "When: Exhaust it at any timing point." in result.out
    assert "Does: Flip over the top card of your Play deck" in result.out
    assert "audible" in result.out
    assert "\033" not in result.out


def test_read_points_at_what_is_wrong(card: Any) -> None:
    result = card("read", "Exhaust: Filp over the top card.")
    assert result.code == 1
    assert result.out == ""
    assert "Exhaust: Filp over the top card.\n         ^^^^" in result.err
    assert "did you mean “Flip”?" in result.err


def test_read_finds_the_side_that_nobody_named(card: Any) -> None:
    text = "Your opponent's Runs gain 5 fewer yards."
    assert card("read", text).code == 0
    assert card("read", text, "--side", "offense").code == 1
    assert card("read", text, "--position", "QB").code == 1


def test_read_as_json(card: Any) -> None:
    arguments = ("--as", "offense", "--timing", "Play only during On Field Adjustments.", "--json")
    good = card("read", "gain five yards", *arguments)
    assert (good.json["status"], good.json["canonical"]) == ("playable", "Gain 5 yards.")
    assert good.json["timing"] == "Play only during On Field Adjustments."
    assert good.json["card"]["effects"] == [{"type": "Gain", "yards": 5}]
    bad = card("read", "gian five yards", *arguments)
    assert bad.code == 1
    assert bad.json["status"] == "not understood"
    assert (bad.json["error"]["at"], bad.json["error"]["field"]) == (0, "text")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Run: Gain 5 yards.", "player"),
        ("Run: Gain 5 yards.", "superstar"),
        ("Tackle: Lose 5 yards.", "legend"),
        ("Gain 5 yards.", "offense"),
        ("Gain 5 yards.", "defense"),
        ("Gain 5 yards.", "generic"),
        ("Run: Gain 5 yards.", "powerup"),
        ("Your Run plays gain 5 more yards.", "gridiron"),
        (
            "Active while your deck has exactly 1 Quarterback.\nYour Run plays gain 5 more yards.",
            "synergy",
        ),
        ("Short Pass: 25 (2-9)", "play"),
    ],
)
def test_read_takes_every_kind(card: Any, text: str, kind: str) -> None:
    result = card("read", text, "--as", kind)
    assert (result.code, result.err) == (0, "")


def test_read_minds_the_edition(card: Any) -> None:
    result = card("read", "Run: Gain 5 yards.", "--as", "superstar", "--edition", "2019")
    assert result.code == 1
    assert "2019 rules don't have Superstar cards (D-9)" in result.out


# complete --------------------------------------------------------------------------------------


def test_complete_lists_what_could_come_next(card: Any) -> None:
    result = card("complete", "Energize one of your Wi", "--as", "offense")
    assert result.code == 0
    words = [line.split("  ")[0] for line in result.out.splitlines()]
    assert "Wide Receivers" in words
    assert "Players" in result.out  # what they are
    assert "\033" not in result.out


def test_complete_says_how_many_more_there_are(card: Any) -> None:
    result = card("complete", "", "--most", "3")
    assert len(result.out.splitlines()) == 4
    assert "more: keep typing" in result.out


def test_complete_prints_json(card: Any) -> None:
    found = card("complete", "Gain 5 y", "--as", "generic", "--json").json
    assert {"insert": "yards", "replaces": 1, "what": ""} in found["completions"]


def test_complete_says_where_a_text_is_wrong_already(card: Any) -> None:
    result = card("complete", "Gain of of ")
    assert result.code == 1
    assert "“of” doesn't fit here" in result.err
    error = card("complete", "Gain of of ", "--json").json["error"]
    assert (error["at"], error["length"]) == (5, 2)


# check -----------------------------------------------------------------------------------------


def test_check_has_a_line_a_card(card: Any, listed: Path) -> None:
    result = card("check", listed)
    assert result.code == 0
    lines = result.out.splitlines()
    assert lines[0].split() == ["2020.csv:1", "S1-20", "Otto", "playable"]
    assert "no text yet  [type “PlayerI” read as Player]" in lines[1]
    assert "S3-20 No Sun, No Shade" in lines[2]
    assert lines[3] == "3 cards: 1 playable, 2 no text yet"


def test_check_fails_if_anything_is_not_understood(card: Any, listed: Path) -> None:
    listed.write_text(LIST + BAD_ROWS)
    result = card("check", listed)
    assert result.code == 1
    assert "2020.csv:4" in result.out
    assert "not understood: cards don't use the word “Gian”" in result.out
    assert "    Gian 5 yards.\n    ^^^^" in result.out
    assert "2020.csv:5" in result.out
    assert "unreadable: a row needs a number, a name and a type" in result.out
    assert "5 cards: 1 playable, 2 no text yet, 1 not understood, 1 unreadable" in result.out


def test_check_takes_the_season_and_json(card: Any, tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_text("S1,Otto,Player\nS1,Otto,Player\n")
    result = card("check", path, "--season", "21", "--json")
    first, second = result.json
    assert (first["number"], first["status"], first["line"]) == ("S1-21", "no text yet", 1)
    assert second["why"] == "the number S1-21 is already used by the card on line 1"
    assert result.code == 1
    assert card("check", path, "--season", "next").code == 2


def test_check_says_if_there_is_no_file(card: Any) -> None:
    result = card("check", "nowhere.csv")
    assert result.code == 2
    assert "nowhere.csv: No such file" in result.err


# add, export, sets, show, search ---------------------------------------------------------------


def test_cards_go_in_and_come_out(card: Any, listed: Path, own_home: Path) -> None:
    listed.write_text(LIST + BAD_ROWS)
    added = card("add", listed, "--to", "Friday League")
    assert added.code == 1
    assert "5 new, 0 replaced, 0 unchanged" in added.out
    assert (own_home / "sets" / "friday-league.cards").is_file()
    out = card("export", "Friday League", "--as", "csv").out.splitlines()
    assert out[0].startswith("S1-20,Otto,Player,88,Ants,Quarterback,Offense,Exhaust: Draw an")
    assert out[2].startswith('S3-20,"No Sun, No Shade",Synergy,')
    assert out[4] == "S5,What is it"
    assert card("export", "no such set").code == 2
    sets = card("sets", "--json").json
    rows = [(row["set"], row["whose"], row["cards"]) for row in sets["sets"]]
    assert rows[0] == ("Demo", "shipped", 59)
    assert [row[:2] for row in rows[1:-1]] == [("First Season", "shipped")]
    assert rows[-1] == ("Friday League", "yours", 4)


def test_export_to_a_file_is_read_again(card: Any, tmp_path: Path) -> None:
    out = tmp_path / "demo.csv"
    assert card("export", "demo", "--as", "csv", "-o", out).code == 0
    assert card("export", "demo", "-o", tmp_path / "demo.cards").code == 0
    assert card("check", tmp_path / "demo.cards").code == 0
    assert card("export", "demo", "-o", tmp_path / "no" / "where").code == 2


@pytest.mark.parametrize("name", ["sc1", "First Season"])
def test_a_set_in_a_folder_is_exported_whole(card: Any, name: str) -> None:
    out = card("export", name).out
    assert out.startswith("set: First Season\ncode: SC1\nseason: 2026\n")


def test_show_a_card(card: Any) -> None:
    result = card("show", "corwin tidegate")
    assert result.code == 0
    assert result.out.startswith("Corwin Tidegate\nPlayer, QB, 91, Tidewater Herons\n")
    assert "playable (Demo: demo.cards, line" in result.out
    missing = card("show", "Corwin Tidegat")
    assert missing.code == 1
    assert "Did you mean Corwin Tidegate?" in missing.err


def test_show_an_erratum(card: Any, tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_text("S7-19,Ida,Player,80,Ants,WR,Offense,Exhaust: Gain 5 yards.\n")
    card("add", path)
    result = card("show", "S7-19")
    assert "Erratum E-2 of 2022-11-01: " in result.out
    assert "When: Exhaust it at the end of the play." in result.out
    found = card("show", "S7-19", "--edition", "2021", "--json").json
    assert (found["erratum"]["clause"], found["erratum"]["date"]) == ("E-2", "2022-11-01")
    assert found["reading"]["when"] == ["Exhaust it at any timing point."]


def test_search(card: Any) -> None:
    assert "Corwin Tidegate" in card("search", "pos:qb", "effect:audible").out
    assert card("search", "pos:qb set:demo", "--json").json["count"] == 2
    none = card("search", "type:synergy rating>0")
    assert (none.code, none.out) == (1, "No matches.\n")
    wrong = card("search", "pso:qb")
    assert wrong.code == 2
    assert "pso:qb\n^^^\ndid you mean “pos:qb”?" in wrong.err
    assert "Did you mean" in card("search", "gulwick").out


# random, verdicts ------------------------------------------------------------------------------


def test_random_cards_come_from_the_seed(card: Any) -> None:
    first = card("random", "-n", "3", "--seed", "5", "--json").json
    assert first == card("random", "-n", "3", "--seed", "5", "--json").json
    assert len(first) == 3
    assert card("random", "-n", "1", "--as", "powerup", "--edition", "2019").code == 2
    assert card("random", "-n", "2").out.count("\n\n") == 1


def test_verdicts_show_what_changed(card: Any, tmp_path: Path) -> None:
    file = tmp_path / "verdicts.txt"
    at = ("--file", file, "--sets", tmp_path)
    (tmp_path / "a.cards").write_text("name: A\nkind: Play\n")
    assert card("verdicts", *at).code == 1
    assert card("verdicts", *at, "--update").code == 0
    assert card("verdicts", *at).out.endswith(" lines, 0 changed\n")
    (tmp_path / "a.cards").write_text("name: A\nkind: Play\nstrength: 9\n")
    changed = card("verdicts", *at)
    assert changed.code == 1
    assert "- play A | no text yet\n+ play A | not understood: " in changed.out


# new -------------------------------------------------------------------------------------------


def typed_in(*lines: str, options: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "snapcount", "card", "new", *options],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
    )


def test_new_checks_as_you_type_and_keeps_the_card(own_home: Path) -> None:
    done = typed_in(
        "Wizard",
        "Player",
        "n",
        "S1",
        "Otto Overland",
        "quaterback",
        "QB",
        "",
        "high",
        "88",
        "Ants",
        "Exhaust: Gian 5 yards.",
        "Exhaust: Gain 5 ?",
        "Exhaust: Gain 5 yards.\\",
        "Run: Gain 5 yards.",
        options=("--season", "26"),
    )
    assert done.returncode == 0, done.stderr
    for words in (
        "That's not one of them",
        "there is no position",
        "rating must be a number",
        "^^^^",
    ):
        assert words in done.stderr
    assert "yards" in done.stderr.partition("Next: ")[2]
    assert "S1-26 Otto Overland: playable" in done.stdout
    written = (own_home / "sets" / "my-cards.cards").read_text()
    assert "text: Exhaust: Gain 5 yards.\n  Run: Gain 5 yards.\n" in written


def test_new_writes_nothing_before_the_end(own_home: Path) -> None:
    before = sorted(own_home.rglob("*"))
    done = typed_in("Action", "n", "", "Hurry")
    assert done.returncode == 1
    assert "nothing was saved" in done.stderr
    assert sorted(own_home.rglob("*")) == before


def test_new_asks_for_what_the_kind_has() -> None:
    done = typed_in(
        *("play", "y", "E1-20", "Any Day", "11", "X", "2", "Rum", "Run Left", "Long Pass", ""),
        options=("--json",),
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["status"] == "playable"
    assert found["typed"]["unique"] is True
    assert found["typed"]["strength"] == "X"


# Colours ---------------------------------------------------------------------------------------


def test_colours_are_for_terminals_that_want_them(
    card: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from snapcount.cli.card import _words

    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert _words.paint("x", _words.BOLD) == "\033[1mx\033[0m"
    monkeypatch.setenv("NO_COLOR", "1")
    assert _words.paint("x", _words.BOLD) == "x"
