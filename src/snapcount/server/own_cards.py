"""Cards that people make themselves: one set a person, kept as the words of a set file.

What could not be read is kept with the rest, word for word, so that nothing is ever lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Final

import sqlalchemy as sa

from snapcount.cards.catalog.cache import Compiled, compiled
from snapcount.cards.catalog.catalog import Catalog
from snapcount.cards.catalog.entry import SetFile
from snapcount.cards.catalog.setfile import read_set, write_set
from snapcount.decks.library import Library, library_of
from snapcount.engine.errors import SnapcountError
from snapcount.server.people import Person
from snapcount.server.store import Store, metadata
from snapcount.server.tables import Tables

NAME: Final = "Own cards"
CODE: Final = "OWN"
MOST_ITEMS: Final = 1000
MOST_LETTERS: Final = 600_000

own_cards = sa.Table(
    "own_cards",
    metadata,
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)


class OwnCardsError(SnapcountError):
    """The person's: a card that cannot be kept."""

    code = "bad-card"


class OwnCards:
    """Everybody's own set, and all cards that somebody may put into a deck."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def set_of(self, person: Person | None) -> SetFile:
        """A person's own set; empty for somebody who has none."""
        return _read(await self._words(person))

    async def compiled_of(self, person: Person | None) -> Compiled:
        """The same with every card judged."""
        return await asyncio.to_thread(_compiled, await self._words(person))

    async def library_of(self, person: Person | None) -> Library:
        """Every card that the person's decks may name: their own come first."""
        words = await self._words(person)
        if not words:
            return self._tables.library
        own = await asyncio.to_thread(_library, words)
        return Library([*own.cards, *self._tables.library.cards], self._tables.library.refused)

    async def change(self, person: Person, work: Callable[[SetFile], SetFile]) -> SetFile:
        """Change somebody's set in one step, and keep it."""

        def written(connection: sa.Connection) -> SetFile:
            which = own_cards.c.person == person.id
            row = connection.execute(sa.select(own_cards.c.text).where(which)).first()
            changed = work(_read(row.text if row else ""))
            words = write_set(changed)
            if len(changed.items) > MOST_ITEMS or len(words) > MOST_LETTERS:
                raise OwnCardsError(f"A set of one's own has at most {MOST_ITEMS} cards.")
            connection.execute(sa.delete(own_cards).where(which))
            connection.execute(sa.insert(own_cards).values(person=person.id, text=words))
            return changed

        found: SetFile = await self._store.write(written)
        return found

    async def _words(self, person: Person | None) -> str:
        if person is None:
            return ""

        def work(connection: sa.Connection) -> str:
            row = connection.execute(
                sa.select(own_cards.c.text).where(own_cards.c.person == person.id)
            ).first()
            return row.text if row else ""

        return await self._store.read(work)


def _read(words: str) -> SetFile:
    return read_set(words, NAME) if words else SetFile(name=NAME, code=CODE)


@lru_cache(maxsize=16)
def _compiled(words: str) -> Compiled:
    return compiled(_read(words))


@lru_cache(maxsize=16)
def _library(words: str) -> Library:
    return library_of(catalog_of(_compiled(words)))


def catalog_of(found: Compiled) -> Catalog:
    """One set as a catalog, to search in."""
    return Catalog([(found, NAME, True)])
