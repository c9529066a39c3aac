"""Sockets that send nothing, half of something, or read nothing."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import uvicorn

from snapcount.server import connections
from snapcount.server.connections import GuardedHttp, GuardedWire

GET = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
SAYS = b"\x81\x80\x00\x00\x00\x00"  # an empty message
IS_ASKED = b"\x89\x04"  # a ping begins like this
ASKED_EVERY = 0.5  # seconds in which a wire has to say something, or is asked whether it is there


class App:
    """Answers requests with a word, and wires with more than anybody reads, or with nothing."""

    def __init__(self) -> None:
        self.wires_ended = 0
        self.says_nothing = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"well"})
            return
        try:
            await receive()
            await send({"type": "websocket.accept"})
            while self.says_nothing:
                if (await receive())["type"] == "websocket.disconnect":
                    return
            while True:
                await send({"type": "websocket.send", "text": "x" * 100_000})
        finally:
            self.wires_ended += 1


def served(story: Callable[[int, App], Coroutine[Any, Any, None]]) -> None:
    async def go() -> None:
        app = App()
        config = uvicorn.Config(
            app, lifespan="off", log_config=None, http=GuardedHttp, ws=GuardedWire, loop="asyncio"
        )
        config.ws_ping_interval = ASKED_EVERY
        server = uvicorn.Server(config)
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
            serving = asyncio.create_task(server._serve([listening]))
            while not server.started:
                await asyncio.sleep(0.01)
            try:
                await story(listening.getsockname()[1], app)
            finally:
                server.should_exit = True
                await serving

    asyncio.run(go())


async def ends(port: int, *parts: bytes) -> float:
    """Send that, a part every tenth of a second; after how many seconds the other side hung up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    began = time.monotonic()
    for part in parts:
        writer.write(part)
        await asyncio.sleep(0.1)
    with contextlib.suppress(ConnectionError):
        await asyncio.wait_for(reader.read(), 20)
    writer.close()
    return time.monotonic() - began


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD", "STALLED", "LAST_WORDS"):
        monkeypatch.setattr(connections, name, 0.5)


@pytest.mark.parametrize(
    "parts",
    [
        pytest.param((), id="nothing"),
        pytest.param((GET[:20],), id="half a head"),
        pytest.param(tuple(GET[at : at + 1] for at in range(30)), id="a letter at a time"),
        pytest.param((GET, GET[:20]), id="half a second request"),
    ],
)
def test_who_does_not_finish_a_request_is_not_waited_for(parts: tuple[bytes, ...]) -> None:
    async def story(port: int, app: App) -> None:
        assert await ends(port, *parts) < 10

    served(story)


def test_whole_requests_are_answered_one_after_the_other() -> None:
    async def story(port: int, app: App) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(4):
            writer.write(GET)
            assert b"200 OK" in await reader.readuntil(b"well")
            await asyncio.sleep(0.2)  # altogether longer than a head may take
        writer.close()

    served(story)


def test_an_address_has_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_OF_ONE", 5)
    monkeypatch.setattr(connections, "HEAD", 30)

    async def story(port: int, app: App) -> None:
        wires = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        assert await ends(port, GET) < 10
        reader, writer = wires[0]
        writer.write(GET)
        assert b"200 OK" in await reader.readuntil(b"well")
        for _, writer in wires:
            writer.close()
        await asyncio.sleep(0.2)
        assert not GuardedHttp.open

    served(story)


def test_a_proxy_brings_the_connections_of_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_OF_ONE", 2)
    monkeypatch.setattr(GuardedHttp, "proxies", [])

    answered = 0

    async def story(port: int, app: App) -> None:
        nonlocal answered
        answered = 0
        wires = [await asyncio.open_connection("127.0.0.1", port) for _ in range(6)]
        for reader, writer in wires:
            with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                writer.write(GET)
                answered += b"200 OK" in await asyncio.wait_for(reader.readuntil(b"well"), 5)
        for _, writer in wires:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    GuardedHttp.trust(["192.0.2.0/24", "a name"])
    served(story)
    assert answered == 2
    GuardedHttp.trust(["127.0.0.0/8"])
    served(story)
    assert answered == 6


def test_a_wire_that_reads_nothing_is_cut() -> None:
    async def story(port: int, app: App) -> None:
        _reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1000)
        writer.write(UPGRADE)
        for _ in range(100):
            await asyncio.sleep(0.1)
            if app.wires_ended:
                break
        assert app.wires_ended == 1
        writer.transport.abort()

    served(story)


@pytest.mark.parametrize("talks", [True, False])
def test_only_who_says_nothing_is_asked_whether_they_are_there(talks: bool) -> None:
    async def story(port: int, app: App) -> None:
        app.says_nothing = True
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        until = time.monotonic() + 3 * ASKED_EVERY
        while time.monotonic() < until:
            if talks:
                writer.write(SAYS)
            await asyncio.sleep(0.05)
        writer.write_eof()
        heard = await reader.read()
        assert (IS_ASKED in heard) is not talks
        writer.close()

    served(story)
