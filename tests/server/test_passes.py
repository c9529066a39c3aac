"""Passing for a seat, at its wish: nobody else sees, or can time, whether it could have acted."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from snapcount.cards.demo import demo_decks
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import NotYourDecision, StaleDecision
from snapcount.engine.options import ASK_TIMING_POINT, PLAY_A_CARD
from snapcount.engine.records.decklists import decks_of
from snapcount.engine.records.record import replay
from snapcount.engine.setup import new_table
from snapcount.engine.terms import SPECTATOR
from snapcount.server.entries import ClockRule, Entry, Settings, entry_from, settings_from, to_bytes
from snapcount.server.errors import RoomError
from snapcount.server.hub import Hub
from snapcount.server.live import Live
from snapcount.server.passes import PassAt, Passes, wait_for
from snapcount.server.protocol import (
    Acknowledged,
    Answer,
    Hold,
    OfferDraw,
    Outgoing,
    Refused,
    Resume,
    SetPasses,
    Undo,
    Update,
)
from snapcount.server.room import Room, rebuilt
from snapcount.server.store import Store
from snapcount.server.thinking import Thinker
from snapcount.testing.hidden import ask_again, reshuffle_hidden

ABLE, SKIP, STOP = Passes("able"), Passes("skip"), Passes("stop")
BEAT = 1200


DECKS = decks_of(new_table(demo_decks("crd"), edition_named("crd")))


def settings(**fields: object) -> Settings:
    fields = {"seed": "7", "beat": BEAT, **fields}
    return Settings(decks=DECKS, names=("Ada", "Ben"), **fields)  # type: ignore[arg-type]


def a_room(passes: Passes | None = None, **fields: object) -> Room:
    room = Room("attic", settings(**fields))
    if passes is not None:
        for seat in range(2):
            room.take(room.propose(seat, SetPasses(f"set{seat}", passes), 0), 0)
    return room


def asked(room: Room) -> int:
    assert room.game.decision is not None
    return room.game.decision.seat


def answer(room: Room, choice: int = 0, now: int = 0) -> Entry:
    seat = asked(room)
    key = f"k{len(room.answers)}"
    entry = room.propose(seat, Answer(key, room.turn(seat), choice), now)
    room.take(entry, now)
    return entry


def chances(room: Room, dice: Dice, answers: int = 400) -> Iterator[bool]:
    """At each chance in a timing point: whether who is asked can act. Answers are random."""
    for _ in range(answers):
        decision = room.game.decision
        if decision is None:
            return
        if decision.kind == ASK_TIMING_POINT:
            yield len(decision.options) > 1
        answer(room, dice.below(len(decision.options)))


class TestTheRule:
    @pytest.mark.parametrize("mode", ["stop", "able", "skip"])
    def test_against_a_person_it_never_hangs_on_being_able_to_act(self, mode: str) -> None:
        assert wait_for(mode, True, BEAT) == wait_for(mode, False, BEAT)  # type: ignore[arg-type]

    def test_against_a_program_who_can_act_is_waited_for(self) -> None:
        assert wait_for("able", True, 0) is None
        assert wait_for("able", False, 0) == 0

    def test_a_point_may_be_otherwise_and_full_control_is_above_all(self) -> None:
        passes = Passes("able", [PassAt(8, "stop"), PassAt(256, "skip")])
        assert [passes.at(point) for point in (4, 8, 256)] == ["able", "stop", "skip"]
        everywhere = msgspec.structs.replace(passes, full_control=True)
        assert {everywhere.at(point) for point in (4, 8, 256)} == {"stop"}


class TestWhoIsAsked:
    def test_also_who_can_only_pass(self) -> None:
        """Where others cannot know that there is nothing to play."""
        able = list(chances(a_room(), dice_from_seed(1)))
        assert able.count(True) > 40
        assert able.count(False) > 40

    def test_not_in_a_room_of_old(self) -> None:
        room = a_room(beat=None)
        assert all(chances(room, dice_from_seed(1), 60))
        with pytest.raises(RoomError, match="nobody is asked"):
            room.propose(0, SetPasses("k", ABLE), 0)

    def test_against_a_program_only_who_can_act_unless_told_otherwise(self) -> None:
        for passes, stops in ((None, False), (STOP, True)):
            room = a_room(programs=("", "random"), beat=0)
            if passes:
                room.take(room.propose(0, SetPasses("s", passes), 0), 0)
            dice = dice_from_seed(2)
            only = 0
            for _ in range(300):
                decision = room.game.decision
                if decision is None:
                    break
                choice = dice.below(len(decision.options))
                if decision.seat == 1:
                    job = room.job()
                    assert job is not None
                    room.take(room.program_answers(job, choice), 0)
                else:
                    only += len(decision.options) == 1
                    answer(room, choice)
            assert (only > 10) == stops

    def test_the_record_has_no_passes_that_were_no_choice(self) -> None:
        room = a_room()
        dice = dice_from_seed(3)
        while room.ending is None:
            assert room.game.decision is not None
            answer(room, dice.below(len(room.game.decision.options)))
        record = room.record()
        assert len(record.answers) < len(room.answers)
        assert replay(record).score == room.game.score
        assert record.result is not None


class TestSkipping:
    def test_skipped_points_are_over_before_anybody_is_told(self) -> None:
        room = a_room(SKIP)
        for able in chances(room, dice_from_seed(4)):
            pytest.fail(f"asked, and able: {able}")

    def test_the_beat_is_told_to_who_is_asked_and_to_nobody_else(self) -> None:
        room = a_room(ABLE)
        for _ in chances(room, dice_from_seed(5), 60):
            seat = asked(room)
            assert room.update(seat).beat == BEAT
            assert room.update(1 - seat).beat == room.update(SPECTATOR).beat == 0
        assert room.update(SPECTATOR).passes is None
        assert room.update(0).passes == ABLE

    def test_who_holds_is_waited_for_once(self) -> None:
        room = a_room(ABLE)
        next(chances(room, dice_from_seed(5)))
        seat = asked(room)
        with pytest.raises(NotYourDecision):
            room.propose(1 - seat, Hold("h", room.turn(1 - seat)), 0)
        room.take(room.propose(seat, Hold("h", room.turn(seat)), 0), 0)
        assert room.wait() is None
        assert room.update(seat).beat == 0
        with pytest.raises(RoomError, match="already waiting"):
            room.propose(seat, Hold("h2", room.turn(seat)), 0)
        with pytest.raises(StaleDecision):
            room.beat_passes()
        turn = room.turn(seat)
        answer(room)
        with pytest.raises(StaleDecision):
            room.propose(seat, Hold("h3", turn), 0)
        next(chances(room, dice_from_seed(6)))
        assert room.wait() == BEAT

    def test_entries_make_the_room_again(self) -> None:
        room = Room("attic", settings(clock=ClockRule(600_000, 5_000)))
        entries: list[Entry] = [
            room.propose(0, SetPasses("s", ABLE), 0),
            room.propose(1, SetPasses("s", SKIP), 0),
        ]
        for entry in entries:
            room.take(entry, 0)
        dice = dice_from_seed(8)
        for number in range(150):
            if room.wait() is not None and number % 2:
                entry = room.beat_passes()
                room.take(entry, 0)
            else:
                assert room.game.decision is not None
                entry = answer(room, dice.below(len(room.game.decision.options)))
            entries.append(entry)
        kept = [entry_from(to_bytes(entry)) for entry in entries]
        again = rebuilt("attic", settings_from(to_bytes(room.settings)), kept, 0)
        for viewer in (0, 1, SPECTATOR):
            assert again.update(viewer) == room.update(viewer)
        assert again.wait() == room.wait()

    def test_a_draw_offered_outlives_a_pass_of_the_rooms(self) -> None:
        room = a_room(ABLE)
        next(chances(room, dice_from_seed(5)))
        seat = asked(room)
        room.take(room.propose(1 - seat, OfferDraw("d"), 0), 0)
        room.take(room.beat_passes(), 0)
        assert room.wishes == [(1 - seat, "draw")]

    def test_undo_takes_back_ones_own_answer_and_waits(self) -> None:
        room = a_room(programs=("", "random"), beat=0)
        dice = dice_from_seed(9)
        undone = 0
        while room.ending is None and undone < 5:
            decision = room.game.decision
            assert decision is not None
            choice = dice.below(len(decision.options))
            if decision.seat == 1:
                job = room.job()
                assert job is not None
                room.take(room.program_answers(job, choice), 0)
                continue
            before = room.game.fingerprint()
            answer(room, choice)
            try:
                entry = room.propose(0, Undo(f"u{undone}"), 0)
            except RoomError:
                continue
            room.take(entry, 0)
            undone += 1
            assert asked(room) == 0
            assert room.game.fingerprint() == before
            assert room.wait() is None
            answer(room, choice)
        assert undone == 5


class TestClocks:
    def test_a_beat_is_nobodys_time_and_a_pass_earns_none(self) -> None:
        room = a_room(ABLE, clock=ClockRule(60_000, 2_000))
        next(chances(room, dice_from_seed(5)))
        seat = asked(room)
        assert room.clocks is not None
        before = [*room.clocks.left]
        room.start_clock(0)
        assert room.clocks.out_at() is None
        room.take(room.beat_passes(), BEAT)
        assert room.clocks.left == before
        room.take(room.propose(seat, SetPasses("s", STOP), 0), 0)

    def test_who_holds_thinks_from_then_on(self) -> None:
        room = a_room(ABLE, clock=ClockRule(60_000, 2_000))
        next(chances(room, dice_from_seed(5)))
        seat = asked(room)
        assert room.clocks is not None
        before = room.clocks.left[seat]
        room.take(room.propose(seat, Hold("h", room.turn(seat)), 1_000), 1_000)
        answer(room, now=6_000)
        assert room.clocks.left[seat] == before - 5_000

    def test_a_wish_does_not_stop_the_clock(self) -> None:
        room = a_room(clock=ClockRule(60_000))
        room.start_clock(0)
        seat = asked(room)
        room.take(room.propose(seat, OfferDraw("d"), 9_000), 9_000)
        room.take(room.propose(seat, SetPasses("s", STOP), 9_500), 9_500)
        assert room.clocks is not None
        assert room.clocks.left_now(seat, 10_000) == 50_000


# Twin worlds -----------------------------------------------------------------------------------


def alike(room: Room) -> Room:
    """The same room, on its own from here on."""
    other = copy.copy(room)
    other.game = room.game.copy()
    for name in ("passes", "wishes", "_turns"):
        setattr(other, name, [*getattr(room, name)])
    other.history = copy.deepcopy(room.history)
    return other


def unable_twin(room: Room) -> Room | None:
    """The same room, but that who is asked has nothing to play: the cards that it could play have
    changed places with others from the bottom of its deck."""
    other = alike(room)
    game = other.game
    asked_now = game.decision
    assert asked_now is not None
    seat = asked_now.seat
    deck = game.action_deck[seat]
    hand = game.action_hand[seat]
    place = 0
    while len(asked_now.options) > 1:
        card = asked_now.options[1].a
        if asked_now.options[1].verb != PLAY_A_CARD or place >= len(deck) // 2:
            return None
        hand[hand.index(card)], deck[place] = deck[place], card
        place += 1
        asked_now = ask_again(game)
        assert asked_now is not None
        assert asked_now.seat == seat, "who is asked is known to all"
        game.decision = asked_now
    return other


def test_who_is_asked_is_known_to_all() -> None:
    """Dealing the hidden cards anew changes what the seat may do, and never that it is asked."""
    dice = dice_from_seed(11)
    differs = 0
    room = a_room()
    for _ in chances(room, dice, 300):
        decision = room.game.decision
        assert decision is not None
        for _ in range(3):
            again = ask_again(reshuffle_hidden(room.game, 1 - decision.seat, dice))
            assert again is not None
            assert again.seat == decision.seat
            differs += len(again.options) != len(decision.options)
    assert differs > 20


@pytest.mark.parametrize("passes", [ABLE, STOP])
def test_rooms_that_differ_in_being_able_tell_others_the_same(passes: Passes) -> None:
    dice = dice_from_seed(12)
    room = a_room(passes)
    compared = 0
    for able in chances(room, dice, 200):
        seat = asked(room)
        other = unable_twin(room) if able else None
        if other is None:
            continue
        compared += 1
        assert other.wait() == room.wait()
        mine = alike(room)
        for viewer in (1 - seat, SPECTATOR):
            assert other.update(viewer) == mine.update(viewer)
        for each in (other, mine):
            each.take(the_pass(each), BEAT)
        for viewer in (1 - seat, SPECTATOR):
            assert msgspec.json.encode(other.update(viewer)) == msgspec.json.encode(
                mine.update(viewer)
            )
    assert compared > 5


def the_pass(room: Room) -> Entry:
    if room.wait() is not None:
        return room.beat_passes()
    seat = asked(room)
    return room.propose(seat, Answer("pass", room.turn(seat), 0), 0)


class Ear:
    """A wire that keeps what goes over it, and when."""

    def __init__(self, now: Callable[[], int] = lambda: 0) -> None:
        self.now = now
        self.heard: list[tuple[int, bytes]] = []
        self.messages: list[Outgoing] = []

    def send(self, message: Outgoing, encoded: bytes = b"") -> None:
        self.heard.append((self.now(), msgspec.json.encode(message)))
        self.messages.append(message)

    @property
    def update(self) -> Update:
        return [each for each in self.messages if isinstance(each, Update)][-1]


class TimedHub(Hub):
    """A hub whose time goes on when the test says so."""

    def __init__(self, store: Store) -> None:
        self.time = 0
        self.waiting: list[tuple[int, Callable[[], object]]] = []
        super().__init__(store, Thinker(1), lambda: self.time)

    def _later(self, wait: int, work: Callable[[], object]) -> asyncio.TimerHandle:
        never = 10**6
        handle = asyncio.get_running_loop().call_later(never, work)

        def unless_cancelled() -> None:
            if not handle.cancelled():
                work()

        self.waiting.append((self.time + wait, unless_cancelled))
        return handle

    async def go_on(self) -> None:
        """Let the next thing happen that is due."""
        self.waiting.sort(key=lambda each: each[0])
        self.time, work = self.waiting.pop(0)
        work()
        await asyncio.gather(*self._tasks)


async def watched(folder: Path, room: Room, seat: int) -> list[list[tuple[int, bytes]]]:
    """What the opponent and a spectator hear, and when, while nobody does anything for long."""
    store = Store(f"sqlite:///{folder / 'snapcount.db'}")
    hub = TimedHub(store)
    live = await hub.open("attic", room.settings, {0: "ada", 1: "ben"})
    hub.waiting.clear()
    live.room = live.past = alike(room)
    own, other, third = (Ear(lambda: hub.time) for _ in range(3))
    for ear, person in ((own, ("ada", "ben")[seat]), (other, ("ben", "ada")[seat]), (third, None)):
        hub.connect(live, person, ear, Resume(1))
    while hub.waiting:
        await hub.go_on()
    store.close()
    return [other.heard, third.heard]


def test_over_the_wire_the_same_bytes_come_at_the_same_times(tmp_path: Path) -> None:
    """A seat that can act and the same seat that cannot do nothing, and are passed for after the
    beat. The opponent and a spectator cannot tell the two worlds apart."""
    dice = dice_from_seed(13)
    room = a_room(ABLE)
    compared = 0
    for able in chances(room, dice, 200):
        other = unable_twin(room) if able else None
        if other is None or compared == 6:
            continue
        compared += 1
        worlds = []
        for name, each in (("able", room), ("unable", other)):
            folder = tmp_path / f"{compared}{name}"
            folder.mkdir()
            worlds.append(asyncio.run(watched(folder, each, asked(room))))
        assert worlds[0] == worlds[1]
        for heard in worlds[0]:
            assert heard[-1][0] >= BEAT, "something happened after the beat"
    assert compared == 6


# Over the wire ---------------------------------------------------------------------------------


class Evening:
    def __init__(self, folder: Path) -> None:
        self.store = Store(f"sqlite:///{folder / 'snapcount.db'}")
        self.hub = TimedHub(self.store)
        self.ears = (Ear(), Ear())

    async def wait(self, milliseconds: int) -> None:
        """Let so much time go by."""
        until = self.hub.time + milliseconds
        while any(due <= until for due, _ in self.hub.waiting):
            await self.hub.go_on()
        self.hub.time = until

    async def open(self, name: str, **fields: object) -> Live:
        live = await self.hub.open(name, settings(**fields), {0: "ada", 1: "ben"})
        for ear, person in zip(self.ears, ("ada", "ben"), strict=True):
            self.hub.connect(live, person, ear, Resume(1))
        return live

    async def to_a_chance(self, live: Live) -> int:
        """Answer until somebody is asked in a timing point; who."""
        while True:
            decision = live.room.game.decision
            assert decision is not None
            seat = decision.seat
            if decision.kind == ASK_TIMING_POINT:
                return seat
            message = Answer(f"a{len(live.room.answers)}", live.room.turn(seat), 0)
            await self.hub.receive(live, self.ears[seat], message)


def test_what_is_set_is_kept_for_the_next_game(tmp_path: Path) -> None:
    async def go() -> None:
        evening = Evening(tmp_path)
        live = await evening.open("attic")
        heard = len(evening.ears[1].messages)
        await evening.hub.receive(live, evening.ears[0], SetPasses("s", ABLE))
        assert isinstance(evening.ears[0].messages[-1], Acknowledged)
        assert evening.ears[0].update.passes == ABLE
        assert len(evening.ears[1].messages) == heard, "it is nobody else's business"
        later = await evening.open("cellar")
        assert later.room.passes == [ABLE, STOP]
        program = await evening.open("loft", programs=("", "random"), beat=0)
        assert program.room.passes[0] != STOP, "against a program one passes otherwise"
        evening.hub.rooms.clear()
        again = await evening.hub.live("cellar")
        assert again.room.passes == [ABLE, STOP]
        evening.hub.thinker.close()
        evening.store.close()

    asyncio.run(go())


def test_a_beat_goes_by_and_a_hold_stops_it(tmp_path: Path) -> None:
    async def go() -> None:
        evening = Evening(tmp_path)
        live = await evening.open("attic")
        for seat, ear in enumerate(evening.ears):
            await evening.hub.receive(live, ear, SetPasses(f"s{seat}", ABLE))
        seat = await evening.to_a_chance(live)
        answers = len(live.room.answers)
        await evening.hub.receive(live, evening.ears[seat], Hold("h", live.room.turn(seat)))
        await evening.wait(2 * BEAT)
        assert len(live.room.answers) == answers
        await evening.hub.receive(live, evening.ears[seat], Answer("p", live.room.turn(seat), 0))
        await evening.to_a_chance(live)
        answers = len(live.room.answers)
        await evening.wait(BEAT - 1)
        assert len(live.room.answers) == answers
        await evening.wait(1)
        assert len(live.room.answers) > answers
        await evening.hub.receive(live, evening.ears[seat], Hold("late", 0))
        assert isinstance(evening.ears[seat].messages[-1], Refused)
        evening.store.close()

    asyncio.run(go())


def test_nobody_is_passed_for_who_is_away(tmp_path: Path) -> None:
    async def go() -> None:
        evening = Evening(tmp_path)
        live = await evening.open("attic")
        for seat, ear in enumerate(evening.ears):
            await evening.hub.receive(live, ear, SetPasses(f"s{seat}", ABLE))
        seat = await evening.to_a_chance(live)
        evening.hub.disconnect(live, evening.ears[seat])
        answers = len(live.room.answers)
        await evening.wait(2 * BEAT)
        assert len(live.room.answers) == answers
        evening.hub.connect(live, ("ada", "ben")[seat], evening.ears[seat], Resume(1))
        await evening.wait(BEAT)
        assert len(live.room.answers) > answers
        evening.store.close()

    asyncio.run(go())
