"""How the games of a person stand: which go on, which are over, and the score.

A room is nothing but its entries, so how it stands is found by playing it again. What was found is
kept with the number of entries it was found at, and holds until there are more: a finished game is
looked at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from snapcount.engine.errors import SnapcountError
from snapcount.server.entries import entry_from, settings_from
from snapcount.server.protocol import Ending
from snapcount.server.room import Room, rebuilt
from snapcount.server.store import Work, entries, rooms, seats, standings


class Standing(msgspec.Struct, frozen=True):
    """The score, and how the game ended if it is over. No score: the room can't be made again."""

    score: tuple[int, int] | None
    ending: Ending | None


class _Named(msgspec.Struct):
    """The part of a room's settings that a list of games needs."""

    names: tuple[str, str]


class Sat(NamedTuple):
    """A game that somebody sat at."""

    room: str
    seat: int
    names: tuple[str, str]
    opened: int
    entries: int
    standing: Standing | None
    """How it stands, if that is known at this number of entries."""


def standing_of(room: Room) -> Standing:
    first, second = room.game.score if room.dealt else (0, 0)
    return Standing((first, second), room.ending)


def found_again(name: str, settings: bytes, written: list[bytes]) -> Standing:
    """How a room stands that is made of those entries."""
    try:
        played = [entry_from(entry) for entry in written]
        return standing_of(rebuilt(name, settings_from(settings), played, 0))
    except SnapcountError:
        return Standing(None, None)  # whoever opens it is told why


def games_of(person: str, before: int, most: int) -> Callable[[sa.Connection], list[Sat]]:
    """The newest games of a person that were opened before that date."""

    def work(connection: sa.Connection) -> list[Sat]:
        count = (
            sa.select(sa.func.count())
            .where(entries.c.room == rooms.c.name)
            .correlate(rooms)
            .scalar_subquery()
        )
        found = connection.execute(
            sa.select(
                rooms.c.name,
                rooms.c.settings,
                rooms.c.opened,
                seats.c.seat,
                count.label("entries"),
                standings.c.entries.label("known_at"),
                standings.c.data,
            )
            .join(seats, seats.c.room == rooms.c.name)
            .outerjoin(standings, standings.c.room == rooms.c.name)
            .where(seats.c.person == person, rooms.c.opened < before)
            .order_by(rooms.c.opened.desc(), rooms.c.name)
            .limit(most)
        )
        return [
            Sat(
                room=row.name,
                seat=row.seat,
                names=msgspec.json.decode(row.settings, type=_Named).names,
                opened=row.opened,
                entries=row.entries,
                standing=(
                    msgspec.json.decode(row.data, type=Standing)
                    if row.known_at == row.entries
                    else None
                ),
            )
            for row in found
        ]

    return work


def keep_standing(room: str, at: int, standing: Standing) -> Work:
    """How a room stands with that many entries."""
    data = msgspec.json.encode(standing)

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.delete(standings).where(standings.c.room == room))
        connection.execute(sa.insert(standings).values(room=room, entries=at, data=data))

    return work
