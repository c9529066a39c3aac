"""What templates can begin with is found out once, and again only when a module has changed."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

import pytest

from snapcount.cards.catalog import kept
from snapcount.cards.language import grammar as module
from snapcount.cards.language.grammar import known_openings, printable
from snapcount.cards.language.kernel.chart import Grammar
from snapcount.cards.language.kernel.construct import Construct
from snapcount.cards.language.kernel.graph import Openings, openings

CONSTRUCTS = printable().constructs


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A line for each time that openings were found out, in a home of its own."""
    times: list[int] = []

    def counted(constructs: Iterable[Construct]) -> Openings:
        times.append(1)
        return openings(constructs)

    monkeypatch.setattr(module, "openings", counted)
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path / "home"))
    return times


def test_they_are_found_out_once(found: list[int]) -> None:
    expected = openings(CONSTRUCTS)
    assert known_openings(CONSTRUCTS) == expected
    assert known_openings(CONSTRUCTS) == expected
    assert len(found) == 1


def test_a_module_that_changed_is_looked_at_again(
    found: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "package").mkdir()
    source = tmp_path / "package" / "words.py"
    source.write_text("WORDS = 1", "utf-8")
    package = ModuleType("package")
    package.__path__ = [str(source.parent)]
    before = kept.modules_of(package)
    assert kept.modules_of(package) == before
    os.utime(source, ns=(0, 1))
    assert kept.modules_of(package) != before
    known_openings(CONSTRUCTS)
    monkeypatch.setattr(kept, "modules_of", lambda _: "others")
    known_openings(CONSTRUCTS)
    assert len(found) == 2


@pytest.mark.parametrize("damage", ["cut", "other data", "folder"])
def test_damage_is_as_good_as_nothing(damage: str, found: list[int], tmp_path: Path) -> None:
    expected = known_openings(CONSTRUCTS)
    (file,) = (tmp_path / "home" / "cache").iterdir()
    if damage == "cut":
        file.write_bytes(file.read_bytes()[:-9])
    elif damage == "other data":
        file.write_bytes(kept.sealed(b"\x91\x01"))
    else:
        file.unlink()
        file.mkdir()
    assert known_openings(CONSTRUCTS) == expected
    assert len(found) == 2


def test_a_grammar_leaves_what_it_is_given_as_it_is(found: list[int]) -> None:
    known = known_openings(CONSTRUCTS)
    grammar = Grammar(CONSTRUCTS, known)
    grammar.whole("Deed[base]")
    assert known == openings(CONSTRUCTS)
