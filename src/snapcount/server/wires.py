"""A game's WebSocket: one client's messages in, and those for it out, in order."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from snapcount.engine.errors import SnapcountError
from snapcount.server.hub import Hub, Live, Private
from snapcount.server.logs import note_error
from snapcount.server.protocol import MOST_BYTES, Incoming, Outgoing, Refused, Resume
from snapcount.server.session_wires import SessionWires

MOST_WAITING: Final = 200  # messages that a slow client may be behind
FIRST_WORD: Final = 10.0  # seconds in which a client has to say what it speaks
PER_SECOND: Final = 20  # messages a second that are read; more wait

# Close codes of our own; the client knows them.
SLOW: Final = 4001
RUDE: Final = 4002
PRIVATE: Final = 4003
GONE: Final = 4004
ENDED: Final = 4005
OURS: Final = 1011

_DECODER: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)


class SocketWire:
    """A wire over a WebSocket. Messages wait in a queue, and a client that lags is cut off."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.too_slow = False
        self.ended = False
        """Whether the session is over in which the wire was opened."""

    def end(self) -> None:
        """Say nothing more, and hear nothing more."""
        self.ended = True
        self.cut()

    def send(self, message: Outgoing) -> None:
        try:
            self._queue.put_nowait(msgspec.json.encode(message))
        except asyncio.QueueFull:
            self.too_slow = True

    async def pump(self) -> None:
        """Send what waits, until the wire is cut."""
        while not self.too_slow and not self.ended:
            data = await self._queue.get()
            if self.ended:
                break
            if data is None:
                return
            await self._socket.send_text(data.decode())
        await (
            self._socket.close(ENDED, "logged out")
            if self.ended
            else self._socket.close(SLOW, "too slow")
        )

    def cut(self) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(None)


async def serve_wire(
    hub: Hub,
    live: Live,
    person: str | None,
    socket: WebSocket,
    session: str = "",
    wires: SessionWires | None = None,
) -> None:
    """Talk with one client until it goes, or until its session is over."""
    wire = SocketWire(socket)
    if wires is not None and session:
        wires.add(session, wire)
    pump = asyncio.create_task(wire.pump())
    try:
        await _talk(hub, live, person, socket, wire)
    except WebSocketDisconnect:
        pass
    except _Rude as error:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(RUDE, str(error))
    except Private as error:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(PRIVATE, str(error))
    except Exception as error:  # ours: the client learns its id, and nothing else
        hub.metrics.errors.labels("ours").inc()
        words = f"our mistake {note_error(error)}"
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(OURS, words)
    finally:
        hub.disconnect(live, wire)
        if wires is not None:
            wires.remove(session, wire)
        wire.cut()
        pump.cancel()
        with contextlib.suppress(asyncio.CancelledError, RuntimeError, WebSocketDisconnect):
            await pump


class _Rude(Exception):
    """The client broke the protocol: there is no point in going on."""


async def _talk(
    hub: Hub, live: Live, person: str | None, socket: WebSocket, wire: SocketWire
) -> None:
    try:
        first = await asyncio.wait_for(_next(socket), FIRST_WORD)
    except TimeoutError:
        raise _Rude("say what you speak first") from None
    if not isinstance(first, Resume):
        raise _Rude("the first message is a resume")
    try:
        hub.connect(live, person, wire, first)
    except Private:
        raise
    except SnapcountError as error:
        wire.send(Refused("", error.code, str(error)))
        await asyncio.sleep(0)
        raise _Rude("another version") from None
    while True:
        message = await _next(socket)
        if wire.ended:
            return
        await hub.receive(live, wire, message)
        await asyncio.sleep(1 / PER_SECOND)


async def _next(socket: WebSocket) -> Incoming:
    data = await socket.receive()
    if data["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(data.get("code", 1000))
    text = data.get("text")
    if text is None or len(text) > MOST_BYTES:
        raise _Rude("messages are text, and short")
    try:
        return _DECODER.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
        raise _Rude("that is no message") from None
