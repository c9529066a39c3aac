"""Which names the server answers to.

A page of somebody else can point a name of its own at this machine (DNS rebinding); to the browser
our answers are then that page's. A name has to be the server's; a bare address cannot be pointed.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from snapcount.server.http import HttpError, problem


def own_names(listens: str, given: Collection[str]) -> frozenset[str]:
    """The names of a server that listens there: those given, and those that this machine has."""
    machine = socket.gethostname().lower()
    names = {"localhost", machine, f"{machine}.local", listens, *given}
    return frozenset(name.strip().lower().rstrip(".") for name in names if name.strip())


def answers_to(host: str, names: Collection[str]) -> bool:
    """Whether a Host header, with or without a port, is one of the names, or an address."""
    name = host.strip().lower()
    if name.startswith("["):
        name = name[1:].partition("]")[0]
    elif name.count(":") < 2:
        name = name.partition(":")[0]
    name = name.rstrip(".")
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in names
    return True


class Hosts:
    """Refuses what is meant for another host."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if answers_to(Headers(scope=scope).get("host", ""), self.names):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "another host"})
        else:
            words = "This server doesn't answer to that name. Its owner can allow it with --name."
            await problem(HttpError("wrong-host", words))(scope, receive, send)
