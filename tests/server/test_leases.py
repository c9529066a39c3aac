"""Several nodes on one database: a room runs on one of them, and no other can write to it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa

from snapcount.cards.demo import demo_decks
from snapcount.engine.editions import edition_named
from snapcount.engine.records.decklists import decks_of
from snapcount.engine.setup import new_table
from snapcount.server import store as kept
from snapcount.server.entries import Settings
from snapcount.server.hub import Hub, NoSuchRoom
from snapcount.server.leases import Elsewhere, Leases, home_of
from snapcount.server.live import Live
from snapcount.server.protocol import (
    Acknowledged,
    Answer,
    OfferRematch,
    Outgoing,
    Refused,
    Resign,
    Resume,
    SetPasses,
    Update,
)
from snapcount.server.store import LostLease, Store, database
from snapcount.server.thinking import Thinker

LONG = 60_000  # milliseconds: no test takes that long, so whoever waited for it shows
DECKS = decks_of(new_table(demo_decks("crd"), edition_named("crd")))


class Client:
    """Somebody on a wire, who hears when to come again."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[Outgoing] = []
        self.sent_away = 0

    def send(self, message: Outgoing, encoded: bytes = b"") -> None:
        self.heard.append(message)

    def come_again(self) -> None:
        self.sent_away += 1

    @property
    def update(self) -> Update:
        return [each for each in self.heard if isinstance(each, Update)][-1]

    def acknowledged(self, key: str) -> bool:
        return Acknowledged(key) in self.heard

    def refused(self) -> list[Refused]:
        return [each for each in self.heard if isinstance(each, Refused)]


class Node:
    """One of several servers. It lives for a long term, and on only if it is told to."""

    def __init__(self, name: str, database: str) -> None:
        self.store = Store(database)
        self.leases = Leases(self.store, name, LONG)
        self.hub = Hub(self.store, Thinker(1), lambda: 0, leases=self.leases)

    async def open(self, **fields: object) -> Live:
        people = {0: "ada", 1: "ben"}
        wished = {"decks": DECKS, "seed": "7", "names": ("Ada", "Ben"), **fields}
        return await self.hub.open("attic", Settings(**wished), people)  # type: ignore[arg-type]

    def connect(self, live: Live) -> tuple[Client, Client]:
        clients = Client("ada"), Client("ben")
        for client in clients:
            live.goodbyes.add(client.come_again)
            self.hub.connect(live, client.person, client, Resume(1))
        return clients

    async def answer(self, live: Live, clients: tuple[Client, Client], key: str) -> Client:
        """Whoever is asked answers."""
        decision = live.room.game.decision
        assert decision is not None
        client = clients[decision.seat]
        turn = live.room.turn(decision.seat)
        await self.hub.receive(live, client, Answer(key, turn, 0))
        return client


def on_two_nodes(database: str, story: Callable[[Node, Node], Awaitable[None]]) -> None:
    async def go() -> None:
        one, two = Node("a", database), Node("b", database)
        for node in (one, two):
            await node.leases.arrive()
        try:
            await story(one, two)
        finally:
            for node in (one, two):
                await node.hub.close()
                node.hub.thinker.close()
                node.store.close()

    asyncio.run(go())


async def entries_of(node: Node, live: Live) -> list[bytes]:
    found = await node.store.read(kept.kept_room(live.room.name))
    assert found is not None
    return found.entries


async def lapse(node: Node) -> None:
    """Its time is up, and it does not know it."""
    late = sa.update(kept.nodes).where(kept.nodes.c.life == node.leases.life).values(until=0)
    await node.store.write(lambda connection: connection.execute(late))


def test_a_paused_node_wakes_up_and_its_append_is_refused(database: str) -> None:
    async def story(one: Node, two: Node) -> None:
        old = await one.open()
        clients = one.connect(old)
        await one.answer(old, clients, "first")
        await lapse(one)  # node a stands still
        new = await two.hub.live(old.room.name)
        assert new.epoch == 2
        before = await entries_of(two, new)
        assert len(before) == 1

        asked = await one.answer(old, clients, "too late")  # and wakes up
        assert await entries_of(two, new) == before, "nothing was written"
        assert not asked.acknowledged("too late"), "nothing was promised"
        assert not asked.refused(), "the answer may count where the room is now"
        assert all(client.sent_away for client in clients)
        assert old.room.name not in one.hub.rooms
        assert len(old.room.answers) == 1

        # The clients come to the other node, and what was not acknowledged is sent again.
        asked = await two.answer(new, two.connect(new), "too late")
        assert asked.acknowledged("too late")
        assert len(await entries_of(two, new)) == 2

    on_two_nodes(database, story)


