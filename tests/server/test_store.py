"""The store keeps what it says it has kept, and says so when it cannot."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError

from snapcount.server import store as kept
from snapcount.server.store import Store, StoreError, Taken, database


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'snapcount.db'}"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """The store on SQLite, and on PostgreSQL where it is found."""
    made = Store(database)
    yield made
    made.close()


def test_a_room_comes_back_as_it_was(store: Store) -> None:
    async def go() -> kept.Kept | None:
        await store.write(kept.open_room("attic", b"settings", {0: "ada"}, 5))
        await store.write(kept.sit_down("attic", 1, "ben"))
        for number in range(3):
            await store.write(kept.append("attic", number, b"%d" % number))
        return await store.read(kept.kept_room("attic"))

    assert asyncio.run(go()) == kept.Kept(b"settings", [b"0", b"1", b"2"], {0: "ada", 1: "ben"})


def test_there_is_no_room_that_nobody_opened(store: Store) -> None:
    assert asyncio.run(store.read(kept.kept_room("cellar"))) is None


def test_one_who_goes_away_stops_nothing(store: Store) -> None:
    """A request that is cancelled while it waits is written, and the writer lives."""

    async def go() -> kept.Kept | None:
        waiting = asyncio.ensure_future(store.write(kept.open_room("attic", b"", {}, 5)))
        slow = asyncio.ensure_future(store.write(lambda _: time.sleep(0.1)))
        await asyncio.sleep(0)
        waiting.cancel()
        slow.cancel()
        await asyncio.gather(waiting, slow, return_exceptions=True)
        await asyncio.wait_for(store.write(kept.append("attic", 0, b"0")), 10)
        return await store.read(kept.kept_room("attic"))

    found = asyncio.run(go())
    assert found is not None
    assert found.entries == [b"0"]


def test_a_number_is_taken_once(store: Store) -> None:
    """Two entries cannot both be a room's next one: the second is told so, and nothing is lost."""

    async def go() -> list[object]:
        await store.write(kept.open_room("attic", b"", {}, 0))
        both = [store.write(kept.append("attic", 0, data)) for data in (b"first", b"second")]
        results = await asyncio.gather(*both, return_exceptions=True)
        found = await store.read(kept.kept_room("attic"))
        assert found is not None
        return [*results, *found.entries]

    first, second, *entries = asyncio.run(go())
    assert first is None
    assert isinstance(second, Taken)
    assert entries == [b"first"]


def test_one_bad_request_does_not_spoil_its_group(store: Store) -> None:
    async def go() -> list[object]:
        await store.write(kept.open_room("attic", b"", {}, 0))
        requests = [store.write(kept.append("attic", n, b"")) for n in (0, 1, 1, 2, 3)]
        results = await asyncio.gather(*requests, return_exceptions=True)
        found = await store.read(kept.kept_room("attic"))
        assert found is not None
        assert len(found.entries) == 4
        return list(results)

    assert [type(result) for result in asyncio.run(go())].count(Taken) == 1


def test_a_crowd_is_written_in_groups(store: Store) -> None:
    async def go() -> None:
        await store.write(kept.open_room("attic", b"", {}, 0))
        await asyncio.gather(*(store.write(kept.append("attic", n, b"")) for n in range(500)))

    asyncio.run(go())
    assert store.commits < 250


def test_a_crowd_that_comes_one_by_one_is_written_together(store: Store) -> None:
    """Nobody in it waits for longer than a moment, and the disk is asked seldom."""

    async def come() -> float:
        began = time.monotonic()
        await store.write(kept.open_room("attic", b"", {}, 0))
        coming = []
        for number in range(0, 200, 2):
            for each in (number, number + 1):
                work = kept.append("attic", each, b"")
                coming.append(asyncio.ensure_future(store.write(work)))
            await asyncio.sleep(0.002)
        await asyncio.gather(*coming)
        return time.monotonic() - began

    took = asyncio.run(come())
    assert store.commits <= took / database.PACE + 5


def test_whoever_comes_alone_is_not_kept_waiting(database: str) -> None:
    """Nor is anything but an entry, and it takes the entries along that came before it."""
    store = Store(database, pace=30.0)

    async def go() -> None:
        await store.write(kept.open_room("attic", b"", {}, 0))
        gathered = asyncio.ensure_future(store.write(kept.append("attic", 0, b"")))
        await asyncio.sleep(0.05)
        assert not gathered.done()
        await store.write(kept.sit_down("attic", 0, "ada"))
        await gathered

    asyncio.run(asyncio.wait_for(go(), 20))
    alone = store.write(kept.append("attic", 1, b""))  # in a loop that has asked for nothing yet
    asyncio.run(asyncio.wait_for(alone, 20))
    store.close()


