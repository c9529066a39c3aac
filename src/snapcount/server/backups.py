"""A database in one file, as it is at one moment, while games go on; and back again.

A backup is an SQLite file, whatever the database is, so that one of PostgreSQL can be restored to
SQLite and the other way around.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from snapcount.engine.errors import SnapcountError
from snapcount.server.migrations import NEWEST, NewerDatabase, bring_up_to_date, versions
from snapcount.server.store import metadata

AT_ONCE: Final = 500  # rows that are copied at a time


class BackupError(SnapcountError):
    """The administrator's: a file or a database that is not what it should be."""

    code = "bad-backup"


def backup(url: str, file: Path) -> int:
    """Write the database into a new file; returns its size in bytes."""
    if file.exists():
        raise BackupError(f"{file} already exists. Choose another name.")
    source = _file_of(url)
    if source is not None and not source.exists():
        raise BackupError(f"There's no database at {source}.")
    half = file.with_name(f"{file.name}.part")
    half.unlink(missing_ok=True)
    try:
        if source is not None:
            _copy_sqlite(source, half)
        else:
            _copy_tables(url, half)
        _check(half)
        _sync(half)
        os.replace(half, file)
    except (OSError, sqlite3.Error, sa.exc.SQLAlchemyError) as error:
        raise BackupError(f"The backup failed: {error}") from error
    finally:
        half.unlink(missing_ok=True)
    return file.stat().st_size


def restore(file: Path, url: str, force: bool = False) -> Path | None:
    """Make the database what the file has. Returns where the old one is now, if there was one."""
    if not file.exists():
        raise BackupError(f"There's no file called {file}.")
    _check(file)
    target = _file_of(url)
    if target is None:
        _fill(file, url, force)
        return None
    old = None
    if target.exists():
        if not force:
            raise BackupError(
                f"There's already a database at {target}. Use --force to replace it; the old "
                "one is saved next to it."
            )
        _require_unused(target)
        old = _free_name(target)
    half = target.with_name(f"{target.name}.part")
    half.unlink(missing_ok=True)
    _copy_sqlite(file, half)
    _sync(half)
    if old is not None:
        os.replace(target, old)
    for rest in ("-wal", "-shm"):
        target.with_name(target.name + rest).unlink(missing_ok=True)
    os.replace(half, target)
    return old


def _file_of(url: str) -> Path | None:
    """The file of an SQLite database."""
    made = sa.make_url(url)
    if made.get_backend_name() != "sqlite":
        return None
    if not made.database or made.database == ":memory:":
        raise BackupError("That database is in memory only. There's nothing to back up.")
    return Path(made.database)


def _copy_sqlite(source: Path, target: Path) -> None:
    """SQLite's own way: one moment of the database, and nobody waits for it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)
        other.execute("PRAGMA journal_mode=DELETE")  # one file, not three


def _copy_tables(url: str, target: Path) -> None:
    """Every row of every table, as one transaction sees them."""
    source = sa.create_engine(url, isolation_level="REPEATABLE READ")
    made = sa.create_engine(f"sqlite:///{target}")
    try:
        bring_up_to_date(made, metadata)
        with source.connect() as one, made.begin() as other:
            _copy_rows(one, other)
    finally:
        source.dispose()
        made.dispose()


def _copy_rows(one: sa.Connection, other: sa.Connection) -> None:
    for table in metadata.sorted_tables:
        rows = one.execution_options(stream_results=True).execute(sa.select(table))
        for some in rows.mappings().partitions(AT_ONCE):
            other.execute(sa.insert(table), [dict(row) for row in some])


def _fill(file: Path, url: str, force: bool) -> None:
    """Put the rows of a backup into a database that is not a file."""
    source, target = sa.create_engine(f"sqlite:///{file}"), sa.create_engine(url)
    try:
        bring_up_to_date(target, metadata)
        with source.connect() as one, target.begin() as other:
            found = one.execute(sa.select(versions.c.version_num)).scalar()
            if found != NEWEST:
                raise BackupError(
                    f"The backup uses schema {found}, but this database uses {NEWEST}. "
                    "Restore the backup to an SQLite file, start Snapcount on it once, and "
                    "back that up."
                )
            full = any(other.execute(sa.select(table).limit(1)).first() for table in _tables())
            if full and not force:
                raise BackupError("The database isn't empty. Use --force to delete what's in it.")
            for table in reversed(_tables()):
                other.execute(sa.delete(table))
            _copy_rows(one, other)
    finally:
        source.dispose()
        target.dispose()


def _tables() -> list[sa.Table]:
    return list(metadata.sorted_tables)


def _check(file: Path) -> None:
    """Whether a file is a whole database of Snapcount, of a version that is known."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as found:
            names = {row[0] for row in found.execute("SELECT name FROM sqlite_master")}
            if "rooms" not in names:
                raise BackupError(f"{file} isn't a Snapcount database.")
            if found.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise BackupError(f"{file} is damaged.")
            version = None
            if versions.name in names:
                version = found.execute(f"SELECT version_num FROM {versions.name}").fetchone()
    except sqlite3.Error as error:
        raise BackupError(
            f"{file} isn't a Snapcount database, or it's damaged: {error}."
        ) from error
    if version and version[0] > NEWEST:
        raise NewerDatabase(
            f"{file} was made by a newer version of Snapcount. Update this one first."
        )


def _require_unused(target: Path) -> None:
    """A server that runs would go on with the old file, and lose what it keeps."""
    try:
        with closing(sqlite3.connect(target, timeout=0.5)) as found:
            found.execute("PRAGMA locking_mode=EXCLUSIVE")
            found.execute("BEGIN IMMEDIATE")
            found.rollback()
    except sqlite3.OperationalError as error:
        raise BackupError(f"{target} is in use ({error}). Stop the server first.") from error


def _free_name(target: Path) -> Path:
    number = 1
    while (found := target.with_name(f"{target.name}.before-restore-{number}")).exists():
        number += 1
    return found


def _sync(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())
