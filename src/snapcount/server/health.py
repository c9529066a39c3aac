"""Whether the server lives, and whether it can keep games: for whoever watches over it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa

import snapcount
from snapcount.engine.errors import SnapcountError
from snapcount.server.http import Call, Endpoint, HttpError
from snapcount.server.hub import Hub
from snapcount.server.migrations import NEWEST, version_of
from snapcount.server.neighbors import Neighbors
from snapcount.server.store import Store

LEAST_SPACE: Final = 50_000_000  # bytes on the disk: less, and games may soon not be kept


class Health(msgspec.Struct, frozen=True):
    version: str
    rooms: int
    nodes: int
    """How many servers there are, this one too."""
    rooms_everywhere: int
    """The games on all of them."""


class Alive(msgspec.Struct, frozen=True):
    version: str


class Ready(msgspec.Struct, frozen=True):
    """Everything that games need is there."""

    version: str
    schema: str
    free: int
    """Bytes on the database's disk; -1 where it is on another machine."""


class Watch:
    """The endpoints for whoever watches over the server."""

    def __init__(self, hub: Hub, store: Store, neighbors: Neighbors | None = None) -> None:
        self._hub = hub
        self._neighbors = neighbors
        self._store = store

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                "/healthz",
                "Whether the server is healthy.",
                self.health,
                gives=Health,
                person=False,
            ),
            Endpoint(
                "GET",
                "/livez",
                "Whether the server is alive.",
                self.live,
                gives=Alive,
                person=False,
            ),
            Endpoint(
                "GET",
                "/readyz",
                "Whether games can be saved: disk, database and schema.",
                self.ready,
                gives=Ready,
                person=False,
            ),
        ]

    async def health(self, call: Call) -> Health:
        nodes, rooms = 1, len(self._hub.rooms)
        if self._neighbors is not None:
            nodes, (rooms, _) = self._neighbors.everywhere()
        return Health(snapcount.__version__, len(self._hub.rooms), nodes, rooms)

    async def live(self, call: Call) -> Alive:
        """The answer itself says it: the event loop goes around."""
        return Alive(snapcount.__version__)

    async def ready(self, call: Call) -> Ready:
        leases = self._hub.leases
        if leases is not None and leases.leaving:
            raise HttpError("not-ready", "This server is going; others take its games.")
        if leases is not None and not leases.alive:
            raise HttpError("not-ready", "This server's lease on its games has run out.")
        try:
            schema = await self._store.write(_writable)
        except SnapcountError as error:
            raise HttpError("not-ready", f"Can't save anything: {error}") from None
        if schema != NEWEST:
            raise HttpError("not-ready", f"The schema is {schema}, but {NEWEST} is needed.")
        free = free_space(self._store)
        if 0 <= free < LEAST_SPACE:
            raise HttpError("not-ready", f"The disk is almost full: {free:,} bytes left.")
        return Ready(snapcount.__version__, schema or "", free)


def _writable(connection: sa.Connection) -> str | None:
    """The schema's version, looked up by one who could write."""
    if connection.dialect.name == "sqlite":
        # A transaction that writes nothing new, but fails where nothing can be written.
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    return version_of(connection)


def free_space(store: Store) -> int:
    """Bytes that are left where the database is; -1 where that is not this machine."""
    name = store.engine.url.database
    if store.engine.dialect.name != "sqlite" or not name:
        return -1
    return shutil.disk_usage(Path(name).parent).free
