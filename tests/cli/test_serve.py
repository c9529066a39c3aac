"""`snapcount serve`: the port is taken before anything is said of it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import uvicorn
from tests.cli.conftest import Ran
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from snapcount.cli.serve import listen
from snapcount.server.aside import warm


def test_a_port_that_is_taken_is_said_and_nothing_else(ran: Callable[..., Ran]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = ran("serve", "--no-open", "--port", port)
    assert done.code == 2
    assert done.out == ""
    assert f"Port {port} on 127.0.0.1 is in use" in done.err
    assert "--port 0" in done.err


def test_an_address_that_is_not_ours_is_said(ran: Callable[..., Ran]) -> None:
    done = ran("serve", "--no-open", "--host", "203.0.113.1")
    assert (done.code, done.out) == (2, "")
    assert "203.0.113.1" in done.err


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_any_port_is_one_that_is_free(host: str) -> None:
    with listen(host, 0) as one, listen(host, 0) as two:
        assert one.getsockname()[1] != two.getsockname()[1]


def test_the_seconds_until_the_page_are_said(tmp_path: Path) -> None:
    warm(tmp_path)
    command = [sys.executable, "-m", "snapcount", "serve", "--no-open", "--port", "0", "--time"]
    began = {"SNAPCOUNT_HOME": str(tmp_path), "SNAPCOUNT_BEGAN": str(time.time() - 100)}
    environment = {**os.environ, **began}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = next(line for line in server.stdout if line.startswith("The page"))
        server.terminate()
    found = re.match(r"The page was there after (\d+\.\d) s: (\d+\.\d) s to set up", said)
    assert found is not None, said
    assert float(found[1]) > float(found[2]) >= 100


@pytest.mark.parametrize("proxies", [[], ["10.0.0.1", "10.0.0.2"]])
def test_only_proxies_that_are_named_are_believed(
    ran: Callable[..., Ran],
    proxies: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Left to itself, uvicorn believes everybody on this machine."""
    seen: list[uvicorn.Config] = []

    def run(self: uvicorn.Server, sockets: list[socket.socket]) -> None:
        seen.append(self.config)
        sockets[0].close()

    monkeypatch.setattr(uvicorn.Server, "run", run)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path))
    warm(tmp_path)
    options = [word for each in proxies for word in ("--trusted-proxy", each)]
    assert ran("serve", "--no-open", "--port", 0, *options).code == 0
    (config,) = seen
    config.load()
    proxied = isinstance(config.loaded_app, ProxyHeadersMiddleware)
    assert proxied is bool(proxies)
    for address in ("127.0.0.1", "10.0.0.1"):
        if proxied:
            assert (address in config.loaded_app.trusted_hosts) is (address in proxies)