def test_a_room_of_a_node_that_lives_is_not_taken(database: str) -> None:
    async def story(one: Node, two: Node) -> None:
        live = await one.open()
        assert home_of(live.room.name) == "a"
        assert await one.leases.renew(), "it has not lapsed"
        with pytest.raises(Elsewhere) as found:
            await two.leases.take(live.room.name)
        assert found.value.node == "a"
        await one.answer(live, one.connect(live), "first")
        assert len(await entries_of(two, live)) == 1

    on_two_nodes(database, story)


def test_who_could_not_be_sent_there_waits_for_the_node_to_lapse(database: str) -> None:
    """The name of the room says node a, and the proxy sent the client to b: a is dead."""

    async def story(one: Node, two: Node) -> None:
        live = await one.open()
        one.leases.term = 500
        await one.leases.renew()
        taking = asyncio.create_task(two.hub.live(live.room.name))
        await asyncio.sleep(0.1)
        assert not taking.done()
        new = await asyncio.wait_for(taking, 20)
        assert new.epoch == 2
        await one.answer(live, one.connect(live), "too late")
        assert await entries_of(two, new) == []

    on_two_nodes(database, story)


@pytest.mark.parametrize("what", ["passes", "seat", "resign", "rematch"])
def test_nothing_at_all_is_written_without_the_lease(database: str, what: str) -> None:
    async def story(one: Node, two: Node) -> None:
        if what == "seat":
            settings = Settings(decks=DECKS, seed="7", names=("Ada", "Ben"))
            old = await one.hub.open("attic", settings, {0: "ada"})
        else:
            old = await one.open(beat=0)
        clients = one.connect(old)
        if what == "rematch":
            await one.hub.receive(old, clients[0], Resign("r"))
            await one.hub.receive(old, clients[0], OfferRematch("w"))
        await lapse(one)
        new = await two.hub.live(old.room.name)
        before = await entries_of(two, new)

        async def rows() -> list[int]:
            tables = (kept.rooms, kept.entries, kept.seats, kept.leases, kept.passes)
            counts = [sa.select(sa.func.count()).select_from(table) for table in tables]
            return await two.store.read(
                lambda connection: [connection.execute(each).scalar_one() for each in counts]
            )

        were = await rows()
        if what == "seat":
            with pytest.raises(LostLease):
                await one.hub.sit_down(old, 1, "ben")
            assert 1 not in old.people
        elif what == "passes":
            await one.hub.receive(old, clients[0], SetPasses("p", old.room.passes[0]))
        elif what == "resign":
            await one.hub.receive(old, clients[0], Resign("r"))
        else:
            await one.hub.receive(old, clients[1], OfferRematch("too"))
        assert await rows() == were
        assert await entries_of(two, new) == before
        assert clients[0].sent_away

    on_two_nodes(database, story)


def test_a_friend_sits_down_on_a_node(database: str) -> None:
    async def story(one: Node, two: Node) -> None:
        settings = Settings(decks=DECKS, seed="7", names=("Ada", "Ben"))
        live = await one.hub.open("attic", settings, {0: "ada"})
        await one.hub.sit_down(live, 1, "ben")
        found = await two.store.read(kept.kept_room(live.room.name))
        assert found is not None
        assert found.people == {0: "ada", 1: "ben"}
        with pytest.raises(kept.Taken):
            await one.store.write(kept.sit_down(live.room.name, 1, "cleo", live.epoch))

    on_two_nodes(database, story)


