"""What the rooms ask of the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa

from snapcount.server.store.appending import Append
from snapcount.server.store.database import Work
from snapcount.server.store.errors import LostLease
from snapcount.server.store.tables import entries, leases, passes, rooms, seats


class Kept(NamedTuple):
    """A room as it is kept."""

    settings: bytes
    entries: list[bytes]
    people: dict[int, str]
    """By seat: who sits there."""


def open_room(name: str, settings: bytes, people_at: dict[int, str], now: int) -> Work:
    def work(connection: sa.Connection) -> None:
        connection.execute(sa.insert(rooms).values(name=name, settings=settings, opened=now))
        for seat, person in people_at.items():
            connection.execute(sa.insert(seats).values(room=name, seat=seat, person=person))

    return work


def sit_down(name: str, seat: int, person: str, epoch: int | None = None) -> Work:
    """Take a free seat; `Taken` if it is not."""
    values = {"room": name, "seat": seat, "person": person}

    def work(connection: sa.Connection) -> None:
        if epoch is None:
            connection.execute(sa.insert(seats).values(**values))
            return
        held = sa.select(*(sa.literal(value).label(key) for key, value in values.items())).where(
            leases.c.room == name, leases.c.epoch == epoch
        )
        fenced = sa.insert(seats).from_select([*values], held.with_for_update(read=True))
        if connection.execute(fenced.returning(seats.c.seat)).first() is None:
            raise LostLease

    return work


def append(name: str, number: int, data: bytes, epoch: int | None = None) -> Work:
    """Keep a room's next entry; `Taken` if the room has gone on already, `LostLease` if it has
    another epoch."""
    return Append(name, number, data, epoch)


def kept_room(name: str) -> Callable[[sa.Connection], Kept | None]:
    def work(connection: sa.Connection) -> Kept | None:
        row = connection.execute(sa.select(rooms.c.settings).where(rooms.c.name == name)).first()
        if row is None:
            return None
        written = connection.execute(
            sa.select(entries.c.data).where(entries.c.room == name).order_by(entries.c.number)
        )
        sitting = connection.execute(
            sa.select(seats.c.seat, seats.c.person).where(seats.c.room == name)
        )
        return Kept(
            row.settings,
            [entry.data for entry in written],
            {each.seat: each.person for each in sitting},
        )

    return work


# How people pass -------------------------------------------------------------------------------


def together(*works: Work) -> Work:
    """All of them or none."""
    if len(works) == 1:
        return works[0]  # the writer knows some works, and does many of them in one go

    def work(connection: sa.Connection) -> None:
        for each in works:
            each(connection)

    return work


def keep_passes(person: str, against: str, data: bytes) -> Work:
    """How a person passes from now on against a `person` or a `program`."""

    def work(connection: sa.Connection) -> None:
        connection.execute(
            sa.delete(passes).where(passes.c.person == person, passes.c.against == against)
        )
        connection.execute(sa.insert(passes).values(person=person, against=against, data=data))

    return work


def passes_of(person: str, against: str) -> Callable[[sa.Connection], bytes | None]:
    def work(connection: sa.Connection) -> bytes | None:
        wanted = sa.select(passes.c.data).where(
            passes.c.person == person, passes.c.against == against
        )
        return connection.execute(wanted).scalar()

    return work
