"""Which node runs a room, where several share a database.

A process is alive until a moment that it keeps pushing ahead, by the database's clock. A room is
leased to a process with an epoch, which goes up whenever the room changes hands, and every write to
the room checks it (`store.Append`). So a take-over that comes too early makes somebody reconnect,
and never makes two nodes write.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Iterable
from typing import Final, NamedTuple

import sqlalchemy as sa

from snapcount.engine.errors import SnapcountError
from snapcount.server.store import Store, Taken, Work, leases, nodes, rooms

TERM: Final = 5000  # milliseconds after which a node that says nothing counts as gone
EVERY: Final = 1.0  # seconds between two signs of life
FORGOTTEN: Final = 3_600_000  # milliseconds after which a node that is gone is forgotten
NOT_YET: Final = 100  # milliseconds to wait for somebody who is just writing to the room
NODE_NAME: Final = re.compile(r"[a-z0-9]{1,12}")


class Elsewhere(SnapcountError):
    """The room runs on another node."""

    code = "elsewhere"

    def __init__(self, node: str) -> None:
        super().__init__("This game runs on another server.")
        self.node = node


class _Held(NamedTuple):
    """The room is somebody else's: whose, and for how many milliseconds more for sure."""

    node: str
    left: int


class Leases:
    """The rooms of one node."""

    def __init__(self, store: Store, node: str, term: int = TERM) -> None:
        self.store = store
        self.node = node
        self.term = term
        self.life = secrets.token_urlsafe(12)
        """This process, from its start to its end: a node that is started again is another."""
        self.leaving = False
        self._renewed = time.monotonic()

    @property
    def alive(self) -> bool:
        """Whether others think that this node lives, as far as it can know."""
        return not self.leaving and time.monotonic() - self._renewed < self.term / 1000

    def named(self, room: str) -> str:
        """What a room is called that is opened here: the proxy reads its home off its name."""
        return f"{room}.{self.node}"

    # A node's own life -------------------------------------------------------------------------

    async def arrive(self) -> None:
        """Be alive. Whoever ran under the same name is gone, so its rooms wait for nobody."""

        def work(connection: sa.Connection) -> None:
            connection.execute(
                sa.delete(nodes).where(nodes.c.name == self.node, nodes.c.life != self.life)
            )

        await self.store.write(work)
        await self.renew()

    async def renew(self) -> bool:
        """Be alive for another term; False if the last one had run out before."""

        def work(connection: sa.Connection) -> bool:
            if self.leaving:
                return True
            now = database_time(connection)
            mine = nodes.c.life == self.life
            until = connection.execute(sa.select(nodes.c.until).where(mine)).scalar()
            if until is None:
                row = {"life": self.life, "name": self.node, "until": now + self.term}
                connection.execute(sa.insert(nodes).values(**row))
                return False
            connection.execute(sa.update(nodes).where(mine).values(until=now + self.term))
            connection.execute(sa.delete(nodes).where(nodes.c.until < now - FORGOTTEN))
            return bool(until >= now)

        asked = time.monotonic()
        found = await self.store.write(work)
        self._renewed = asked
        return found

    async def leave(self) -> None:
        """Give up all rooms: a lease of a node that is not there is nobody's."""
        self.leaving = True
        await self.store.write(
            lambda connection: connection.execute(sa.delete(nodes).where(nodes.c.life == self.life))
        )

    # Rooms -------------------------------------------------------------------------------------

    def first(self, room: str) -> Work:
        """The lease of a room that is opened here, in the same transaction."""
        row = {"room": room, "life": self.life, "epoch": 1}
        return lambda connection: connection.execute(sa.insert(leases).values(**row))

    async def take(self, room: str, asked: Iterable[str] = ()) -> int | None:
        """Get the room's lease, whoever had it, and return its epoch; None: there is no such room.

        `Elsewhere` if a node has it that is alive. The proxy was asked for the nodes in `asked` and
        sent the client here: it cannot reach them, so the time of such a node is waited out.
        """
        unreachable = {*asked, self.node}
        until = time.monotonic() + 2 * self.term / 1000
        while True:
            if self.leaving:
                raise Elsewhere("")
            try:
                found: int | _Held | None = await self.store.write(self._try(room))
            except Taken:  # somebody else was the first to take it
                continue
            if not isinstance(found, _Held):
                return found
            patient = found.node in unreachable or not found.node
            if not patient or time.monotonic() > until:
                raise Elsewhere(found.node)
            await asyncio.sleep((found.left + 20) / 1000)

    async def give_up(self, held: Iterable[tuple[str, int]]) -> None:
        """These rooms, with their epochs, are nobody's; unless they were taken again meanwhile."""
        rows = [{"name": room, "number": epoch} for room, epoch in held]
        if not rows:
            return
        free = (
            sa.update(leases)
            .where(
                leases.c.room == sa.bindparam("name"),
                leases.c.epoch == sa.bindparam("number"),
            )
            .values(life="")
        )
        await self.store.write(lambda connection: connection.execute(free, rows))

    async def held(self) -> set[str]:
        """The rooms that are still this node's."""
        mine = sa.select(leases.c.room).where(leases.c.life == self.life)
        return await self.store.read(lambda connection: {*connection.scalars(mine)})

    def _try(self, room: str) -> Work:
        def work(connection: sa.Connection) -> int | _Held | None:
            # A row that is locked is being written to; nobody may wait for it here, because
            # everybody on this node would.
            row = connection.execute(
                sa.select(leases.c.epoch, leases.c.life, nodes.c.name, nodes.c.until)
                .select_from(leases.outerjoin(nodes, nodes.c.life == leases.c.life))
                .where(leases.c.room == room)
                .with_for_update(of=leases, skip_locked=True)
            ).first()
            now = database_time(connection)
            if row is None:
                return self._first_taken(connection, room)
            if row.life != self.life and row.until is not None and row.until >= now:
                return _Held(row.name, row.until - now)
            taken = connection.execute(
                sa.update(leases)
                .where(leases.c.room == room, leases.c.epoch == row.epoch)
                .values(life=self.life, epoch=row.epoch + 1)
            )
            return int(row.epoch) + 1 if taken.rowcount else _Held("", NOT_YET)

        return work

    def _first_taken(self, connection: sa.Connection, room: str) -> int | _Held | None:
        """A room without a lease was opened before there were any, or its lease is locked."""
        if connection.execute(sa.select(leases.c.room).where(leases.c.room == room)).first():
            return _Held("", NOT_YET)
        if not connection.execute(sa.select(rooms.c.name).where(rooms.c.name == room)).first():
            return None
        self.first(room)(connection)
        return 1


def database_time(connection: sa.Connection) -> int:
    """Milliseconds since 1970 by one clock for all nodes."""
    if connection.dialect.name != "postgresql":
        return time.time_ns() // 1_000_000
    now = sa.text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
    return int(connection.execute(now).scalar_one())


def home_of(room: str) -> str:
    """The node that opened the room, as far as its name says."""
    return room.partition(".")[2]
