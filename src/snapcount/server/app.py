"""The server as an ASGI application: HTTP, WebSockets and the browser's files."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

import snapcount
from snapcount.engine.errors import SnapcountError
from snapcount.server.api.accounts import COOKIE, Accounts
from snapcount.server.api.cards import Cards
from snapcount.server.api.decks import Decks
from snapcount.server.api.drafts import Drafts
from snapcount.server.api.games import Games
from snapcount.server.api.judge import Judge
from snapcount.server.api.lessons import Lessons
from snapcount.server.api.own_games import OwnGames
from snapcount.server.api.puzzles import Puzzles
from snapcount.server.api.replays import Replays
from snapcount.server.api.reviews import Reviews
from snapcount.server.api.rules import Rules
from snapcount.server.api.workshop import Workshop
from snapcount.server.at_hand import tables
from snapcount.server.bus import Bus, Nobody
from snapcount.server.connections import AT_ONCE
from snapcount.server.desk import Desk, payer_of
from snapcount.server.health import Watch
from snapcount.server.hosts import Hosts
from snapcount.server.housekeeping import keep_house
from snapcount.server.http import (
    Call,
    Endpoint,
    HttpError,
    answer,
    body_of,
    open_api,
    our_problem,
    problem,
    sent_to,
)
from snapcount.server.hub import Hub
from snapcount.server.leases import Elsewhere, Leases
from snapcount.server.limits import ASKING, CHANGING, LOOKING, PRICES, WORK, Limits
from snapcount.server.logs import note, note_error
from snapcount.server.metrics import Metrics
from snapcount.server.neighbors import Figures, Neighbors
from snapcount.server.own_cards import OwnCards
from snapcount.server.people import People, Person, session_of
from snapcount.server.reviewer import Reviewer
from snapcount.server.session_wires import SessionWires
from snapcount.server.store import Store, StoreError
from snapcount.server.thinking import Thinker
from snapcount.server.watchdog import Watchdog
from snapcount.server.wires import COME_AGAIN, CROWDED, GONE, MOVED, Wires, never, serve_wire
from snapcount.server.workers import workers_here

WEB: Final = Path(__file__).parent / "web"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)

AT_THE_DOOR: Final = 8
"""Requests that are being matched to their session; a crowd comes in one after the other, and
between any two of them those who play have their turn."""


def moment() -> int:
    """Milliseconds on a clock that never goes back."""
    return time.monotonic_ns() // 1_000_000


def date() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Server:
    """Everything that the endpoints share."""

    def __init__(
        self,
        store: Store,
        workers: int = 1,
        secure: bool = False,
        limits: bool = True,
        metrics: Metrics | None = None,
        node: str = "",
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.leases = Leases(store, node) if node else None
        self.bus = bus or Nobody()
        self.limits = Limits() if limits else None
        self.wires = Wires(self.limits)
        self._door = asyncio.Semaphore(AT_THE_DOOR)
        self.thinker = Thinker(workers)
        self.metrics = metrics or Metrics()
        self.hub = Hub(store, self.thinker, moment, self.metrics, leases=self.leases, date=date)
        self.people = People(store, date)
        self.reviewer = Reviewer(store, self.limits)
        self.session_wires = SessionWires()
        self.neighbors: Neighbors | None = None
        if bus is not None:
            self.neighbors = Neighbors(
                bus, store, self.session_wires, self.limits, self.figures, date
            )
        self.watchdog = Watchdog(self.metrics)
        cards = tables()
        desk = Desk(workers_here(), self.limits)
        own = OwnCards(store, desk)
        self.endpoints: list[Endpoint] = [
            *Watch(self.hub, store, self.neighbors).endpoints(),
            *Accounts(self.people, self.session_wires, secure).endpoints(),
            *Games(self.hub, cards, own, desk).endpoints(),
            *OwnGames(self.hub, store, desk).endpoints(),
            *Cards(desk, own).endpoints(),
            *Workshop(self.hub, cards, own, desk).endpoints(),
            *Decks(desk, store, own).endpoints(),
            *Drafts(desk).endpoints(),
            *Judge(desk).endpoints(),
            *Lessons(desk).endpoints(),
            *Puzzles(desk).endpoints(),
            *Replays(desk).endpoints(),
            *Reviews(self.hub, self.reviewer, desk).endpoints(),
            *Rules().endpoints(),
        ]

    def figures(self) -> Figures:
        return Figures(len(self.hub.rooms), self.wires.count)

    def beside(self) -> list[Coroutine[object, object, None]]:
        """What goes on all the time."""
        works = [self.watchdog.watch(), keep_house(self.hub, self.store, date)]
        if self.leases is not None:
            works.append(self.hub.stay_alive())
        if self.neighbors is not None:
            life = self.leases.life if self.leases else ""
            works += [self.bus.run(), self.neighbors.tell(life)]
        return works

    async def person(self, connection: HTTPConnection) -> Person | None:
        return await self.people.of_session(connection.cookies.get(COOKIE))

    async def socket(self, socket: WebSocket) -> None:
        if not same_origin(socket):
            await socket.close(1008, "another site")
            return
        person = await self.person(socket)
        payer = payer_of(socket, person)
        await socket.accept()
        if not self.wires.open(payer):
            await socket.close(CROWDED, "too many connections; close other tabs first")
            return
        try:
            asked = socket.query_params.get("node", "")
            live = await self.hub.live(socket.path_params["room"], asked)
            with self.metrics.sockets.track_inprogress():
                session = session_of(socket.cookies.get(COOKIE, "")) if person else ""
                at_once = socket.scope.get("extensions", {}).get(AT_ONCE, never)
                await serve_wire(
                    self.hub,
                    live,
                    payer,
                    socket,
                    self.limits,
                    session,
                    self.session_wires,
                    at_once,
                )
        except Elsewhere as error:
            await socket.close(MOVED if error.node else COME_AGAIN, error.node or "come again")
        except StoreError:
            await socket.close(
                COME_AGAIN, "come again"
            )  # the database is away, and the game is not
        except SnapcountError as error:
            await socket.close(GONE, str(error)[:120])
        finally:
            self.wires.close(payer)

    def route(self, endpoint: Endpoint) -> Route:
        """The way of every request: where from, who, how often, what, and then the endpoint."""

        async def handle(request: Request) -> Response:
            began = time.perf_counter()
            response = await safely(request)
            self.metrics.requests.labels(str(response.status_code)).inc()
            note(
                "request",
                method=endpoint.method,
                route=endpoint.path,
                status=response.status_code,
                milliseconds=round((time.perf_counter() - began) * 1000),
            )
            return response

        async def safely(request: Request) -> Response:
            try:
                if request.method != "GET" and not same_origin(request):
                    raise HttpError("forbidden", "Only this server's own pages can make requests.")
                async with self._door:
                    person = await self.person(request)
                self._limit(request, person, endpoint)
                if endpoint.person and person is None:
                    raise HttpError(
                        "no-session", "Log in or start as a guest first (POST /api/guest)."
                    )
                body = await body_of(request, endpoint.takes)
                return answer(await endpoint.handler(Call(request, person, body)))
            except Elsewhere as error:
                return sent_to(request, error.node) if error.node else problem(error)
            except SnapcountError as error:
                self.metrics.errors.labels(error.code).inc()
                return problem(error)
            except Exception as error:
                self.metrics.errors.labels("ours").inc()
                return our_problem(note_error(error, method=endpoint.method, route=endpoint.path))

        return Route(endpoint.path, handle, methods=[endpoint.method])

    def _limit(self, request: Request, person: Person | None, endpoint: Endpoint) -> None:
        """Everything costs something; what an endpoint has computed is charged at its desk."""
        if self.limits is None:
            return
        payer = payer_of(request, person)
        looks = endpoint.method == "GET" or endpoint.asks
        self.limits.ask(ASKING, payer, LOOKING if looks else CHANGING)
        if endpoint.method == "POST" and endpoint.path in PRICES:
            self.limits.ask(WORK, payer, PRICES[endpoint.path])


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request that changes something comes from our own pages."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


class Headers:
    """The headers that every answer has."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    (b"content-security-policy", POLICY.encode()),
                    (b"x-content-type-options", b"nosniff"),
                    (b"referrer-policy", b"same-origin"),
                ]
            await send(message)

        await self.app(scope, receive, with_headers)


