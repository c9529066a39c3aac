"""The messages on a game's wire, defined once; the browser's types are made from these.

Everything that goes out is built field by field: what is not named here is told to nobody. No
message can hold itself, so the search for garbage leaves them out (`gc=False`).
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from snapcount.engine.views.view import TableSeen
from snapcount.server.entries import Key, SetUp
from snapcount.server.passes import Passes, Until
from snapcount.server.shuffle import Number

VERSION: Final = 1
MOST_BYTES: Final = 4096  # of a message that comes in


class _Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """From a client."""


class Resume(_Incoming, frozen=True, tag="resume"):
    """The first message on a wire: what the client speaks, and how much of the log it has."""

    version: int
    seen: Annotated[int, Meta(ge=0, le=10_000_000)] = 0


class Answer(_Incoming, frozen=True, tag="answer"):
    """The answer to the seat's question of that number, by its place among the choices."""

    key: Key
    turn: Annotated[int, Meta(ge=0, le=1_000_000)]
    choice: Annotated[int, Meta(ge=0, le=10_000)]


class Undo(_Incoming, frozen=True, tag="undo"):
    """Take back one's last answer: at once against a program, else a wish."""

    key: Key


class Resign(_Incoming, frozen=True, tag="resign"):
    key: Key


class OfferDraw(_Incoming, frozen=True, tag="offer draw"):
    key: Key


class OfferRematch(_Incoming, frozen=True, tag="offer rematch"):
    key: Key


class Reply(_Incoming, frozen=True, tag="reply"):
    """To what the other seat wishes; to decline one's own wish is to think again."""

    key: Key
    wish: Literal["undo", "draw", "rematch"]
    agree: bool


class ComeBack(_Incoming, frozen=True, tag="come back"):
    """Play on where a program stands in for one."""

    key: Key


class AskHint(_Incoming, frozen=True, tag="hint"):
    """What would the coach do? Only where nobody else is at the table."""

    key: Key


class AskTime(_Incoming, frozen=True, tag="time"):
    """What do the clocks show? The client measures how long the answer takes."""

    key: Key


class SetPasses(_Incoming, frozen=True, tag="passes"):
    """How to pass for this seat from now on, and in one's next games against such an opponent."""

    key: Key
    passes: Passes


class SkipAhead(_Incoming, frozen=True, tag="skip"):
    """Pass for me until the next down, or until I can act; `off`: do so no longer."""

    key: Key
    until: Until


class Hold(_Incoming, frozen=True, tag="hold"):
    """Wait for me at the question of that number, though I would be passed for."""

    key: Key
    turn: Annotated[int, Meta(ge=0, le=1_000_000)]


class Seal(_Incoming, frozen=True, tag="seal"):
    """A number of the client's own for the shuffle, in its envelope (`shuffle.seal_of`)."""

    key: Key
    seal: Number


class OpenNumber(_Incoming, frozen=True, tag="number"):
    """The number that was sealed. It is sent once both seals are known, and never before."""

    key: Key
    number: Number


Incoming = (
    Resume
    | Answer
    | Undo
    | Resign
    | OfferDraw
    | OfferRematch
    | Reply
    | ComeBack
    | AskHint
    | AskTime
    | SetPasses
    | SkipAhead
    | Hold
    | Seal
    | OpenNumber
)


class CardSheet(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is printed on a card; both decks' lists are open."""

    name: str
    kind: str
    """The type line."""
    text: str
    timing: str = ""
    number: str = ""
    position: str = ""
    rating: int = 0
    team: str = ""
    strength: str = ""
    time: int = 0
    offense: str = ""
    defense: str = ""


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One of the answers to a question: its name, what it means, and what on the table it is."""

    name: str
    verb: int
    explained: str = ""
    card: int = -1
    slot: int = -1
    number: int = -1
    in_vain: str = ""
    """Why it would do nothing, if so."""


class Cannot(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Why a card in the seat's hand, or its Player in a slot, can do nothing at this moment."""

    why: str
    card: int = -1
    slot: int = -1


class Question(msgspec.Struct, frozen=True, gc=False):
    """What the seat is asked. `turn` counts the seat's own questions, and tells of no others."""

    turn: int
    kind: int
    text: str
    choices: list[Choice]
    cannot: list[Cannot]


class LogLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened, in words, with its clause and the reason."""

    text: str
    clause: str
    why: str
    kind: int
    card: int = -1
    """The card that did it, or -1."""
    seat: int = -1
    a: int = -1
    b: int = -1
    """The event's own numbers, as `engine.events` has them and the viewer may see them."""


class Ending(msgspec.Struct, frozen=True, gc=False):
    """How the game ended: who won (-1: nobody), and how it came about."""

    winner: int
    how: Literal["played", "resigned", "draw agreed", "time", "absence"]


class Welcome(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="welcome"):
    """The first message of the server: everything that will not change."""

    version: int
    room: str
    seat: int
    """0, 1, or -1 for a spectator."""
    names: tuple[str, str]
    programs: tuple[bool, bool]
    edition: str
    all_pro: bool
    cards: list[CardSheet]
    """By the numbers that everything else uses for cards."""
    clocks: bool
    commitment: str
    """What the server's secret was bound to before anybody came; empty where there is no shuffle
    between people."""
    set_up: SetUp
    """How the cards were arranged, where both have agreed to that."""
    private: bool
    invite: str
    """What a friend needs to take the free seat; told to those at the table alone."""


class Shuffling(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="shuffle"):
    """The cards are not dealt yet: who is there, and which numbers are in. By seat; `-` is none."""

    seated: tuple[bool, bool]
    seals: tuple[str, str]
    numbers: tuple[str, str]
    ending: Ending | None
    """A game that ended before it began."""


class Update(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="update"):
    """What has changed: the whole table, and the log from that line on."""

    first: int
    """The number of the first of these lines; the client's own from there on are void."""
    log: list[LogLine]
    table: TableSeen
    question: Question | None
    left: tuple[int, int] | None
    """Milliseconds on each clock when it last stood still."""
    wishes: list[tuple[int, str]]
    """Who wishes what, as seat and wish."""
    stood_in: list[int]
    """The seats of people for whom a program plays just now."""
    ending: Ending | None
    rematch: str
    """The room of the next game, once both want one."""
    passes: Passes | None
    """How the viewer's own seat passes; None where the game asks nobody who can only pass."""
    beat: int
    """So many milliseconds after the question it is answered with a pass, unless the viewer answers
    or holds; 0: it is waited for."""
    until: Until
    """How long the viewer's own seat skips ahead."""
    seated: list[int] = []
    """The seats that people have taken."""
    here: list[int] = []
    """Those of them who are connected."""


class Acknowledged(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="ack"):
    """The message of that key is kept for good."""

    key: str


class Refused(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="refused"):
    """The message changed nothing; `detail` says what to do."""

    key: str
    code: str
    detail: str


class Hint(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="hint"):
    """The coach's mind on the question of that turn: how often it would choose what."""

    turn: int
    shares: list[float]
    """For each choice; they add up to 1."""
    winning: float
    """The chance to win, as the coach sees it."""


class Time(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="time"):
    """What the clocks show at this moment."""

    key: str
    left: tuple[int, int] | None
    running: int
    """The seat whose clock runs, or -1."""


Outgoing = Welcome | Shuffling | Update | Acknowledged | Refused | Hint | Time

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: Outgoing) -> bytes:
    """A message as it goes over the wire."""
    return _ENCODER.encode(message)
