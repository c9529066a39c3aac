"""The judge over HTTP: any position, what may be done in it, and what then happens, and why.

The server keeps nothing: a position and the answers that were given from it make the same again.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.responses import Response

from snapcount.cards.season import DEFAULT_EDITION
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import SnapcountError
from snapcount.engine.game import Game
from snapcount.engine.records.game_lines import SEATS
from snapcount.engine.records.position import from_line, to_line
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import replay
from snapcount.engine.setup import new_table
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.views.observing import observe
from snapcount.engine.views.view import TableSeen
from snapcount.engine.words.naming import option_names
from snapcount.lessons.setting import Setting, line_of
from snapcount.server.at_hand import tables
from snapcount.server.desk import Desk
from snapcount.server.http import Call, Endpoint
from snapcount.server.protocol import CardSheet, LogLine, Question
from snapcount.server.tables import Words
from snapcount.server.telling import card_sheets, log_lines, question, table_seen

MOST_ANSWERS: Final = 300
Small = Annotated[int, Meta(ge=0, le=999)]
Pair = tuple[Small, Small]
CardNames = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=30)]


class JudgeError(SnapcountError):
    """The asker's: no position, or an answer that is not offered in it."""

    code = "no-such-position"


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in plain words; pairs are Home's, then Away's, and cards go by name."""

    deck: Words = ""
    opponents_deck: Words = ""
    edition: Annotated[str, Meta(max_length=10)] = DEFAULT_EDITION
    all_pro: bool = False
    half: Annotated[int, Meta(ge=1, le=2)] = 1
    clock: Annotated[int, Meta(ge=1, le=15)] = 15
    down: Annotated[int, Meta(ge=1, le=4)] = 1
    ball: Annotated[int, Meta(ge=1, le=99)] = 25
    """Yards from the offense's own end zone."""
    offense: Annotated[int, Meta(ge=0, le=1)] = 0
    score: Pair = (0, 0)
    timeouts: Pair = (3, 3)
    plays: tuple[CardNames, CardNames] = ([], [])
    actions: tuple[CardNames, CardNames] = ([], [])
    next_plays: tuple[CardNames, CardNames] = ([], [])
    """The Plays on top of each Play deck, the first to be drawn or flipped first."""
    bench: CardNames = []
    """Who does not line up, one of each five; with nobody named the last of them."""
    exhausted: CardNames = []
    superstars: tuple[CardNames, CardNames] = ([], [])
    power_ups: tuple[CardNames, CardNames] = ([], [])
    """Each with its Player: `Track Shoes on Cal Starling`."""
    gridirons: tuple[CardNames, CardNames] = ([], [])
    lined_up: bool = True
    """Whether a down begins; without it a possession does, with its line-ups."""


class JudgeState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, as a line, as a step of a record or set up; and the places of answers since."""

    position: Annotated[str, Meta(max_length=90_000)] = ""
    record: Annotated[str, Meta(max_length=90_000)] = ""
    step: Annotated[int, Meta(ge=0, le=50_000)] = 0
    set_up: SetUp | None = None
    answers: Annotated[
        list[Annotated[int, Meta(ge=0, lt=1000)]], Meta(max_length=MOST_ANSWERS)
    ] = []


class Ruled(msgspec.Struct, frozen=True):
    """An answer, and what came of it, with the clauses and the reasons."""

    seat: int
    answer: str
    log: list[LogLine]


class JudgeSeen(msgspec.Struct, frozen=True):
    position: str
    """Where it began, as a line that has its decks in it."""
    here: str
    """The same for where it is now."""
    names: tuple[str, str]
    cards: list[CardSheet]
    table: TableSeen
    question: Question | None
    decides: int
    """Who is asked; -1 when the game is over."""
    ruled: list[Ruled]


class Judge:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST",
                "/api/judge",
                "The legal moves in a position, and what happens next.",
                self.see,
                takes=JudgeState,
                gives=JudgeSeen,
                person=False,
                refuses=(404,),
                asks=True,
            )
        ]

    async def see(self, call: Call) -> Response:
        return await self._desk.json(call, seen, call.body)


# In another process ------------------------------------------------------------------------------


def seen(state: JudgeState) -> JudgeSeen:
    """The position, what was answered since, and what is asked now."""
    game, names = _begun(state)
    position = to_line(game, embed=True)
    ruled = [_rule(game, place, names) for place in state.answers]
    asked = game.decision
    return JudgeSeen(
        position=position,
        here=to_line(game, embed=True),
        names=names,
        cards=card_sheets(game.table),
        table=table_seen(observe(game, SPECTATOR, open_hands=True)),
        question=None if asked is None else question(game, asked.seat, len(state.answers)),
        decides=-1 if asked is None else asked.seat,
        ruled=ruled,
    )


def _begun(state: JudgeState) -> tuple[Game, tuple[str, str]]:
    catalog = tables().by_number
    if state.record:
        record = read(state.record.encode(), catalog, as_written=True)
        return replay(record, state.step, catalog), record.names
    if state.position.strip():
        return from_line(state.position, catalog=catalog), SEATS
    if state.set_up is None:
        raise JudgeError("Give a position: a line, a record with a step, or a setup.")
    return _set_up(state.set_up), SEATS


def _set_up(wish: SetUp) -> Game:
    decks = [
        tables().deck(words or "first-steps", wish.edition)
        for words in (wish.deck, wish.opponents_deck)
    ]
    table = new_table(
        (list(decks[0].cards), list(decks[1].cards)), edition_named(wish.edition), wish.all_pro
    )
    setting = Setting(
        plays=both(wish.plays),
        actions=both(wish.actions),
        next_plays=both(wish.next_plays),
        superstars=both(wish.superstars),
        power_ups=both(wish.power_ups),
        gridirons=both(wish.gridirons),
        bench=tuple(wish.bench),
        exhausted=tuple(wish.exhausted),
        lined_up=wish.lined_up,
        down=wish.down,
        ball=wish.ball,
        half=wish.half,
        clock=wish.clock,
        score=wish.score,
        timeouts=wish.timeouts,
        offense=wish.offense,
    )
    return from_line(line_of(setting, table), table)


def both(names: tuple[list[str], list[str]]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(names[0]), tuple(names[1])


def _rule(game: Game, place: int, names: tuple[str, str]) -> Ruled:
    """Give that answer in the game, and say what came of it."""
    asked = game.decision
    if asked is None or place >= len(asked.options):
        raise JudgeError("That answer isn't offered there. Step back and choose again.")
    seat, answer = asked.seat, option_names(game)[place]
    game.apply(asked.options[place])
    view = observe(game, SPECTATOR, open_hands=True)
    return Ruled(seat, answer, log_lines(game.table, view, SPECTATOR, names))