def test_what_was_gathered_is_written_before_the_store_closes(database: str) -> None:
    async def go() -> None:
        store = Store(database)
        await store.write(kept.open_room("attic", b"", {}, 0))
        last = asyncio.ensure_future(store.write(kept.append("attic", 0, b"last")))
        await asyncio.sleep(0)
        store.close()
        await last

    asyncio.run(go())
    again = Store(database)
    found = asyncio.run(again.read(kept.kept_room("attic")))
    again.close()
    assert found is not None
    assert found.entries == [b"last"]


def test_the_writer_goes_on_after_its_connection_was_lost(store: Store) -> None:
    async def go() -> list[bytes]:
        await store.write(kept.open_room("attic", b"", {}, 0))

        def lose(connection: sa.Connection) -> None:
            connection.invalidate()
            raise DatabaseError("insert", {}, Exception("server closed the connection"))

        with pytest.raises(StoreError):
            await store.write(lose)
        await store.write(kept.append("attic", 0, b"kept"))
        found = await store.read(kept.kept_room("attic"))
        assert found is not None
        return found.entries

    assert asyncio.run(go()) == [b"kept"]


KILLED = """
import asyncio, sys
from snapcount.server import store as kept
async def go():
    store = kept.Store(sys.argv[1])
    await store.write(kept.open_room("attic", b"", {}, 0))
    for number in range(100_000):
        await store.write(kept.append("attic", number, b"x"))
        print(number, flush=True)
asyncio.run(go())
"""


@pytest.mark.parametrize("wait", [0.05, 0.11, 0.17])
def test_what_was_acknowledged_survives_a_kill(database: str, wait: float) -> None:
    command = [sys.executable, "-c", KILLED, database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(wait)
        os.kill(process.pid, signal.SIGKILL)
        said = 1 + len(process.stdout.readlines())
    store = Store(database)
    found = asyncio.run(store.read(kept.kept_room("attic")))
    store.close()
    assert found is not None
    assert said <= len(found.entries) <= said + 1


def test_a_database_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="Can't open"):
        Store(f"sqlite:///{tmp_path / 'no folder' / 'snapcount.db'}")


FULL = """
import asyncio, resource, signal, sys
from snapcount.server import store as kept
async def go():
    store = kept.Store(sys.argv[1])
    await store.write(kept.open_room("attic", b"", {}, 0))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))
    number = 0
    try:
        while True:
            await store.write(kept.append("attic", number, b"x" * 5000))
            number += 1
    except kept.StoreError as error:
        print(number, error, flush=True)
asyncio.run(go())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="file size limits are of POSIX")
def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL, url(tmp_path)], capture_output=True, text=True, check=False
    )
    number, _, words = done.stdout.partition(" ")
    assert "Can't save that" in words
    assert "free up disk space" in words
    store = Store(url(tmp_path))
    found = asyncio.run(store.read(kept.kept_room("attic")))
    store.close()
    assert found is not None
    assert len(found.entries) == int(number) > 0


def test_how_somebody_passes_is_kept_once(store: Store) -> None:
    async def go() -> list[bytes | None]:
        for data in (b"first", b"second"):
            await store.write(kept.keep_passes("ada", "person", data))
        return [await store.read(kept.passes_of("ada", who)) for who in ("person", "program")]

    assert asyncio.run(go()) == [b"second", None]


def test_a_store_that_is_closed_keeps_nothing_and_says_so(database: str) -> None:
    store = Store(database)
    store.close()
    with pytest.raises(StoreError, match="stopping"):
        asyncio.run(store.write(kept.open_room("attic", b"", {}, 0)))


@pytest.mark.parametrize(
    ("reason", "advice"),
    [
        ("database or disk is full", "free up disk space"),
        ("could not extend file: No space left on device", "free up disk space"),
        ("attempt to write a readonly database", "make the database writable"),
        ("database is locked", "busy"),
        ("server closed the connection unexpectedly", "can't reach"),
        ("disk I/O error", "free up disk space"),
        ("value too long for type character varying(40)", "our mistake"),
        ("no such column: rooms.colour", "our mistake"),
    ],
)
def test_an_error_is_told_with_advice_that_fits(tmp_path: Path, reason: str, advice: str) -> None:
    store = Store(f"sqlite:///{tmp_path / 'snapcount.db'}")

    def fails(connection: sa.Connection) -> None:
        raise DatabaseError("insert", {}, Exception(reason))

    with pytest.raises(StoreError, match=advice) as told:
        asyncio.run(store.write(fails))
    assert reason in str(told.value)
    assert ("free up" in str(told.value)) is (advice == "free up disk space")
    store.close()


def test_what_belongs_to_nobody_is_not_taken_by_somebody(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'snapcount.db'}")
    with pytest.raises(kept.NotThere, match="no longer exists"):
        asyncio.run(store.write(kept.append("cellar", 0, b"{}")))
    store.close()
