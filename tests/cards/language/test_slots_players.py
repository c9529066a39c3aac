"""Players are named in the same words wherever they are named (`slots_players` has the table)."""

from __future__ import annotations

from typing import Final

import pytest
from tests.cards.language.coverage_report import share
from tests.cards.language.slots_players import Cell, cells

FLOOR: Final = 98.0
"""Percent of the texts, one in five, that are read as their plainest wording is. It may rise."""


@pytest.fixture(scope="module")
def found() -> list[Cell]:
    return list(cells(every=5))


def test_players_are_named_in_the_same_words_everywhere(found: list[Cell]) -> None:
    holes = [each.text for each in found if each.verdict != "read"]
    assert share(found) >= FLOOR, holes


def test_all_wordings_of_one_noun_mean_one_thing(found: list[Cell]) -> None:
    assert [each for each in found if each.verdict == "another"] == []
