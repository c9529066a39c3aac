"""Every wording of an amount, a card, Grit or a joint stands in every place (`slots_amounts`)."""

from __future__ import annotations

from typing import Final

import pytest
from tests.cards.language.coverage_report import share
from tests.cards.language.slots_amounts import CLASSES, Cell, cells, filled, tables, tree

FLOOR: Final = 97.0
"""Percent of the texts of a part of the places that are read as they should be. It may rise."""


@pytest.fixture(scope="module")
def found() -> list[Cell]:
    return list(cells(every=4))


def test_wordings_are_read_in_every_place(found: list[Cell]) -> None:
    holes = [each.text for each in found if each.verdict != "read"]
    assert share(found) >= FLOOR, holes


def test_wordings_of_one_kind_have_one_tree(found: list[Cell]) -> None:
    assert [each.text for each in found if each.verdict == "another"] == []


def test_kinds_differ_from_one_another() -> None:
    """The plainest wordings of two kinds in one place mean different things."""
    same = []
    for table in tables():
        for place in table.places[::3]:
            seen: dict[str, str] = {}
            for kind in table.kinds:
                made = tree(filled(kind[0], place), place.scene)
                if made is not None and seen.setdefault(repr(made), kind[0]) != kind[0]:
                    same.append((place.text, seen[repr(made)], kind[0]))
    assert [each for each in same if "a minimum of 0" not in each[2]] == []


def test_what_is_left_out_is_in_some_table() -> None:
    every = tables()
    assert sum(len(table.places) for table in every) > 150
    for table in every:
        for name, where, words in table.without:
            assert name in CLASSES
            assert any(where in f"{place.text} {place.unit}" for place in table.places), where
            assert any(words.removeprefix("=") in kind[0] for kind in table.kinds), words
