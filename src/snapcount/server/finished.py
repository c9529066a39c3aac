"""Games that are over, for whoever may see them."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.engine.records.decklists import Decks
from snapcount.engine.terms import SPECTATOR
from snapcount.server.errors import RoomError
from snapcount.server.http import Call
from snapcount.server.hub import Hub, Private
from snapcount.server.live import Live


class Played(NamedTuple):
    """What the record of a game is made of."""

    decks: Decks
    seed: str
    tags: dict[str, str]
    answers: list[str]


class Finished(NamedTuple):
    """A game that is over: of a room, or of a record that somebody has brought."""

    room: str
    """Or the digest of the record."""
    played: Played
    winner: int | None
    """None: the record of a game that was given up doesn't say."""
    viewer: int
    """The seat of whoever asks."""
    brought: bool = False


async def live_room(hub: Hub, call: Call) -> Live:
    """The room that a request is about."""
    asked = call.request.query_params.get("node", "")
    return await hub.live(call.request.path_params["room"], asked)


async def finished_game(hub: Hub, call: Call) -> Finished:
    """The game that a request is about, if it is over for whoever asks."""
    live = await live_room(hub, call)
    viewer = live.seat_of(call.person.id) if call.person else SPECTATOR
    if viewer == SPECTATOR and live.room.settings.private:
        raise Private("This game is private. Only its players can read its record.")
    ending = live.shown(viewer).ending
    if ending is None:  # for spectators it may not be over yet
        raise RoomError("You can see a game's record once the game is over.")
    room = live.room
    played = Played(room.settings.decks, room.seed, room.tags(), room.choices())
    return Finished(room.name, played, ending.winner, viewer)
