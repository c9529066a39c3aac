"""What the server does not hold on to: rooms, what waits for readers, sessions and guests."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient
from starlette.websockets import WebSocket
from tests.server.test_hub import Evening, evening

from snapcount.server.api import decks as deck_api
from snapcount.server.app import create_app
from snapcount.server.entries import ClockRule
from snapcount.server.housekeeping import delete_expired
from snapcount.server.hub import IDLE, NoSuchRoom
from snapcount.server.people import A_SESSION, People
from snapcount.server.protocol import Acknowledged, Hint, Resign, Resume
from snapcount.server.store import Store, decks, people, sessions
from snapcount.server.wires import MOST_BYTES_WAITING, MOST_WAITING, SocketWire


def test_a_room_that_is_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        for number in range(50):
            with pytest.raises(NoSuchRoom):
                await e.hub.live(f"cellar {number}")
        assert not e.hub._opening

    evening(tmp_path, story)


def leave(e: Evening) -> None:
    for ear in (e.ada, e.ben, e.cleo):
        e.hub.disconnect(e.live, ear)


def test_a_room_that_nobody_is_in_is_put_away_and_made_again(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        for number in range(6):
            await e.answer(f"{number}")
        seen = e.live.room.update(0)
        leave(e)
        e.time = IDLE - 1
        assert e.hub.put_away() == 0
        e.time = IDLE
        assert e.hub.put_away() == 1
        assert not e.hub.rooms
        again = await e.hub.live("attic")
        assert again is not e.live
        assert again.room.update(0) == seen
        e.live = again
        e.hub.connect(again, "ada", e.ada, Resume(1))
        e.hub.connect(again, "ben", e.ben, Resume(1))
        await e.answer("7")
        assert again.entries == 7

    evening(tmp_path, story)


def test_a_room_is_not_put_away_while_somebody_watches(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        e.hub.disconnect(e.live, e.ada)
        e.hub.disconnect(e.live, e.ben)
        e.time = 2 * IDLE
        assert e.hub.put_away() == 0

    evening(tmp_path, story)


def test_who_comes_back_to_a_room_that_was_put_away_waits_for_the_other_anew(
    tmp_path: Path,
) -> None:
    async def story(e: Evening) -> None:
        leave(e)
        e.time = 2 * IDLE
        assert e.hub.put_away() == 1
        again = await e.hub.live("attic")
        assert not again.patience
        e.hub.connect(again, "ada", e.ada, Resume(1))
        assert [*again.patience] == [(1, "return")]
        await e.hub.close()

    evening(tmp_path, story)


def test_a_room_is_not_put_away_while_a_clock_runs(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        await e.answer("1")
        leave(e)
        e.time = 2 * IDLE
        assert e.hub.put_away() == 0
        await e.hub.close()

    evening(tmp_path, story, clock=ClockRule(80_000_000))


def test_many_who_want_the_same_room_get_the_same(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        leave(e)
        e.time = IDLE
        e.hub.put_away()
        found = await asyncio.gather(*(e.hub.live("attic") for _ in range(20)))
        assert len({id(each) for each in found}) == 1
        assert not e.hub._opening

    evening(tmp_path, story)


def test_a_game_that_is_over_is_gone_when_the_last_has_left(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        for number in range(4):
            await e.answer(f"{number}")
        room = weakref.ref(e.live.room)
        await e.hub.receive(e.live, e.ada, Resign("enough"))
        leave(e)
        assert not e.hub.rooms
        del e.live
        await asyncio.sleep(0)
        gc.collect()
        assert room() is None

    evening(tmp_path, story)


class Stalled:
    """A socket at whose other end nobody reads."""

    closed = 0

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(3600)

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


def test_a_reader_that_stalls_pins_little() -> None:
    async def stall() -> None:
        wire = SocketWire(cast(WebSocket, Stalled()))
        pump = asyncio.create_task(wire.pump())
        most = 0
        for number in range(1000):
            wire.send(Hint(number, [0.5] * 10_000, 0.5))
            await asyncio.sleep(0)
            most = max(most, wire.waiting)
        assert wire.too_slow
        assert 0 < most <= MOST_BYTES_WAITING
        assert wire.waiting == 0
        pump.cancel()

    asyncio.run(stall())


def test_a_message_that_is_long_alone_is_sent_all_the_same() -> None:
    async def send() -> None:
        wire = SocketWire(cast(WebSocket, Stalled()))
        wire.send(Hint(0, [0.25] * 300_000, 0.5))
        assert wire.waiting > MOST_BYTES_WAITING
        assert not wire.too_slow
        for number in range(MOST_WAITING):
            wire.send(Hint(number, [], 0.5))
        assert wire.too_slow

    asyncio.run(send())


def test_nothing_overtakes_what_waits() -> None:
    """A message is sent at once, unless another still waits; from then on all take their turn."""

    async def send() -> None:
        sent: list[bytes] = []
        reads = True
        let_go = asyncio.Event()

        class Slow(Stalled):
            async def send_text(self, text: str) -> None:
                await let_go.wait()
                sent.append(text.encode())

        def at_once(data: bytes) -> bool:
            if reads:
                sent.append(data)
            return reads

        wire = SocketWire(cast(WebSocket, Slow()), at_once)
        pump = asyncio.create_task(wire.pump())
        wire.send(Acknowledged("1"))
        reads = False
        wire.send(Acknowledged("2"))
        await asyncio.sleep(0)  # the second is on its way, and the queue is empty
        reads = True
        wire.send(Acknowledged("3"))
        let_go.set()
        await asyncio.sleep(0.01)
        wire.send(Acknowledged("4"))
        wire.end()
        wire.send(Acknowledged("5"))
        await pump
        assert [msgspec.json.decode(data)["key"] for data in sent] == ["1", "2", "3", "4"]

    asyncio.run(send())


def count(store: Store, table: sa.Table) -> int:
    with store.engine.connect() as connection:
        return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


def test_sessions_that_are_over_and_guests_without_one_are_deleted(database: str) -> None:
    store = Store(database)
    moment = 0
    who = People(store, lambda: moment)

    async def story() -> None:
        nonlocal moment
        for number in range(450):
            person, _ = await who.guest(f"Guest {number}")
        keep: Any = sa.insert(decks).values(person=person.id, name="A deck", text="")
        await store.write(lambda connection: connection.execute(keep))
        member, first = await who.guest("Ada")
        await who.register(member, "ada", "correct horse", first)
        moment = A_SESSION // 2
        _, token = await who.guest("Ben")
        moment = A_SESSION + 1
        # 451 sessions, and all guests but Ben; Ada can log in again.
        assert await delete_expired(store, moment) == 451 + 450
        assert await who.of_session(token) is not None
        assert (await who.log_in("ada", "correct horse", ""))[0].name == "Ada"
        assert (count(store, people), count(store, sessions), count(store, decks)) == (2, 2, 0)
        assert await delete_expired(store, moment) == 0

    asyncio.run(story())
    store.close()


def test_a_person_has_so_many_decks_and_sees_a_page_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deck_api, "MOST_DECKS", 7)
    monkeypatch.setattr(deck_api, "A_PAGE", 3)
    store = Store(f"sqlite:///{tmp_path / 'snapcount.db'}")
    with TestClient(create_app(store)) as client:
        client.post("/api/guest", json={"name": "Ada"})
        for number in range(7):
            kept = client.put(f"/api/decks/Deck {number}", json={"text": f"{number}"})
            assert kept.status_code == 204
        refused = client.put("/api/decks/One more", json={"text": ""})
        assert refused.json()["code"] == "too-many-decks"
        again = client.put("/api/decks/Deck 3", json={"text": "again"})
        assert again.status_code == 204
        pages = []
        after = ""
        while page := client.get("/api/decks", params={"after": after}).json():
            pages.append([each["name"] for each in page])
            after = page[-1]["name"]
        assert pages == [["Deck 0", "Deck 1", "Deck 2"], ["Deck 3", "Deck 4", "Deck 5"], ["Deck 6"]]
