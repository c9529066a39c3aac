"""What goes on around a room: those who stay away, those who watch, and the next game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.waiting import comes_true

from snapcount.cards.demo import demo_decks
from snapcount.engine.editions import edition_named
from snapcount.engine.records.decklists import decks_of
from snapcount.engine.setup import new_table
from snapcount.server import hub as hubs
from snapcount.server.entries import ClockRule, Settings
from snapcount.server.hub import TOGETHER, Hub
from snapcount.server.live import Live, told_by
from snapcount.server.protocol import (
    Answer,
    AskTime,
    ComeBack,
    Ending,
    LogLine,
    OfferRematch,
    Outgoing,
    Refused,
    Reply,
    Resign,
    Resume,
    Time,
    Update,
    encode,
)
from snapcount.server.room import Room
from snapcount.server.store import Store
from snapcount.server.thinking import Thinker


class Ear:
    """A wire that keeps what goes over it."""

    def __init__(self) -> None:
        self.heard: list[Outgoing] = []

    def send(self, message: Outgoing, encoded: bytes = b"") -> None:
        self.heard.append(message)

    @property
    def update(self) -> Update:
        return [each for each in self.heard if isinstance(each, Update)][-1]


def a_game(**fields: object) -> Settings:
    decks = decks_of(new_table(demo_decks("crd"), edition_named("crd")))
    return Settings(decks=decks, seed="7", names=("Ada", "Ben"), **fields)  # type: ignore[arg-type]


class Evening:
    """A hub with one game of Ada's and Ben's, and the ears of everybody."""

    def __init__(self, folder: Path, **fields: object) -> None:
        self.store = Store(f"sqlite:///{folder / 'snapcount.db'}", pace=0)
        self.time = 0
        self.hub = Hub(self.store, Thinker(1), lambda: self.time)
        self.settings = a_game(**fields)
        self.ada, self.ben, self.cleo = Ear(), Ear(), Ear()

    async def open(self) -> Live:
        self.live = await self.hub.open("attic", self.settings, {0: "ada", 1: "ben"})
        for ear, person in ((self.ada, "ada"), (self.ben, "ben"), (self.cleo, None)):
            self.hub.connect(self.live, person, ear, Resume(1))
        return self.live

    async def answer(self, key: str) -> None:
        decision = self.live.room.game.decision
        assert decision is not None
        ear = (self.ada, self.ben)[decision.seat]
        question = ear.update.question
        assert question is not None
        await self.hub.receive(self.live, ear, Answer(key, question.turn, 0))


def evening(folder: Path, story: Callable[[Evening], Awaitable[None]], **fields: object) -> None:
    async def go() -> None:
        made = Evening(folder, **fields)
        await made.open()
        await story(made)
        made.hub.thinker.close()
        made.store.close()

    asyncio.run(go())


def assert_forfeited(ending: Ending | None) -> None:
    assert ending is not None
    assert (ending.winner, ending.how) == (0, "absence")


def test_spectators_see_it_later(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        before = e.cleo.update
        lines = len(e.cleo.heard)
        for number in range(4):
            await e.answer(f"{number}")
        assert len(e.cleo.heard) == lines
        late = Ear()
        e.hub.connect(e.live, None, late, Resume(1))
        assert late.update == before
        await comes_true(lambda: e.cleo.update.table == e.live.room.update(-1).table)
        assert late.update.table == e.cleo.update.table

    evening(tmp_path, story, delay=200)


@pytest.mark.parametrize("rule", ["program", "forfeit"])
def test_who_stays_away_is_not_waited_for(
    tmp_path: Path, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "GRACE", 50)

    async def story(e: Evening) -> None:
        e.hub.disconnect(e.live, e.ben)
        if rule == "forfeit":
            await comes_true(lambda: e.ada.update.ending is not None)
            assert_forfeited(e.ada.update.ending)
            return
        await comes_true(lambda: e.ada.update.stood_in == [1])
        e.hub.connect(e.live, "ben", e.ben, Resume(1))
        await e.hub.receive(e.live, e.ben, ComeBack("back"))
        assert e.ada.update.stood_in == []

    evening(tmp_path, story, absent=rule)


def test_who_comes_back_in_time_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "GRACE", 500)

    async def story(e: Evening) -> None:
        e.hub.disconnect(e.live, e.ben)
        await asyncio.sleep(0.03)
        e.hub.connect(e.live, "ben", e.ben, Resume(1))
        await asyncio.sleep(0.7)
        assert e.ada.update.ending is None
        assert e.ada.update.stood_in == []

    evening(tmp_path, story, absent="forfeit")


@pytest.mark.parametrize("rule", ["program", "forfeit"])
def test_who_does_not_come_back_after_a_restart_is_not_waited_for(
    tmp_path: Path, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "GRACE", 60)

    async def story(e: Evening) -> None:
        await e.answer("a")
        await e.hub.close()
        e.hub = Hub(e.store, e.hub.thinker, lambda: e.time)
        e.live = await e.hub.live("attic")
        await asyncio.sleep(0.15)
        assert e.live.room.ending is None  # nobody is there: nobody is kept waiting
        assert e.live.room.stood_in() == []
        e.hub.connect(e.live, "ada", e.ada, Resume(1))
        if rule == "program":
            await comes_true(lambda: e.ada.update.stood_in == [1])
            return
        await comes_true(lambda: e.ada.update.ending is not None)
        assert_forfeited(e.ada.update.ending)

    evening(tmp_path, story, absent=rule)


def test_who_never_comes_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "GRACE", 60)

    async def story(e: Evening) -> None:
        again = await e.hub.open("cellar", e.settings, {0: "ada"})
        ear = Ear()
        e.hub.connect(again, "ada", ear, Resume(1))
        await asyncio.sleep(0.15)
        assert again.room.ending is None  # the seat is free
        await e.hub.sit_down(again, 1, "ben")
        await comes_true(lambda: ear.update.ending is not None)
        assert_forfeited(ear.update.ending)

    evening(tmp_path, story, absent="forfeit")


def test_whoever_leaves_an_empty_table_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server or a network that is gone takes both away at once."""
    monkeypatch.setattr(hubs, "GRACE", 60)

    async def story(e: Evening) -> None:
        e.hub.disconnect(e.live, e.ada)
        e.hub.disconnect(e.live, e.ben)
        await asyncio.sleep(0.15)
        assert e.live.room.ending is None

    evening(tmp_path, story, absent="forfeit")


