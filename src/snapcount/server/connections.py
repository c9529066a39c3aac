"""Connections that end: who sends nothing, half of something, or reads nothing, is not waited for.

uvicorn waits for ever for the rest of a request's head, and for a client to read what it asked for.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

HEAD: Final = 10.0  # seconds until the head of a request is there
WHOLE: Final = 60.0  # seconds until a request is answered, and the answer taken
STALLED: Final = 15.0  # seconds in which a wire must take something of what waits for it
LAST_WORDS: Final = 5.0  # seconds that a wire which was closed has to hear why
MOST: Final = 2000  # connections that are no wires
MOST_OF_ONE: Final = 100  # of them, from one address
AT_ONCE: Final = "snapcount.at_once"
"""Among the extensions of a wire's scope: `GuardedWire.send_at_once`."""


class GuardedHttp(H11Protocol):
    """HTTP with patience for so long, and for so many."""

    open: ClassVar[Counter[str]] = Counter()
    proxies: ClassVar[list[ipaddress.IPv4Network | ipaddress.IPv6Network]] = []
    """Who brings the requests of many: a proxy may have as many connections as there are."""

    @classmethod
    def trust(cls, addresses: Iterable[str]) -> None:
        """Take connections from these addresses and networks for a proxy's."""
        cls.proxies = []
        for address in addresses:
            with contextlib.suppress(ValueError):  # a name, or the path of a socket
                cls.proxies.append(ipaddress.ip_network(address, strict=False))

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience: asyncio.TimerHandle | None = None
        self._address: str | None = self.client[0] if self.client else ""
        self.open[self._address] += 1
        crowded = self.open[self._address] > MOST_OF_ONE and not self._from_proxy()
        if crowded or self.open.total() > MOST:
            transport.abort()
            return
        self._wait(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self._address is None:
            return  # it is a wire by now
        if self.cycle is not before:
            self._wait(WHOLE)
        elif self._patience is None:
            self._wait(HEAD)  # a request began after another was answered

    def on_response_complete(self) -> None:
        self._stop()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def _from_proxy(self) -> bool:
        with contextlib.suppress(ValueError):
            address = ipaddress.ip_address(self._address or "")
            return any(address in network for network in self.proxies)
        return False

    def _wait(self, seconds: float) -> None:
        self._stop()
        self._patience = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _leave(self) -> None:
        self._stop()
        if self._address is not None:
            self.open[self._address] -= 1
            if not self.open[self._address]:
                del self.open[self._address]
            self._address = None


class GuardedWire(WebSocketsSansIOProtocol):
    """A WebSocket whose client has to read what it is sent."""

    _stalled: asyncio.TimerHandle | None = None
    _heard = False
    """Whether the client has said something since it was last asked whether it is there."""

    def data_received(self, data: bytes) -> None:
        self._heard = True
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is there, unless it has just shown that it is: with a ping every
        20 seconds, thousands of wires are asked about half as often as they answer."""
        if self._heard and not self.close_sent:
            self._heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._heard = False  # that was no word of its own

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[AT_ONCE] = self.send_at_once

    def send_at_once(self, text: bytes) -> bool:
        """Send a message without waiting for anything, and past everything that ASGI has between
        an application and its socket: that took longer than the system does. False: the client has
        to read first, or is gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        super().connection_lost(exc)
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope["extensions"].pop(AT_ONCE, None)  # else it stays a while: a cycle

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # to close it would wait for the client to read the rest

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(LAST_WORDS, self.transport.abort)

    def _go_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
