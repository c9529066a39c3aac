"""The sets that a built package has in it compiled: read nowhere, and never out of date."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from snapcount.cards.catalog import bundle, bundled, cache, catalog, kept
from snapcount.cards.catalog.catalog import load
from snapcount.cards.catalog.entry import SetFile
from snapcount.server.aside import warm

CARDS = """\
set: Packed

name: Otto
kind: Player
position: RB
text: Exhaust: Gain 5 yards.
"""


@pytest.fixture
def read_before(tmp_path: Path) -> Path:
    """A home with the shipped sets as they were read already, which takes seconds."""
    load()
    warm(tmp_path / "read")
    return tmp_path / "read"


@pytest.fixture(autouse=True)
def own_home(read_before: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A set that is shipped, with its bundle."""
    folder = tmp_path / "sets"
    folder.mkdir()
    file = folder / "packed.cards"
    file.write_text(CARDS, "utf-8")
    monkeypatch.setattr(catalog, "SHIPPED", folder)
    monkeypatch.setattr(bundled, "PLACE", folder / "sets.compiled")
    bundled.PLACE.write_bytes(bundle.made())
    bundled.bundled.cache_clear()
    yield file
    bundled.bundled.cache_clear()


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sets that were read, by name."""
    names: list[str] = []
    compiled = cache.compiled

    def noted(cards: SetFile) -> cache.Compiled:
        names.append(cards.name)
        return compiled(cards)

    monkeypatch.setattr(cache, "compiled", noted)
    return names


def test_what_is_in_the_bundle_is_not_read(shipped: Path, read: list[str], own_home: Path) -> None:
    assert load().find("Otto").verdict.status == "playable"
    assert read == []
    assert list(own_home.glob("cache/shipped-*")) == []


def test_a_set_that_was_changed_is_read(shipped: Path, read: list[str]) -> None:
    shipped.write_text(CARDS.replace("5 yards", "10 yards"), "utf-8")
    assert "10 yards" in load().card("Otto").text
    assert read == ["Packed"]


def test_another_language_reads_the_sets_anew(
    shipped: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "language", lambda: "another")
    load()
    assert read == ["Packed"]


@pytest.mark.parametrize("damage", ["cut", "flip", "empty", "other data", "folder", "gone"])
def test_a_damaged_bundle_is_as_good_as_none(damage: str, shipped: Path, read: list[str]) -> None:
    good = bundled.PLACE.read_bytes()
    bundled.PLACE.unlink()
    if damage == "folder":
        bundled.PLACE.mkdir()
    elif damage != "gone":
        middle = len(good) // 2
        flipped = good[:middle] + bytes([good[middle] ^ 1]) + good[middle + 1 :]
        other = kept.sealed(msgspec.msgpack.encode([1]))
        bad = {"cut": good[:-9], "flip": flipped, "empty": b"", "other data": other}
        bundled.PLACE.write_bytes(bad[damage])
    assert load().find("Otto").verdict.status == "playable"
    assert read == ["Packed"]


LOADING = """
import sys
from pathlib import Path
from snapcount.cards.catalog import bundled
bundled.PLACE = Path(sys.argv[1])
from snapcount.cards.catalog.catalog import load
assert len(load()) > 50
wanted = ("snapcount.cards.language", "snapcount.cards.card")
print([name for name in sys.modules if name.startswith(wanted)])
"""


def test_the_shipped_cards_are_loaded_without_anything_that_reads(
    tmp_path: Path, read_before: Path, own_home: Path
) -> None:
    place = tmp_path / "sets.compiled"
    make = [sys.executable, "-m", "snapcount.cards.catalog.bundle", str(place)]
    # A bundle of a set that was not read before is what all other tests begin with.
    subprocess.run(make, check=True, env={**os.environ, "SNAPCOUNT_HOME": str(read_before)})
    done = subprocess.run(
        [sys.executable, "-c", LOADING, str(place)], capture_output=True, text=True, check=False
    )
    assert done.stdout == "[]\n", done.stderr
    assert not own_home.exists()
