"""Databases for tests: SQLite always, PostgreSQL where it is found.

SNAPCOUNT_TEST_POSTGRES names a server that tests may make databases on. Without it a cluster of our
own is started from the system's binaries, under an unprivileged user, and thrown away.
"""

from __future__ import annotations

import getpass
import importlib.util
import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

ASKED_FOR = "SNAPCOUNT_TEST_POSTGRES"
NUMBERS = itertools.count()


def binaries() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


def unprivileged() -> str:
    """Who runs the cluster: PostgreSQL refuses to be root's."""
    if os.name != "posix":
        pytest.skip("SNAPCOUNT_TEST_POSTGRES may name a server; none is started here")
    import pwd

    if os.geteuid() != 0:
        return getpass.getuser()
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    pytest.skip("nobody here may run a PostgreSQL cluster")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that is there for tests."""
    if importlib.util.find_spec("psycopg") is None:
        pytest.skip("psycopg is not installed (the extra `postgres`)")
    if ASKED_FOR in os.environ:
        yield os.environ[ASKED_FOR]
        return
    programs = binaries()
    if programs is None:
        pytest.skip(f"PostgreSQL is not found; {ASKED_FOR} may name a server")
    user = unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="snapcount-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, user)

    def do(*command: str) -> None:
        subprocess.run(
            [str(programs / command[0]), *command[1:]],
            check=True,
            stdout=subprocess.DEVNULL,
            user=user if os.geteuid() == 0 else None,
            cwd=folder,
        )

    data = str(folder / "data")
    try:
        do("initdb", "-D", data, "-U", "snapcount", "--auth=trust", "--no-sync", "-E", "UTF8")
        options = f"-k {folder} -c listen_addresses="
        do("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        yield f"postgresql+psycopg://snapcount@/postgres?host={folder}"
        do("pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'snapcount.db'}"
    return empty_database(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """The address of an empty database of PostgreSQL."""
    return empty_database(postgres)


def empty_database(postgres: str) -> str:
    server = sa.make_url(postgres)
    name = f"snapcount_{os.getpid()}_{next(NUMBERS)}"
    engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"create database {name}"))
    engine.dispose()
    return server.set(database=name).render_as_string(hide_password=False)
