"""Games over HTTP: what can be played, opening a table, sitting down, the record."""

from __future__ import annotations

import asyncio
from functools import cached_property
from secrets import compare_digest
from typing import Final

import msgspec
from starlette.responses import Response

from snapcount.agents.coach.styles import STYLES
from snapcount.agents.names import AGENT_NAMES, STYLED
from snapcount.cards.teams import teams
from snapcount.decks.starters import starters
from snapcount.engine.editions import known_editions
from snapcount.engine.errors import SnapcountError
from snapcount.engine.records.decklists import Decks
from snapcount.engine.records.notation import to_notation
from snapcount.engine.terms import SPECTATOR
from snapcount.lessons import first_game
from snapcount.server.api.replays import TurningPoint, turning_point
from snapcount.server.at_hand import library_with, tables
from snapcount.server.desk import Desk
from snapcount.server.entries import settings_from, to_bytes
from snapcount.server.errors import RoomError
from snapcount.server.finished import finished_game, live_room
from snapcount.server.http import Call, Endpoint
from snapcount.server.hub import Hub
from snapcount.server.known_decks import KnownDecks
from snapcount.server.live import Live
from snapcount.server.own_cards import OwnCards
from snapcount.server.people import Person
from snapcount.server.room import record_of
from snapcount.server.tables import FRIEND, Invitation, Invited, NewGame, Opened, Tables
from snapcount.sim.course import course
from snapcount.sim.summary import summary

AT_ONCE: Final = 8  # games that are being opened; the others wait, and nobody waits for them


class StarterSeen(msgspec.Struct, frozen=True):
    name: str
    title: str
    about: str


class FirstGame(msgspec.Struct, frozen=True):
    """What somebody is offered who has never played."""

    deck: str
    opponents_deck: str
    opponent: str


class StyleSeen(msgspec.Struct, frozen=True):
    """What a coach likes to do; `agent` is the usual coach with that style."""

    name: str
    agent: str
    says: str


