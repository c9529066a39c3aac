"""Decks that were read once are not read again, and what was refused is refused again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from snapcount.cards.demo import demo_decks
from snapcount.cli.load import Opener
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import SnapcountError
from snapcount.engine.records.decklists import Decks, decks_of
from snapcount.engine.setup import new_table
from snapcount.server import known_decks
from snapcount.server.aside import server_aside
from snapcount.server.known_decks import KnownDecks

DECKS = decks_of(new_table(demo_decks("crd"), edition_named("crd")))


class Reader:
    """Counts how often decks are read."""

    def __init__(self) -> None:
        self.read = 0

    async def decks(self, refused: str = "") -> Decks:
        self.read += 1
        await asyncio.sleep(0.01)
        if refused:
            raise SnapcountError(refused)
        return DECKS


def test_many_who_ask_at_once_have_them_read_once() -> None:
    async def go() -> int:
        known, reader = KnownDecks(), Reader()
        asking = [known.get(("mine", "crd"), reader.decks()) for _ in range(50)]
        assert all(found is DECKS for found in await asyncio.gather(*asking))
        assert await known.get(("mine", "crd"), reader.decks()) is DECKS
        return reader.read

    assert asyncio.run(go()) == 1


def test_another_wish_is_read_for_itself() -> None:
    async def go() -> int:
        known, reader = KnownDecks(), Reader()
        for wish in (("a", "bc"), ("ab", "c"), ("a", "bc", "my own card")):
            await known.get(wish, reader.decks())
        return reader.read

    assert asyncio.run(go()) == 3


def test_what_is_refused_is_asked_again() -> None:
    async def go() -> None:
        known, reader = KnownDecks(), Reader()
        for why in ("too few cards", "too many cards"):
            with pytest.raises(SnapcountError, match=why):
                await known.get("mine", reader.decks(why))
        assert await known.get("mine", reader.decks()) is DECKS

    asyncio.run(go())


def test_the_first_who_goes_away_takes_nothing_along() -> None:
    async def go() -> None:
        known, reader = KnownDecks(), Reader()
        first = asyncio.ensure_future(known.get("mine", reader.decks()))
        second = asyncio.ensure_future(known.get("mine", reader.decks()))
        await asyncio.sleep(0)
        first.cancel()
        assert await second is DECKS
        assert reader.read == 1

    asyncio.run(go())


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_decks, "MOST_KNOWN", 2)

    async def go() -> list[int]:
        known, reader = KnownDecks(), Reader()
        read: list[int] = []
        for wish in "abacab":  # b was not asked for longest when c came
            await known.get(wish, reader.decks())
            read.append(reader.read)
        return read

    assert asyncio.run(go()) == [1, 2, 2, 3, 3, 4]


@pytest.mark.timeout(200)
def test_a_crowd_opens_games_at_once() -> None:
    """Each waited for a process, and most were told that the server is busy."""
    with server_aside("--no-limits") as server:
        opener = Opener(server.address)
        guest = opener.post("/api/guest", {"name": "Ada"})[1]

        def open_one(_: int) -> str:
            room: str = opener.post("/api/games", {"opponent": "friend"}, guest)[0]["room"]
            return room

        with ThreadPoolExecutor(40) as crowd:
            assert len({*crowd.map(open_one, range(80))}) == 80
