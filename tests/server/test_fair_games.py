"""Games between people: who may sit down, who may watch, and cards that nobody has chosen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.server.test_app import BADGERS, HERONS
from tests.server.test_shuffle import DECKS, NUMBERS, SECRET
from tests.server.waiting import comes_true

from snapcount.engine.records.reading import read
from snapcount.server import hub as hubs
from snapcount.server import store as kept
from snapcount.server.app import create_app
from snapcount.server.entries import Settings, settings_from
from snapcount.server.hub import Hub
from snapcount.server.live import Live
from snapcount.server.protocol import (
    Acknowledged,
    OfferRematch,
    OpenNumber,
    Outgoing,
    Refused,
    Reply,
    Resign,
    Resume,
    Seal,
    Shuffling,
    Update,
    Welcome,
)
from snapcount.server.shuffle import Table, check, commitment_of, seal_of
from snapcount.server.store import Store, StoreError
from snapcount.server.thinking import Thinker

PEOPLE = {0: "ada", 1: "ben"}


class Ear:
    """A wire that keeps what goes over it."""

    def __init__(self) -> None:
        self.heard: list[Outgoing] = []

    def send(self, message: Outgoing, encoded: bytes = b"") -> None:
        self.heard.append(message)

    @property
    def last(self) -> Outgoing:
        told = (Shuffling, Update)
        return [each for each in self.heard if isinstance(each, told)][-1]


class House:
    """A hub on a store, with Ada, Ben and Cleo, who watches."""

    def __init__(self, where: Path | str, **fields: Any) -> None:
        """In a folder, or in the database of that address."""
        address = where if isinstance(where, str) else f"sqlite:///{where / 'snapcount.db'}"
        self.store = Store(address, pace=0)
        self.fields = fields
        self.start()

    def start(self) -> None:
        """A new server on what is kept."""
        self.hub = Hub(self.store, Thinker(1), lambda: 0)
        self.ears = {"ada": Ear(), "ben": Ear(), "cleo": Ear()}

    async def open(self, people: dict[int, str] | None = None) -> Live:
        fields = {"secret": SECRET, "beat": 0, **self.fields}
        settings = Settings(decks=DECKS, names=("Ada", "Ben"), **fields)
        self.live = await self.hub.open("attic", settings, dict(people or PEOPLE))
        return self.live

    def connect(self, *people: str) -> None:
        for person in people:
            self.hub.connect(self.live, person, self.ears[person], Resume(1))

    async def says(self, person: str, message: Any) -> Outgoing:
        await self.hub.receive(self.live, self.ears[person], message)
        replies = (Acknowledged, Refused)
        return [each for each in self.ears[person].heard if isinstance(each, replies)][-1]

    @property
    def commitment(self) -> str:
        assert self.live.room.shuffle is not None
        return self.live.room.shuffle.commitment

    async def seal(self, *people: str) -> None:
        for seat, person in PEOPLE.items():
            if person in people:
                seal = seal_of(self.commitment, seat, NUMBERS[seat])
                await self.says(person, Seal(f"seal {person}", seal))

    async def reveal(self, *people: str) -> None:
        for seat, person in PEOPLE.items():
            if person in people:
                await self.says(person, OpenNumber(f"open {person}", NUMBERS[seat]))


Story = Callable[[House], Awaitable[None]]


def house(where: Path | str, story: Story, **fields: Any) -> None:
    async def go() -> None:
        made = House(where, **fields)
        await story(made)
        await made.hub.close()
        made.hub.thinker.close()
        made.store.close()

    asyncio.run(go())


# The shuffle on the wire -----------------------------------------------------------------------


def test_the_first_message_has_the_commitment_and_no_card_is_dealt(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        await h.open()
        h.connect("ada", "ben", "cleo")
        for ear in h.ears.values():
            welcome, shuffle = ear.heard[:2]
            assert isinstance(welcome, Welcome)
            assert welcome.commitment == h.commitment
            assert shuffle == Shuffling((True, True), ("", ""), ("", ""), None)
        await h.seal("ada", "ben")
        await h.reveal("ada")
        assert not any(isinstance(each, Update) for each in h.ears["cleo"].heard)
        await h.reveal("ben")
        for ear in h.ears.values():
            assert isinstance(ear.last, Update)
            assert SECRET not in str(ear.heard)

    house(tmp_path, story)


def test_the_secret_is_on_the_disk_before_anybody_can_add_a_number(tmp_path: Path) -> None:
    """A server that would try several secrets would have to change what it has said and kept."""

    async def story(h: House) -> None:
        await h.open()
        found = await h.store.read(kept.kept_room("attic"))
        assert found is not None
        assert found.entries == []
        secret = settings_from(found.settings).secret
        told = commitment_of(Table("attic", DECKS.table, ("Ada", "Ben")), secret)
        commitments = set()
        for people in (("ada",), ("ben",), ("ada", "ben")):
            h.start()  # whatever comes between
            h.live = await h.hub.live("attic")
            h.connect(*people)
            await h.seal(*people)
            welcome = h.ears[people[0]].heard[0]
            assert isinstance(welcome, Welcome)
            commitments.add(welcome.commitment)
        assert commitments == {told}
        await h.reveal("ada", "ben")
        assert h.live.room.shuffle is not None
        assert h.live.room.shuffle.secret == secret

    house(tmp_path, story)


def test_spectators_see_the_shuffle_late_too(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        await h.open()
        h.connect("ada", "ben", "cleo")
        await h.seal("ada", "ben")
        await h.reveal("ada", "ben")
        assert h.ears["cleo"].last == Shuffling((True, True), ("", ""), ("", ""), None)
        await comes_true(lambda: isinstance(h.ears["cleo"].last, Update))

    house(tmp_path, story, delay=200)


def test_a_client_that_sends_no_number_is_waited_for_only_so_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "SEALING", 60)

    async def story(h: House) -> None:
        await h.open()
        h.connect("ada", "ben")
        await h.seal("ada")
        assert not h.live.room.dealt
        await asyncio.sleep(0.5)
        reply = await h.says("ben", Seal("late", "0" * 64))
        assert isinstance(reply, Refused)
        await h.reveal("ada")
        assert h.live.room.dealt
        await h.says("ada", Resign("r"))
        tags = h.live.room.record().tags
        assert (tags["SecondSeal"], tags["SecondNumber"]) == ("-", "-")
        assert all(finding.good for finding in check(h.live.room.record()))

    house(tmp_path, story)


def test_two_old_clients_get_their_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "SEALING", 30)

    async def story(h: House) -> None:
        await h.open()
        h.connect("ada", "ben")
        await comes_true(lambda: isinstance(h.ears["ada"].last, Update))
        await comes_true(lambda: isinstance(h.ears["ben"].last, Update))

    house(tmp_path, story)


def test_who_is_not_there_is_not_shuffled_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time for a number runs only for a client that is connected."""
    monkeypatch.setattr(hubs, "SEALING", 30)

    async def story(h: House) -> None:
        await h.open()
        h.connect("ada")
        await h.seal("ada")
        await asyncio.sleep(0.1)
        assert not h.live.room.dealt
        h.connect("ben")
        await h.seal("ben")
        await h.reveal("ada", "ben")
        assert h.live.room.dealt

    house(tmp_path, story)


