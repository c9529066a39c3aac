"""A server that is killed at any moment loses no acknowledged answer, and doubles none.

At every answer of whole games the server is killed around the commit, at four moments one after
the other, on a real SQLite file. SNAPCOUNT_KILL_GAMES says how many games: 20 take some minutes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
import sqlalchemy as sa

from snapcount.cards.demo import demo_decks
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.records.decklists import decks_of
from snapcount.engine.setup import new_table
from snapcount.server import store as kept
from snapcount.server.entries import Settings, entry_from
from snapcount.server.history import VIEWERS
from snapcount.server.hub import Hub
from snapcount.server.live import Live
from snapcount.server.protocol import Acknowledged, Answer, Outgoing, Refused, Resume, Update
from snapcount.server.store import Store
from snapcount.server.thinking import Thinker

T = TypeVar("T")
MOMENTS = ("before the write", "before the commit", "after the commit", "after the acknowledgement")
GAMES = int(os.environ.get("SNAPCOUNT_KILL_GAMES", "1"))
WHOLE = 60  # so many kills after each other the room is made again from its entries alone
DECKS = decks_of(new_table(demo_decks("crd"), edition_named("crd")))


class Killed(BaseException):
    """The process is gone: nothing below may catch it."""


class MortalStore(Store):
    """A store whose process can be killed around a commit."""

    dies = ""

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        if self.dies == "before the write":
            raise Killed
        if self.dies == "before the commit":
            with self.engine.connect() as connection:
                work(connection)  # and the connection is lost without a commit
            raise Killed
        result = await super().write(work)
        if self.dies == "after the commit":
            raise Killed
        return result


class Client:
    """Somebody who sends an answer again until it is acknowledged."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.acknowledged: set[str] = set()
        self.update: Update | None = None

    def send(self, message: Outgoing, encoded: bytes = b"") -> None:
        if isinstance(message, Acknowledged):
            self.acknowledged.add(message.key)
        elif isinstance(message, Update):
            self.update = message


class Play:
    """Two clients at a game on a server that is killed now and then."""

    live: Live

    def __init__(self, database: str, seed: str) -> None:
        self.clients = (Client("ada"), Client("ben"))
        self.dice = dice_from_seed(seed)
        self.said: list[tuple[int, str]] = []
        """Everything that was acknowledged: seat and key."""
        self.kills = 0
        self.store = MortalStore(database, pace=0)
        self.settings = Settings(decks=DECKS, seed=seed, names=("Ada", "Ben"))

    async def open(self) -> None:
        self.hub = Hub(self.store, Thinker(1), lambda: 0)
        self.live = await self.hub.open("attic", self.settings, {0: "ada", 1: "ben"})
        self.known: list[bytes] = []
        self.connect()

    def connect(self) -> None:
        for client in self.clients:
            self.hub.connect(self.live, client.person, client, Resume(1))

    async def start_again(self) -> None:
        """A new server on what is kept. A room is its entries: what is kept already was the room
        before the kill byte by byte, so that only what is new need be taken, save now and then."""
        self.kills += 1
        before = self.live
        self.store._reconnect()
        self.store.engine.dispose()  # every file is closed, and opened anew
        self.hub = Hub(self.store, Thinker(1), lambda: 0)
        found = await self.store.read(kept.kept_room("attic"))
        assert found is not None
        new = found.entries[len(self.known) :]
        assert found.entries[: len(self.known)] == self.known, "what was kept is as it was"
        assert len(new) <= 1
        room = before.room
        if new and before.entries == len(self.known):  # killed before the room could take it
            room.take(entry_from(new[0]), 0)
        self.known = found.entries
        self.live = Live(room, found.people, len(found.entries))
        if self.kills % WHOLE == 0:
            self.live = await self.hub.live("attic")
            for viewer in VIEWERS:
                assert self.live.room.update(viewer) == room.update(viewer)
        self.hub.rooms["attic"] = self.live
        self.connect()

    async def answer(self, number: int, moments: tuple[str, ...]) -> bool:
        """One answer, killed at those moments in turn and sent again each time; False when the game
        is over."""
        decision = self.live.room.game.decision
        if decision is None:
            return False
        client = self.clients[decision.seat]
        assert client.update is not None
        question = client.update.question
        assert question is not None
        message = Answer(f"k{number}", question.turn, self.dice.below(len(question.choices)))
        for dies in (*moments, ""):
            self.store.dies = dies
            try:
                await self.hub.receive(self.live, client, message)
                if dies:
                    raise Killed
            except Killed:
                self.store.dies = ""
                await self.start_again()
        assert message.key in client.acknowledged
        self.said.append((decision.seat, message.key))
        return True


