"""How much of the server one client may use: everything has a price, and two purses pay it.

Prices are milliseconds of the server's time. One purse is the person's, or for people without a
session the one that all of them at an address share; the other is the address's own. So neither a
crowd of guests at one address nor one person at many addresses gets more than their share. What a
piece of work really took is known afterwards: then a purse may owe, and must fill up first.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from snapcount.engine.errors import SnapcountError


class TooMany(SnapcountError):
    """The client's: it wants more than its share."""

    code = "too-many"


class Payer(NamedTuple):
    """Who uses the server, and from where; without a session there is no person."""

    person: str | None
    address: str


class Rate(NamedTuple):
    """What a purse holds, and how fast it fills."""

    most: float
    a_second: float


class Kind(NamedTuple):
    """A sort of use with purses of its own: who types too many decks can still play."""

    name: str
    person: Rate
    address: Rate


ASKING: Final = Kind("asking", Rate(400, 40), Rate(1200, 120))
"""Requests of any sort, whatever they go on to cost."""
WORK: Final = Kind("work", Rate(5000, 250), Rate(10_000, 500))
"""What is computed for somebody: decks, events, replays, games that are opened."""
REVIEW: Final = Kind("review", Rate(60_000, 500), Rate(120_000, 1000))
"""Reviews of games: a minute of work at once, and half a processor from then on."""
PLAY: Final = Kind("play", Rate(400, 100), Rate(4000, 1000))
"""Messages at a table."""

LOOKING: Final = 2
CHANGING: Final = 10
OPENING: Final = 250
"""What a request costs that only asks, one that changes something, and a game that is opened."""
PRICES: Final = {
    "/api/games": OPENING,
    "/api/workshop/game": OPENING,
    "/api/guest": 250,
    "/api/session": 200,
    "/api/account": 200,
}
"""What requests by POST cost beyond that, in work: it is not measured, or is more than it looks."""
KINDS: Final = {kind.name: kind for kind in (ASKING, WORK, REVIEW, PLAY)}
MESSAGE: Final = 2
TELLING: Final = 10
"""What a message at a table costs, and being told everything from the beginning."""
MOST_PURSES: Final = 20_000  # law 10: when there are more, the fullest are forgotten


class Spent(NamedTuple):
    """What somebody has paid, for whoever else counts it."""

    kind: str
    who: str
    price: float


class _Purse:
    __slots__ = ("at", "key", "left")

    def __init__(self, left: float, at: float, key: tuple[str, str]) -> None:
        self.left = left
        self.at = at
        self.key = key


class Limits:
    """Everybody's purses. Time is handed in, in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._purses: dict[tuple[str, str], _Purse] = {}
        self._spent: dict[tuple[str, str], float] | None = None
        """What other nodes have not been told of; None: there are none."""

    def ask(self, kind: Kind, payer: Payer, price: float) -> None:
        """Pay, or be told to wait; whoever is refused pays nothing."""
        purses = self._of(kind, payer)
        if any(purse.left < price for purse in purses):
            raise TooMany("That's a lot at once. Wait a few seconds, then try again.")
        for purse in purses:
            purse.left -= price
        self._note(purses, price)

    def charge(self, kind: Kind, payer: Payer, price: float) -> None:
        """Pay for what was done already; nobody ever owes more than a purse holds."""
        rates = (kind.person, kind.address)
        purses = self._of(kind, payer)
        for purse, rate in zip(purses, rates, strict=True):
            purse.left = max(purse.left - price, -rate.most)
        self._note(purses, price)

    def wait(self, kind: Kind, payer: Payer, price: float) -> float:
        """After how many seconds both purses can pay that; 0 if they can now."""
        rates = (kind.person, kind.address)
        purses = self._of(kind, payer)
        missing = (
            (price - purse.left) / rate.a_second for purse, rate in zip(purses, rates, strict=True)
        )
        return max(0.0, *missing)

    # Several nodes: each counts what is spent on all of them ------------------------------------

    def share(self) -> None:
        """Remember from now on what is spent."""
        self._spent = {}

    def spent(self) -> list[Spent]:
        """What was spent here since this was last asked."""
        found = [Spent(*key, price) for key, price in (self._spent or {}).items()]
        if found:
            self._spent = {}
        return found

    def hear(self, spent: Iterable[Spent]) -> None:
        """Count what was spent on another node."""
        for kind, who, price in spent:
            rates = KINDS[kind]
            rate = rates.address if who.startswith("address ") else rates.person
            purse = self._filled(kind, who, rate)
            purse.left = max(purse.left - price, -rate.most)

    def _note(self, purses: tuple[_Purse, _Purse], price: float) -> None:
        if self._spent is not None:
            for purse in purses:
                self._spent[purse.key] = self._spent.get(purse.key, 0.0) + price

    def _of(self, kind: Kind, payer: Payer) -> tuple[_Purse, _Purse]:
        who = f"person {payer.person}" if payer.person else f"nobody at {payer.address}"
        return (
            self._filled(kind.name, who, kind.person),
            self._filled(kind.name, f"address {payer.address}", kind.address),
        )

    def _filled(self, kind: str, who: str, rate: Rate) -> _Purse:
        now = self._now()
        purse = self._purses.get((kind, who))
        if purse is None:
            if len(self._purses) >= MOST_PURSES:
                self._forget()
            purse = self._purses[kind, who] = _Purse(rate.most, now, (kind, who))
        else:
            purse.left = min(rate.most, purse.left + (now - purse.at) * rate.a_second)
            purse.at = now
        return purse

    def _forget(self) -> None:
        """The purses that were not used for longest are the fullest."""
        oldest = sorted(self._purses.items(), key=lambda each: each[1].at)
        for key, _ in oldest[: MOST_PURSES // 2]:
            del self._purses[key]
