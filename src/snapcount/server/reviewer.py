"""Reviews of finished games: made once, beside everything else, and kept with the game.

That of a record which somebody has brought has no room to be kept with: the last few of them are
remembered.

A review is most of a minute of work where the engine is not compiled. So it has a process of its
own, which judges a few answers at a time: parts of several reviews take turns, each is paid for
when it is done, and whoever waits sees how far it is.
"""

from __future__ import annotations

import asyncio
import time
from asyncio import sleep
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from snapcount.engine.errors import SnapcountError
from snapcount.engine.records.decklists import Decks
from snapcount.engine.records.record import Record
from snapcount.server.at_hand import tables
from snapcount.server.desk import charged
from snapcount.server.finished import Finished, Played
from snapcount.server.limits import REVIEW, Limits, Payer, TooMany
from snapcount.server.logs import note_error
from snapcount.server.sharing import shared_table
from snapcount.server.store import Store, Work, reviews
from snapcount.server.workers import Busy, Workers
from snapcount.sim.course import course
from snapcount.sim.judging import WORLDS, Judge, Verdict
from snapcount.sim.review import FORMAT, Review
from snapcount.sim.reviewing import JUDGE, put_together

PART: Final = 1.0  # seconds of work after which a part is handed in
DEADLINE: Final = 30.0  # seconds for a part: one answer may take some of them
MOST: Final = 16  # law 10: reviews that are made at the same time
REMEMBERED: Final = 8_000_000  # law 10: bytes of reviews of records; a usual one has 60,000


class Going:
    """A review that is being made."""

    def __init__(self, payer: Payer, total: int) -> None:
        self.payer = payer
        self.who = payer.person or payer.address
        self.done = 0
        self.total = total
        self.error: SnapcountError | None = None
        self.task: asyncio.Task[None] | None = None


class Reviewer:
    """Makes reviews, and knows those that are made."""

    def __init__(self, store: Store, limits: Limits | None) -> None:
        self._store = store
        self._limits = limits
        self._workers = Workers(1, patient=True)
        self._going: dict[str, Going] = {}
        self._of_records: dict[str, bytes] = {}  # by digest, the oldest first

    async def kept(self, room: str) -> Review | None:
        """The review of a game, if it is made. One of another format is as good as none."""
        return readable(await self._store.read(kept_review(room)))

    def of_record(self, digest: str) -> Review | None:
        """The review of a record that somebody has brought, if it is made and still known."""
        return readable(self._of_records.get(digest))

    def going(self, room: str) -> Going | None:
        """How far a review is that is being made. One that failed says so once, and may be asked
        for again."""
        going = self._going.get(room)
        if going is not None and going.error is not None:
            del self._going[room]
            raise going.error
        return going

    def begin(self, game: Finished, payer: Payer) -> Going:
        """Start on a review, unless that has been done already."""
        going = self.going(game.room)
        if going is not None:
            return going
        # What failed, and nobody came back for, is forgotten.
        self._going = {name: each for name, each in self._going.items() if each.error is None}
        if any(each.payer == payer for each in self._going.values()):
            raise TooMany("You already have a review running. Try again when it's done.")
        if len(self._going) >= MOST:
            raise Busy("A lot of games are being reviewed right now. Try again in a minute.")
        going = self._going[game.room] = Going(payer, len(game.played.answers))
        going.task = asyncio.create_task(self._make(game, going))
        return going

    async def _make(self, game: Finished, going: Going) -> None:
        try:
            verdicts: list[Verdict] = []
            while len(verdicts) < going.total:
                verdicts += await self._do(going, judged, game.played, len(verdicts) + 1, PART)
                going.done = len(verdicts)
            data = await self._do(going, reviewed, game.played, verdicts, game.winner)
            if game.brought:
                self._remember(game.room, data)
            else:
                await self._store.write(keep_review(game.room, data))
            del self._going[game.room]
        except SnapcountError as error:
            going.error = error
        except Exception as error:
            which = note_error(error)
            going.error = Busy(f"Something went wrong on our side (id {which}). Try again.")

    def _remember(self, digest: str, data: bytes) -> None:
        """Remember the review of a record; the oldest make way for it."""
        self._of_records[digest] = data
        while sum(map(len, self._of_records.values())) > REMEMBERED and len(self._of_records) > 1:
            del self._of_records[next(iter(self._of_records))]

    async def _do(self, going: Going, work: Callable[..., object], *arguments: object) -> Any:
        """A part of the work, when it can be paid for."""
        if self._limits is not None:
            await sleep(self._limits.wait(REVIEW, going.payer, 1))
        done = self._workers.do(going.who, work, *arguments, deadline=DEADLINE)
        return await charged(self._limits, REVIEW, going.payer, done)

    def close(self) -> None:
        """Stop; what is half made is made again when somebody asks for it."""
        for going in self._going.values():
            if going.task is not None:
                going.task.cancel()
        self._workers.close()


def readable(data: bytes | None) -> Review | None:
    """A review that was kept, unless it is of another format."""
    with suppress(msgspec.ValidationError):
        found = msgspec.json.decode(data or b"null", type=Review | None)
        if found is not None and found.format == FORMAT:
            return found
    return None


def kept_review(room: str) -> Callable[[sa.Connection], bytes | None]:
    def work(connection: sa.Connection) -> bytes | None:
        return connection.execute(sa.select(reviews.c.data).where(reviews.c.room == room)).scalar()

    return work


def keep_review(room: str, data: bytes) -> Work:
    """Keep a game's review, in the place of one that could not be read any more."""

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.delete(reviews).where(reviews.c.room == room))
        connection.execute(sa.insert(reviews).values(room=room, data=data))

    return work


# In another process ------------------------------------------------------------------------------


def judged(played: Played, first: int, seconds: float) -> list[Verdict]:
    """Verdicts on the answers from that one on, as many as there is time for, and at least one."""
    found: list[Verdict] = []
    until = time.process_time() + seconds
    judge = _judge(msgspec.msgpack.encode(played.decks))
    for verdict in judge.verdicts(plain_record(played), first, tables().by_number):
        found.append(verdict)
        if time.process_time() > until:
            break
    return found


@lru_cache(maxsize=8)
def _judge(decks: bytes) -> Judge:
    table = shared_table(msgspec.msgpack.decode(decks, type=Decks), False)
    return Judge(table, JUDGE, worlds=WORLDS)


def reviewed(played: Played, verdicts: list[Verdict], winner: int | None) -> bytes:
    """The whole review, as it is kept."""
    record = plain_record(played)
    went = course(record, tables().by_number)
    return msgspec.json.encode(put_together(record, went, verdicts, JUDGE, WORLDS, winner))


def plain_record(played: Played) -> Record:
    """The record without its story, which takes longer to tell than the game to play."""
    decks, seed, tags, answers = played
    return Record(decks=decks, seed=seed, tags=tags, answers=answers)
