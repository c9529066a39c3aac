"""A game's WebSocket: one client's messages in, and those for it out, in order."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from snapcount.engine.errors import SnapcountError
from snapcount.server.hub import Hub, Private
from snapcount.server.limits import MESSAGE, PLAY, TELLING, Limits, Payer
from snapcount.server.live import Live
from snapcount.server.logs import note_error
from snapcount.server.protocol import MOST_BYTES, Incoming, Outgoing, Refused, Resume, encode
from snapcount.server.session_wires import SessionWires
from snapcount.server.store import LostLease

MOST_WAITING: Final = 200  # messages that a slow client may be behind
MOST_BYTES_WAITING: Final = 500_000  # of them, however many
FIRST_WORD: Final = 10.0  # seconds in which a client has to say what it speaks
PATIENCE: Final = 5.0  # seconds that a message may wait for its purse to fill

MOST_OF_ONE: Final = 20
MOST_AT_AN_ADDRESS: Final = 200
MOST_WIRES: Final = 10_000
"""Wires of one person, or of all without a session at an address; of an address; of everybody."""

# Close codes of our own; the client knows them.
SLOW: Final = 4001
RUDE: Final = 4002
PRIVATE: Final = 4003
GONE: Final = 4004
CROWDED: Final = 1013
ENDED: Final = 4005
MOVED: Final = 4006  # the reason is the name of the node that has the room
COME_AGAIN: Final = 1012
OURS: Final = 1011

_DECODER: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)


def never(data: bytes) -> bool:
    """Where nothing can be sent at once."""
    return False


class SocketWire:
    """A wire over a WebSocket. What cannot be sent at once waits in a queue, and a client that lags
    is cut off."""

    def __init__(self, socket: WebSocket, at_once: Callable[[bytes], bool] = never) -> None:
        self._socket = socket
        self._at_once = at_once
        """How to send something without waiting; False: it must wait."""
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting = 0
        """How many bytes wait to be sent."""
        self._is_cut = False
        self.too_slow = False
        self.ended = False
        """Whether the session is over in which the wire was opened."""
        self.leaving = False
        """Whether the room is on another node by now."""

    def come_again(self) -> None:
        """Say what is still to be said, and then that the client should connect anew."""
        self.leaving = True
        self.cut()

    def end(self) -> None:
        """Say nothing more, and hear nothing more."""
        self.ended = True
        self.cut()

    def send(self, message: Outgoing, encoded: bytes = b"") -> None:
        if self.too_slow or self._is_cut:
            return
        data = encoded or encode(message)
        if not self.waiting and self._at_once(data):
            return
        behind = self._queue.qsize()
        if behind and (behind >= MOST_WAITING or self.waiting + len(data) > MOST_BYTES_WAITING):
            self.too_slow = True
            self._forget()
            return
        self.waiting += len(data)
        self._queue.put_nowait(data)

    async def pump(self) -> None:
        """Send what waits, until the wire is cut."""
        while not self.too_slow and not self.ended:
            data = await self._queue.get()
            if self.ended:
                break
            if data is None:
                break
            await self._socket.send_text(data.decode())
            self.waiting -= len(data)  # only now, so that nothing overtakes it
        if self.ended:
            await self._socket.close(ENDED, "logged out")
        elif self.too_slow:
            await self._socket.close(SLOW, "too slow")
        elif self.leaving:
            await self._socket.close(COME_AGAIN, "come again")

    def cut(self) -> None:
        """Say nothing after this."""
        self._is_cut = True
        self._queue.put_nowait(None)

    def _forget(self) -> None:
        """Whoever is cut off is told everything again when they come back."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self.waiting = 0
        self.cut()


class Wires:
    """How many wires everybody has; nobody has more than they can use."""

    def __init__(self, limits: Limits | None) -> None:
        self._limited = limits is not None
        self._all = 0
        self._of_one: Counter[Payer] = Counter()
        self._at: Counter[str] = Counter()

    @property
    def count(self) -> int:
        return self._all

    def open(self, payer: Payer) -> bool:
        """Count another wire; False: there are too many already. Each is closed in the end."""
        self._all += 1
        self._of_one[payer] += 1
        self._at[payer.address] += 1
        return not self._limited or (
            self._of_one[payer] <= MOST_OF_ONE
            and self._at[payer.address] <= MOST_AT_AN_ADDRESS
            and self._all <= MOST_WIRES
        )

    def close(self, payer: Payer) -> None:
        self._all -= 1
        self._of_one[payer] -= 1
        self._at[payer.address] -= 1
        if not self._of_one[payer]:
            del self._of_one[payer]
        if not self._at[payer.address]:
            del self._at[payer.address]


async def serve_wire(
    hub: Hub,
    live: Live,
    payer: Payer,
    socket: WebSocket,
    limits: Limits | None = None,
    session: str = "",
    wires: SessionWires | None = None,
    at_once: Callable[[bytes], bool] = never,
) -> None:
    """Talk with one client until it goes, or until its session is over."""
    wire = SocketWire(socket, at_once)
    if wires is not None and session:
        wires.add(session, wire)
    live.goodbyes.add(wire.come_again)
    pump = asyncio.create_task(wire.pump())
    try:
        await _talk(hub, live, payer, socket, wire, limits)
    except WebSocketDisconnect:
        pass
    except _Rude as error:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(RUDE, str(error))
    except LostLease:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(COME_AGAIN, "come again")
    except Private as error:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(PRIVATE, str(error))
    except Exception as error:  # ours: the client learns its id, and nothing else
        hub.metrics.errors.labels("ours").inc()
        words = f"our mistake {note_error(error)}"
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(OURS, words)
    finally:
        live.goodbyes.discard(wire.come_again)
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
    hub: Hub,
    live: Live,
    payer: Payer,
    socket: WebSocket,
    wire: SocketWire,
    limits: Limits | None,
) -> None:
    try:
        first = await asyncio.wait_for(_next(socket), FIRST_WORD)
    except TimeoutError:
        raise _Rude("the first message must say which version you speak") from None
    if not isinstance(first, Resume):
        raise _Rude("the first message must be a resume")
    try:
        await _pay(limits, payer, TELLING)
        hub.connect(live, payer.person, wire, first)
    except (Private, LostLease):
        raise
    except SnapcountError as error:
        wire.send(Refused("", error.code, str(error)))
        await asyncio.sleep(0)
        raise _Rude("another version") from None
    while True:
        message = await _next(socket)
        if wire.ended or wire.leaving:
            return
        await _pay(limits, payer, TELLING if isinstance(message, Resume) else MESSAGE)
        await hub.receive(live, wire, message)


async def _pay(limits: Limits | None, payer: Payer, price: float) -> None:
    """Whoever asks for more than their share is served later; what they send waits meanwhile."""
    if limits is None:
        return
    until = time.monotonic() + PATIENCE
    while wait := limits.wait(PLAY, payer, price):
        if time.monotonic() + wait > until:
            raise _Rude("that's a lot at once; come back in a while")
        await asyncio.sleep(wait)
    limits.charge(PLAY, payer, price)


async def _next(socket: WebSocket) -> Incoming:
    data = await socket.receive()
    if data["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(data.get("code", 1000))
    text = data.get("text")
    if text is None or len(text) > MOST_BYTES:
        raise _Rude("messages must be short text")
    try:
        return _DECODER.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
        raise _Rude("that isn't a message") from None
