"""One's own games over HTTP, to go on with or to watch again."""

from __future__ import annotations

from typing import Final

import msgspec

from snapcount.server.desk import Desk
from snapcount.server.http import Call, Endpoint, HttpError
from snapcount.server.hub import Hub
from snapcount.server.protocol import Ending
from snapcount.server.standings import (
    Sat,
    Standing,
    found_again,
    games_of,
    keep_standing,
    standing_of,
)
from snapcount.server.store import Store, kept_room

A_PAGE: Final = 20
EVER: Final = 2**62


class OwnGame(msgspec.Struct, frozen=True):
    """A game one sits at, or sat at."""

    room: str
    seat: int
    names: tuple[str, str]
    score: tuple[int, int] | None
    """None where the game can't be read any more."""
    ending: Ending | None
    """None: it goes on."""
    opened: int
    """The date, in milliseconds since 1970."""


class OwnGames:
    def __init__(self, hub: Hub, store: Store, desk: Desk) -> None:
        self._hub = hub
        self._store = store
        self._desk = desk

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                "/api/games",
                f"Your own games, {A_PAGE} at a time, newest first: those opened before "
                "`?before=DATE`.",
                self.own,
                gives=list[OwnGame],
            )
        ]

    async def own(self, call: Call) -> list[OwnGame]:
        before = call.request.query_params.get("before", str(EVER))
        if not before.isdecimal() or int(before) > EVER:
            raise HttpError("bad-request", "`before` is a date in milliseconds. Send a number.")
        found = await self._store.read(games_of(call.who().id, int(before), A_PAGE))
        games = []
        for sat in found:
            now = await self._standing(call, sat)
            games.append(OwnGame(sat.room, sat.seat, sat.names, now.score, now.ending, sat.opened))
        return games

    async def _standing(self, call: Call, sat: Sat) -> Standing:
        """How a game stands: as was known before, as this server sees it, or by a look at it."""
        if sat.standing is not None:
            return sat.standing
        live = self._hub.rooms.get(sat.room)
        if live is not None:
            return standing_of(live.room)
        kept = await self._store.read(kept_room(sat.room))
        if kept is None:
            return Standing(None, None)
        standing = await self._desk.do(call, found_again, sat.room, kept.settings, kept.entries)
        await self._store.write(keep_standing(sat.room, len(kept.entries), standing))
        return standing
