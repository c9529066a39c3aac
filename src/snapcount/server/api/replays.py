"""Replays over HTTP: a record, step by step, with both hands open."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from snapcount.engine.errors import RecordError
from snapcount.engine.records.record import read, walk
from snapcount.engine.views.view import observe
from snapcount.server.http import Call, Endpoint
from snapcount.server.protocol import CardSheet, LogLine, TableSeen
from snapcount.server.room import SPECTATOR
from snapcount.server.tables import Tables
from snapcount.server.telling import card_sheets, log_lines, table_seen

MOST_STEPS: Final = 3000


class RecordWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=90_000)]


class Step(msgspec.Struct, frozen=True):
    """The table after an answer, and what happened since the one before."""

    table: TableSeen
    log: list[LogLine]
    decides: int
    """Whose answer comes next; -1 at the end."""


class Replay(msgspec.Struct, frozen=True):
    names: tuple[str, str]
    edition: str
    cards: list[CardSheet]
    steps: list[Step]


class Replays:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

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

    async def replay(self, call: Call) -> Replay:
        words: RecordWords = call.body
        record = read(words.record.encode(), self._tables.by_number)
        if len(record.answers) > MOST_STEPS:
            raise RecordError(f"The page steps through {MOST_STEPS} answers at most.")
        names = (record.tags.get("First", "Seat 1"), record.tags.get("Second", "Seat 2"))
        steps: list[Step] = []
        cards: list[CardSheet] = []
        for game in walk(record, self._tables.by_number):
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
        return Replay(names, record.decks.edition, cards, steps)