def test_a_program_stops_when_the_room_is_gone(database: str) -> None:
    async def story(one: Node, two: Node) -> None:
        class Slow(Thinker):
            async def choice(self, *_: object) -> int:
                await gate.wait()
                return 0

        gate = asyncio.Event()
        one.hub.thinker.close()
        one.hub.thinker = Slow(1)
        old = await one.open(programs=("", "greedy"))
        clients = one.connect(old)
        while old.room.job() is None:
            await one.answer(old, clients, f"k{old.entries}")
        written = len(await entries_of(one, old))
        await lapse(one)
        assert (await two.leases.take(old.room.name)) == 2
        gate.set()
        assert old.thinking is not None
        await asyncio.wait_for(asyncio.gather(old.thinking, return_exceptions=True), 5)
        assert len(await entries_of(two, old)) == written
        assert old.gone

    on_two_nodes(database, story)


def test_a_take_over_is_wholly_before_or_after_an_entry(database: str) -> None:
    """Both nodes write as fast as they can while the room goes back and forth: what one has read
    when it took the room is followed by its own entries alone."""

    async def story(one: Node, two: Node) -> None:
        live = await one.open()
        name = live.room.name
        taken: list[tuple[int, int]] = [(1, 0)]
        """By epoch: how many entries there were when the room was taken."""
        written: list[tuple[int, int]] = []
        lost = 0

        async def write(node: Node, epoch: int, number: int) -> None:
            nonlocal lost
            while True:
                try:
                    data = b"%d" % epoch
                    await node.store.write(kept.append(name, number, data, epoch))
                except (LostLease, kept.Taken):
                    lost += 1
                    return
                written.append((number, epoch))
                number += 1
                await asyncio.sleep(0.01 if number % 2 else 0)

        writers = [asyncio.create_task(write(one, 1, 0))]
        for turn in range(20):
            await asyncio.sleep(0.01)
            node, other = (two, one) if turn % 2 == 0 else (one, two)
            await other.leases.leave()  # its time is up, and it does not know it
            other.leases.leaving = False
            epoch = await node.leases.take(name)
            await other.leases.renew()
            assert epoch == turn + 2
            before = len(await entries_of(node, live))
            taken.append((epoch, before))
            writers.append(asyncio.create_task(write(node, epoch, before)))
        await one.leases.leave()
        await two.leases.leave()
        one.leases.leaving = False
        assert await one.leases.take(name) == 22
        await asyncio.gather(*writers)
        assert lost == len(writers)
        rows = await entries_of(one, live)
        assert [(number, int(data)) for number, data in enumerate(rows)] == sorted(written)
        for epoch, before in taken:
            assert all(int(data) < epoch for data in rows[:before])
            assert all(int(data) >= epoch for data in rows[before:])

    on_two_nodes(database, story)


def test_one_lost_room_fails_alone(database: str) -> None:
    """Entries of many rooms go to the database together."""

    async def story(one: Node, two: Node) -> None:
        settings = Settings(decks=DECKS, seed="7", names=("Ada", "Ben"))
        lives = [await one.hub.open(f"r{i}", settings, {0: "a", 1: "b"}) for i in range(6)]
        await lapse(one)
        await two.leases.take(lives[3].room.name)
        await one.leases.renew()
        works = [kept.append(each.room.name, 0, b"{}", each.epoch) for each in lives]
        done = await asyncio.gather(
            *(one.store.write(work) for work in works), return_exceptions=True
        )
        assert [isinstance(each, LostLease) for each in done] == [i == 3 for i in range(6)]
        assert [len(await entries_of(one, each)) for each in lives] == [1, 1, 1, 0, 1, 1]

    on_two_nodes(database, story)


def test_a_room_from_before_there_were_nodes_is_taken(database: str) -> None:
    async def story(one: Node, two: Node) -> None:
        alone = Hub(one.store, Thinker(1), lambda: 0)
        settings = Settings(decks=DECKS, seed="7", names=("Ada", "Ben"))
        await alone.open("attic", settings, {0: "ada", 1: "ben"})
        found = await asyncio.gather(
            one.leases.take("attic"), two.leases.take("attic"), return_exceptions=True
        )
        assert sorted(isinstance(each, Elsewhere) for each in found) == [False, True]
        assert 1 in found
        with pytest.raises(NoSuchRoom):
            await two.hub.live("cellar")
        alone.thinker.close()

    on_two_nodes(database, story)


