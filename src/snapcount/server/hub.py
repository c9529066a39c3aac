"""Rooms that are open now, the wires that lead to them, and the store behind them.

Here, and only here, a proposed entry is made safe before it happens: propose, keep, take, tell.
One message of a room goes that way at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Final, NamedTuple

from msgspec.structs import replace

from snapcount.engine.errors import SnapcountError
from snapcount.engine.terms import SPECTATOR
from snapcount.server import store as kept
from snapcount.server.entries import (
    Answered,
    Entry,
    PassesSet,
    RematchAgreed,
    Settings,
    entry_from,
    passes_from,
    settings_from,
    to_bytes,
)
from snapcount.server.errors import RoomError
from snapcount.server.leases import EVERY, Leases, home_of
from snapcount.server.live import Live, Wire, told_by
from snapcount.server.logs import note_error
from snapcount.server.metrics import Metrics
from snapcount.server.protocol import (
    VERSION,
    Acknowledged,
    Answer,
    AskHint,
    AskTime,
    Hint,
    Incoming,
    Refused,
    Resume,
    Time,
    Update,
    encode,
)
from snapcount.server.room import Room
from snapcount.server.sharing import put_up
from snapcount.server.shuffle import ROOM_BYTES, shuffled_anew
from snapcount.server.store import Store
from snapcount.server.telling import wording_cards
from snapcount.server.thinking import Thinker
from snapcount.server.workers import Busy, TooLong

HINTS: Final = "coach"
IDLE: Final = 300_000  # milliseconds after which a room that nobody is in is put away
SLICE: Final = 0.004  # seconds of one thing after which others have a turn
GRACE: Final = 60_000  # milliseconds in which somebody who was cut off may come back
ARRIVING: Final = 300_000  # the same before the cards are dealt: a friend may be on the way
SEALING: Final = 15_000  # in which a client that is there seals its number for the shuffle
OPENING: Final = 60_000  # and in which it opens it, once both are sealed
TOGETHER: Final = 0.02  # seconds: what is due within them is done at their end
LAST_WORDS: Final = 0.2  # seconds in which clients are told what is still to be said
LAST_WRITES: Final = 3.0  # seconds that a node which goes has to finish what it is keeping


class NoSuchRoom(SnapcountError):
    """There is no room of that name."""

    code = "no-such-room"


class Private(SnapcountError):
    """Somebody's who does not sit there: the game is not for watching."""

    code = "private"


