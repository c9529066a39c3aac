"""Deck lists as JSON."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snapcount.decks.decklist import deck_of
from snapcount.decks.errors import DeckJsonError
from snapcount.decks.json_form import read_json, write_json
from snapcount.decks.library import Library
from snapcount.decks.reading import form_of, read_deck, write_deck
from snapcount.testing.decks import FEW_DECKS, garage, generated


def troubles(*cards: object, **fields: object) -> list[str]:
    text = json.dumps({"snapcount_deck": 1, "cards": cards, **fields})
    with pytest.raises(DeckJsonError) as refusal:
        read_json(text, garage())
    return [found.code for found in refusal.value.troubles]


@given(st.integers(1, FEW_DECKS), st.booleans())
@settings(max_examples=30, deadline=None)
def test_every_deck_reads_back_also_without_its_set(seed: int, with_set: bool) -> None:
    library, cards = generated(seed)
    library = library if with_set else Library([])
    deck = deck_of(cards, library, "A title")
    assert read_json(write_json(deck), library) == deck


def test_a_name_is_enough_where_it_says_it_all() -> None:
    deck = read_json('{"snapcount_deck":1,"cards":[{"count":2,"name":"left turn"}]}', garage())
    assert [card.number for card in deck.cards] == ["C4-26", "C4-26"]


def test_what_is_wrong_is_said_at_once() -> None:
    assert troubles(
        {"count": 1, "name": "Nobody"},
        {"count": 1, "name": "Otto Overland"},
        {"count": 1, "name": "Left Turn", "set": "XY"},
        {"count": 1, "name": "Otto Overland", "kind": "superstar"},
    ) == ["unknown-card", "ambiguous-card", "unknown-set"]
    assert troubles() == ["empty"]
    line = {"count": 99, "name": "Left Turn"}
    assert troubles(line, line) == ["bad-count"]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("{", "bad-json"),
        ("[]", "bad-json"),
        ('{"snapcount_deck":1,"cards":[{"count":0,"name":"Left Turn"}]}', "bad-json"),
        ('{"snapcount_deck":1,"cards":[],"extra":1}', "bad-json"),
        ('{"snapcount_deck":9,"cards":[]}', "newer-json"),
        ('{"snapcount_deck":1,"cards":' + "[" * 5000, "bad-json"),
    ],
)
def test_what_is_no_deck_is_refused(words: str, code: str) -> None:
    with pytest.raises(DeckJsonError) as refusal:
        read_json(words, garage())
    assert refusal.value.troubles[0].code == code


@given(st.integers(1, FEW_DECKS))
@settings(max_examples=10, deadline=None)
def test_the_form_is_recognised(seed: int) -> None:
    library, cards = generated(seed)
    deck = deck_of(cards, library)
    for form in ("text", "json", "code"):
        words = write_deck(deck, library, form)
        assert form_of(words) == form
        assert read_deck(words, library) == deck
