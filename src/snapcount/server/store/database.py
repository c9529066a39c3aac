"""The database: whoever writes waits for its one writer, and whoever reads has a thread.

The writer puts many requests into one transaction (group commit): a request is done when its commit
is, and a server that is killed at any moment has kept everything that it said it had.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence
from itertools import groupby
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from snapcount.server.migrations import bring_up_to_date
from snapcount.server.store.appending import Append, append_all, append_by_driver
from snapcount.server.store.errors import StoreError, explained, reason_of
from snapcount.server.store.tables import metadata

T = TypeVar("T")
Work = Callable[[sa.Connection], Any]

MOST_IN_A_GROUP: Final = 256
PACE: Final = 0.02  # seconds from one group of entries to the next
LONGEST_IDLE: Final = 4000  # milliseconds that a transaction may do nothing


class _Request(NamedTuple):
    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class _Gathering:
    """The entries of one event loop that will be written together."""

    def __init__(self) -> None:
        self.requests: list[_Request] = []
        self.timer: asyncio.TimerHandle | None = None
        self.next_at = 0.0
        """By the loop's clock: before that, entries are gathered."""


class Store:
    """The database. Writes go through `write`, in order; reads through `read`, on threads."""

    def __init__(self, url: str, pace: float = PACE) -> None:
        self._pace = pace
        self.engine = sa.create_engine(url)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _keep_safe)
        if self.engine.dialect.name == "postgresql":
            sa.event.listen(self.engine, "connect", _never_idle)
        try:
            bring_up_to_date(self.engine, metadata)
        except SQLAlchemyError as error:
            self.engine.dispose()
            raise StoreError(f"Can't open the database: {reason_of(error)}") from error
        except BaseException:
            self.engine.dispose()
            raise
        self._stopped = False
        """Whether the writer has come to its end."""
        self._connection: sa.Connection | None = None
        """The writer's."""
        self.commits = 0
        """How often something was committed."""
        self._queue: SimpleQueue[list[_Request] | None] = SimpleQueue()
        self._gathering: WeakKeyDictionary[asyncio.AbstractEventLoop, _Gathering]
        self._gathering = WeakKeyDictionary()
        self._writer = threading.Thread(target=self._write_groups, name="writer", daemon=True)
        self._writer.start()

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do the work in a transaction; back when it is committed.

        Whoever waits may go away: what was asked for is done all the same.
        """
        if self._stopped:
            raise StoreError(
                "The server is stopping, so nothing more can be saved. Try again soon."
            )
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._ask(_Request(work, loop, done))
        return await done

    def _ask(self, request: _Request) -> None:
        """Hand a request to the writer: an entry with the others of a moment, and anything else at
        once. Each commit costs the same, however much is in it, and so does waking the writer.
        Whoever comes alone is not kept waiting."""
        loop = request.loop
        gathering = self._gathering.get(loop)
        if gathering is None:
            gathering = self._gathering[loop] = _Gathering()
        gathering.requests.append(request)
        now = loop.time()
        if now >= gathering.next_at or not isinstance(request.work, Append):
            self._hand_over(gathering, now)
        elif gathering.timer is None:
            gathering.timer = loop.call_at(
                gathering.next_at, lambda: self._hand_over(gathering, loop.time())
            )

    def _hand_over(self, gathering: _Gathering, now: float) -> None:
        if gathering.timer is not None:
            gathering.timer.cancel()
            gathering.timer = None
        if gathering.requests:
            self._queue.put(gathering.requests)
            gathering.requests = []
            gathering.next_at = now + self._pace

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Look something up, off the event loop."""
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise StoreError(f"Can't look that up: {reason_of(error)}") from error

    def close(self) -> None:
        """Write what was asked for, and stop."""
        for gathering in [*self._gathering.values()]:
            self._hand_over(gathering, 0.0)
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    # The writer --------------------------------------------------------------------------------

    def _write_groups(self) -> None:
        try:
            self._write_until_closed()
        finally:
            self._stopped = True
            self._reconnect()

    def _write_until_closed(self) -> None:
        while (group := self._queue.get()) is not None:
            while len(group) < MOST_IN_A_GROUP and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._write_group(group)
                    return
                group += more
            for first in range(0, len(group), MOST_IN_A_GROUP):
                self._write_group(group[first : first + MOST_IN_A_GROUP])

    def _write_group(self, group: Sequence[_Request]) -> None:
        """All in one transaction; if that fails, each alone, so that only the guilty one fails."""
        try:
            # The writer keeps its connection: to take one and give it back for each group costs
            # more than to write it.
            if self._connection is None:
                self._connection = self.engine.connect()
            results = self._committed(self._connection, group)
            self.commits += 1
        except Exception as error:
            self._reconnect()
            if len(group) == 1:
                _tell(group[0].loop, [(group[0].done, None, explained(error))])
                return
            for request in group:
                self._write_group([request])
            return
        told: dict[asyncio.AbstractEventLoop, list[_Outcome]] = {}
        for request, result in zip(group, results, strict=True):
            told.setdefault(request.loop, []).append((request.done, result, None))
        for loop, outcomes in told.items():
            _tell(loop, outcomes)

    def _reconnect(self) -> None:
        """Have the next group written over a connection of its own."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                connection.close()

    def _committed(self, connection: sa.Connection, group: Sequence[_Request]) -> list[Any]:
        """What became of everything that is asked for, in order, once it is on the disk."""
        works: list[Any] = [request.work for request in group]
        kinds = {_kind_of(work) for work in works}
        if len(group) > 1 and len(kinds) == 1 and "other" not in kinds:
            append_by_driver(connection, works)
            return [None] * len(works)
        with connection.begin():
            return _written(connection, works)


def _written(connection: sa.Connection, asked: Sequence[Work]) -> list[Any]:
    """Everything that is asked for, in order; entries that follow each other in one go."""
    results: list[Any] = []
    for kind, some in groupby(asked, _kind_of):
        works: list[Any] = [*some]
        if kind != "other":
            append_all(connection, works)
            results += [None] * len(works)
        else:
            results += [work(connection) for work in works]
    return results


def _kind_of(work: Work) -> str:
    if not isinstance(work, Append):
        return "other"
    return "leased" if work.leased else "entry"


_Outcome = tuple["asyncio.Future[Any]", Any, Exception | None]


def _tell(loop: asyncio.AbstractEventLoop, outcomes: list[_Outcome]) -> None:
    """Tell those who wait what became of it: a whole group at once, for waking a loop is dear."""

    def tell() -> None:
        for done, result, error in outcomes:
            if done.done():
                continue  # whoever waited has gone away
            if error is None:
                done.set_result(result)
            else:
                done.set_exception(error)

    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(tell)


def _keep_safe(connection: Any, _: Any) -> None:
    """What is committed is on the disk, and readers do not wait for the writer."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _never_idle(connection: Any, _: Any) -> None:
    """A process that is stopped in the middle of a transaction holds up nobody else for long."""
    connection.execute(f"SET idle_in_transaction_session_timeout = {LONGEST_IDLE}")
    connection.commit()