class Menu(msgspec.Struct, frozen=True):
    """What can be chosen for a game."""

    editions: list[str]
    opponents: list[str]
    styles: list[StyleSeen]
    starters: list[StarterSeen]
    first_game: FirstGame


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
    def __init__(self, hub: Hub, tables: Tables, own: OwnCards, desk: Desk) -> None:
        self._hub = hub
        self._tables = tables
        self._own = own
        self._desk = desk
        self._known = KnownDecks()
        self._few = asyncio.Semaphore(AT_ONCE)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                "/api/menu",
                "The choices for a new game.",
                self.menu,
                gives=Menu,
                person=False,
            ),
            Endpoint(
                "GET",
                "/api/teams",
                "The league's franchises.",
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
                "/api/games/{room}/invitation",
                "Look at a game you're invited to.",
                self.invitation,
                takes=Invited,
                gives=Invitation,
                person=False,
                refuses=(404,),
                asks=True,
            ),
            Endpoint(
                "POST",
                "/api/games/{room}/seat",
                "Take a seat at a friend's table.",
                self.sit_down,
                takes=Invited,
                gives=Opened,
                refuses=(404, 409),
            ),
            Endpoint(
                "GET",
                "/api/games/{room}/record",
                "The record of a finished game, as text.",
                self.record,
                gives=str,
                media="text/plain",
                person=False,
                refuses=(404, 422),
            ),
            Endpoint(
                "GET",
                "/api/games/{room}/summary",
                "The summary of a finished game.",
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
        editions = [edition.name for edition in known_editions()]
        first = FirstGame(first_game.DECK, first_game.AGAINST, first_game.OPPONENT)
        styles = [
            StyleSeen(style.name, agent, style.says)
            for style, agent in zip(STYLES.values(), STYLED, strict=True)
        ]
        return Menu(editions, [FRIEND, *AGENT_NAMES], styles, found, first)

    async def teams(self, call: Call) -> list[TeamSeen]:
        return [TeamSeen(each.name, each.colours, each.style, each.plan) for each in teams()]

    async def open(self, call: Call) -> Opened:
        wish: NewGame = call.body
        person = call.who()
        own = await self._own.words_of(person)
        if wish.record:
            settings = settings_from(await self._desk.do(call, settings_of, wish, person, own))
        else:
            wished = (wish.deck, wish.opponents_deck, wish.edition, wish.all_pro, wish.seat, own)
            decks = await self._known.get(wished, self._desk.do(call, decks_for, wish, own))
            settings = self._tables.seated(wish, person, decks, wish.seed, [])
        async with self._few:
            live = await self._hub.open(self._tables.chance(9), settings, {wish.seat: person.id})
        return Opened(live.room.name, settings.invite)

    async def invitation(self, call: Call) -> Invitation:
        live = await live_room(self._hub, call)
        require_invited(live, call)
        settings = live.room.settings
        seated = live.seated()
        return Invitation(
            names=settings.names,
            free=-1 if all(seated) else seated.index(False),
            mine=live.seat_of(call.person.id) if call.person else SPECTATOR,
            edition=settings.decks.edition,
            all_pro=settings.decks.all_pro,
            clock=settings.clock,
            absent=settings.absent,
            delay=settings.delay,
            private=settings.private,
            set_up=settings.set_up,
            seed=settings.seed if settings.set_up else "",
            position=live.room.set_up_position() if settings.set_up else "",
        )

    async def sit_down(self, call: Call) -> Opened:
        live = await live_room(self._hub, call)
        if live.seat_of(call.who().id) == SPECTATOR:
            require_invited(live, call)
            if live.full:
                raise RoomError("Both seats are taken, but you can watch.")
            if live.room.settings.set_up and not call.body.agree:
                raise NotAgreed(
                    "The cards in this game are set up. Look at the position and agree to "
                    "it, or ask for a game with a fair shuffle."
                )
            await self._hub.sit_down(live, live.seated().index(False), call.who().id)
        return Opened(live.room.name)

    async def record(self, call: Call) -> Response:
        game = await finished_game(self._hub, call)
        words = await self._desk.do(call, written, *game.played)
        return Response(words, media_type="text/plain")

    async def summary(self, call: Call) -> Response:
        game = await finished_game(self._hub, call)
        return await self._desk.json(call, looked_back, *game.played)


class NotAgreed(SnapcountError):
    """The friend's: nobody plays with cards that the other has set up without knowing it."""

    code = "not-agreed"


class NotInvited(SnapcountError):
    """The link for watching a game is not the one for sitting down."""

    code = "not-invited"


def require_invited(live: Live, call: Call) -> None:
    invite = live.room.settings.invite
    if not compare_digest(invite.encode(), call.body.invite.encode()):
        raise NotInvited("This link is for watching. Ask for the invitation link.")


# In another process ------------------------------------------------------------------------------


def settings_of(wish: NewGame, person: Person, own: str) -> bytes:
    """The table that somebody wishes for, as it is kept; their own cards may be on it."""
    return to_bytes(tables().settings(wish, person, library_with(own)))


def decks_for(wish: NewGame, own: str) -> Decks:
    """The decks that somebody wishes for, legal and ready for a table."""
    return tables().decks(wish, library_with(own))


def written(decks: Decks, seed: str, tags: dict[str, str], answers: list[str]) -> str:
    """The record of a game as text."""
    return to_notation(record_of(decks, seed, tags, answers))


def looked_back(decks: Decks, seed: str, tags: dict[str, str], answers: list[str]) -> SummarySeen:
    """A finished game, drive by drive, with its chances to win."""
    record, catalog = record_of(decks, seed, tags, answers), tables().by_number
    found, went = summary(record, catalog), course(record, catalog)
    first, second = ([PlaysSeen(*row) for row in rows] for rows in found.plays)
    return SummarySeen(
        drives=[DriveSeen(*drive) for drive in found.drives],
        plays=(first, second),
        best=BestSeen(*found.best) if found.best else None,
        chances=[round(chance, 3) for chance in went.chances],
        turning_points=[turning_point(turn) for turn in went.turns()],
    )
