"""A client's end of a game's WebSocket that does as little as it can: for measuring a server.

Thousands of these share a machine with the server that they measure, so they must leave it most of
the machine. It knows what our server sends and nothing else: whole text frames, pings, and the end.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

import msgspec

_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)  # masks are against pages that forge requests; a key of zeros is one too


class LeanWire(asyncio.Protocol):
    """A wire to a room. `hear` is called with every message, as soon as it is there."""

    def __init__(self, host: str, room: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._head = (
            f"GET /ws/{room} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )
        self._hear = hear
        self._unread = b""
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the server has agreed to talk."""
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own has another class
        self._transport.write(self._head.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        data = self._unread + data if self._unread else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.open.set_exception(ConnectionError(head.splitlines()[0].decode("latin-1")))
                self.close()
                return
            self.open.set_result(None)
        place = 0
        while (end_of := _end_of_frame(data, place)) is not None:
            start, end_at = end_of
            self._take(data[place] & 0x0F, data[start:end_at])
            place = end_at
        self._unread = data[place:]

    def say(self, message: object) -> None:
        """Send a message, unless the wire is closed."""
        self._send(_TEXT, msgspec.json.encode(message))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _take(self, kind: int, content: bytes) -> None:
        if kind == _TEXT:
            self._hear(content)
        elif kind == _PING:
            self._send(_PONG, content)
        elif kind == _CLOSE:
            self.close()

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        length = (
            bytes((_MASKED | size,))
            if size < 126
            else bytes((_MASKED | 126,)) + size.to_bytes(2, "big")
        )
        if self._transport is not None and not self.closed:
            self._transport.write(bytes((_FINAL | kind,)) + length + _NO_MASK + content)


def _end_of_frame(data: bytes, place: int) -> tuple[int, int] | None:
    """Where the content of the frame that begins there starts and ends; None: there is more to
    come of it."""
    if len(data) < place + 2:
        return None
    size, start = data[place + 1], place + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        start += wide
        if len(data) < start:
            return None
        size = int.from_bytes(data[start - wide : start], "big")
    return (start, start + size) if len(data) >= start + size else None
