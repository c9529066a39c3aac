"""Replays over HTTP: a record, step by step, with both hands open."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.responses import Response

from snapcount.engine.errors import RecordError
from snapcount.engine.records.following import Following
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import Record, up_to
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.views.observing import observe
from snapcount.engine.views.view import TableSeen
from snapcount.server.at_hand import tables
from snapcount.server.desk import Desk
from snapcount.server.http import Call, Endpoint
from snapcount.server.protocol import CardSheet, LogLine
from snapcount.server.telling import card_sheets, log_lines, table_seen
from snapcount.sim.course import Down, course

MOST_STEPS: Final = 3000
REPLAYING: Final = 15.0  # seconds that a long game may take


class RecordWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=90_000)]


class Step(msgspec.Struct, frozen=True):
    """The table after an answer, and what happened since the one before."""

    table: TableSeen | None
    """From where today's engine plays another game, the last table that both agree on; none if they
    never do."""
    log: list[LogLine]
    decides: int
    """Whose answer comes next; -1 at the end, and where the game is shown as it was recorded."""


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
    differs: int
    """The step from which today's engine plays another game, and the recorded events are shown; -1
    if there is none."""
    notice: str
    """What to tell people about that."""


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
    record = read(words.encode(), tables().by_number, as_written=True)
    refuse_long(record)
    names, catalog = record.names, tables().by_number
    steps: list[Step] = []
    cards: list[CardSheet] = []
    following = Following(record, catalog)
    seen: TableSeen | None = None
    for shown in following.steps():
        game = shown.game
        if game is None:
            said = [shown.happened.answer] if shown.happened.answer else []
            lines = [*said, *shown.happened.events]
            steps.append(Step(seen, [recorded_line(line) for line in lines], -1))
            continue
        if not cards:
            cards = card_sheets(game.table)
        view = observe(game, SPECTATOR, open_hands=True)
        asked = game.decision
        seen = table_seen(view)
        lines_told = log_lines(game.table, view, SPECTATOR, names)
        steps.append(Step(seen, lines_told, -1 if asked is None else asked.seat))
    differs = following.differs
    chances: list[float] = []
    turns: list[Down] = []
    if differs is None or differs.step:
        same = record if differs is None else up_to(record, differs.step - 1)
        went = course(same, catalog)
        chances, turns = [round(chance, 3) for chance in went.chances], went.turns()
    return Replay(
        names=names,
        edition=record.decks.edition,
        cards=cards,
        steps=steps,
        chances=chances + chances[-1:] * (len(steps) - len(chances)),
        turning_points=[turning_point(turn) for turn in turns],
        differs=-1 if differs is None else differs.step,
        notice="" if differs is None else following.verdict(),
    )


def refuse_long(record: Record) -> None:
    """Law 10: what the page shows has an end."""
    if len(record.answers) > MOST_STEPS:
        raise RecordError(
            f"This game is too long for the page: it can show {MOST_STEPS} answers. Use "
            "`snapcount replay`."
        )


def turning_point(turn: Down) -> TurningPoint:
    before, after = round(turn.before, 3), round(turn.after, 3)
    return TurningPoint(turn.first, turn.last, turn.where, turn.outcome, before, after)


def recorded_line(text: str) -> LogLine:
    """A line of the log in the words of the day on which it was recorded."""
    return LogLine(text=text, clause="", why="", kind=-1)