def test_nothing_is_dealt_before_the_friend_sits_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "SEALING", 30)
    monkeypatch.setattr(hubs, "ARRIVING", 30)

    async def story(h: House) -> None:
        await h.open({0: "ada"})
        h.connect("ada")
        await asyncio.sleep(0.1)
        shuffle = h.ears["ada"].last
        assert isinstance(shuffle, Shuffling)
        assert (shuffle.seated, shuffle.ending) == ((True, False), None)
        await h.hub.sit_down(h.live, 1, "ben")
        shuffle = h.ears["ada"].last
        assert isinstance(shuffle, Shuffling)
        assert shuffle.seated == (True, True)

    house(tmp_path, story)


def test_a_reconnect_and_a_restart_between_seal_and_number(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        await h.open()
        h.connect("ada", "ben")
        before = h.commitment
        await h.seal("ada", "ben")
        h.hub.disconnect(h.live, h.ears["ada"])
        h.connect("ada")
        await h.reveal("ada")
        h.start()
        h.live = await h.hub.live("attic")
        h.connect("ada", "ben")
        welcome, shuffle = h.ears["ben"].heard
        assert isinstance(welcome, Welcome)
        assert isinstance(shuffle, Shuffling)
        assert welcome.commitment == before
        assert shuffle.numbers == (NUMBERS[0], "")
        again = await h.says("ada", OpenNumber("open ada", NUMBERS[0]))
        assert isinstance(again, Acknowledged)  # the same message once more is old news
        await h.reveal("ben")
        assert h.live.room.dealt

    house(tmp_path, story)


def test_who_seals_and_does_not_open_forfeits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "OPENING", 60)

    async def story(h: House) -> None:
        await h.open()
        h.connect("ada", "ben")
        await h.seal("ada", "ben")
        await h.reveal("ben")
        await comes_true(lambda: getattr(h.ears["ben"].last, "ending", None) is not None)
        shuffle = h.ears["ben"].last
        assert isinstance(shuffle, Shuffling)
        assert shuffle.ending is not None
        assert (shuffle.ending.winner, shuffle.ending.how) == (1, "absence")

    house(tmp_path, story)


