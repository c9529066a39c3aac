"""A server of one's own in another process: for measuring it, testing it and taking pictures."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

PATIENCE: Final = 120.0  # seconds until it answers; a machine that is busy takes a while


class Aside(NamedTuple):
    """A server that runs: where, and as which process."""

    address: str
    process: int


@contextmanager
def server_aside(*options: str) -> Iterator[Aside]:
    """A server on a free port of the loopback, with an empty home; it ends with the block."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "snapcount", "serve", "--no-open", "--port", str(port)]
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "SNAPCOUNT_HOME": home}
        quiet = subprocess.DEVNULL
        with subprocess.Popen([*command, *options], env=environment, stdout=quiet) as process:
            try:
                address = f"http://127.0.0.1:{port}"
                _wait_for(address)
                yield Aside(address, process.pid)
            finally:
                process.terminate()


def _wait_for(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{address}/healthz"):
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server does not answer")
