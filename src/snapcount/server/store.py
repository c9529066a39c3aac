"""What outlives the process: rooms and their entries, people and their decks.

SQLite by default, PostgreSQL by its address. One thread writes, many requests in one transaction
(group commit): a request is done when its commit is, and a server that is killed at any moment has
kept everything that it said it had.
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
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from snapcount.engine.errors import SnapcountError
from snapcount.server.migrations import bring_up_to_date

T = TypeVar("T")
Work = Callable[[sa.Connection], Any]

MOST_IN_A_GROUP: Final = 256
PACE: Final = 0.02  # seconds from one group of entries to the next
LONGEST_IDLE: Final = 4000  # milliseconds that a transaction may do nothing

metadata = sa.MetaData()
rooms = sa.Table(
    "rooms",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("settings", sa.LargeBinary, nullable=False),
    sa.Column("opened", sa.BigInteger, nullable=False),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
standings = sa.Table(  # how a room stood when it had so many entries
    "standings",
    metadata,
    sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
reviews = sa.Table(  # of games that are over
    "reviews",
    metadata,
    sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(40), nullable=False, index=True),
)
people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(40), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("since", sa.BigInteger, nullable=False),
)
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),  # a hash: the token itself is not kept
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
)
failures = sa.Table(  # wrong passwords, by a hash of what was typed as the login
    "failures",
    metadata,
    sa.Column("login", sa.String(64), primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("last", sa.BigInteger, nullable=False),
)
decks = sa.Table(
    "decks",
    metadata,
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("name", sa.String(80), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
own_cards = sa.Table(
    "own_cards",
    metadata,
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
nodes = sa.Table(  # servers that run, where several share the database
    "nodes",
    metadata,
    sa.Column("life", sa.String(40), primary_key=True),  # one process, from start to end
    sa.Column("name", sa.String(20), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),  # by the database's clock
)
leases = sa.Table(  # which of them runs a room
    "leases",
    metadata,
    sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
    sa.Column("life", sa.String(40), nullable=False),
    sa.Column("epoch", sa.BigInteger, nullable=False),
)
passes = sa.Table(
    "passes",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("against", sa.String(10), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)


class StoreError(SnapcountError):
    """Ours or the machine's: it could not be kept. Nothing was half-written; try again later."""

    code = "not-kept"


class Taken(SnapcountError):
    """The name, seat or number is another's already."""

    code = "taken"


class NotThere(SnapcountError):
    """The room or the person was deleted meanwhile."""

    code = "not-found"


class LostLease(SnapcountError):
    """Nobody's fault: the room runs on another node by now. Nothing was written."""

    code = "moved"

    def __init__(self) -> None:
        super().__init__("This game has just moved to another server. Try again.")


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

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _keep_safe)
        if self.engine.dialect.name == "postgresql":
            sa.event.listen(self.engine, "connect", _never_idle)
        try:
            bring_up_to_date(self.engine, metadata)
        except SQLAlchemyError as error:
            self.engine.dispose()
            raise StoreError(f"Can't open the database: {_reason(error)}") from error
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
            gathering.next_at = now + PACE

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Look something up, off the event loop."""
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise StoreError(f"Can't look that up: {_reason(error)}") from error

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
                _tell(group[0].loop, [(group[0].done, None, _explained(error))])
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


def _explained(error: Exception) -> Exception:
    if isinstance(error, SnapcountError):
        return error
    if isinstance(error, IntegrityError) and "foreign key" in _reason(error).lower():
        return NotThere("What this belongs to no longer exists.")
    if isinstance(error, IntegrityError):
        return Taken("That's already taken.")
    if isinstance(error, SQLAlchemyError):
        return StoreError(f"Can't save that: {_reason(error)}. {_advice(error)}")
    return error


ADVICE: Final = (
    (("full", "no space", "disk quota"), "free up disk space and try again."),
    (("readonly", "read-only"), "make the database writable and try again."),
    (("locked", "busy", "timeout", "deadlock"), "the database is busy. Try again in a moment."),
    (("i/o error", "malformed", "corrupt"), "free up disk space, or check the disk for errors."),
    (
        ("connect", "server closed", "terminat", "shutting down", "starting up"),
        "can't reach the database. Try again once it's running.",
    ),
)
"""What to do about an error, by words in it; SQLite and PostgreSQL have no codes in common."""


def _advice(error: SQLAlchemyError) -> str:
    """Whose fault it is, and what to do about it: only a full disk needs room on it."""
    reason = _reason(error).lower()
    for words, advice in ADVICE:
        if any(word in reason for word in words):
            return f"Nothing changed; {advice}"
    return "Nothing changed. This is our mistake, not yours; please report it."


def _reason(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]


# Rooms -----------------------------------------------------------------------------------------


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
