"""The starter decks: lists that come with the program, in `data/starters`, one file a deck."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Final, NamedTuple

import snapcount.decks
from snapcount.cards.catalog.files import read_words
from snapcount.decks.decklist import DeckList
from snapcount.decks.errors import DeckError
from snapcount.decks.formats import format_named
from snapcount.decks.legality import problems
from snapcount.decks.library import Library, plain
from snapcount.decks.text import read_text
from snapcount.engine.editions import edition_named

FOLDER: Final = Path(snapcount.decks.__path__[0]) / "data" / "starters"
SUFFIX: Final = ".deck"


class Starter(NamedTuple):
    """A starter deck; its name is its file's."""

    name: str
    deck: DeckList


class UnknownDeck(DeckError):
    code = "unknown-deck"


def starter_names() -> list[str]:
    """The names of the starter decks, sorted."""
    return sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}"))


def starter(name: str, library: Library) -> Starter:
    """The starter deck of that name, or with that title; `UnknownDeck` says which there are."""
    names = starter_names()
    wanted = plain(name)
    for found in names:
        if wanted == plain(found):
            return _read(found, library)
    for found in names:
        deck = _read(found, library)
        if wanted == plain(deck.deck.title):
            return deck
    hint = f" Did you mean {meant}?" if (meant := _nearest(wanted, names, library)) else ""
    there = ", ".join(names) or "none yet"
    raise UnknownDeck(f"There's no deck called “{name[:80]}”. Starter decks: {there}.{hint}")


def _nearest(wanted: str, names: list[str], library: Library) -> str:
    """The starter deck that was probably meant: a franchise goes by either of its names."""
    known = {name: name for name in names}
    for name in names:
        title = _read(name, library).deck.title
        for word in (title, *title.split()):
            known.setdefault(plain(word), f"{name} ({title})")
    near = get_close_matches(wanted, list(known), 1, 0.5)
    return known[near[0]] if near else ""


def starters(library: Library) -> list[Starter]:
    """Every starter deck, in the order of their names."""
    return [_read(name, library) for name in starter_names()]


def starters_for(edition: str, library: Library) -> list[Starter]:
    """The starter decks that are made for an edition.

    A deck of few kinds of cards may be legal in others too, but its like is met there only.
    """
    rules = edition_named(edition)
    return [
        found
        for found in starters(library)
        if not problems(found.deck.cards, rules)
        and format_named(found.deck.format).rules.kinds == rules.kinds
    ]


def _read(name: str, library: Library) -> Starter:
    words = read_words(FOLDER / f"{name}{SUFFIX}")
    return Starter(name, read_text(words, library).require())
