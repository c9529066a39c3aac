"""Backups: whole, while games go on, and back again."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient
from tests.server.test_migrations import set_version

from snapcount.server import health
from snapcount.server import store as kept
from snapcount.server.app import create_app
from snapcount.server.backups import BackupError, backup, restore
from snapcount.server.migrations import NewerDatabase
from snapcount.server.store import Store, entries, rooms


def add_room(name: str) -> kept.Work:
    return kept.open_room(name, b"settings", {0: "ada", 1: "ben"}, 0)


async def numbers(store: Store) -> dict[str, list[int]]:
    """The numbers of the entries of every room."""

    def work(connection: sa.Connection) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {
            row.name: [] for row in connection.execute(sa.select(rooms.c.name))
        }
        rows = connection.execute(
            sa.select(entries.c.room, entries.c.number).order_by(entries.c.number)
        )
        for row in rows:
            found[row.room].append(row.number)
        return found

    return await store.read(work)


def test_a_backup_under_load_is_one_moment_of_every_game(database: str, tmp_path: Path) -> None:
    """Each transaction writes an entry of two rooms: a backup never has one without the other, and
    has at least what was acknowledged before it began."""
    file = tmp_path / "backup.db"
    store = Store(database)

    async def play() -> int:
        for name in ("attic", "cellar"):
            await store.write(add_room(name))
        acknowledged = 0
        stop = asyncio.Event()

        async def write() -> None:
            nonlocal acknowledged
            while not stop.is_set():
                await store.write(
                    kept.together(
                        kept.append("attic", acknowledged, b"x" * 2000),
                        kept.append("cellar", acknowledged, b"y" * 2000),
                    )
                )
                acknowledged += 1
                await asyncio.sleep(0.005)  # as a disk would, so that the backup gets its turn

        writing = asyncio.create_task(write())
        while acknowledged < 50:
            await asyncio.sleep(0.01)
        for _ in range(50):  # one in memory may be over before the next write
            before = acknowledged
            file.unlink(missing_ok=True)
            await asyncio.to_thread(backup, database, file)
            if acknowledged > before:
                break
        else:
            raise AssertionError("all waited for the backup")
        stop.set()
        await writing
        return before

    before = asyncio.run(play())
    store.close()
    copy = Store(f"sqlite:///{file}")
    found = asyncio.run(numbers(copy))
    copy.close()
    assert found["attic"] == found["cellar"]
    assert found["attic"] == list(range(len(found["attic"])))
    assert len(found["attic"]) >= before


def test_what_is_backed_up_can_be_restored_to_either_kind(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    source = f"sqlite:///{tmp_path / 'source.db'}"
    store = Store(source)
    asyncio.run(store.write(add_room("attic")))
    asyncio.run(store.write(kept.append("attic", 0, b"an entry")))
    expected = asyncio.run(numbers(store))
    store.close()
    backup(source, file)
    restore(file, database)
    again = Store(database)
    assert asyncio.run(numbers(again)) == expected == {"attic": [0]}
    again.close()
    with pytest.raises(BackupError, match="--force"):
        restore(file, database)
    restore(file, database, force=True)


def test_a_restore_keeps_the_old_database_beside_the_new(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'snapcount.db'}", tmp_path / "backup.db"
    store = Store(url)
    asyncio.run(store.write(add_room("attic")))
    store.close()
    backup(url, file)
    store = Store(url)
    asyncio.run(store.write(add_room("cellar")))
    store.close()
    old = restore(file, url, force=True)
    assert old is not None
    for path, names in ((tmp_path / "snapcount.db", {"attic"}), (old, {"attic", "cellar"})):
        found = Store(f"sqlite:///{path}")
        assert set(asyncio.run(numbers(found))) == names
        found.close()


def test_a_database_that_is_in_use_is_not_replaced(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'snapcount.db'}", tmp_path / "backup.db"
    store = Store(url)
    asyncio.run(store.write(add_room("attic")))
    backup(url, file)
    with pytest.raises(BackupError, match="Stop the server first"):
        restore(file, url, force=True)
    assert asyncio.run(numbers(store)) == {"attic": []}
    store.close()


def test_a_backup_never_writes_over_a_file(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'snapcount.db'}", tmp_path / "holiday.jpg"
    Store(url).close()
    file.write_bytes(b"a picture")
    with pytest.raises(BackupError, match="already exists"):
        backup(url, file)
    assert file.read_bytes() == b"a picture"


@pytest.mark.parametrize("what", ["nothing", "words", "another's", "half"])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, what: str) -> None:
    url, file = f"sqlite:///{tmp_path / 'snapcount.db'}", tmp_path / "backup.db"
    if what == "words":
        file.write_text("a letter" * 1000)
    elif what == "another's":
        with closing(sqlite3.connect(file)) as other:
            other.execute("CREATE TABLE recipes (name)")
    elif what == "half":
        whole = tmp_path / "whole.db"
        store = Store(f"sqlite:///{whole}")
        asyncio.run(store.write(add_room("attic")))
        store.close()
        data = whole.read_bytes()
        file.write_bytes(data[: len(data) // 2])
    with pytest.raises(BackupError):
        restore(file, url)
    assert not (tmp_path / "snapcount.db").exists()


def test_a_backup_by_a_newer_program_is_refused(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'snapcount.db'}", tmp_path / "backup.db"
    Store(url).close()
    backup(url, file)
    set_version(f"sqlite:///{file}", "9999")
    with pytest.raises(NewerDatabase):
        restore(file, f"sqlite:///{tmp_path / 'other.db'}")


# /livez and /readyz ----------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    return TestClient(create_app(Store(f"sqlite:///{tmp_path / 'snapcount.db'}")))


def test_a_server_that_is_well_is_alive_and_ready(client: TestClient) -> None:
    with client:
        assert client.get("/livez").status_code == 200
        ready = client.get("/readyz")
        assert ready.status_code == 200
        assert ready.json()["free"] > 0


def test_a_full_disk_is_not_ready_but_alive(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil._ntuple_diskusage(100, 99, 1)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    with client:
        assert client.get("/livez").status_code == 200
        ready = client.get("/readyz")
        assert (ready.status_code, ready.json()["code"]) == (503, "not-ready")
        assert "disk" in ready.json()["detail"]


def test_a_schema_that_was_changed_meanwhile_is_not_ready(
    client: TestClient, tmp_path: Path
) -> None:
    with client:
        set_version(f"sqlite:///{tmp_path / 'snapcount.db'}", "9999")
        ready = client.get("/readyz")
        assert ready.status_code == 503
        assert "9999" in ready.json()["detail"]


def test_a_database_that_cannot_be_written_is_not_ready(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    with client:

        def broken(connection: sa.Connection) -> str | None:
            connection.exec_driver_sql("PRAGMA query_only=ON")
            return health_writable(connection)

        health_writable = health._writable
        monkeypatch.setattr(health, "_writable", broken)
        ready = client.get("/readyz")
        assert ready.status_code == 503
        assert "Can't save anything" in ready.json()["detail"]
