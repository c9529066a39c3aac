"""Decks by file, code or name, and the starter decks."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

from snapcount.cards.catalog.catalog import load
from snapcount.cards.demo import demo_decks
from snapcount.decks.code import write_code
from snapcount.decks.errors import DeckListError
from snapcount.decks.legality import problems
from snapcount.decks.library import Library, library_of
from snapcount.decks.naming import deck_named
from snapcount.decks.starters import UnknownDeck, starter_names, starters
from snapcount.decks.text import read_text, write_text
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.server.aside import warm


@functools.cache
def library() -> Library:
    return library_of(load())


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_two_demo_decks_are_there_in_every_edition(edition: str) -> None:
    herons = deck_named("Tidewater Herons", library(), edition)
    assert herons == deck_named("herons", library(), edition)
    assert sorted(card.name for card in herons.cards) == sorted(
        card.name for card in demo_decks(edition)[0]
    )
    assert problems(herons.cards, edition_named(edition)) == []


def test_a_file_a_code_and_a_name_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    warm(tmp_path)
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path))
    badgers = deck_named("badgers", library())
    (tmp_path / "decks").mkdir()
    path = tmp_path / "decks" / "mine.deck"
    path.write_text(write_text(badgers, library()), "utf-8")
    assert deck_named(str(path), library()) == badgers
    assert deck_named("mine", library()) == badgers
    assert deck_named(write_code(badgers, library()), library()).lines == badgers.lines
    path.write_text("1 Nobody")
    with pytest.raises(DeckListError):
        deck_named("mine", library())


@pytest.mark.parametrize("name", ["nowhere", "", "a" * 5000, "a\0b"], ids=range(4))
def test_what_is_no_deck_is_said(name: str) -> None:
    with pytest.raises(UnknownDeck, match="isn't a deck code"):
        deck_named(name, library())


def test_every_starter_deck_reads_and_is_legal_where_it_says() -> None:
    found = starters(library())
    assert [one.name for one in found] == starter_names()
    for one in found:
        assert one.deck.title
        assert deck_named(one.name, library()) == one.deck
        assert read_text(write_text(one.deck, library()), library()).require() == one.deck
        assert any(not problems(one.deck.cards, edition_named(e)) for e in EDITION_NAMES)
