"""A server of one's own in another process: for measuring it, testing it and taking pictures."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from snapcount.cards.catalog.files import cache_folder

PATIENCE: Final = 120.0  # seconds until it answers; a machine that is busy takes a while


class Aside(NamedTuple):
    """A server that runs: where, and as which process."""

    address: str
    process: int


@contextmanager
def server_aside(*options: str) -> Iterator[Aside]:
    """A server on a free port of the loopback, with a home of its own; it ends with the block."""
    port = free_port()
    command = [sys.executable, "-m", "snapcount", "serve", "--no-open", "--port", str(port)]
    with tempfile.TemporaryDirectory() as home:
        warm(Path(home))
        environment = {**os.environ, "SNAPCOUNT_HOME": home}
        quiet = subprocess.DEVNULL
        with subprocess.Popen([*command, *options], env=environment, stdout=quiet) as process:
            try:
                address = f"http://127.0.0.1:{port}"
                _wait_for(address)
                yield Aside(address, process.pid)
            finally:
                process.terminate()


def free_port() -> int:
    """A port of the loopback that nobody has just now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def warm(home: Path, cache: Path | None = None) -> None:
    """Give a new home the cards as they were read already, for reading them takes seconds."""
    read = cache or cache_folder()
    if read.is_dir():
        shutil.copytree(read, home / "cache", dirs_exist_ok=True)


def _wait_for(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{address}/healthz"):
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server isn't responding")