# The next game ---------------------------------------------------------------------------------


async def rematch(h: House, number: int) -> None:
    """Both agree to another game, and go there."""
    await h.says("ada", Resign(f"r{number}"))
    await h.says("ada", OfferRematch(f"o{number}"))
    await h.says("ben", Reply(f"y{number}", "rematch", agree=True))
    h.live = await h.hub.live(h.live.room.rematch)
    h.ears = {"ada": Ear(), "ben": Ear(), "cleo": Ear()}
    h.connect("ada", "ben")


async def deal(h: House) -> None:
    await h.seal("ada", "ben")
    await h.reveal("ada", "ben")


def test_forty_rematches_share_nothing(database: str) -> None:
    async def story(h: House) -> None:
        await h.open()
        h.connect("ada", "ben")
        seen: set[str] = set()
        for number in range(40):
            await deal(h)
            room = h.live.room
            assert room.shuffle is not None
            assert len(room.name) <= 40
            parts = {room.name, room.seed, room.shuffle.secret, room.shuffle.commitment}
            assert len(parts) == 4
            assert not seen & parts
            seen |= parts
            await rematch(h, number)
            # The last game's record, with its secret, is open now: nothing of the next is in it.
            following = h.live.room.settings
            assert following.secret
            assert not any(part in str(following) for part in seen - {""})

    house(database, story)


def test_a_rematch_against_a_program_has_a_seed_of_its_own(tmp_path: Path) -> None:
    async def story(h: House) -> None:
        await h.open({0: "ada"})
        h.connect("ada")
        await h.says("ada", Resign("r"))
        await h.says("ada", OfferRematch("o"))
        again = await h.hub.live(h.live.room.rematch)
        assert again.room.dealt
        assert len(again.room.seed) >= 16
        assert "first seed" not in again.room.seed

    house(tmp_path, story, secret="", seed="first seed", programs=("", "random"))