def test_a_clock_that_is_out_ends_it(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        e.live.room.start_clock(0)
        e.hub._go_on(e.live)
        e.time = 2_000
        await comes_true(lambda: e.ada.update.ending is not None)
        ending = e.ada.update.ending
        assert ending is not None
        assert ending.how == "time"

    evening(tmp_path, story, clock=ClockRule(1000), absent="forfeit")


def test_a_rematch_is_another_room_with_the_same_people(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        await e.hub.receive(e.live, e.ada, Resign("r"))
        await e.hub.receive(e.live, e.ada, OfferRematch("o"))
        await e.hub.receive(e.live, e.ben, Reply("y", "rematch", agree=True))
        name = e.ada.update.rematch
        assert name == e.ben.update.rematch != ""
        again = await e.hub.live(name)
        assert again.people == {0: "ada", 1: "ben"}
        assert again.room.ending is None
        assert again.room.game.fingerprint() != e.live.room.game.fingerprint()

    evening(tmp_path, story)


def test_a_room_that_nobody_needs_is_let_go_and_made_again(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        await e.answer("a")
        await e.hub.receive(e.live, e.ada, Resign("r"))
        for ear in (e.ada, e.ben, e.cleo):
            e.hub.disconnect(e.live, ear)
        assert "attic" not in e.hub.rooms
        again = await e.hub.live("attic")
        assert again.room.update(0) == e.live.room.update(0)

    evening(tmp_path, story)


def test_nobody_comes_back_who_is_there(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        await e.hub.receive(e.live, e.ada, ComeBack("b"))
        last = e.ada.heard[-1]
        assert isinstance(last, Refused)
        assert "yourself" in last.detail

    evening(tmp_path, story)


def test_who_sits_down_leaves_and_comes_back_is_told_at_once(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        assert (e.ada.update.seated, e.ada.update.here) == ([0, 1], [0, 1])
        e.hub.disconnect(e.live, e.ben)
        assert (e.ada.update.seated, e.ada.update.here) == ([0, 1], [0])
        assert e.cleo.update.here == [0]
        e.hub.connect(e.live, "ben", e.ben, Resume(1))
        assert e.ada.update.here == [0, 1]
        table = await e.hub.open("cellar", e.settings, {0: "ada"})
        ear = Ear()
        e.hub.connect(table, "ada", ear, Resume(1))
        assert ear.update.seated == [0]
        await e.hub.sit_down(table, 1, "dora")
        assert (ear.update.seated, ear.update.here) == ([0, 1], [0])

    evening(tmp_path, story)


def test_the_clocks_are_told_as_they_stand(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        decision = e.live.room.game.decision
        assert decision is not None
        e.live.room.start_clock(0)
        e.time = 1_500
        await e.hub.receive(e.live, e.ada, AskTime("t"))
        told = e.ada.heard[-1]
        assert isinstance(told, Time)
        assert told.running == decision.seat
        assert told.left is not None
        assert told.left[decision.seat] == 598_500
        assert told.left[1 - decision.seat] == 600_000

    evening(tmp_path, story, clock=ClockRule(600_000))


def test_a_game_without_clocks_has_none_to_tell(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        await e.hub.receive(e.live, e.ada, AskTime("t"))
        assert e.ada.heard[-1] == Time("t", None, -1)

    evening(tmp_path, story)


def test_what_is_no_news_is_not_told_twice(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        for number in range(4):
            await e.answer(f"{number}")
        ears = (e.ada, e.ben, e.cleo)
        heard = [len(ear.heard) for ear in ears]
        e.hub._tell_everybody(e.live)
        assert [len(ear.heard) for ear in ears] == heard
        e.live.room.rematch = "cellar"  # all that is new is at the very end of the message
        e.hub._tell_everybody(e.live)
        assert [len(ear.heard) for ear in ears] == [each + 1 for each in heard]
        assert {ear.update.rematch for ear in ears} == {"cellar"}

    evening(tmp_path, story)


def test_a_line_of_the_log_is_news_though_nothing_else_has_changed(tmp_path: Path) -> None:
    async def story(e: Evening) -> None:
        heard = len(e.ada.heard)
        events = e.live.room.history.events
        events.append(events[-1])
        e.hub._tell_everybody(e.live)
        assert len(e.ada.heard) == heard + 1
        assert len(e.ada.update.log) == 1

    evening(tmp_path, story)


def test_a_players_name_is_no_part_of_how_things_stand() -> None:
    """A name can hold anything, also what looks like the rest of the message."""
    line = LogLine('"table":{} runs', "F-1", "", 0)
    room = Room("attic", a_game())
    plain, named = room.update(0), replace(room.update(0), log=[line])
    assert told_by(named, encode(named)).stand == told_by(plain, encode(plain)).stand


def test_what_is_due_at_about_the_same_time_is_done_together(tmp_path: Path) -> None:
    """Beats of many rooms that end within a moment wake the machine once, and none ends early."""

    async def go() -> None:
        store = Store(f"sqlite:///{tmp_path / 'snapcount.db'}")
        hub = Hub(store, Thinker(1), lambda: 0)
        loop = asyncio.get_running_loop()
        began = loop.time()
        waits = [*range(1200, 1220)]
        due = [hub._later(wait, lambda: None).when() for wait in waits]
        spent = loop.time() - began
        assert len(set(due)) <= 2 + spent // TOGETHER
        for wait, at in zip(waits, due, strict=True):
            assert 0 <= at - (began + wait / 1000) <= TOGETHER + spent + 1e-6
        store.close()

    asyncio.run(go())
