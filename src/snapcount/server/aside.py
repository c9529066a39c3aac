"""A server of one's own in another process: for measuring it, testing it and taking pictures."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
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
    with _told_to_end(), tempfile.TemporaryDirectory() as home:
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


@contextmanager
def _told_to_end() -> Iterator[None]:
    """Whoever is told to end in this block ends as by itself, and takes along what it started."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is told
        return

    def end(number: int, _: FrameType | None) -> None:
        raise SystemExit(128 + number)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


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
