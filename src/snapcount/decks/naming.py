"""A deck as people name it: by a file, a short code, or the name of a starter deck."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from snapcount.cards.catalog.files import FileError, decoded, home
from snapcount.cards.demo import BADGERS, HERONS, demo_decks
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.decks.code import looks_like_a_code
from snapcount.decks.decklist import DeckList, deck_of
from snapcount.decks.library import Library, plain
from snapcount.decks.reading import read_deck
from snapcount.decks.starters import SUFFIX, UnknownDeck, starter

DEMO: Final = (HERONS, BADGERS)
"""The two decks that are there without any set; each edition has its own."""


def deck_named(name: str, library: Library, edition: str = DEFAULT_EDITION) -> DeckList:
    """The deck that a file, a code or a name means; whatever is wrong with it is a `DeckError`.

    A user's own decks go by name too: `NAME.deck` in `own_decks()`.
    """
    teaching = teaching_deck(name, library, edition)
    if teaching is not None:
        return teaching
    words = words_of(name)
    if words is None:
        try:
            return starter(name, library).deck
        except UnknownDeck as error:
            message = f"There's no file called “{name[:80]}”, and it isn't a deck code. {error}"
            raise UnknownDeck(message) from None
    return read_deck(words, library)


def teaching_deck(name: str, library: Library, edition: str) -> DeckList | None:
    """One of the two decks of the lessons and the first game, by its name or its nickname."""
    for place, title in enumerate(DEMO):
        if plain(name) in (plain(title), plain(title.split()[-1])):
            return deck_of(demo_decks(edition)[place], library, title)
    return None


def short_name(name: str) -> str:
    """What to call a deck without a title: its file's name, or the beginning of its code."""
    return name[:12] if looks_like_a_code(name) else Path(name).stem


def words_of(name: str) -> str | None:
    """The words of a deck: a code itself, or what is in a file; None if it is neither."""
    if looks_like_a_code(name):
        return name
    path = Path(name)
    if path.name == name and not _is_file(path):
        path = own_decks() / f"{name}{SUFFIX}"
    try:
        return decoded(path.read_bytes()) if _is_file(path) else None
    except OSError as error:
        raise FileError(f"Can't read {path}: {error.strerror}.") from None


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return False


def own_decks() -> Path:
    """Where a user keeps decks by name."""
    return home() / "decks"
