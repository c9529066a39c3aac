"""What a node tells the others, and what it does about what they tell it: what people have spent,
sessions that are over, and how many games and people everybody has."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from snapcount.engine.errors import SnapcountError
from snapcount.server.bus import Bus
from snapcount.server.limits import Limits, Spent
from snapcount.server.session_wires import SessionWires
from snapcount.server.store import Store, sessions

EVERY: Final = 0.25  # seconds between two pieces of news about what was spent
FIGURES: Final = 8  # of these between two about how many there are
CHECKED: Final = 120  # and between two looks at the sessions, in case that news got lost
FORGOTTEN: Final = 10.0  # seconds after which a node that says nothing does not count


class Figures(NamedTuple):
    """How many there are."""

    games: int
    wires: int


class Neighbors:
    """The other nodes, as far as they have said anything."""

    def __init__(
        self,
        bus: Bus,
        store: Store,
        wires: SessionWires,
        limits: Limits | None,
        figures: Callable[[], Figures],
        date: Callable[[], int],
    ) -> None:
        self._bus = bus
        self._store = store
        self._wires = wires
        self._limits = limits
        self._figures = figures
        self._date = date
        self._others: dict[str, tuple[float, Figures]] = {}
        wires.tell = lambda ended: bus.say("ended", ended)
        bus.hear("ended", lambda news: wires.end_here(msgspec.convert(news, list[str])))
        bus.hear("figures", self._hear_figures)
        if limits is not None:
            limits.share()
            bus.hear("spent", lambda news: limits.hear(msgspec.convert(news, list[Spent])))

    def everywhere(self) -> tuple[int, Figures]:
        """How many nodes there are, this one too, and what they have together."""
        now = time.monotonic()
        known = [self._figures()]
        known += [each for at, each in self._others.values() if now - at < FORGOTTEN]
        return len(known), Figures(*(sum(column) for column in zip(*known, strict=True)))

    def _hear_figures(self, news: Any) -> None:
        who, found = msgspec.convert(news, tuple[str, Figures])
        now = time.monotonic()
        self._others = {
            name: each for name, each in self._others.items() if now - each[0] < FORGOTTEN
        }
        self._others[who] = now, found

    async def tell(self, life: str) -> None:
        """Tell the others, until it is cancelled."""
        turn = 0
        while True:
            if self._limits is not None and (spent := self._limits.spent()):
                self._bus.say("spent", spent)
            if turn % FIGURES == 0:
                self._bus.say("figures", [life, self._figures()])
            if turn % CHECKED == CHECKED - 1:
                with contextlib.suppress(SnapcountError):
                    await self.check_sessions()
            turn += 1
            await asyncio.sleep(EVERY)

    async def check_sessions(self) -> None:
        """End the wires of sessions that are over and of which nobody has said so."""
        wanted = self._wires.sessions()
        if not wanted:
            return
        good = sa.select(sessions.c.token).where(
            sessions.c.token.in_(wanted), sessions.c.until > self._date()
        )
        found = await self._store.read(lambda connection: {*connection.scalars(good)})
        self._wires.end_here([each for each in wanted if each not in found])
