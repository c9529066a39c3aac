"""A server that is killed at any moment loses no acknowledged answer, and doubles none."""

from __future__ import annotations

import asyncio
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
from snapcount.server.entries import Settings
from snapcount.server.hub import Hub, Live
from snapcount.server.protocol import Acknowledged, Answer, Outgoing, Resume, Update
from snapcount.server.store import Store
from snapcount.server.thinking import Thinker

T = TypeVar("T")
MOMENTS = ("before the write", "after the commit", "after the acknowledgement")


class Killed(BaseException):
    """The process is gone: nothing below may catch it."""


class MortalStore(Store):
    """A store whose process can be killed around a commit."""

    dies = ""

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        if self.dies == "before the write":
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

    def send(self, message: Outgoing) -> None:
        if isinstance(message, Acknowledged):
            self.acknowledged.add(message.key)
        elif isinstance(message, Update):
            self.update = message


class Play:
    """A game between two clients on a server that is killed now and then."""

    def __init__(self, database: str, seed: str) -> None:
        self.database = database
        self.clients = (Client("ada"), Client("ben"))
        self.dice = dice_from_seed(seed)
        self.said: list[tuple[int, str]] = []
        """Every answer that was acknowledged: seat and key."""
        table = new_table(demo_decks("crd"), edition_named("crd"))
        self.settings = Settings(decks=decks_of(table), seed=seed, names=("Ada", "Ben"))

    live: Live

    async def open(self) -> None:
        self.start()
        self.live = await self.hub.open("attic", self.settings, {0: "ada", 1: "ben"})
        self.connect()

    def start(self) -> None:
        self.store = MortalStore(self.database)
        self.hub = Hub(self.store, Thinker(1), lambda: 0)

    async def start_again(self) -> None:
        self.store.close()
        self.start()
        self.live = await self.hub.live("attic")
        self.connect()

    def connect(self) -> None:
        for client in self.clients:
            self.hub.connect(self.live, client.person, client, Resume(1))

    async def answer(self, number: int, dies: str) -> bool:
        """One answer, killed at that moment and sent again; False when the game is over."""
        decision = self.live.room.game.decision
        if decision is None:
            return False
        client = self.clients[decision.seat]
        assert client.update is not None
        question = client.update.question
        assert question is not None
        message = Answer(f"k{number}", question.turn, self.dice.below(len(question.choices)))
        self.store.dies = dies
        try:
            await self.hub.receive(self.live, client, message)
            if dies == "after the acknowledgement":
                raise Killed
        except Killed:
            await self.start_again()
        self.store.dies = ""
        if message.key not in client.acknowledged:
            await self.hub.receive(self.live, client, message)
        assert message.key in client.acknowledged
        self.said.append((decision.seat, message.key))
        return True


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_lost_and_nothing_doubled(tmp_path: Path, moment: str, seed: int) -> None:
    async def go() -> None:
        play = Play(f"sqlite:///{tmp_path / 'killed.db'}", f"{seed}")
        await play.open()
        number = 0
        while await play.answer(number, moment if number % 11 == seed else ""):
            number += 1
        await play.start_again()
        room = play.live.room
        assert len(room.answers) == len(play.said) == number
        assert all(room.knows(seat, key) for seat, key in play.said)
        assert room.game.over
        assert await undisturbed(tmp_path, f"{seed}") == room.game.fingerprint()
        play.store.close()

    asyncio.run(go())


async def undisturbed(folder: Path, seed: str) -> str:
    """The same game on a server that nobody kills."""
    play = Play(f"sqlite:///{folder / 'quiet.db'}", seed)
    await play.open()
    number = 0
    while await play.answer(number, ""):
        number += 1
    play.store.close()
    return play.live.room.game.fingerprint()
