"""The cards, read once in a process: the server's own, and every process that works for it."""

from __future__ import annotations

from functools import cache, lru_cache

from snapcount.cards.catalog.cache import Compiled, compiled
from snapcount.cards.catalog.catalog import Catalog, load
from snapcount.cards.catalog.entry import SetFile
from snapcount.cards.catalog.setfile import read_set
from snapcount.decks.library import Library, library_of
from snapcount.server.tables import Tables

OWN: str = "Own cards"
CODE: str = "OWN"


@cache
def tables() -> Tables:
    """All cards that everybody has, and tables set with them."""
    catalog = load()
    return Tables(catalog, library_of(catalog))


def set_of(words: str) -> SetFile:
    """The set that somebody's own words make."""
    return read_set(words, OWN) if words else SetFile(name=OWN, code=CODE)


@lru_cache(maxsize=16)
def compiled_of(words: str) -> Compiled:
    """The same with every card judged."""
    return compiled(set_of(words))


@lru_cache(maxsize=16)
def library_with(words: str) -> Library:
    """Every card that somebody's decks may name: their own come first."""
    common = tables().library
    if not words:
        return common
    own = library_of(catalog_of(compiled_of(words)))
    return Library([*own.cards, *common.cards], common.refused)


def catalog_of(found: Compiled) -> Catalog:
    """One set as a catalog, to search in."""
    return Catalog([(found, OWN, True)])
