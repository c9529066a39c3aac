"""The programs that a cluster is made of besides Snapcount: found on this machine, and started in a
folder of their own."""

from __future__ import annotations

import getpass
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from snapcount.engine.errors import SnapcountError

PATIENCE: Final = 30.0  # seconds until a program answers
QUIET: Final = subprocess.DEVNULL


class Missing(SnapcountError):
    """The administrator's: a program that is not installed, or may not be run."""

    code = "missing"


def postgres_programs() -> Path | None:
    """The folder with PostgreSQL's programs."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


def missing() -> list[str]:
    """What Debian would have to install first."""
    wanted = {
        "postgresql": postgres_programs(),
        "redis-server": shutil.which("redis-server"),
        "haproxy": shutil.which("haproxy"),
    }
    return [name for name, found in wanted.items() if found is None]


def unprivileged() -> str:
    """Who runs PostgreSQL: it refuses to be root's."""
    if os.name != "posix":
        raise Missing("PostgreSQL can be started here on Linux and macOS alone.")
    import pwd

    if os.geteuid() != 0:
        return getpass.getuser()
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise Missing("PostgreSQL refuses to run as root, and there is nobody else here.")


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server with its data in that folder, which everybody must be able to get to;
    gives its address."""
    programs = postgres_programs()
    if programs is None:
        raise Missing("PostgreSQL is not installed.")
    user = unprivileged()
    folder.mkdir(parents=True, exist_ok=True)
    if os.geteuid() == 0:
        shutil.chown(folder, user)

    def do(*command: str) -> None:
        subprocess.run(
            [str(programs / command[0]), *command[1:]],
            check=True,
            stdout=QUIET,
            user=user if os.geteuid() == 0 else None,
            cwd=folder,
        )

    data = str(folder / "data")
    do("initdb", "-D", data, "-U", "snapcount", "--auth=trust", "--no-sync", "-E", "UTF8")
    options = f"-k {folder} -c listen_addresses="
    do("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql+psycopg://snapcount@/postgres?host={folder}"
    finally:
        do("pg_ctl", "-D", data, "-m", "immediate", "stop")


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis server on a socket in that folder; gives its address."""
    program = shutil.which("redis-server")
    if program is None:
        raise Missing("redis-server is not installed.")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "redis.sock"
    options = ["--port", "0", "--unixsocket", str(path), "--save", "", "--appendonly", "no"]
    with subprocess.Popen([program, *options], cwd=folder, stdout=QUIET) as process:
        try:
            _wait_until(path.exists, "Redis")
            yield f"unix://{path}"
        finally:
            process.terminate()


@contextmanager
def haproxy(config: Path, port: int) -> Iterator[None]:
    """HAProxy with that configuration, which makes it listen on that port."""
    program = shutil.which("haproxy")
    if program is None:
        raise Missing("haproxy is not installed.")
    with subprocess.Popen([program, "-db", "-q", "-f", str(config)], stderr=QUIET) as process:
        try:
            _wait_until(lambda: answers(port), "HAProxy")
            yield
        finally:
            process.terminate()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def answers(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _wait_until(held: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not held():
        if time.monotonic() > until:
            raise TimeoutError(f"{what} does not answer")
        time.sleep(0.05)
