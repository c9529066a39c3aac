"""A room that is open on this server: the game, the people at it, and the wires to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from snapcount.engine.terms import SPECTATOR
from snapcount.server.entries import Entry
from snapcount.server.protocol import Outgoing, Shuffling, Update, Welcome
from snapcount.server.room import Room


class Wire(Protocol):
    """Where messages to one client go. `send` never waits: a client that is slow is dropped."""

    def send(self, message: Outgoing, encoded: bytes = b"") -> None:
        """Send a message; `encoded`, where it has been encoded already."""


class Told(NamedTuple):
    """What a client knows: so many lines of the log, and how things stand. Of that a server with
    thousands of wires keeps no more than it takes to see that something else would be news."""

    lines: int
    stand: int
    """A hash of the rest of the message as it was sent: 64 bits with a key of this process's own,
    so that nobody can choose two states that look alike."""


def told_by(news: Update | Shuffling, encoded: bytes) -> Told:
    """What a client knows once it has that message."""
    if isinstance(news, Shuffling):
        return Told(0, hash(encoded))
    # The log comes before the table, and no word in it can look like a key: its quotes are escaped.
    stand = encoded[encoded.index(b'"table":') :]
    return Told(news.first + len(news.log), hash(stand))


class Live:
    """A room with its wires."""

    def __init__(self, room: Room, people: dict[int, str], entries: int) -> None:
        self.room = room
        self.people = people
        self.entries = entries
        self.lock = asyncio.Lock()
        self.wires: dict[Wire, int] = {}
        """The viewer at the end of each wire."""
        self.told: dict[Wire, Told] = {}
        """The last news that went over each wire."""
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.beat: asyncio.TimerHandle | None = None
        self.beat_of = (SPECTATOR, 0)
        """Whose beat it is that runs, and at which of the seat's questions."""
        self.patience: dict[tuple[int, str], asyncio.TimerHandle] = {}
        """By seat and what it is waited for: when patience with it will be at its end."""
        self.used = 0
        """When somebody last came, went or looked, in milliseconds."""
        self.past = room
        """The room as spectators see it: the same, or one that is some time behind."""
        self.late: deque[list[Entry]] = deque()
        """What spectators will see, oldest first: timers of one moment come in any order."""
        self.epoch: int | None = None
        """The epoch of the room's lease, where there are several nodes."""
        self.gone = False
        """Whether the room runs elsewhere by now: then nothing happens here any more."""
        self.goodbyes: set[Callable[[], None]] = set()
        """How to ask each client to come again."""

    def stop(self) -> None:
        """Let nothing happen here any more, neither by anybody nor by itself."""
        self.gone = True
        for timer in self.timers():
            timer.cancel()
        self.timer = self.beat = None
        self.patience.clear()
        if self.thinking is not None and self.thinking is not asyncio.current_task():
            self.thinking.cancel()

    def at_rest(self) -> bool:
        """Whether nobody is there, and nothing will happen by itself."""
        thinks = self.thinking is not None and not self.thinking.done()
        waits = self.timer or self.patience or self.beat_of != (SPECTATOR, 0)
        return not (self.wires or thinks or waits or self.lock.locked())

    def shown(self, viewer: int) -> Room:
        return self.past if viewer == SPECTATOR else self.room

    def seat_of(self, person: str | None) -> int:
        """Where that person sits; a spectator sits nowhere."""
        for seat, sitting in self.people.items():
            if sitting == person:
                return seat
        return SPECTATOR

    @property
    def full(self) -> bool:
        """Whether both seats are taken."""
        return all(self.seated())

    def seated(self) -> tuple[bool, bool]:
        people, programs = self.people, self.room.programs
        return 0 in people or bool(programs[0]), 1 in people or bool(programs[1])

    def here(self, seat: int) -> bool:
        """Whether whoever sits there is connected."""
        return seat in self.wires.values()

    def welcome(self, viewer: int) -> Welcome:
        welcome = self.shown(viewer).welcome(viewer)
        if viewer == SPECTATOR or self.full:
            return welcome
        return replace(welcome, invite=self.room.settings.invite)

    def news(self, viewer: int, seen: int) -> Update | Shuffling:
        """What a viewer is told of how things stand, with the log from line `seen` on."""
        room = self.shown(viewer)
        if not room.dealt:
            return room.shuffling(self.seated())
        seated = sorted(self.people)
        viewers = self.wires.values()
        return room.update(viewer, seen, seated, [seat for seat in seated if seat in viewers])

    def keep_waiting(self) -> set[tuple[int, str]]:
        """Who keeps the other waiting, and for what: those who are not there, whether they left,
        never came, or have not come back since the server started; and those who are, and have
        not done their part of the shuffle. A program waits for ever, and so does an empty room."""
        room = self.room
        viewers = self.wires.values()
        if room.dealt and 0 in viewers and 1 in viewers:
            return set()  # nearly always
        over = self.gone or room.ending is not None
        if over or not self.full or any(room.settings.programs):
            return set()
        found: set[tuple[int, str]] = set()
        for seat in range(2):
            if not self.here(seat):
                if self.here(1 - seat) and seat not in room.stood_in():
                    found.add((seat, "return" if room.dealt else "arrival"))
            elif room.shuffle is not None and not room.dealt and room.shuffle.missing(seat):
                found.add((seat, room.shuffle.missing(seat)))
        return found

    def timers(self) -> list[asyncio.TimerHandle]:
        ours = (self.timer, self.beat, *self.patience.values())
        return [timer for timer in ours if timer is not None]
