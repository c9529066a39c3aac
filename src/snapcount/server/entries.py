"""What happens in a room, as it is kept: its settings, then one entry after the other.

A room is nothing but its settings and its entries, taken in order. Times are durations, never
moments: a server that stood still for a night has not taken anybody's time.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from snapcount.engine.errors import RecordError
from snapcount.engine.records.decklists import Decks
from snapcount.server.passes import Passes, Until

Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""What a client calls a message of its own: the same key twice is the same message."""
SeatNumber = Annotated[int, Meta(ge=0, le=1)]
Milliseconds = Annotated[int, Meta(ge=0, le=10**12)]
Wish = Literal["undo", "draw", "rematch"]
Absence = Literal["time", "absence"]
SetUp = Literal["", "chosen seed", "continued record"]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reserve for the whole game, and so much more for each answer; both in milliseconds."""

    reserve: Annotated[int, Meta(ge=1000, le=86_400_000)]
    increment: Annotated[int, Meta(ge=0, le=3_600_000)] = 0


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a room was opened with; it never changes."""

    decks: Decks
    names: tuple[str, str]
    seed: str = ""
    """What the cards are shuffled with; empty where the players' shuffle will make it."""
    secret: str = ""
    """The server's part of the players' shuffle (`server/shuffle.py`)."""
    set_up: SetUp = ""
    """How the cards were arranged in a game between people; never rated, and both have agreed."""
    invite: str = ""
    """What one has to know to take the free seat. Rooms of old have none."""
    private: bool = False
    """Whether nobody but the players may watch the game and read its record."""
    programs: tuple[str, str] = ("", "")
    """By seat: the program that plays there, as `agents.names` calls it; empty for a person."""
    clock: ClockRule | None = None
    absent: Literal["program", "forfeit"] = "program"
    """What becomes of the game of somebody who stays away or runs out of time."""
    delay: Annotated[int, Meta(ge=0, le=3_600_000)] = 0
    """How much later spectators see everything, in milliseconds."""
    answers: list[str] = []
    """Answers that were given before the room was opened, in the words of a record. They are there
    from the beginning, and are never taken back."""
    beat: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    """How long a seat is waited for that skips unless it can act. None, as in rooms of old: who can
    only pass is not asked, and everybody else is waited for."""
    spares: bool = False
    """Whether seats are spared questions that cannot matter, as they have set it. Rooms of old are
    made again from entries that answer all of them."""

    @property
    def rateable(self) -> bool:
        """Whether the game could count for anything: two people, and cards that nobody chose."""
        return bool(self.secret) and not self.set_up and not any(self.programs)


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """A seat's number for the shuffle, in its envelope."""

    seat: SeatNumber
    seal: str
    key: str = ""


class NumberOpened(msgspec.Struct, frozen=True, tag="number"):
    """The envelope is opened."""

    seat: SeatNumber
    number: str
    key: str = ""


class WithoutNumber(msgspec.Struct, frozen=True, tag="without number"):
    """The seat's client sent no number in time: the cards are shuffled without it."""

    seat: SeatNumber


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """A seat's answer, in the words of a record, and how long it thought."""

    seat: SeatNumber
    answer: str
    took: Milliseconds
    key: str = ""
    by_itself: bool = False
    """The room has answered for the seat, as it has set."""


class PassesSet(msgspec.Struct, frozen=True, tag="passes set"):
    """How a seat wants to pass from now on; nobody else is told."""

    seat: SeatNumber
    passes: Passes
    key: str = ""


class SkippedAhead(msgspec.Struct, frozen=True, tag="skipped ahead"):
    """The seat passes until then; nobody else is told."""

    seat: SeatNumber
    until: Until
    key: str = ""


class Held(msgspec.Struct, frozen=True, tag="held"):
    """The seat is waited for this time."""

    seat: SeatNumber
    key: str = ""


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """Every answer from that one on is taken back."""

    to: int
    seat: SeatNumber
    key: str = ""


class Wished(msgspec.Struct, frozen=True, tag="wished"):
    """A seat asks for something that the other must agree to."""

    seat: SeatNumber
    wish: Wish
    key: str = ""


class Declined(msgspec.Struct, frozen=True, tag="declined"):
    """The other seat does not agree, or who asked has thought again."""

    seat: SeatNumber
    wish: Wish
    key: str = ""


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """Both have agreed to a draw."""

    seat: SeatNumber
    key: str = ""


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    seat: SeatNumber
    key: str = ""


class Forfeited(msgspec.Struct, frozen=True, tag="forfeited"):
    """By the table's rule: the seat's time ran out, or nobody came back."""

    seat: SeatNumber
    why: Absence


class TakenOver(msgspec.Struct, frozen=True, tag="taken over"):
    """A program plays for that seat from here on."""

    seat: SeatNumber
    why: Absence


class CameBack(msgspec.Struct, frozen=True, tag="came back"):
    """Whom a program stood in for plays on."""

    seat: SeatNumber
    key: str = ""


class RematchAgreed(msgspec.Struct, frozen=True, tag="rematch"):
    """Both want another game; that one is in the room of that name."""

    seat: SeatNumber
    room: str
    key: str = ""


Entry = (
    Answered
    | PassesSet
    | SkippedAhead
    | Held
    | Undone
    | Wished
    | Declined
    | Drawn
    | Resigned
    | Forfeited
    | TakenOver
    | CameBack
    | RematchAgreed
    | Sealed
    | NumberOpened
    | WithoutNumber
)


def to_bytes(entry: Entry | Settings | Passes) -> bytes:
    return msgspec.json.encode(entry)


_ENTRIES: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def entry_from(data: bytes) -> Entry:
    return _ENTRIES.decode(data)


def settings_from(data: bytes) -> Settings:
    """The settings that were kept. `RecordError`: another version kept them, and its cards can't be
    read any more."""
    try:
        return msgspec.json.decode(data, type=Settings)
    except msgspec.ValidationError as error:
        raise RecordError(
            f"This game was kept by another version of Snapcount. This one can't read it: {error}."
        ) from None


def passes_from(data: bytes) -> Passes:
    return msgspec.json.decode(data, type=Passes)
