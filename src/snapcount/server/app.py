"""The server as an ASGI application: HTTP, WebSockets and the browser's files."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from msgspec import Meta
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

import snapcount
from snapcount.agents.names import AGENT_NAMES
from snapcount.cards.catalog.catalog import load
from snapcount.cards.teams import teams
from snapcount.decks.library import library_of
from snapcount.decks.starters import starters
from snapcount.engine.editions import EDITIONS
from snapcount.engine.errors import SnapcountError
from snapcount.engine.records.notation import to_notation
from snapcount.server.http import Call, Endpoint, HttpError, answer, body_of, open_api, problem
from snapcount.server.hub import Hub
from snapcount.server.people import A_SESSION, People, Person
from snapcount.server.room import RoomError
from snapcount.server.store import Store
from snapcount.server.tables import FRIEND, NewGame, Opened, Tables
from snapcount.server.thinking import Thinker
from snapcount.server.wires import GONE, serve_wire

COOKIE: Final = "snapcount"
WEB: Final = Path(__file__).parent / "web"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)
Word = Annotated[str, Meta(max_length=200)]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Word


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Word
    password: Word


class Me(msgspec.Struct, frozen=True):
    name: str
    login: str
    """Empty for a guest."""


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invite: Word


class StarterSeen(msgspec.Struct, frozen=True):
    name: str
    title: str
    about: str


class Menu(msgspec.Struct, frozen=True):
    """What can be chosen for a game."""

    editions: list[str]
    opponents: list[str]
    starters: list[StarterSeen]


class TeamSeen(msgspec.Struct, frozen=True):
    """A franchise, as its cards are drawn."""

    name: str
    colours: tuple[str, str]
    style: str
    plan: str


class Health(msgspec.Struct, frozen=True):
    version: str
    rooms: int


def milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


class Server:
    """Everything that the endpoints share."""

    def __init__(self, store: Store, workers: int = 1, secure: bool = False) -> None:
        catalog = load()
        self.store = store
        self.secure = secure
        self.thinker = Thinker(workers)
        self.hub = Hub(store, self.thinker, milliseconds)
        self.people = People(store, lambda: time.time_ns() // 1_000_000)
        self.tables = Tables(catalog, library_of(catalog))
        self.limiter = MovingWindowRateLimiter(MemoryStorage())

    # People ------------------------------------------------------------------------------------

    async def person(self, connection: HTTPConnection) -> Person | None:
        return await self.people.of_session(connection.cookies.get(COOKIE))

    async def be_guest(self, call: Call) -> Response:
        person, token = await self.people.guest(call.body.name)
        return self._with_session(person, token)

    async def register(self, call: Call) -> Me:
        wanted: Credentials = call.body
        return _me(await self.people.register(call.who(), wanted.login, wanted.password))

    async def log_in(self, call: Call) -> Response:
        wanted: Credentials = call.body
        person, token = await self.people.log_in(wanted.login, wanted.password)
        return self._with_session(person, token)

    async def log_out(self, call: Call) -> Response:
        await self.people.log_out(call.request.cookies.get(COOKIE, ""))
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=self.secure)
        return response

    def _with_session(self, person: Person, token: str) -> Response:
        response = answer(_me(person))
        response.set_cookie(
            COOKIE,
            token,
            max_age=A_SESSION // 1000,
            httponly=True,
            samesite="strict",
            secure=self.secure,
        )
        return response

    async def me(self, call: Call) -> Me:
        return _me(call.who())

    # Games -------------------------------------------------------------------------------------

    async def menu(self, call: Call) -> Menu:
        found = [
            StarterSeen(each.name, each.deck.title, each.deck.about)
            for each in starters(self.tables.library)
        ]
        return Menu([edition.name for edition in EDITIONS], [FRIEND, *AGENT_NAMES], found)

    async def teams(self, call: Call) -> list[TeamSeen]:
        return [TeamSeen(each.name, each.colours, each.style, each.plan) for each in teams()]

    async def open_game(self, call: Call) -> Opened:
        wish: NewGame = call.body
        person = call.who()
        settings = self.tables.settings(wish, person)
        name = self.tables.chance(9)
        live = await self.hub.open(name, settings, {wish.seat: person.id})
        return Opened(live.room.name, "seat" if wish.opponent == FRIEND else "")

    async def join_game(self, call: Call) -> Opened:
        live = await self.hub.live(call.request.path_params["room"])
        free = [s for s in range(2) if s not in live.people and not live.room.programs[s]]
        if live.seat_of(call.who().id) < 0:
            if not free:
                raise RoomError("Both seats are taken; you may watch.")
            await self.hub.sit_down(live, free[0], call.who().id)
        return Opened(live.room.name)

    async def record(self, call: Call) -> Response:
        live = await self.hub.live(call.request.path_params["room"])
        if live.room.ending is None:
            raise RoomError("The record of a game is open once the game is over.")
        return Response(to_notation(live.room.record()), media_type="text/plain")

    # The rest ----------------------------------------------------------------------------------

    async def health(self, call: Call) -> Health:
        return Health(snapcount.__version__, len(self.hub.rooms))

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                "/healthz",
                "Whether the server is well.",
                self.health,
                gives=Health,
                person=False,
            ),
            Endpoint(
                "POST",
                "/api/guest",
                "Play at once, under a name.",
                self.be_guest,
                takes=Name,
                gives=Me,
                person=False,
            ),
            Endpoint("GET", "/api/me", "Who one is.", self.me, gives=Me),
            Endpoint(
                "POST",
                "/api/account",
                "Make a guest an account.",
                self.register,
                takes=Credentials,
                gives=Me,
                refuses=(409,),
            ),
            Endpoint(
                "POST",
                "/api/session",
                "Log in.",
                self.log_in,
                takes=Credentials,
                gives=Me,
                person=False,
                refuses=(401,),
            ),
            Endpoint("DELETE", "/api/session", "Log out.", self.log_out),
            Endpoint(
                "GET",
                "/api/menu",
                "What can be chosen for a game.",
                self.menu,
                gives=Menu,
                person=False,
            ),
            Endpoint(
                "GET",
                "/api/teams",
                "The franchises of the league.",
                self.teams,
                gives=list[TeamSeen],
                person=False,
            ),
            Endpoint(
                "POST",
                "/api/games",
                "Open a game.",
                self.open_game,
                takes=NewGame,
                gives=Opened,
                refuses=(404,),
            ),
            Endpoint(
                "POST",
                "/api/games/{room}/seat",
                "Sit down at a friend's table.",
                self.join_game,
                gives=Opened,
                refuses=(404, 409, 422),
            ),
            Endpoint(
                "GET",
                "/api/games/{room}/record",
                "The record of a game that is over.",
                self.record,
                person=False,
                refuses=(404, 422),
            ),
        ]

    async def socket(self, socket: WebSocket) -> None:
        if not same_origin(socket):
            await socket.close(1008, "another site")
            return
        person = await self.person(socket)
        await socket.accept()
        try:
            live = await self.hub.live(socket.path_params["room"])
        except SnapcountError as error:
            await socket.close(GONE, str(error)[:120])
            return
        await serve_wire(self.hub, live, person.id if person else None, socket)

    def limited(self, request: Request, person: Person | None) -> None:
        """So many requests for one person, or one address where nobody is known."""
        host = request.client.host if request.client else ""
        who = person.id if person else host
        rate = parse("30/10 seconds" if request.method != "GET" else "200/10 seconds")
        if not self.limiter.hit(rate, request.method, who):
            raise HttpError("too-many", "That was a lot at once; wait a few seconds.")


def _me(person: Person) -> Me:
    return Me(person.name, person.login or "")


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request that changes something comes from our own pages."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == connection.headers.get("host")


def _route(server: Server, endpoint: Endpoint) -> Route:
    async def handle(request: Request) -> Response:
        try:
            if request.method != "GET" and not same_origin(request):
                raise HttpError("forbidden", "Requests come from the pages of this server only.")
            person = await server.person(request)
            server.limited(request, person)
            if endpoint.person and person is None:
                raise HttpError("no-session", "Say who you are first: POST /api/guest.")
            body = await body_of(request, endpoint.takes)
            return answer(await endpoint.handler(Call(request, person, body)))
        except SnapcountError as error:
            return problem(error)

    return Route(endpoint.path, handle, methods=[endpoint.method])


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


def create_app(store: Store, workers: int = 1, secure: bool = False) -> Starlette:
    """The application on that store."""
    server = Server(store, workers, secure)
    endpoints = server.endpoints()
    description = msgspec.json.encode(open_api(endpoints, snapcount.__version__))

    async def openapi(request: Request) -> Response:
        return Response(description, media_type="application/json")

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        server.thinker.close()
        store.close()

    routes: list[Route | WebSocketRoute | Mount] = [
        *(_route(server, endpoint) for endpoint in endpoints),
        Route("/openapi.json", openapi),
        WebSocketRoute("/ws/{room}", server.socket),
    ]
    if WEB.is_dir():
        routes.append(Mount("/", StaticFiles(directory=WEB, html=True)))
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(Headers)
    return app