async def played(folder: Path, seed: str, moments: tuple[str, ...]) -> Play:
    play = Play(f"sqlite:///{folder / f'{len(moments)}.db'}", seed)
    await play.open()
    number = 0
    while await play.answer(number, moments):
        number += 1
    assert len(play.said) == number
    return play


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_is_lost_and_nothing_doubled(tmp_path: Path, seed: int) -> None:
    async def go() -> None:
        play = await played(tmp_path, f"{seed}", MOMENTS)
        play.kills = WHOLE - 1
        await play.start_again()
        room = play.live.room
        assert room.game.over
        assert len(room.answers) == len(play.said) == len(play.known)
        assert all(room.knows(seat, key) for seat, key in play.said)
        quiet = await played(tmp_path, f"{seed}", ())
        assert quiet.live.room.game.fingerprint() == room.game.fingerprint()
        for each in (play, quiet):
            each.store.close()

    asyncio.run(go())


def test_a_game_is_kept_alike_on_either_database(database: str) -> None:
    """The first answers of a game, killed at every moment, on SQLite and on PostgreSQL."""

    async def go() -> None:
        play = Play(database, "7")
        await play.open()
        for number in range(15):
            assert await play.answer(number, MOMENTS)
        play.kills = WHOLE - 1
        await play.start_again()
        assert len(play.live.room.answers) == len(play.known) == 15
        play.store.close()

    asyncio.run(go())


# A real process --------------------------------------------------------------------------------

PROCESS = """
import asyncio, sys
sys.path.insert(0, sys.argv[2])
from tests.server.test_kill import Play
async def go():
    play = Play(sys.argv[1], "7")
    await play.open()
    number = 0
    while await play.answer(number, ()):
        print(play.said[-1][1], flush=True)
        number += 1
asyncio.run(go())
"""


@pytest.mark.timeout(400)
@pytest.mark.skipif(sys.platform == "win32", reason="signals are of POSIX")
@pytest.mark.parametrize("wait", [0.0, 0.07, 0.31])
def test_a_process_that_is_killed_has_kept_what_it_acknowledged(
    tmp_path: Path, wait: float
) -> None:
    database = f"sqlite:///{tmp_path / 'killed.db'}"
    command = [sys.executable, "-c", PROCESS, database, str(Path(__file__).parents[2])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline().strip() for _ in range(5)]
        time.sleep(wait)
        os.kill(process.pid, signal.SIGKILL)
        said += [line.strip() for line in process.stdout]

    async def go() -> None:
        store = Store(database)
        live = await Hub(store, Thinker(1), lambda: 0).live("attic")
        keys = [key for _, key in sorted(live.room._keys, key=lambda each: int(each[1][1:]))]
        assert keys[: len(said)] == said
        assert len(keys) == len(live.room.answers) <= len(said) + 1
        store.close()

    asyncio.run(go())


# No room, no right to write --------------------------------------------------------------------


def test_a_database_that_is_read_only_refuses_answers_with_clear_words(tmp_path: Path) -> None:
    class Reading(Client):
        refused: Refused | None = None

        def send(self, message: Outgoing, encoded: bytes = b"") -> None:
            super().send(message)
            if isinstance(message, Refused):
                self.refused = message

    async def go() -> None:
        path = tmp_path / "snapcount.db"
        play = Play(f"sqlite:///{path}", "7")
        await play.open()
        assert await play.answer(0, ())
        play.store.close()
        before = path.read_bytes()
        store = Store(f"sqlite:///file:{path}?mode=ro&uri=true")
        hub = Hub(store, Thinker(1), lambda: 0)
        live = await hub.live("attic")
        decision = live.room.game.decision
        assert decision is not None
        state = live.room.game.fingerprint()
        client = Reading(("ada", "ben")[decision.seat])
        hub.connect(live, client.person, client, Resume(1))
        message = Answer("k1", live.room.turn(decision.seat), 0)
        await hub.receive(live, client, message)
        assert client.refused is not None
        assert client.refused.code == "not-kept"
        assert "readonly" in client.refused.detail
        assert "make the database writable" in client.refused.detail
        assert live.room.game.fingerprint() == state
        store.close()
        assert path.read_bytes() == before
        # Once it can be written to, the same message is taken.
        again = Store(f"sqlite:///{path}")
        hub = Hub(again, Thinker(1), lambda: 0)
        live = await hub.live("attic")
        hub.connect(live, client.person, client, Resume(1))
        await hub.receive(live, client, message)
        assert "k1" in client.acknowledged
        again.close()

    asyncio.run(go())
