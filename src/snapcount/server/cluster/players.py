"""People at a table who answer at random. When they are cut off they come back, as the page does,
and they remember what they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.server.protocol import VERSION
from snapcount.server.wires import MOVED

FIRST_WAIT: Final = 0.25  # seconds until the page comes back, and twice as long each time after
LONGEST_WAIT: Final = 8.0
SILENT: Final = 15.0  # seconds without an acknowledgement after which a client tries a new wire


class Table:
    """One game, as both clients saw it."""

    def __init__(self, room: str) -> None:
        self.room = room
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.reconnects = 0
        self.sent_on = 0
        """How often a client was told to ask for another node."""
        self.pauses: list[float] = [0.0]
        """Seconds that somebody was cut off, or waited for an answer to be safe."""
        self.over = False


class Player:
    """One of the two. Answers when asked, every so many seconds."""

    def __init__(self, table: Table, address: str, cookie: str, seat: int, every: float) -> None:
        self.table = table
        self.url = f"{address.replace('http', 'ws', 1)}/ws/{table.room}"
        self.cookie = cookie
        self.seat = seat
        self.every = every
        self.dice: Dice = dice_from_seed(f"{table.room} {seat}")
        self.unsure: dict[str, Any] | None = None
        """An answer that is not acknowledged yet, and is sent again on the next wire."""
        self.sent_at = 0.0
        self.question: Any = None
        self.answered = -1
        self.sent = 0
        self.lost_at: float | None = None

    async def play(self, going: Callable[[], bool]) -> None:
        """Until the game is over, or everybody goes home with nothing left unsaid."""
        wait, node = FIRST_WAIT, ""
        while not self.table.over and (going() or self.unsure):
            with contextlib.suppress(OSError, InvalidHandshake, TimeoutError):
                at = f"{self.url}?node={node}" if node else self.url
                node = ""
                async with connect(
                    at, additional_headers={"cookie": self.cookie}, compression=None
                ) as wire:
                    wait = FIRST_WAIT
                    try:
                        await self._talk(wire, going)
                        return
                    except ConnectionClosed as closed:
                        if closed.rcvd is not None and closed.rcvd.code == MOVED:
                            node = closed.rcvd.reason
                            self.table.sent_on += 1
                            continue
            if self.lost_at is None:
                self.lost_at = time.monotonic()
                self.table.reconnects += 1
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _talk(self, wire: ClientConnection, going: Callable[[], bool]) -> None:
        await self._say(wire, {"type": "resume", "version": VERSION})
        if self.unsure is not None:
            await self._say(wire, self.unsure)
        next_answer = time.monotonic() + self.every * (0.2 + self.dice.below(80) / 100)
        while not self.table.over and (going() or self.unsure):
            try:
                self._hear(msgspec.json.decode(await asyncio.wait_for(wire.recv(), 0.2)))
            except TimeoutError:
                if self.unsure is not None and time.monotonic() - self.sent_at > SILENT:
                    raise
            if time.monotonic() < next_answer or self.unsure is not None or not going():
                continue
            if self.question is not None and self.question["turn"] > self.answered:
                next_answer = time.monotonic() + self.every
                await self._answer(wire)

    async def _answer(self, wire: ClientConnection) -> None:
        choice = self.dice.below(len(self.question["choices"]))
        key = f"{self.seat}.{self.sent}"
        self.sent += 1
        turn = self.answered = self.question["turn"]
        self.unsure = {"type": "answer", "key": key, "turn": turn, "choice": choice}
        self.sent_at = time.monotonic()
        await self._say(wire, self.unsure)

    async def _say(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        await wire.send(msgspec.json.encode(message).decode())

    def _hear(self, heard: Any) -> None:
        kind = heard["type"]
        if kind == "update":
            self.question = heard["question"]
            self.table.over = self.table.over or heard["ending"] is not None
            if self.lost_at is not None:
                self.table.pauses.append(time.monotonic() - self.lost_at)
                self.lost_at = None
        elif kind in ("ack", "refused") and self.unsure and heard["key"] == self.unsure["key"]:
            said = self.table.acknowledged if kind == "ack" else self.table.refused
            said.append(heard["key"])
            if kind == "refused":
                self.answered -= 1  # the question may still be there
            self.unsure = None
            self.table.pauses.append(time.monotonic() - self.sent_at)
