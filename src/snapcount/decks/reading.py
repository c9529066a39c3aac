"""A deck in whichever form it comes: a list, JSON or a short code."""

from __future__ import annotations

from typing import Literal

from snapcount.decks.code import looks_like_a_code, read_code, write_code
from snapcount.decks.decklist import DeckList
from snapcount.decks.json_form import read_json, write_json
from snapcount.decks.library import Library
from snapcount.decks.text import read_text, write_text

Form = Literal["text", "json", "code"]


def form_of(words: str) -> Form:
    """Which form words are in, as far as a glance tells."""
    start = words.lstrip("\ufeff \t\r\n")
    if start.startswith("{"):
        return "json"
    return "code" if looks_like_a_code(start) and len(start.split()) == 1 else "text"


def read_deck(words: str, library: Library) -> DeckList:
    """The deck, whatever its form; an `UnreadableDeck` has everything that is wrong."""
    form = form_of(words)
    if form == "json":
        return read_json(words.lstrip("\ufeff"), library)
    if form == "code":
        return read_code(words, library)
    return read_text(words, library).require()


def write_deck(deck: DeckList, library: Library, form: Form) -> str:
    """The deck in that form; `CannotWrite` if the form cannot express it."""
    if form == "json":
        return write_json(deck)
    return write_code(deck, library) if form == "code" else write_text(deck, library)
