"""The catalog: what is playable, what is refused, what is corrected, and what is kept on disk."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from snapcount.cards.card import PlayCard, PlayerCard
from snapcount.cards.catalog import cache, exchange
from snapcount.cards.catalog.cache import cached, compiled
from snapcount.cards.catalog.catalog import Catalog, CatalogError, NotPlayable, load
from snapcount.cards.catalog.entry import Entry, SetFile, Typed, Unread
from snapcount.cards.catalog.files import FileError, file_name, home, replace_file, write_whole
from snapcount.cards.catalog.judge import judge
from snapcount.cards.catalog.setfile import read_set
from snapcount.cards.tree import Activated

MINE = """\
set: Mine

number: S1-19
name: Otto
kind: Player
position: RB
text: Exhaust: Gain 5 yards.

number: S7-19
name: Ida
kind: Player
position: WR
text: Exhaust: Gain 5 yards.

number: U137-22
name: Wall
kind: Play
strength: 3
offense: Run Left
defense: All Runs

name: Known By Name
kind: Player

name: Slip
kind: Player
position: QB
text: Exhaust: Gian 5 yards.

name: Wrong
kind: Wizard
"""


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def catalog(text: str = MINE) -> Catalog:
    return Catalog([(compiled(read_set(text, "mine")), "mine.cards", True)])


# What is playable ------------------------------------------------------------------------------


def test_a_card_is_found_by_number_and_by_name() -> None:
    assert catalog().find("s1-19").typed.name == "Otto"
    assert catalog().find("  otto ").typed.number == "S1-19"
    assert catalog().find("Mine/Otto").typed.number == "S1-19"


def test_a_card_that_is_not_there_has_a_neighbour() -> None:
    with pytest.raises(CatalogError, match="Did you mean Otto"):
        catalog().find("Oto")


def test_a_card_without_text_is_listed_and_refused() -> None:
    known = catalog().find("Known By Name")
    assert known.verdict.line() == "no text yet"
    with pytest.raises(NotPlayable, match=r"no text yet.*mine\.cards, line 22"):
        catalog().card("Known By Name")


def test_a_text_that_is_not_understood_is_listed_and_refused() -> None:
    verdict = catalog().find("Slip").verdict
    assert verdict.line().startswith("not understood: cards don't use the word “Gian”")
    assert (verdict.field, verdict.at, verdict.length) == ("text", 9, 4)
    assert "Exhaust: Gian 5 yards.\n         ^^^^" in verdict.report
    with pytest.raises(NotPlayable, match="Gian"):
        catalog().card("Slip")


def test_what_is_no_card_is_kept_beside_the_cards() -> None:
    ((file, unread),) = catalog().unread
    assert (file, unread.trouble_line) == ("mine.cards", 31)


RUN = "Run: Gain 5 yards."


@pytest.mark.parametrize(
    ("typed", "field"),
    [
        (Typed(kind="player", name="A", position="QB", rating="high", text=RUN), "rating"),
        (Typed(kind="player", name="A", position="QQ", text=RUN), "position"),
        (Typed(kind="player", name="A", text=RUN), "position"),
        (Typed(kind="play", name="A", strength="11", offense="Run", defense="Run"), "strength"),
        (Typed(kind="play", name="A", strength="1", offense="Rum", defense="Run"), "offense"),
        (Typed(kind="play", name="A", strength="1", offense="Run Left"), "defense"),
        (Typed(kind="play", name="A", strength="1", time="x", offense="Run"), "time"),
        (Typed(kind="action", name="A", text="Gain 5 yards."), "subtype"),
        (Typed(kind="action", name="A", subtype="offense", text="Lose.", timing="Now."), "text"),
        (
            Typed(kind="action", name="A", subtype="offense", text="Gain 5 yards.", timing="Now."),
            "timing",
        ),
    ],
)
def test_a_verdict_names_the_field(typed: Typed, field: str) -> None:
    verdict = judge(typed)
    assert (verdict.status, verdict.field) == ("not understood", field)
    assert verdict.why
    assert "^" in verdict.report


# Errata ----------------------------------------------------------------------------------------


def test_an_erratum_is_visible_and_applied_where_it_counts() -> None:
    known = catalog().find("S7-19")
    assert known.verdict.clause == "E-2"
    assert "end of the play" in known.verdict.ruling
    now, then = known.card("crd"), known.card("2021")
    assert isinstance(now, PlayerCard)
    assert isinstance(then, PlayerCard)
    assert isinstance(now.abilities[0], Activated)
    assert now.abilities[0].timing.points == ("end of the play",)
    assert now.text != known.typed.text
    assert then == known.verdict.card


NEW_WORDS = """\
number: C16-19
name: Hush
kind: Player
position: LB
text: Exhaust: Whatever stood here once.
"""


@pytest.mark.parametrize("printed", [NEW_WORDS, NEW_WORDS.replace("text:", "# text:")])
def test_the_words_of_an_erratum_are_read_before_those_that_are_printed(printed: str) -> None:
    """E-1: whether what is printed is understood, or was typed at all, matters no longer."""
    known = catalog(printed).find("C16-19")
    assert (known.verdict.status, known.verdict.clause) == ("playable", "E-1")
    assert "discards all of their Action cards" in known.card("crd").text
    with pytest.raises(NotPlayable, match=r"no text yet|stood"):
        known.card("2022")  # the erratum is younger


def test_a_play_that_stops_all_runs_is_unique_by_erratum() -> None:
    card = catalog().card("U137-22")
    assert isinstance(card, PlayCard)
    assert card.unique
    assert catalog().find("S1-19").verdict.clause == ""


# Several sets ----------------------------------------------------------------------------------


def test_own_sets_come_before_shipped_ones() -> None:
    sets = [(compiled(read_set(MINE, "x")), "x", own) for own in (False, True)]
    both = Catalog(sets)
    assert both.find("Otto").own
    assert len(both) == 10


def test_one_card_in_two_own_sets_must_be_told_apart() -> None:
    other = MINE.replace("set: Mine", "set: Other")
    sets = [(compiled(read_set(text, "x")), "x", True) for text in (MINE, other)]
    with pytest.raises(CatalogError, match="Mine/S1-19, Other/S1-19"):
        Catalog(sets).find("S1-19")
    assert Catalog(sets).find("other/S1-19").set_name == "Other"


def test_the_catalog_has_the_shipped_and_the_users_sets() -> None:
    exchange.add("My League", read_set(MINE, "x").items)
    found = load()
    assert list(found.sets) == ["Demo", "First Season", "My League"]
    assert found.find("Otto").own
    assert not found.find("Whistle").own


# Adding ----------------------------------------------------------------------------------------


def test_adding_replaces_by_number_but_never_text_by_none() -> None:
    items = read_set(MINE, "x").items
    assert exchange.add("mine", items)[1:] == (6, 0, 0)
    assert exchange.add("mine", items)[1:] == (0, 0, 6)
    bare = Entry(typed=Typed(kind="player", name="Otto", number="S1-19"))
    assert exchange.add("mine", (bare,))[1:] == (0, 0, 1)
    known = Typed(kind="player", name="Known by Name", position="QB", text="Run: Gain 5 yards.")
    assert exchange.add("mine", (Entry(typed=known),))[1:] == (0, 1, 0)
    cards = exchange.own_set("mine")
    assert [entry.typed.text for entry in cards.entries][3] == "Run: Gain 5 yards."
    assert len(cards.items) == 6
    assert [item.raw for item in cards.unread] == ["name: Wrong\nkind: Wizard"]


def test_a_row_that_no_list_could_read_is_kept_and_read_once_it_is_mended() -> None:
    raw = "S9-19,Eve,Playr,,,"
    path = exchange.add("mine", (Unread(raw=raw, why="", form="csv"),)).path
    (unread,) = exchange.own_set("mine").unread
    assert (unread.raw, "Player" in unread.why) == (raw, True)
    path.write_text(path.read_text().replace("Playr", "Player"))
    assert exchange.own_set("mine").entries[0].typed.name == "Eve"


# Files -----------------------------------------------------------------------------------------


def test_home_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SNAPCOUNT_HOME", "/somewhere")
    assert home() == Path("/somewhere")
    monkeypatch.delenv("SNAPCOUNT_HOME")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert home() == Path("/data/snapcount")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", "/h")
    assert home() == Path("/h/.local/share/snapcount")


def test_nothing_is_written_outside_home(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="outside"):
        write_whole(tmp_path / "elsewhere", b"x")
    assert not (tmp_path / "elsewhere").exists()
    assert exchange.own_path("../../etc/passwd").name == "etc-passwd.cards"
    assert file_name("Ünïque / Names!") == "n-que-names"
    with pytest.raises(FileError):
        file_name("///")


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_full_disk_loses_nothing(
    broken: str, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = exchange.add("mine", read_set(MINE, "x").items).path
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, broken, full)
    with pytest.raises(FileError, match=r"No space left.*The old file is unchanged"):
        exchange.add("mine", (Entry(typed=Typed(kind="play", name="New")),))
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "a"
    replace_file(path, b"one")
    replace_file(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.glob(".*")) == []


# The cache -------------------------------------------------------------------------------------


def reading_is_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(_: SetFile) -> None:
        raise AssertionError("the set was read again")

    monkeypatch.setattr(cache, "compiled", forbidden)


def test_a_set_is_read_once(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = cached("mine", MINE, "mine")
    reading_is_forbidden(monkeypatch)
    assert cached("mine", MINE, "mine") == first
    assert first.verdicts[0].card == catalog().card("S1-19", "2021")


def test_another_text_or_language_is_read_anew(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cached("mine", MINE, "mine")
    changed = cached("mine", MINE.replace("Otto", "Anna"), "mine")
    assert changed.cards.entries[0].typed.name == "Anna"
    assert len(list((own_home / "cache").glob("mine.*"))) == 1
    monkeypatch.setattr(cache, "language", lambda: "another")
    reading_is_forbidden(monkeypatch)
    with pytest.raises(AssertionError):
        cached("mine", MINE.replace("Otto", "Anna"), "mine")


def test_a_set_takes_no_other_sets_place_in_the_cache(own_home: Path) -> None:
    for key in ("own-mine.teams", "own-mine", "own-mine.plays"):
        cached(key, MINE, "mine")
    assert len(list((own_home / "cache").glob("own-mine*"))) == 3


@pytest.mark.parametrize("damage", ["cut", "flip", "empty", "noise", "folder"])
def test_a_damaged_cache_is_made_anew(damage: str, own_home: Path) -> None:
    first = cached("mine", MINE, "mine")
    (path,) = (own_home / "cache").glob("mine.*")
    good = path.read_bytes()
    if damage == "folder":
        path.unlink()
        path.mkdir()
    else:
        middle = len(good) // 2
        flipped = good[:middle] + bytes([good[middle] ^ 1]) + good[middle + 1 :]
        bad = {"cut": good[:-9], "flip": flipped, "empty": b"", "noise": b"\xff\n\x00"}
        path.write_bytes(bad[damage])
    assert cached("mine", MINE, "mine") == first
    if damage != "folder":
        assert path.read_bytes() == good


def test_without_a_place_for_it_there_is_no_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path / "file"))
    assert cached("mine", MINE, "mine").verdicts[0].status == "playable"


def test_a_warm_start_imports_no_parser(own_home: Path) -> None:
    load()
    program = (
        "import sys\nfrom snapcount.cards.catalog.catalog import load\nassert len(load()) > 50\n"
        "print([name for name in sys.modules if name in"
        " ('snapcount.cards.language.grammar', 'snapcount.cards.language.graph',"
        " 'snapcount.cards.language.reader', 'snapcount.cards.card')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr
