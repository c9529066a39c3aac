"""Replays over HTTP: a record, step by step, with both hands open."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.responses import Response

from snapcount.engine.errors import RecordError
from snapcount.engine.records.game_lines import SEATS
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import Record, walk
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.views.observing import observe
from snapcount.server.at_hand import tables
from snapcount.server.desk import Desk
from snapcount.server.http import Call, Endpoint
from snapcount.server.protocol import CardSheet, LogLine, TableSeen
from snapcount.server.telling import card_sheets, log_lines, table_seen
from snapcount.sim.course import course

MOST_STEPS: Final = 3000
REPLAYING: Final = 15.0  # seconds that a long game may take


class RecordWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=90_000)]


class Step(msgspec.Struct, frozen=True):
    """The table after an answer, and what happened since the one before."""

    table: TableSeen
    log: list[LogLine]
    decides: int
    """Whose answer comes next; -1 at the end."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A down that moved the game: its first and last step, and the first seat's chance to win."""

    first: int
    last: int
    where: str
    outcome: str
    before: float
    after: float


class Replay(msgspec.Struct, frozen=True):
    names: tuple[str, str]
    edition: str
    cards: list[CardSheet]
    steps: list[Step]
    chances: list[float]
    """The first seat's chance to win at each step."""
    turning_points: list[TurningPoint]


def names_of(record: Record) -> tuple[str, str]:
    """Who played a recorded game."""
    return record.tags.get("First", SEATS[0]), record.tags.get("Second", SEATS[1])


class Replays:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST",
                "/api/replay",
                "A record, step by step.",
                self.replay,
                takes=RecordWords,
                gives=Replay,
                person=False,
                asks=True,
            )
        ]

    async def replay(self, call: Call) -> Response:
        words: RecordWords = call.body
        return await self._desk.json(call, replayed, words.record, deadline=REPLAYING)


# In another process ------------------------------------------------------------------------------


def replayed(words: str) -> Replay:
    """The record step by step, with the chance to win."""
    record = read(words.encode(), tables().by_number)
    if len(record.answers) > MOST_STEPS:
        raise RecordError(
            f"This game is too long for the page: it can show {MOST_STEPS} answers. Use "
            "`snapcount replay`."
        )
    names = names_of(record)
    steps: list[Step] = []
    cards: list[CardSheet] = []
    for game in walk(record, tables().by_number):
        if not cards:
            cards = card_sheets(game.table)
        view = observe(game, SPECTATOR, open_hands=True)
        asked = game.decision
        steps.append(
            Step(
                table_seen(view),
                log_lines(game.table, view, SPECTATOR, names),
                -1 if asked is None else asked.seat,
            )
        )
    went = course(record, tables().by_number)
    return Replay(
        names=names,
        edition=record.decks.edition,
        cards=cards,
        steps=steps,
        chances=[round(chance, 3) for chance in went.chances],
        turning_points=[
            TurningPoint(
                turn.first,
                turn.last,
                turn.where,
                turn.outcome,
                round(turn.before, 3),
                round(turn.after, 3),
            )
            for turn in went.turns
        ],
    )