def test_a_node_that_goes_finishes_what_it_keeps(database: str) -> None:
    async def story(one: Node, two: Node) -> None:
        live = await one.open()
        clients = one.connect(live)
        answering = asyncio.create_task(one.answer(live, clients, "last"))
        await asyncio.sleep(0)  # it is being kept
        await one.hub.hand_over()
        assert (await answering).acknowledged("last")
        assert all(client.sent_away for client in clients)
        late = await one.answer(live, clients, "later")
        assert not late.acknowledged("later")
        assert not late.refused()
        began = time.monotonic()
        new = await two.hub.live(live.room.name)
        assert time.monotonic() - began < LONG / 2000, "nobody waits for a term to run out"
        assert len(new.room.answers) == 1
        assert (await two.answer(new, two.connect(new), "later")).acknowledged("later")
        with pytest.raises(Elsewhere):
            await one.hub.live(live.room.name)
        await one.leases.renew()
        assert one.leases.life not in await lives(two)

    on_two_nodes(database, story)


async def lives(node: Node) -> set[str]:
    wanted = sa.select(kept.nodes.c.life)
    return await node.store.read(lambda connection: {*connection.scalars(wanted)})


def test_a_node_that_is_started_again_waits_for_nobody(database: str) -> None:
    async def story(one: Node, two: Node) -> None:
        live = await one.open()
        again = Leases(two.store, "a", LONG)
        await again.arrive()
        began = time.monotonic()
        assert await again.take(live.room.name) == 2
        assert time.monotonic() - began < LONG / 2000
        await one.answer(live, one.connect(live), "from the dead")
        assert await entries_of(two, live) == []

    on_two_nodes(database, story)


def test_a_node_that_was_late_lets_go_of_what_others_have_taken(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snapcount.server.hub.EVERY", 0.02)

    async def story(one: Node, two: Node) -> None:
        settings = Settings(decks=DECKS, seed="7", names=("Ada", "Ben"))
        lost = await one.open()
        stays = await one.hub.open("cellar", settings, {0: "ada", 1: "ben"})
        clients, others = one.connect(lost), one.connect(stays)
        await lapse(one)
        await two.hub.live(lost.room.name)
        beat = asyncio.create_task(one.hub.stay_alive())
        async with asyncio.timeout(20):
            while lost.room.name in one.hub.rooms:
                await asyncio.sleep(0.02)
        beat.cancel()
        assert all(client.sent_away for client in clients)
        assert not any(client.sent_away for client in others)
        assert [*one.hub.rooms] == [stays.room.name]
        assert (await one.answer(stays, others, "on")).acknowledged("on")

    on_two_nodes(database, story)


def test_rooms_that_are_put_away_are_nobodys(database: str) -> None:
    async def story(one: Node, two: Node) -> None:
        live = await one.open()
        await one.leases.renew()
        one.hub.now = lambda: 10_000_000
        assert one.hub.put_away() == 1
        await asyncio.gather(*one.hub._tasks)
        assert await two.leases.take(live.room.name) == 2
        # Late news of it does not take it away from whoever has it now.
        await one.leases.give_up([(live.room.name, 1)])
        with pytest.raises(Elsewhere):
            await one.leases.take(live.room.name)

    on_two_nodes(database, story)


def test_a_process_that_stops_in_a_transaction_holds_nobody_up(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node may be paused between its write and its commit. The room waits for the database to
    end that, and all other rooms of the node that takes over do not."""
    monkeypatch.setattr(database, "LONGEST_IDLE", 3000)

    async def story(one: Node, two: Node) -> None:
        settings = Settings(decks=DECKS, seed="7", names=("Ada", "Ben"))
        live = await one.open()
        other = await two.hub.open("cellar", settings, {0: "ada", 1: "ben"})
        clients = two.connect(other)
        with contextlib.suppress(sa.exc.SQLAlchemyError), one.store.engine.connect() as paused:
            kept.append(live.room.name, 0, b"half", live.epoch)(paused)
            await one.leases.leave()
            taking = asyncio.create_task(two.leases.take(live.room.name))
            await asyncio.sleep(0.2)
            assert not taking.done()
            assert (await two.answer(other, clients, "meanwhile")).acknowledged("meanwhile")
            assert not taking.done()
            assert await taking == 2
            paused.commit()
        assert await entries_of(two, live) == []

    on_two_nodes(postgres_database, story)
