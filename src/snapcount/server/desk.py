"""Where endpoints have long work done: off the event loop, and at the price of whoever asks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starlette.requests import HTTPConnection
from starlette.responses import Response

from snapcount.server.http import Call
from snapcount.server.limits import WORK, Kind, Limits, Payer
from snapcount.server.people import Person
from snapcount.server.workers import DEADLINE, Done, RefusedWork, TooLong, Workers, as_json

T = TypeVar("T")


def payer_of(connection: HTTPConnection, person: Person | None) -> Payer:
    """Who pays for what a client asks for, as far as the server can tell."""
    address = connection.client.host if connection.client else ""
    return Payer(person.id if person else None, address)


async def charged(limits: Limits | None, kind: Kind, payer: Payer, work: Awaitable[Done]) -> Any:
    """What the work gives. It costs what it took, also where nothing came of it."""
    price = 0.0
    try:
        done = await work
        price = done.price
    except (RefusedWork, TooLong) as error:
        price = error.price
        raise
    finally:
        if limits is not None:
            limits.charge(kind, payer, price)
    return done.result


class Desk:
    """Takes work in, and sees that it is paid for."""

    def __init__(self, workers: Workers, limits: Limits | None) -> None:
        self._workers = workers
        self._limits = limits

    async def do(
        self, call: Call, work: Callable[..., T], *arguments: Any, deadline: float = DEADLINE
    ) -> T:
        """What the work gives; it is done in another process, for whoever calls."""
        payer = payer_of(call.request, call.person)
        if self._limits is not None:
            self._limits.ask(WORK, payer, 1)
        done: T = await charged(
            self._limits,
            WORK,
            payer,
            self._workers.do(payer.address, work, *arguments, deadline=deadline),
        )
        return done

    async def json(
        self, call: Call, work: Callable[..., Any], *arguments: Any, deadline: float = DEADLINE
    ) -> Response:
        """The same as an answer: what is written there need not be written here."""
        data = await self.do(call, as_json, work, *arguments, deadline=deadline)
        return Response(data, media_type="application/json")
