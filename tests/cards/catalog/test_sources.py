"""Sets in a file or in a folder of files that share one head."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.cards.catalog import exchange
from snapcount.cards.catalog.cache import compiled
from snapcount.cards.catalog.catalog import Catalog, CatalogError, load, shipped_set
from snapcount.cards.catalog.files import FileError
from snapcount.cards.catalog.setfile import read_set, write_set
from snapcount.cards.catalog.sources import sources
from snapcount.cards.search.find import search

HEAD = "set: Garage League\ncode: ga1\nseason: 2026\nabout: Ours.\n"
OTTO = "number: S1\nname: Otto\nkind: Player\nposition: RB\ntext: Run: Gain 5 yards.\n"
IDA = "number: C2\nname: Ida\nkind: Player\nposition: WR\ntext: Receive: Gain 5 yards.\n"


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def garage(own_home: Path) -> Path:
    folder = own_home / "sets" / "garage"
    folder.mkdir(parents=True)
    (folder / "set.cards").write_text(HEAD)
    (folder / "backs.cards").write_text(OTTO)
    (folder / "ends.cards").write_text(IDA)
    return folder


def test_the_files_of_a_folder_are_one_set(garage: Path) -> None:
    catalog = load()
    assert [known.typed.label for known in catalog.sets["Garage League"]] == [
        "S1-26 Otto",
        "C2-26 Ida",
    ]
    known = catalog.find("C2-26")
    assert (known.set_code, known.own) == ("GA1", True)
    assert (known.file, known.line) == (str(garage / "ends.cards"), 1)


def test_a_changed_head_is_noticed(garage: Path) -> None:
    load()
    (garage / "set.cards").write_text(HEAD.replace("2026", "2027"))
    assert load().find("Ida").typed.number == "C2-27"


def test_a_code_names_the_set(garage: Path) -> None:
    catalog = load()
    assert catalog.find("ga1/C2-26").typed.name == "Ida"
    assert catalog.find("GARAGE LEAGUE/Otto").typed.number == "S1-26"
    assert [known.typed.name for known in search(catalog, "set:ga1").cards] == ["Ida", "Otto"]
    with pytest.raises(CatalogError):
        catalog.find("/Ottto")


def test_a_folder_is_read_whole_and_a_file_with_its_head(garage: Path) -> None:
    whole = exchange.read_file(garage)
    assert [entry.typed.name for entry in whole.entries] == ["Otto", "Ida"]
    assert (whole.code, whole.about) == ("GA1", "Ours.")
    assert exchange.read_file(garage / "ends.cards").entries[0].typed.number == "C2-26"
    assert read_set(write_set(whole), "x").code == "GA1"


def test_a_folder_without_a_head_is_no_set(garage: Path) -> None:
    (garage / "set.cards").unlink()
    assert [*sources(garage.parent)] == []
    assert "Garage League" not in load().sets
    with pytest.raises(FileError, match=r"set\.cards"):
        exchange.read_file(garage)


def test_the_head_is_said_once(garage: Path) -> None:
    (garage / "ends.cards").write_text(f"set: Another\n\n{IDA}")
    ((file, unread),) = load().unread
    assert file == str(garage / "ends.cards")
    assert "goes once" in unread.why


@pytest.mark.parametrize("code", ["", "A", "A B", "ABCDEFGHI", "Ä1"])
def test_a_code_is_letters_and_digits(code: str) -> None:
    (unread,) = read_set(f"set: A\ncode: {code}\n", "a").unread
    assert "a code is two to eight" in unread.why


def test_the_shipped_season_is_in_a_folder() -> None:
    cards = shipped_set("sc1").cards
    assert (cards.name, cards.code, cards.season) == ("First Season", "SC1", 2026)
    assert cards.items == tuple(item for item in cards.entries)
    with pytest.raises(CatalogError, match="no built-in set"):
        shipped_set("sc99")


def test_a_set_without_a_code_has_none() -> None:
    catalog = Catalog([(compiled(read_set(OTTO, "a")), "a.cards", True)])
    assert catalog.find("Otto").set_code == ""