@pytest.mark.parametrize("write", [0, 1])
def test_a_rematch_is_one_transaction_or_none(database: str, write: int) -> None:
    """Whichever of its statements fails, neither room has changed; then it can be agreed again."""

    async def story(h: House) -> None:
        await h.open()
        h.connect("ada", "ben")
        await deal(h)
        await h.says("ada", Resign("r"))
        await h.says("ada", OfferRematch("o"))
        count = 0

        def fails(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            nonlocal count
            if statement.startswith("INSERT INTO"):
                count += 1
                if count == write + 1:
                    raise StoreError("The disk is on fire.")

        before = await h.store.read(rows)
        sa.event.listen(h.store.engine, "before_cursor_execute", fails)
        refused = await h.says("ben", Reply("y", "rematch", agree=True))
        sa.event.remove(h.store.engine, "before_cursor_execute", fails)
        assert isinstance(refused, Refused)
        assert await h.store.read(rows) == before
        assert h.live.room.rematch == ""
        assert [*h.hub.rooms] == ["attic"]
        agreed = await h.says("ben", Reply("y", "rematch", agree=True))
        assert isinstance(agreed, Acknowledged)
        assert h.live.room.rematch in h.hub.rooms

    house(database, story)


def rows(connection: sa.Connection) -> list[int]:
    tables = (kept.rooms, kept.entries, kept.seats)
    return [
        connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        for table in tables
    ]


# Over HTTP -------------------------------------------------------------------------------------

WISH = {"deck": HERONS, "opponents_deck": BADGERS, "opponent": "friend"}


class Visitor:
    """A client with a session of its own on the same server."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        reply = client.post("/api/guest", json={"name": name}, headers={"cookie": ""})
        self.headers = {"cookie": f"snapcount={reply.cookies['snapcount']}"}
        client.cookies.clear()

    def post(self, path: str, **body: Any) -> Any:
        return self.client.post(path, json=body, headers=self.headers)

    def get(self, path: str) -> Any:
        return self.client.get(path, headers=self.headers)

    def wire(self, room: str) -> WebSocketTestSession:
        return self.client.websocket_connect(f"/ws/{room}", headers=self.headers)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = Store(f"sqlite:///{tmp_path / 'snapcount.db'}")
    with TestClient(create_app(store, limits=False)) as made:
        yield made


@pytest.fixture
def visitors(client: TestClient) -> list[Visitor]:
    return [Visitor(client, name) for name in ("Ada", "Ben", "Cleo")]


def resume(wire: WebSocketTestSession) -> tuple[dict[str, Any], dict[str, Any]]:
    wire.send_json({"type": "resume", "version": 1})
    return wire.receive_json(), wire.receive_json()


def until(wire: WebSocketTestSession, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = wire.receive_json()
        if message["type"] == kind:
            return message


def shuffle_together(wires: list[WebSocketTestSession]) -> list[str]:
    """What two clients do; returns the commitment that each was shown."""
    shown = [resume(wire)[0]["commitment"] for wire in wires]
    for seat, wire in enumerate(wires):
        seal = seal_of(shown[seat], seat, NUMBERS[seat])
        wire.send_json({"type": "seal", "key": "s", "seal": seal})
        until(wire, "ack")
    for seat, wire in enumerate(wires):
        wire.send_json({"type": "number", "key": "n", "number": NUMBERS[seat]})
        until(wire, "ack")
    return shown


def test_a_game_between_people_from_the_link_to_the_proof(visitors: list[Visitor]) -> None:
    ada, ben, cleo = visitors
    opened = ada.post("/api/games", **WISH).json()
    room = opened["room"]
    assert ben.post(f"/api/games/{room}/seat", invite=opened["invite"]).status_code == 200
    with ada.wire(room) as one, ben.wire(room) as two:
        shown = shuffle_together([one, two])
        one.send_json({"type": "resign", "key": "r"})
        until(one, "ack")
    texts = {who.get(f"/api/games/{room}/record").text for who in (ada, ben, cleo)}
    assert len(texts) == 1
    record = read(texts.pop().encode())
    assert shown[0] == shown[1]
    findings = check(record, commitment=shown[0], number=NUMBERS[0])
    assert all(finding.good for finding in findings), findings


def test_a_seed_of_ones_choice_is_for_programs_only(visitors: list[Visitor]) -> None:
    """Or for a friend who has seen it and agreed; and then the game says so for ever."""
    ada, ben, cleo = visitors
    opened = ada.post("/api/games", **WISH, seed="7").json()
    room, invite = opened["room"], opened["invite"]
    refused = ben.post(f"/api/games/{room}/seat", invite=invite)
    assert (refused.status_code, refused.json()["code"]) == (422, "not-agreed")
    seen = ben.post(f"/api/games/{room}/invitation", invite=invite).json()
    assert (seen["set_up"], seen["seed"], seen["free"]) == ("chosen seed", "7", 1)
    judged = ben.post("/api/judge", position=seen["position"])
    assert judged.status_code == 200
    with cleo.wire(room) as wire:
        welcome, _ = resume(wire)
        assert welcome["set_up"] == "chosen seed"
        assert welcome["commitment"] == ""
    assert ben.post(f"/api/games/{room}/seat", invite=invite, agree=True).status_code == 200
    with ada.wire(room) as wire:
        resume(wire)
        wire.send_json({"type": "resign", "key": "r"})
        until(wire, "ack")
    record = read(ada.get(f"/api/games/{room}/record").content)
    assert record.tags["SetUp"] == "chosen seed"
    assert not all(finding.good for finding in check(record))


def test_a_continued_record_is_marked_too(visitors: list[Visitor]) -> None:
    ada, ben, _ = visitors
    room = ada.post("/api/games", **{**WISH, "opponent": "random"}, seed="7").json()["room"]
    with ada.wire(room) as wire:
        _, update = resume(wire)
        while update["question"] is None:
            update = until(wire, "update")
        turn = update["question"]["turn"]
        wire.send_json({"type": "answer", "key": "a", "turn": turn, "choice": 0})
        until(wire, "ack")
        wire.send_json({"type": "resign", "key": "r"})
        until(wire, "ack")
    record = ada.get(f"/api/games/{room}/record").text
    opened = ada.post("/api/games", opponent="friend", record=record, step=1).json()
    path = f"/api/games/{opened['room']}"
    seen = ben.post(f"{path}/invitation", invite=opened["invite"]).json()
    assert seen["set_up"] == "continued record"
    assert ben.post(f"{path}/seat", invite=opened["invite"]).json()["code"] == "not-agreed"
    agreed = ben.post(f"{path}/seat", invite=opened["invite"], agree=True)
    assert agreed.status_code == 200


def test_the_link_for_watching_is_not_the_one_for_sitting_down(visitors: list[Visitor]) -> None:
    ada, ben, cleo = visitors
    opened = ada.post("/api/games", **WISH).json()
    room, invite = opened["room"], opened["invite"]
    assert invite
    assert invite not in room
    for body in ({}, {"invite": ""}, {"invite": room}, {"invite": invite[:-1]}):
        for action in ("seat", "invitation"):
            refused = cleo.post(f"/api/games/{room}/{action}", **body)
            assert (refused.status_code, refused.json()["code"]) == (403, "not-invited")
    with cleo.wire(room) as wire:
        welcome, _ = resume(wire)
        assert (welcome["seat"], welcome["invite"]) == (-1, "")
    with ada.wire(room) as wire:
        assert resume(wire)[0]["invite"] == invite
    assert ben.post(f"/api/games/{room}/seat", invite=invite).status_code == 200
    assert ben.post(f"/api/games/{room}/seat").status_code == 200  # who sits there, sits there
    late = cleo.post(f"/api/games/{room}/seat", invite=invite)
    assert (late.status_code, "taken" in late.json()["detail"]) == (422, True)
    seen = cleo.post(f"/api/games/{room}/invitation", invite=invite).json()
    assert (seen["free"], seen["mine"]) == (-1, -1)
    with ada.wire(room) as wire:
        assert resume(wire)[0]["invite"] == ""  # it is good for nothing any more


def test_a_private_room_is_for_its_players(visitors: list[Visitor]) -> None:
    ada, ben, cleo = visitors
    opened = ada.post("/api/games", **WISH, private=True).json()
    room = opened["room"]
    assert ben.post(f"/api/games/{room}/seat", invite=opened["invite"]).status_code == 200
    with cleo.wire(room) as wire:
        wire.send_json({"type": "resume", "version": 1})
        with pytest.raises(WebSocketDisconnect) as closed:
            wire.receive_json()
    assert closed.value.code == 4003
    with ada.wire(room) as one, ben.wire(room) as two:
        shuffle_together([one, two])
        one.send_json({"type": "resign", "key": "r"})
        until(one, "ack")
    assert ben.get(f"/api/games/{room}/record").status_code == 200
    refused = cleo.get(f"/api/games/{room}/record")
    assert (refused.status_code, refused.json()["code"]) == (403, "private")


def test_a_record_opens_no_earlier_than_spectators_see_the_end(visitors: list[Visitor]) -> None:
    ada, ben, cleo = visitors
    opened = ada.post("/api/games", **WISH, seed="7", delay=1500).json()
    room = opened["room"]
    ben.post(f"/api/games/{room}/seat", invite=opened["invite"], agree=True)
    with ada.wire(room) as wire:
        resume(wire)
        wire.send_json({"type": "resign", "key": "r"})
        until(wire, "ack")
        path = f"/api/games/{room}/record"
        assert ben.get(path).status_code == 200
        assert cleo.get(path).status_code == 422
        time.sleep(1.8)
        assert cleo.get(path).status_code == 200
