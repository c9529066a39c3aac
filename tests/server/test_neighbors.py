"""What nodes tell each other: limits, sessions that are over, and how many games there are."""

from __future__ import annotations

import asyncio
import importlib.util
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from snapcount.cards.demo import demo_decks
from snapcount.engine.editions import edition_named
from snapcount.engine.records.decklists import decks_of
from snapcount.engine.setup import new_table
from snapcount.server.app import create_app
from snapcount.server.bus import Heard, RedisBus
from snapcount.server.entries import Settings
from snapcount.server.hub import Hub
from snapcount.server.leases import Leases
from snapcount.server.limits import WORK, Limits, Payer, TooMany
from snapcount.server.neighbors import Figures, Neighbors
from snapcount.server.people import People, session_of
from snapcount.server.session_wires import SessionWires
from snapcount.server.store import Store
from snapcount.server.thinking import Thinker

ADA = Payer("ada", "192.0.2.1")


class Street:
    """A bus in this process: what one says, all others hear, as JSON."""

    def __init__(self) -> None:
        self.ends: list[End] = []

    def end(self) -> End:
        self.ends.append(End(self))
        return self.ends[-1]


class End:
    def __init__(self, street: Street) -> None:
        self.street = street
        self.handlers: dict[str, Heard] = {}

    def say(self, topic: str, news: Any) -> None:
        for other in self.street.ends:
            if other is not self and topic in other.handlers:
                other.handlers[topic](msgspec.json.decode(msgspec.json.encode(news)))

    def hear(self, topic: str, heard: Heard) -> None:
        self.handlers[topic] = heard

    async def run(self) -> None:
        return


class Wire:
    def __init__(self) -> None:
        self.ended = False

    def end(self) -> None:
        self.ended = True


class House:
    """What a node has that its neighbors hear of."""

    def __init__(self, store: Store, bus: Any, games: int = 0) -> None:
        self.limits = Limits(lambda: 0.0)
        self.wires = SessionWires()
        self.neighbors = Neighbors(
            bus, store, self.wires, self.limits, lambda: Figures(games, 2 * games), lambda: 1000
        )

    async def tell(self, name: str) -> None:
        telling = asyncio.create_task(self.neighbors.tell(name))
        await asyncio.sleep(0.05)
        telling.cancel()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path / 'snapcount.db'}")
    yield made
    made.close()


def test_who_has_spent_everything_on_one_node_is_refused_on_the_others(store: Store) -> None:
    street = Street()
    one, two, three = (House(store, street.end()) for _ in range(3))
    one.limits.ask(WORK, ADA, 3000)
    two.limits.charge(WORK, ADA, 2000)

    async def tell() -> None:
        await one.tell("a")
        await two.tell("b")

    asyncio.run(tell())
    for house in (one, two, three):
        with pytest.raises(TooMany):
            house.limits.ask(WORK, ADA, 1)
    # Nobody else pays for it, but for those at the same address.
    three.limits.ask(WORK, Payer("ben", "192.0.2.2"), 5000)
    with pytest.raises(TooMany):
        three.limits.ask(WORK, Payer("cleo", ADA.address), 5001)
    assert one.limits.spent() == [], "it is told once"
    assert three.limits.spent() != [], "and what is heard is not told again"
    assert {each.who for each in three.limits.spent()} <= {"person ben", "address 192.0.2.2"}


def test_a_server_on_its_own_remembers_nothing_for_others() -> None:
    limits = Limits(lambda: 0.0)
    limits.ask(WORK, ADA, 100)
    assert limits.spent() == []


def test_a_session_that_is_over_is_over_on_every_node(store: Store) -> None:
    street = Street()
    one, two = House(store, street.end()), House(store, street.end())
    here, there, other = Wire(), Wire(), Wire()
    one.wires.add("s", here)
    two.wires.add("s", there)
    two.wires.add("t", other)
    one.wires.end(["s"])
    assert here.ended
    assert there.ended
    assert not other.ended


