"""Databases for tests: SQLite always, PostgreSQL where it is found.

SNAPCOUNT_TEST_POSTGRES names a server that tests may make databases on. Without it a cluster of our
own is started from the system's binaries, under an unprivileged user, and thrown away.
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from snapcount.server.cluster import programs

ASKED_FOR = "SNAPCOUNT_TEST_POSTGRES"
NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that is there for tests."""
    if importlib.util.find_spec("psycopg") is None:
        pytest.skip("psycopg is not installed (the extra `postgres`)")
    if ASKED_FOR in os.environ:
        yield os.environ[ASKED_FOR]
        return
    folder = Path(tempfile.mkdtemp(prefix="snapcount-pg-"))
    folder.chmod(0o755)
    try:
        with programs.postgres(folder / "server") as address:
            yield address
    except programs.Missing as missing:
        pytest.skip(f"{missing} {ASKED_FOR} may name a server")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'snapcount.db'}"
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture
def postgres_database(postgres: str) -> Iterator[str]:
    """The address of an empty database of PostgreSQL, which is gone after the test: each has some
    megabytes, and they may be in memory."""
    server = sa.make_url(postgres)
    name = f"snapcount_{os.getpid()}_{next(NUMBERS)}"
    engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        version = connection.dialect.server_version_info or ()
        copied = "strategy file_copy" if version >= (15,) else ""
        connection.execute(sa.text(f"create database {name} {copied}"))
    yield server.set(database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(sa.text(f"drop database {name} with (force)"))
    engine.dispose()
