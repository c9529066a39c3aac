"""What the server throws away by itself: rooms nobody is in, sessions that are over, and guests
who can never come back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from snapcount.engine.errors import SnapcountError
from snapcount.server.hub import Hub
from snapcount.server.store import Store, decks, own_cards, passes, people, sessions

EVERY: Final = 30.0  # seconds between two looks at the rooms
SELDOM: Final = 120  # of these between two looks at the database
AT_ONCE: Final = 200  # rows a transaction: answers wait for it


def expired(now: int) -> Callable[[sa.Connection], int]:
    """Delete some sessions that are over, and some guests who have none; returns how many.

    A guest is known by a session alone. The games stay, with the names that were used in them.
    """

    def work(connection: sa.Connection) -> int:
        over = connection.scalars(
            sa.select(sessions.c.token).where(sessions.c.until <= now).limit(AT_ONCE)
        ).all()
        connection.execute(sa.delete(sessions).where(sessions.c.token.in_(over)))
        known = sa.exists().where(sessions.c.person == people.c.id)
        gone = connection.scalars(
            sa.select(people.c.id).where(people.c.login.is_(None), ~known).limit(AT_ONCE)
        ).all()
        for table in (decks, own_cards, passes):
            connection.execute(sa.delete(table).where(table.c.person.in_(gone)))
        connection.execute(sa.delete(people).where(people.c.id.in_(gone)))
        return len(over) + len(gone)

    return work


async def delete_expired(store: Store, now: int) -> int:
    """Delete all of them, in small steps."""
    deleted = 0
    while some := await store.write(expired(now)):
        deleted += some
    return deleted


async def keep_house(hub: Hub, store: Store, date: Callable[[], int]) -> None:
    """Until it is cancelled."""
    while True:
        with contextlib.suppress(SnapcountError):  # what cannot be deleted now is tried again
            await delete_expired(store, date())
        for _ in range(SELDOM):
            await asyncio.sleep(EVERY)
            hub.put_away()