def create_app(
    store: Store,
    workers: int = 1,
    secure: bool = False,
    limits: bool = True,
    metrics: Metrics | None = None,
    names: Collection[str] | None = None,
    node: str = "",
    bus: Bus | None = None,
) -> Starlette:
    """The application on that store. It answers to those names, and to addresses; None: to any.
    With a name of its own it is one of several nodes, which tell each other things by a bus."""
    server = Server(store, workers, secure, limits, metrics, node, bus)
    description = msgspec.json.encode(open_api(server.endpoints, snapcount.__version__))

    async def openapi(request: Request) -> Response:
        return Response(description, media_type="application/json")

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if server.leases is not None:
            await server.leases.arrive()
        beside = [asyncio.create_task(work) for work in server.beside()]
        note("started", version=snapcount.__version__)
        yield
        await server.hub.hand_over()
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await server.hub.close()
        server.thinker.close()
        server.reviewer.close()
        store.close()
        note("stopped")

    routes: list[BaseRoute] = [
        *(server.route(endpoint) for endpoint in server.endpoints),
        Route("/openapi.json", openapi),
        WebSocketRoute("/ws/{room}", server.socket),
        Mount("/", StaticFiles(directory=WEB, html=True)),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.hand_over = server.hub.hand_over
    if names is not None:
        app.add_middleware(Hosts, names=names)
    app.add_middleware(Headers)
    return app