class Hub:
    """All rooms of a server. Time is handed in, in milliseconds."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        now: Callable[[], int],
        metrics: Metrics | None = None,
        chance: Callable[[int], str] = secrets.token_hex,
        leases: Leases | None = None,
        date: Callable[[], int] | None = None,
    ) -> None:
        self.store = store
        self.date = date or now
        """What the time is everywhere, not only while this process lives."""
        self.leases = leases
        """Which rooms are this node's; None: there is one server, and all of them are its own."""
        self.chance = chance
        self.thinker = thinker
        self.now = now
        self.metrics = metrics or Metrics()
        self.rooms: dict[str, Live] = {}
        self.metrics.watch_rooms(lambda: len(self.rooms))
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Rooms -------------------------------------------------------------------------------------

    async def open(self, name: str, settings: Settings, people: dict[int, str]) -> Live:
        """A new room, kept before anybody hears of it. On a node its name says where it was."""
        opening = await self._opening_of(self._named(name), settings, people)
        await self.store.write(opening.work)
        return self._opened(opening)

    def _named(self, name: str) -> str:
        return name if self.leases is None else self.leases.named(name)

    async def _opening_of(self, name: str, settings: Settings, people: dict[int, str]) -> Opening:
        """A room that could be opened, and what has to be kept for it: all or nothing."""
        live = Live(await begun(name, settings), people, 0)
        if settings.delay:
            live.past = await begun(name, settings)
        first = [await self._remembered(live, seat, who) for seat, who in people.items()]
        entries = [entry for entry in first if entry is not None]
        work = [kept.open_room(name, to_bytes(settings), people, self.date())]
        if self.leases is not None:
            live.epoch = 1
            work.append(self.leases.first(name))
        work += [kept.append(name, i, to_bytes(entry)) for i, entry in enumerate(entries)]
        return Opening(live, entries, kept.together(*work))

    def _opened(self, opening: Opening) -> Live:
        live = opening.live
        for entry in opening.entries:
            self._take(live, entry)
        self.rooms[live.room.name] = live
        live.used = self.now()
        self._go_on(live)
        return live

    async def _remembered(self, live: Live, seat: int, person: str) -> PassesSet | None:
        """A person passes as in the last game against such an opponent."""
        found = await self.store.read(kept.passes_of(person, against(live, seat)))
        return None if found is None else PassesSet(seat, passes_from(found))

    async def live(self, name: str, asked: str = "") -> Live:
        """The room of that name, made again from what is kept if need be. `Elsewhere` if another
        node has it; `asked` is the one that the client wanted to be sent to."""
        live = self.rooms.get(name)
        if live is None:
            live = await self._opened_once(name, asked)
            self._go_on(live)
        live.used = self.now()
        return live

    async def _opened_once(self, name: str, asked: str) -> Live:
        """Made again by the first who wants it; the others wait for that."""
        opening = self._opening.get(name)
        if opening is None:
            opening = self._opening[name] = asyncio.create_task(self._made_again(name, asked))
            opening.add_done_callback(lambda _: self._opening.pop(name, None))
        live = await asyncio.shield(opening)
        return self.rooms.setdefault(name, live)

    async def _made_again(self, name: str, asked: str) -> Live:
        epoch = None
        if self.leases is not None:  # first, so that nobody writes after it is read
            epoch = await self.leases.take(name, (asked, home_of(name)))
        found = await self.store.read(kept.kept_room(name))
        if found is None:
            raise NoSuchRoom(f"There's no game called {name!r}. Check the link.")
        entries = [entry_from(data) for data in found.entries]
        settings = settings_from(found.settings)
        room = await begun(name, settings)
        await by_and_by(room.taking(entries, self.now()))
        live = Live(room, found.people, len(entries))
        live.epoch = epoch
        if settings.delay:
            live.past = await begun(name, settings)
            self._tell_late(live, entries)
        return live

    async def sit_down(self, live: Live, seat: int, person: str) -> None:
        """Take a free seat at a table."""
        async with live.lock:
            if seat in live.people or live.room.programs[seat]:
                raise kept.Taken("That seat is taken.")
            entry = await self._remembered(live, seat, person)
            work = [kept.sit_down(live.room.name, seat, person, live.epoch)]
            if entry is not None:
                work.append(self._append(live, entry))
            await self._keep(live, *work)
            live.people[seat] = person
            if entry is not None:
                self._take(live, entry)
            self._tell_everybody(live)
        self._go_on(live)

    # Wires -------------------------------------------------------------------------------------

    def connect(self, live: Live, person: str | None, wire: Wire, resume: Resume) -> int:
        """Tell a client that comes, or comes back, all it may know; return its viewer."""
        if resume.version != VERSION:
            raise RoomError(
                f"This page is out of date (version {resume.version}; the server uses "
                f"{VERSION}). Reload it."
            )
        if live.gone:
            raise kept.LostLease
        viewer = live.seat_of(person)
        if viewer == SPECTATOR and live.room.settings.private:
            raise Private("This game is private. Only its players can see it.")
        live.wires[wire] = viewer
        wire.send(live.welcome(viewer))
        self._tell_all(live, wire, resume.seen)
        self._watch_seats(live)
        self._tell_everybody(live)
        self._set_beat(live)
        return viewer

    def disconnect(self, live: Live, wire: Wire) -> None:
        viewer = live.wires.pop(wire, SPECTATOR)
        live.used = self.now()
        live.told.pop(wire, None)
        if viewer != SPECTATOR and not live.here(viewer):
            self._watch_seats(live)
            self._set_beat(live)
            self._tell_everybody(live)
        if not live.wires and live.room.ending is not None:
            self._forget([live])  # it can be made again

    def put_away(self) -> int:
        """Forget rooms that nobody has looked at for a while and in which nothing goes on by
        itself. They are kept, and made again when somebody comes. Returns how many."""
        now = self.now()
        resting = [
            live
            for live in self.rooms.values()
            if live.at_rest() and now - live.used >= max(IDLE, live.room.settings.delay)
        ]
        self._forget(resting)
        return len(resting)

    def _forget(self, lives: list[Live]) -> None:
        """Whoever wants these rooms next makes them again, on this node or another."""
        for live in lives:
            self.rooms.pop(live.room.name, None)
        if self.leases is not None:
            held = [(each.room.name, each.epoch or 0) for each in lives if not each.gone]
            self._soon(self.leases.give_up(held))

    def _watch_seats(self, live: Live) -> None:
        """Let the time run of everybody who keeps the other waiting, and of nobody else."""
        wanted = live.keep_waiting()
        if not wanted and not live.patience:
            return
        waits = {"return": GRACE, "arrival": ARRIVING, "seal": SEALING, "number": OPENING}
        for key in [key for key in live.patience if key not in wanted]:
            live.patience.pop(key).cancel()
        for key in wanted - live.patience.keys():
            live.patience[key] = self._later(waits[key[1]], self._losing_patience(live, key))

    def _losing_patience(self, live: Live, key: tuple[int, str]) -> Callable[[], None]:
        return lambda: self._soon(self._lose_patience(live, key))

    async def _lose_patience(self, live: Live, key: tuple[int, str]) -> None:
        async with live.lock:
            live.patience.pop(key, None)
            if key not in live.keep_waiting():
                return
            seat, what = key
            try:
                absent = what in ("return", "arrival")
                room = live.room
                entry = room.absent(seat, "absence") if absent else room.no_number(seat)
                await self._happen(live, entry)
            except SnapcountError:
                self._watch_seats(live)  # nothing can be kept just now: once more

    async def receive(self, live: Live, wire: Wire, message: Incoming) -> None:
        """Do what a client asks; the client is told what became of it."""
        if isinstance(message, Resume):
            self._tell_all(live, wire, message.seen)
            return
        seat = live.wires[wire]
        try:
            if seat == SPECTATOR:
                raise RoomError("You're watching this game. To play, start one of your own.")
            if isinstance(message, AskHint):
                await self._hint(live, wire, seat)
                return
            if isinstance(message, AskTime):
                wire.send(self._time(live, message.key))
                return
            began = time.perf_counter()
            async with live.lock:
                if live.gone:
                    raise kept.LostLease
                if not live.room.knows(seat, message.key):
                    entry = live.room.propose(seat, message, self.now())
                    await self._happen(live, entry)
            wire.send(Acknowledged(message.key))
            if isinstance(message, Answer):
                self.metrics.acknowledging.observe(time.perf_counter() - began)
        except kept.LostLease:
            return  # where the room is now the answer may count: the client comes again with it
        except SnapcountError as error:
            self.metrics.errors.labels(error.code).inc()
            wire.send(Refused(message.key, error.code, str(error)))

    async def _hint(self, live: Live, wire: Wire, seat: int) -> None:
        """What the coach would do; nobody is helped against a person."""
        room = live.room
        if not room.settings.programs[1 - seat]:
            raise RoomError("You can't get hints in games against people.")
        view = room.game.observe(seat)
        turn = room.turn(seat)
        if view.decision is None:
            raise RoomError("It isn't your turn.")
        if len(view.decision.options) == 1:
            raise RoomError("There's only one choice.")
        seed = f"{room.seed}:hint:{turn}"
        try:
            thought = await self.thinker.thought(room.settings.decks, HINTS, view, seed)
        except (Busy, TooLong):
            raise RoomError("The coach is still thinking. Ask again in a moment.") from None
        shares = [round(share, 3) for share in thought.probabilities]
        wire.send(Hint(turn, shares, round(thought.value, 3)))

    def _time(self, live: Live, key: str) -> Time:
        clocks = live.room.clocks
        if clocks is None or live.room.ending is not None:
            return Time(key, None, -1)
        left = (clocks.left_now(0, self.now()), clocks.left_now(1, self.now()))
        return Time(key, left, clocks.running)

    async def _happen(self, live: Live, entry: Entry) -> None:
        """Keep an entry, then let it happen, then tell everybody. The room is locked."""
        opening: Opening | None = None
        if isinstance(entry, RematchAgreed):
            entry = replace(entry, room=self._named(self.chance(ROOM_BYTES)))
            settings = shuffled_anew(live.room.next_settings(), self.chance)
            opening = await self._opening_of(entry.room, settings, dict(live.people))
        work = [self._append(live, entry)]
        if isinstance(entry, PassesSet) and entry.key:
            who, opponent = live.people[entry.seat], against(live, entry.seat)
            work.append(kept.keep_passes(who, opponent, to_bytes(entry.passes)))
        if opening is not None:  # both rooms or neither
            work.append(opening.work)
        try:
            await self._keep(live, *work)
        except kept.Taken:  # it was kept before, and the database could not say so: look again
            self.let_go(live)
            raise kept.LostLease from None
        if isinstance(entry, Answered):
            by = "beat" if entry.by_itself else "program" if not entry.key else "person"
            self.metrics.answers.of[by] += 1
        if opening is not None:
            self._opened(opening)
        self._take(live, entry)
        self._tell_everybody(live)
        self._go_on(live)

    def _append(self, live: Live, entry: Entry) -> kept.Work:
        return kept.append(live.room.name, live.entries, to_bytes(entry), live.epoch)

    async def _keep(self, live: Live, *work: kept.Work) -> None:
        """All of it or nothing, and nothing if the room is another node's by now."""
        if live.gone:
            raise kept.LostLease
        try:
            await self.store.write(kept.together(*work))
        except kept.LostLease:
            self.let_go(live)
            raise

    def _take(self, live: Live, entry: Entry) -> None:
        """Let an entry happen that is kept: at once for the players, later for spectators."""
        live.entries += 1
        live.room.take(entry, self.now())
        if live.past is not live.room:
            self._tell_late(live, [entry])

    def _tell_late(self, live: Live, entries: list[Entry]) -> None:
        live.late.append(entries)
        self._later(live.room.settings.delay, lambda: self._take_late(live))

    def _take_late(self, live: Live) -> None:
        """What happened some time ago now happens for spectators."""
        for entry in live.late.popleft():
            live.past.take(entry, self.now())
        for wire, viewer in [*live.wires.items()]:
            if viewer == SPECTATOR:
                self._tell(live, wire)

    def _later(self, wait: int, work: Callable[[], object]) -> asyncio.TimerHandle:
        """Do something after so many milliseconds, together with all else that is due then: the
        machine wakes once for it, and the database writes it in one go."""
        loop = asyncio.get_running_loop()
        return loop.call_at(math.ceil((loop.time() + wait / 1000) / TOGETHER) * TOGETHER, work)

    def _soon(self, work: Coroutine[object, object, None]) -> None:
        self._watch(asyncio.get_running_loop().create_task(work))

    def _watch(self, task: asyncio.Task[None]) -> None:
        """An error in something that nobody waits for is written down all the same."""
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, kept.LostLease):
            self.metrics.errors.labels("ours").inc()
            note_error(error)

    # Several nodes ------------------------------------------------------------------------------

    def let_go(self, live: Live) -> None:
        """The room runs on another node from now on: ask everybody to come again."""
        live.stop()
        if self.rooms.get(live.room.name) is live:
            del self.rooms[live.room.name]
        for come_again in [*live.goodbyes]:
            come_again()

    async def stay_alive(self) -> None:
        """Renew this node's leases until it is cancelled. After a pause in which they ran out, let
        go of rooms that others have taken."""
        leases = self.leases
        while leases is not None:
            await asyncio.sleep(EVERY)
            with contextlib.suppress(SnapcountError):  # the database is away: once more
                if await leases.renew():
                    continue
                held = await leases.held()
                for live in [*self.rooms.values()]:
                    if live.room.name not in held:
                        self.let_go(live)

    async def hand_over(self) -> None:
        """Give all rooms to the other nodes: finish what is being kept, and keep nothing more."""
        if self.leases is None:
            return
        self.leases.leaving = True
        lives = [*self.rooms.values()]
        with contextlib.suppress(TimeoutError, SnapcountError):
            async with asyncio.timeout(LAST_WRITES):
                for live in lives:
                    async with live.lock:
                        live.stop()
                await self.leases.leave()
        for live in lives:
            self.let_go(live)
        if lives:
            await asyncio.sleep(LAST_WORDS)

    async def close(self) -> None:
        """Stop all that goes on by itself. What is being kept is kept."""
        for live in self.rooms.values():
            for timer in live.timers():
                timer.cancel()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _tell_everybody(self, live: Live) -> None:
        for wire in [*live.wires]:
            self._tell(live, wire)
        live.room.forget_views()

    def _tell(self, live: Live, wire: Wire) -> None:
        """Tell a client what is new to it. What is nothing new is not told: a message that says
        nothing would say that somebody was asked, and passed."""
        before = live.told[wire]
        news = live.news(live.wires[wire], before.lines)
        encoded = encode(news)
        told = live.told[wire] = told_by(news, encoded)
        if told.stand != before.stand or (isinstance(news, Update) and news.log):
            wire.send(news, encoded)

    def _tell_all(self, live: Live, wire: Wire, seen: int) -> None:
        news = live.news(live.wires[wire], seen)
        encoded = encode(news)
        live.told[wire] = told_by(news, encoded)
        wire.send(news, encoded)

    # What goes on by itself --------------------------------------------------------------------

    def _go_on(self, live: Live) -> None:
        """Let programs think, and clocks run out."""
        if live.gone or not live.full:
            return
        self._watch_seats(live)
        if live.room.job() is not None and (live.thinking is None or live.thinking.done()):
            live.thinking = asyncio.get_running_loop().create_task(self._play_programs(live))
            self._watch(live.thinking)
        self._set_timer(live)
        self._set_beat(live)

    async def _play_programs(self, live: Live) -> None:
        while (job := live.room.job()) is not None:
            seed = f"{live.room.seed}:{live.room.name}:{job.answers}"
            with self.metrics.thinking.time():
                choice = await self.thinker.choice(
                    live.room.settings.decks, job.program, job.view, seed
                )
            async with live.lock:
                try:
                    entry = live.room.program_answers(job, choice)
                    await self._happen(live, entry)
                except kept.LostLease:
                    return
                except kept.StoreError:
                    await asyncio.sleep(1)  # nothing can be kept just now: the program waits
                except SnapcountError:
                    continue  # the game has gone on otherwise; look again

    def _set_timer(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        out_at = live.room.clocks.out_at() if live.room.clocks else None
        if out_at is not None:
            wait = max(out_at - self.now(), 0)
            live.timer = self._later(wait, lambda: self._soon(self._time_out(live)))

    async def _time_out(self, live: Live) -> None:
        async with live.lock:
            clocks = live.room.clocks
            out_at = clocks.out_at() if clocks else None
            asked = live.room.game.decision
            if asked is None or out_at is None or out_at > self.now():
                return
            await self._happen(live, live.room.absent(asked.seat, "time"))

    def _set_beat(self, live: Live) -> None:
        """Let the beat run of a seat that is there and passes by itself, from its question on."""
        asked, wait = live.room.game.decision, live.room.wait()
        there = asked is not None and asked.seat in live.wires.values()
        runs = there and wait is not None and not live.gone
        question = (asked.seat, live.room.turn(asked.seat)) if asked and runs else (SPECTATOR, 0)
        if question == live.beat_of:
            return
        if live.beat is not None:
            live.beat.cancel()
            live.beat = None
        live.beat_of = question
        if runs and wait is not None:
            live.beat = self._later(wait, lambda: self._soon(self._end_beat(live, question)))

    async def _end_beat(self, live: Live, question: tuple[int, int]) -> None:
        async with live.lock:
            if live.beat_of != question:
                return  # the seat has answered, holds, or is gone
            live.beat_of = (SPECTATOR, 0)
            try:
                await self._happen(live, live.room.beat_passes())
            except kept.StoreError:
                self._set_beat(live)  # nothing can be kept just now: one beat more
            except SnapcountError:
                return


class Opening(NamedTuple):
    """A room that is about to be opened."""

    live: Live
    entries: list[PassesSet]
    work: kept.Work


async def begun(name: str, settings: Settings) -> Room:
    """A room at its beginning. A game that goes on from a record has many answers before it."""
    await asyncio.to_thread(put_up, settings.decks, settings.beat is not None)
    room = Room(name, settings, at_once=False)
    await by_and_by(room.begin())
    await by_and_by(wording_cards(room.table))
    return room


async def by_and_by(steps: Iterable[object]) -> None:
    """Do one step after the other, and let others have their turn in between."""
    began = time.perf_counter()
    for _ in steps:
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()


def against(live: Live, seat: int) -> str:
    """What kind of opponent a seat has: people set differently how they pass."""
    return "program" if live.room.settings.programs[1 - seat] else "person"
