"""Frames that are taken apart and put together by hand: as the library does it, and no others."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from snapcount.server.connections import MOST_UNREAD, GuardedWire
from snapcount.server.text_frames import framed, short_text

UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MOST = 20_000


def masked(opcode: int, data: bytes, fin: bool = True) -> bytes:
    return Frame(Opcode(opcode), data, fin).serialize(mask=True)


def said(text: str) -> bytes:
    return masked(Opcode.TEXT, text.encode())


BYE = masked(Opcode.CLOSE, b"\x03\xe8")
ANSWER = said('{"type":"answer","key":"1","turn":0,"choice":0}')
STORIES: dict[str, list[bytes]] = {
    "one message": [ANSWER, BYE],
    "an empty one": [said(""), BYE],
    "many, one after the other": [said(f"{n}") for n in range(20)] + [BYE],
    "two at once": [said("a") + said("b"), said("c"), BYE],
    "one and a half": [said("a") + ANSWER[:4], ANSWER[4:], said("e"), BYE],
    "byte by byte": [ANSWER[at : at + 1] for at in range(len(ANSWER))] + [ANSWER, BYE],
    "a head, then the rest": [ANSWER[:2], ANSWER[2:], said("x"), BYE],
    "the longest short one": [said("x" * 125), said("y" * 126), said("z" * 127), BYE],
    "one that is too long": [said("x" * (MOST + 1)), said("y")],
    "letters of other languages": [said("né"), said("日本"), BYE],
    "bytes that are no text": [masked(Opcode.TEXT, b"\xff\xfe"), said("x")],
    "fragments": [masked(1, b"ab", False), masked(0, b"cd"), said("x"), BYE],
    "a message among fragments": [masked(1, b"ab", False), said("x")],
    "a ping among fragments": [masked(1, b"a", False), masked(9, b"p"), masked(0, b"b"), BYE],
    "bytes": [masked(Opcode.BINARY, b"ab"), said("x"), BYE],
    "no mask": [b"\x81\x01a", said("x")],
    "a reserved bit": [b"\xc1" + said("a")[1:], said("x")],
    "an unknown kind": [b"\x83" + said("a")[1:], said("x")],
    "more after the end": [said("a"), BYE, said("b")],
}


class Echo:
    """Says again what it hears, and notes how a wire has ended."""

    def __init__(self) -> None:
        self.ended = -1

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (heard := await receive())["type"] == "websocket.receive":
            await asyncio.sleep(0)
            text = heard.get("text")
            await send(
                {"type": "websocket.send", "text": f"bytes {heard!r}" if text is None else text}
            )
        self.ended = heard["code"]


@asynccontextmanager
async def serving(kind: type[WebSocketsSansIOProtocol], app: Any) -> AsyncIterator[int]:
    """An application behind that kind of wire; its port."""
    config = uvicorn.Config(
        app, lifespan="off", log_config=None, ws=kind, ws_max_size=MOST, loop="asyncio"
    )
    server = uvicorn.Server(config)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        going = asyncio.create_task(server._serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield listening.getsockname()[1]
        server.should_exit = True
        await going


async def told(kind: type[WebSocketsSansIOProtocol], story: list[bytes]) -> tuple[bytes, int]:
    """All that a client hears who sends that, and how the application saw it end."""
    app = Echo()
    async with serving(kind, app) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        for part in story:
            writer.write(part)
            await asyncio.sleep(0.005)
        heard = await asyncio.wait_for(reader.read(), 5)
        writer.close()
    return heard, app.ended


@pytest.mark.parametrize("story", STORIES)
def test_a_client_hears_what_the_library_would_say(story: str) -> None:
    async def both() -> list[tuple[bytes, int]]:
        kinds = (WebSocketsSansIOProtocol, GuardedWire)
        return [await told(kind, STORIES[story]) for kind in kinds]

    theirs, ours = asyncio.run(both())
    assert ours == theirs
    assert ours[1] != -1


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4000, 65_535, 65_536, 70_000])
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 50, 125])
def test_a_short_message_is_read(size: int) -> None:
    assert short_text(said("x" * size)) == "x" * size


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(ANSWER[:5], id="part of a head"),
        pytest.param(ANSWER[:-1], id="a byte too few"),
        pytest.param(ANSWER + b"\x81", id="a byte too many"),
        pytest.param(b"\x81\x01a\x00\x00\x00\x00", id="no mask"),
        pytest.param(said("x" * 126), id="longer"),
        pytest.param(said("é"), id="another language"),
        pytest.param(masked(1, b"ab", False), id="a fragment"),
        pytest.param(masked(9, b"ab"), id="a ping"),
        pytest.param(masked(2, b"ab"), id="bytes"),
    ],
)
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert short_text(data) is None


def test_who_sends_more_than_is_dealt_with_is_not_read_from() -> None:
    """What one client can make the server hold is what it reads at a time."""

    async def go() -> int:
        wires: list[GuardedWire] = []
        goes_on = asyncio.Event()
        taken = 0

        class Noted(GuardedWire):
            def __init__(self, *args: Any, **more: Any) -> None:
                super().__init__(*args, **more)
                wires.append(self)

        async def app(scope: Any, receive: Any, send: Any) -> None:
            nonlocal taken
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] == "websocket.receive":
                taken += 1
                await goes_on.wait()

        async with serving(Noted, app) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(UPGRADE)
            await reader.readuntil(b"\r\n\r\n")
            for number in range(30):
                writer.write(ANSWER)
                await asyncio.sleep(0.005)
                wire = wires[0]
                assert wire.read_paused is (wire.queue.qsize() > MOST_UNREAD)
                assert wire.queue.qsize() <= number + 1
            assert wire.read_paused
            assert wire.queue.qsize() == MOST_UNREAD + 1
            goes_on.set()
            while taken < 30:
                await asyncio.sleep(0.01)
            assert not wire.read_paused
            writer.close()
        return taken

    assert asyncio.run(asyncio.wait_for(go(), 20)) == 30
