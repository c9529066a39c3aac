"""Games over HTTP: what can be played, opening a table, sitting down, the record."""

from __future__ import annotations

import asyncio
from functools import cached_property

import msgspec
from starlette.responses import Response

from snapcount.agents.names import AGENT_NAMES
from snapcount.cards.teams import teams
from snapcount.decks.starters import starters
from snapcount.engine.editions import EDITIONS
from snapcount.engine.records.decklists import Catalog
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.record import Record
from snapcount.engine.terms import SPECTATOR
from snapcount.server.api.replays import TurningPoint
from snapcount.server.errors import RoomError
from snapcount.server.http import Call, Endpoint
from snapcount.server.hub import Hub
from snapcount.server.own_cards import OwnCards
from snapcount.server.room import Room
from snapcount.server.tables import FRIEND, NewGame, Opened, Tables
from snapcount.sim.course import course
from snapcount.sim.summary import summary


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


class DriveSeen(msgspec.Struct, frozen=True):
    """A possession, in the yards of whose it is; `step` is the answer after which it began."""

    seat: int
    step: int
    when: str
    start: int
    end: int
    result: str
    score: tuple[int, int]


class PlaysSeen(msgspec.Struct, frozen=True):
    """The plays of one kind that a side ran."""

    kind: str
    plays: int
    yards: int
    longest: int


class BestSeen(msgspec.Struct, frozen=True):
    """The Player of the game, and why."""

    seat: int
    name: str
    why: str


class SummarySeen(msgspec.Struct, frozen=True):
    """A finished game to look back at."""

    drives: list[DriveSeen]
    plays: tuple[list[PlaysSeen], list[PlaysSeen]]
    best: BestSeen | None
    chances: list[float]
    """The first seat's chance to win at each step."""
    turning_points: list[TurningPoint]


class Games:
    def __init__(self, hub: Hub, tables: Tables, own: OwnCards) -> None:
        self._hub = hub
        self._tables = tables
        self._own = own

    def endpoints(self) -> list[Endpoint]:
        return [
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
                self.open,
                takes=NewGame,
                gives=Opened,
                refuses=(404,),
            ),
            Endpoint(
                "POST",
                "/api/games/{room}/seat",
                "Sit down at a friend's table.",
                self.sit_down,
                gives=Opened,
                refuses=(404, 409, 422),
            ),
            Endpoint(
                "GET",
                "/api/games/{room}/record",
                "The record of a game that is over, as text.",
                self.record,
                gives=str,
                media="text/plain",
                person=False,
                refuses=(404, 422),
            ),
            Endpoint(
                "GET",
                "/api/games/{room}/summary",
                "A game that is over, to look back at.",
                self.summary,
                gives=SummarySeen,
                person=False,
                refuses=(404, 422),
            ),
        ]

    async def menu(self, call: Call) -> Menu:
        return self._menu

    @cached_property
    def _menu(self) -> Menu:
        """Read once: every first page asks for it."""
        found = [
            StarterSeen(each.name, each.deck.title, each.deck.about)
            for each in starters(self._tables.library)
        ]
        editions = [edition.name for edition in EDITIONS]
        return Menu(editions, [FRIEND, *AGENT_NAMES], found)

    async def teams(self, call: Call) -> list[TeamSeen]:
        return [TeamSeen(each.name, each.colours, each.style, each.plan) for each in teams()]

    async def open(self, call: Call) -> Opened:
        wish: NewGame = call.body
        person = call.who()
        library = await self._own.library_of(person)
        settings = self._tables.settings(wish, person, library)
        live = await self._hub.open(self._tables.chance(9), settings, {wish.seat: person.id})
        return Opened(live.room.name)

    async def sit_down(self, call: Call) -> Opened:
        live = await self._hub.live(call.request.path_params["room"])
        if live.seat_of(call.who().id) == SPECTATOR:
            free = live.free()
            if not free:
                raise RoomError("Both seats are taken; you may watch.")
            await self._hub.sit_down(live, free[0], call.who().id)
        return Opened(live.room.name)

    async def record(self, call: Call) -> Response:
        room = await self._finished(call)
        return Response(to_notation(room.record()), media_type="text/plain")

    async def summary(self, call: Call) -> SummarySeen:
        record = (await self._finished(call)).record()
        return await asyncio.to_thread(seen, record, self._tables.by_number)

    async def _finished(self, call: Call) -> Room:
        live = await self._hub.live(call.request.path_params["room"])
        if live.room.ending is None:
            raise RoomError("The record of a game is open once the game is over.")
        return live.room


def seen(record: Record, catalog: Catalog) -> SummarySeen:
    """A recorded game, drive by drive, with its chances to win."""
    found, went = summary(record, catalog), course(record, catalog)
    first, second = ([PlaysSeen(*row) for row in rows] for rows in found.plays)
    return SummarySeen(
        drives=[DriveSeen(*drive) for drive in found.drives],
        plays=(first, second),
        best=BestSeen(*found.best) if found.best else None,
        chances=[round(chance, 3) for chance in went.chances],
        turning_points=[TurningPoint(*turn) for turn in went.turns],
    )
