"""Damaged deck files: a legal deck or a list of what is wrong, nothing else.

`snapcount deck fuzz --files 50000` does the same for many more.
"""

from __future__ import annotations

import pytest

from snapcount.cards.catalog.catalog import load
from snapcount.decks.library import library_of
from snapcount.testing.mutated_decks import Mutations


def test_every_damaged_file_is_legal_or_told_what_is_wrong() -> None:
    counts, broken = Mutations(library_of(load()), 2026).run(range(300))
    assert broken == []
    assert set(counts) == {"legal", "illegal", "unreadable"}
    assert min(counts.values()) >= 10


def test_the_same_number_is_the_same_file() -> None:
    library = library_of(load())
    assert Mutations(library, 1).file(7) == Mutations(library, 1).file(7)
    assert Mutations(library, 1).file(7) != Mutations(library, 2).file(7)


def test_a_reader_that_breaks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(words: str, library: object) -> None:
        raise KeyError("x")

    mutations = Mutations(library_of(load()), 1)
    monkeypatch.setattr("snapcount.testing.mutated_decks.read_deck", broken)
    counts, found = mutations.run(range(3))
    assert counts["broken"] == len(found) == 3