def test_a_session_that_is_over_is_found_even_if_the_news_got_lost(store: Store) -> None:
    async def go() -> None:
        people = People(store, lambda: 0)
        _, good = await people.guest("Ada")
        _, over = await people.guest("Ben")
        house = House(store, Street().end())
        wires = Wire(), Wire()
        for token, wire in zip((good, over), wires, strict=True):
            house.wires.add(session_of(token), wire)
        await people.log_out(over)
        await house.neighbors.check_sessions()
        assert [wire.ended for wire in wires] == [False, True]

    asyncio.run(go())


def test_everybody_knows_how_many_games_there_are(store: Store) -> None:
    street = Street()
    one, two = House(store, street.end(), games=3), House(store, street.end(), games=4)

    async def tell() -> None:
        await one.tell("a")
        await one.tell("a")

    asyncio.run(tell())
    assert two.neighbors.everywhere() == (2, Figures(7, 14))
    assert one.neighbors.everywhere() == (1, Figures(3, 6)), "b has said nothing yet"


# Where a room is ---------------------------------------------------------------------------------


def test_a_node_says_where_a_room_is(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'shared.db'}"
    store = Store(url)
    decks = decks_of(new_table(demo_decks("crd"), edition_named("crd")))

    async def open_elsewhere() -> None:
        settings = Settings(decks=decks, seed="7", names=("Ada", "Ben"))
        alone = Hub(store, Thinker(1), lambda: 0)
        await alone.open("attic", settings, {0: "ada", 1: "ben"})
        alone.thinker.close()
        leases = Leases(store, "a", term=60_000)
        await leases.arrive()
        assert await leases.take("attic") == 1

    asyncio.run(open_elsewhere())
    with TestClient(create_app(Store(url), limits=False, node="b")) as client:
        moved = client.get("/api/games/attic/record", follow_redirects=False)
        assert moved.status_code == 307
        assert moved.headers["location"] == "/api/games/attic/record?node=a"
        seat = client.post("/api/games/attic/invitation", json={}, follow_redirects=False)
        assert (seat.status_code, seat.headers["location"][-6:]) == (307, "node=a")
        with (
            client.websocket_connect("/ws/attic") as wire,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            wire.receive_json()
        assert (closed.value.code, closed.value.reason) == (4006, "a")
        assert client.get("/readyz").status_code == 200
        health = client.get("/healthz").json()
        assert (health["nodes"], health["rooms_everywhere"]) == (1, 0)
    store.close()


# Redis -------------------------------------------------------------------------------------------


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[str]:
    """The address of a Redis of our own, on a socket in a folder."""
    if importlib.util.find_spec("redis") is None:
        pytest.skip("the package redis is not installed (the extra `redis`)")
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("redis-server is not found")
    path = tmp_path / "redis.sock"
    options = ["--port", "0", "--unixsocket", str(path), "--save", "", "--appendonly", "no"]
    with subprocess.Popen([program, *options], cwd=tmp_path, stdout=subprocess.DEVNULL) as process:
        yield f"unix://{path}"
        process.terminate()


def test_nodes_hear_each_other_by_redis_and_after_it_was_away(redis: str) -> None:
    async def go() -> None:
        one, two = RedisBus(redis), RedisBus(redis)
        heard: list[Any] = []
        own: list[Any] = []
        one.hear("lobby", own.append)
        two.hear("lobby", heard.append)
        running = [asyncio.create_task(bus.run()) for bus in (one, two)]
        await asyncio.wait_for(asyncio.gather(one.listening.wait(), two.listening.wait()), 10)
        for number in range(20):
            one.say("lobby", {"number": number})
            one.say("something else", number)
        await until(lambda: len(heard) == 20)
        assert heard == [{"number": number} for number in range(20)]
        assert own == [], "nobody hears themselves"
        # What nobody understands is written down, and stops nothing.
        for strange in (b"\xff", b"{}", b'["x", [["lobby"]]]'):
            await one._redis.publish("snapcount", strange)
        # All connections are cut: both come back, and what is said then arrives.
        await two._redis.client_kill_filter(_type="pubsub")
        await two._redis.client_kill_filter(_type="normal", skipme=True)
        two.listening.clear()
        await asyncio.wait_for(two.listening.wait(), 10)
        one.say("lobby", "again")
        await until(lambda: heard[-1] == "again")
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def until(held: Any) -> None:
        async with asyncio.timeout(10):
            while not held():
                await asyncio.sleep(0.02)

    asyncio.run(go())
