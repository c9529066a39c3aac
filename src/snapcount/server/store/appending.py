"""A room's next entry: what is written most often, so many are written in one go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from snapcount.server.store.errors import LostLease


class Append:
    """A room's next entry: what is written most often, so that the writer knows it, and keeps many
    in one go. With an epoch it is kept only while the room's lease has that epoch."""

    def __init__(self, room: str, number: int, data: bytes, epoch: int | None = None) -> None:
        self.leased = epoch is not None
        self.row = (number, data, room, epoch) if self.leased else (room, number, data)

    def __call__(self, connection: sa.Connection) -> None:
        append_all(connection, [self])


def append_all(connection: sa.Connection, works: Sequence[Append]) -> None:
    """Keep entries in one go; all of them have a lease, or none has."""
    keep, rows = _statement(connection.dialect.name, works)
    kept = connection.exec_driver_sql(keep, rows).rowcount
    if works[0].leased and kept != len(works):
        raise LostLease


def append_by_driver(connection: sa.Connection, works: Sequence[Append]) -> None:
    """The same with a commit, and by the database's driver alone: SQLAlchemy takes longer for an
    entry than the database does."""
    keep, rows = _statement(connection.dialect.name, works)
    driver: Any = connection.connection.dbapi_connection
    cursor = driver.cursor()
    try:
        if isinstance(rows, list):
            cursor.executemany(keep, rows)
        else:
            cursor.execute(keep, rows)
        if works[0].leased and cursor.rowcount != len(works):
            raise LostLease
        driver.commit()
    except BaseException:
        driver.rollback()
        raise
    finally:
        cursor.close()


def _statement(dialect: str, works: Sequence[Append]) -> tuple[str, tuple[Any, ...] | list[Any]]:
    """What keeps entries, and its fields: all of them at once, or a list of rows."""
    mark = "%s" if dialect == "postgresql" else "?"
    if not works[0].leased:
        # One statement, not one for each: after every step of SQLite's this thread has to wait for
        # its turn until the event loop gives it one.
        rows = ", ".join([f"({mark}, {mark}, {mark})"] * len(works))
        fields = tuple([field for work in works for field in work.row])
        return f"INSERT INTO entries (room, number, data) VALUES {rows}", fields
    # The fence and the write are one statement, and the lock keeps a take-over out until the
    # commit. SQLite has one writer at a time anyway.
    keep = (
        f"INSERT INTO entries (room, number, data) SELECT room, {mark}, {mark} FROM leases"
        f" WHERE room = {mark} AND epoch = {mark}"
    )
    keep += " FOR SHARE" if dialect == "postgresql" else ""
    return keep, [work.row for work in works]
