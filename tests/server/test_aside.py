"""A server that was started for measuring ends with whoever started it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

MEASURES = """
import time
from snapcount.server.aside import server_aside

with server_aside("--no-limits") as server:
    print(server.process, flush=True)
    time.sleep(60)
"""
PATIENCE = 20.0


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is told to end there, only ended")
def test_it_ends_when_its_starter_is_told_to_end() -> None:
    command = [sys.executable, "-c", MEASURES]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout is not None
        server = int(starter.stdout.readline())
        assert is_there(server)
        starter.send_signal(signal.SIGTERM)
        assert starter.wait(PATIENCE) == 128 + signal.SIGTERM
    until = time.monotonic() + PATIENCE
    while is_there(server) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_there(server)
