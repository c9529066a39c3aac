"""What is said between the game and a bot: one JSON object a line, version 1 (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

import snapcount
from snapcount.engine.events import Event
from snapcount.engine.game import Game
from snapcount.engine.options import DECISION_NAMES
from snapcount.engine.table import Table
from snapcount.engine.views.event_view import EVENTS_SEEN, EventSeen, event_seen
from snapcount.engine.views.view import View
from snapcount.engine.words.naming import option_names
from snapcount.sim.bots.process import BotFailure, BotProcess

VERSION: Final = 1


class Limits(msgspec.Struct, frozen=True):
    """How long a bot may take, in seconds."""

    answer: float = 5.0
    game: float = 300.0
    start: float = 10.0


# To the bot ------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    protocol: int
    snapcount: str


class NewGame(msgspec.Struct, frozen=True, tag_field="type", tag="game"):
    """A game begins. Views speak of cards by their place in `cards`; deck lists are open."""

    seat: int
    edition: str
    all_pro: bool
    cards: list[Any]
    decks: list[list[int]]
    seconds_an_answer: float
    seconds_a_game: float


class Decide(msgspec.Struct, frozen=True, tag_field="type", tag="decide"):
    """A question. Its number counts the questions to this bot in this game."""

    number: int
    kind: str
    options: list[str]
    view: View
    happened: list[EventSeen]
    seconds_left: float


class Over(msgspec.Struct, frozen=True, tag_field="type", tag="over"):
    """The game is over; `winner` is a seat, or -1 for a tie."""

    winner: int
    score: list[int]
    why: str


class Goodbye(msgspec.Struct, frozen=True, tag_field="type", tag="goodbye"):
    """There are no more games."""


# From the bot ----------------------------------------------------------------------------------


class BotHello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    protocol: int
    name: Annotated[str, Meta(max_length=80)] = "a bot"


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """The place of an option, from 0."""

    number: int
    option: int


_encode: Final = msgspec.json.Encoder().encode
_hello: Final = msgspec.json.Decoder(BotHello)
_answer: Final = msgspec.json.Decoder(Answer)


def new_game_message(table: Table, seat: int, limits: Limits) -> NewGame:
    decks: list[list[int]] = [[], []]
    for owner, definition in zip(table.owner, table.definition, strict=True):
        decks[owner].append(definition)
    return NewGame(
        seat=seat,
        edition=table.edition.name,
        all_pro=table.all_pro,
        cards=list(table.cards),
        decks=decks,
        seconds_an_answer=limits.answer,
        seconds_a_game=limits.game,
    )


class Bot:
    """A bot that has said hello, over all games of a match.

    After a `BotFailure` it is good for nothing any more: close it and start another.
    """

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self.limits = limits
        self.process = BotProcess(command)
        self.seconds_left = limits.game
        self.number = 0
        self.seat = 0
        self._happened: list[EventSeen] = []
        try:
            self.name = self._shake_hands()
        except BotFailure:
            self.process.close()
            raise

    def _shake_hands(self) -> str:
        hello = Hello(VERSION, snapcount.__version__)
        self.process.send(_encode(hello), first=True)
        line = self.process.receive(self.limits.start)
        answer: BotHello = decoded(_hello, line)
        if answer.protocol != VERSION:
            raise BotFailure(
                "version",
                f"It speaks version {answer.protocol} of the protocol, but this is version "
                f"{VERSION}.",
            )
        return answer.name

    def say(self, message: msgspec.Struct) -> None:
        self.process.send(_encode(message))

    def begin(self, game: Game, seat: int) -> None:
        """A new game, in that seat."""
        self.seat = seat
        self.number = 0
        self.seconds_left = self.limits.game
        self._happened = []
        self.say(new_game_message(game.table, seat, self.limits))
        self.hear(game)

    def hear(self, game: Game) -> None:
        """Note what has happened since the last answer, as the bot's seat sees it."""
        self._happened += seen(game.table, game.events, self.seat)

    def choose(self, game: Game) -> int:
        """The place of the bot's answer to the decision that its seat is asked for."""
        decision = game.decision
        assert decision is not None
        assert decision.seat == self.seat
        self.number += 1
        started = monotonic()
        self.say(
            Decide(
                number=self.number,
                kind=DECISION_NAMES[decision.kind],
                options=option_names(game),
                view=game.observe(self.seat),
                happened=self._happened,
                seconds_left=round(self.seconds_left, 3),
            )
        )
        self._happened = []
        line = self.process.receive(min(self.limits.answer, max(self.seconds_left, 0.0)))
        self.seconds_left -= monotonic() - started
        answer: Answer = decoded(_answer, line)
        if answer.number != self.number:
            raise BotFailure(
                "stale", f"It answered question {answer.number}, but this was number {self.number}."
            )
        if not 0 <= answer.option < len(decision.options):
            raise BotFailure(
                "illegal",
                f"It chose option {answer.option}, but the options are 0 to "
                f"{len(decision.options) - 1}.",
            )
        return answer.option

    def end(self, game: Game, winner: int, why: str) -> None:
        self.say(Over(winner, list(game.score), why))

    def close(self, polite: bool = True) -> None:
        if polite and self.process.alive:
            try:
                self.say(Goodbye())
            except BotFailure:
                polite = False
        self.process.close(1.0 if polite else 0.0)


def seen(table: Table, events: Sequence[Event], seat: int) -> list[EventSeen]:
    return [event_seen(table, event, seat) for event in events if event[0] in EVENTS_SEEN]


def decoded(decoder: msgspec.json.Decoder[Any], line: bytes) -> Any:
    """What a bot said, if it is what was waited for."""
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        shown = line[:60].decode("utf-8", "replace")
        raise BotFailure(
            "nonsense", f"It wrote {shown!r}, which isn't an answer: {error}."
        ) from None
