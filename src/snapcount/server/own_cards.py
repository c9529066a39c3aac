"""Cards that people make themselves: one set a person, kept as the words of a set file.

What could not be read is kept with the rest, word for word, so that nothing is ever lost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from snapcount.cards.catalog.entry import SetFile
from snapcount.cards.catalog.setfile import write_set
from snapcount.engine.errors import SnapcountError
from snapcount.server.at_hand import set_of
from snapcount.server.desk import Desk
from snapcount.server.http import Call
from snapcount.server.people import Person
from snapcount.server.store import Store, Taken, own_cards

MOST_ITEMS: Final = 1000
MOST_LETTERS: Final = 600_000
AGAIN: Final = 3  # tries, if a set is changed in two places at once


class OwnCardsError(SnapcountError):
    """The person's: a card that cannot be kept."""

    code = "bad-card"


class Changed(NamedTuple):
    """A set as it is written after a change, and what the change has to tell."""

    words: str
    told: Any = None


Change = Callable[..., tuple[SetFile, Any]]
"""From a set, and whatever the change needs, to the set that it becomes and what there is to tell.
It is a function of a module: sets are read and written in another process."""


class OwnCards:
    """Everybody's own set, as words; who reads them does so in another process."""

    def __init__(self, store: Store, desk: Desk) -> None:
        self._store = store
        self._desk = desk

    async def words_of(self, person: Person | None) -> str:
        """A person's own set as it is kept; empty for somebody who has none."""
        if person is None:
            return ""

        def work(connection: sa.Connection) -> str:
            row = connection.execute(
                sa.select(own_cards.c.text).where(own_cards.c.person == person.id)
            ).first()
            return row.text if row else ""

        return await self._store.read(work)

    async def change(self, call: Call, change: Change, *arguments: Any, deadline: float) -> Changed:
        """Change somebody's set in one step, and keep it."""
        person = call.who()
        for _ in range(AGAIN):
            before = await self.words_of(person)
            changed = await self._desk.do(
                call, changed_by, before, change, *arguments, deadline=deadline
            )
            if await self._store.write(_keep(person, before, changed.words)):
                return changed
        raise Taken("Your cards were just changed somewhere else. Try again.")


def changed_by(before: str, change: Change, *arguments: Any) -> Changed:
    """In another process: the set after a change, as it is written."""
    cards, told = change(set_of(before), *arguments)
    words = write_set(cards)
    if len(cards.items) > MOST_ITEMS or len(words) > MOST_LETTERS:
        raise OwnCardsError(f"Your set can have at most {MOST_ITEMS} cards.")
    return Changed(words, told)


def _keep(person: Person, before: str, words: str) -> Callable[[sa.Connection], bool]:
    """Keep a set, if it is still the one that was changed."""

    def work(connection: sa.Connection) -> bool:
        which = own_cards.c.person == person.id
        row = connection.execute(sa.select(own_cards.c.text).where(which)).first()
        if (row.text if row else "") != before:
            return False
        connection.execute(sa.delete(own_cards).where(which))
        connection.execute(sa.insert(own_cards).values(person=person.id, text=words))
        return True

    return work
