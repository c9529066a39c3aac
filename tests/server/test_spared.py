"""Questions that cannot matter are answered for a seat, and nobody learns anything from it."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from itertools import permutations

import msgspec
import pytest
from tests.server.test_passes import ABLE, BEAT, STOP, a_room, alike, answer, asked, unable_twin

from snapcount.cards.catalog.catalog import load
from snapcount.decks.library import library_of
from snapcount.decks.starters import starters_for
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.events import DOWN
from snapcount.engine.game import Game
from snapcount.engine.options import (
    ASK_PLAY_OR_KICK,
    ASK_TIMEOUT,
    ASK_TIMING_POINT,
    ASK_TRIGGER_ORDER,
    DECISION_NAMES,
)
from snapcount.engine.records.decklists import Decks, decks_of
from snapcount.engine.setup import new_table
from snapcount.engine.terms import SPECTATOR, TIMEOUT_SPENT
from snapcount.server import passes as passing
from snapcount.server.entries import ClockRule, Entry, Settings, entry_from, settings_from, to_bytes
from snapcount.server.errors import RoomError
from snapcount.server.passes import Passes, Until, kick_matters, timeout_matters
from snapcount.server.protocol import Hold, SetPasses, SkipAhead, Undo
from snapcount.server.room import Room, rebuilt
from snapcount.server.trigger_orders import order_matters
from snapcount.testing import Side, player, scenario
from snapcount.testing.hidden import reshuffle_hidden
from snapcount.testing.random_games import random_table

SPARED = (ASK_TIMEOUT, ASK_PLAY_OR_KICK, ASK_TRIGGER_ORDER)


def starter_decks() -> list[Decks]:
    """Each starter deck against the next."""
    found = starters_for("crd", library_of(load()))
    tables = [
        new_table((list(one.deck.cards), list(other.deck.cards)), edition_named("crd"))
        for one, other in zip(found, [*found[1:], found[0]], strict=True)
    ]
    return [decks_of(table) for table in tables]


STARTERS = starter_decks()


def a_starter_room(number: int, passes: Passes = ABLE, **fields: object) -> Room:
    decks = STARTERS[number % len(STARTERS)]
    fields = {"seed": f"{number}", "beat": BEAT, "spares": True, **fields}
    room = Room("attic", Settings(decks=decks, names=("Ada", "Ben"), **fields))  # type: ignore[arg-type]
    for seat in range(2):
        room.take(room.propose(seat, SetPasses(f"set{seat}", passes), 0), 0)
    return room


def generated_room(number: int, passes: Passes = ABLE) -> Room:
    decks = decks_of(random_table(("2019", "2021", "2022", "crd")[number % 4], number))
    fields = Settings(decks=decks, seed="1", names=("Ada", "Ben"), beat=BEAT, spares=True)
    room = Room("attic", fields)
    for seat in range(2):
        room.take(room.propose(seat, SetPasses(f"set{seat}", passes), 0), 0)
    return room


def answered(room: Room, dice: Dice, answers: int = 1000) -> Iterator[Game]:
    """The game at each question that is waited for, or has a beat; answers are random."""
    for _ in range(answers):
        decision = room.game.decision
        if decision is None:
            return
        yield room.game
        answer(room, dice.below(len(decision.options)))


def kinds_asked(room: Room, seed: int) -> set[str]:
    return {
        DECISION_NAMES[game.decision.kind]
        for game in answered(room, dice_from_seed(seed))
        if game.decision is not None
    }


class TestWhatMatters:
    @pytest.mark.parametrize(
        ("period", "clock", "lead", "matters"),
        [
            (0, 6, 0, False),
            (0, 5, 0, True),
            (0, 5, 30, True),
            (1, 15, -3, False),
            (1, 5, -16, True),
            (1, 5, -17, False),
            (1, 5, 0, True),
            (1, 5, 1, False),
            (2, 10, 0, True),
        ],
    )
    def test_a_timeout(self, period: int, clock: int, lead: int, matters: bool) -> None:
        game = a_room().game
        game.period, game.clock, game.score = period, clock, [20 + lead, 20]
        assert timeout_matters(game, 0) == matters

    def test_a_timeout_that_a_card_hears_of(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game = a_room().game
        listens = [*game.table.listens]
        listens[TIMEOUT_SPENT] = True
        monkeypatch.setattr(game.table, "listens", listens)
        assert timeout_matters(game, 0)

    @pytest.mark.parametrize(
        ("period", "clock", "down", "ball", "matters"),
        [
            (0, 15, 1, 90, False),
            (0, 5, 1, 90, True),
            (1, 5, 2, 60, True),
            (1, 5, 2, 45, False),
            (0, 15, 3, 75, True),
            (0, 15, 3, 45, False),
            (2, 10, 1, 75, True),
        ],
    )
    def test_a_kick(self, period: int, clock: int, down: int, ball: int, matters: bool) -> None:
        game = a_room().game
        game.period, game.clock, game.down, game.ball = period, clock, down, ball
        assert kick_matters(game) == matters


class TestWhatIsAsked:
    def test_in_rooms_of_old_everything(self) -> None:
        room = a_starter_room(0, spares=False)
        assert {"timeout", "play or kick"} <= kinds_asked(room, 1)

    def test_never_if_one_never_wants_to_be(self) -> None:
        never = Passes("able", timeouts="never", kicks="never", orders="never")
        for number in range(4):
            room = a_starter_room(number, never)
            for game in answered(room, dice_from_seed(number)):
                decision = game.decision
                assert decision is not None
                assert decision.kind not in (ASK_TIMEOUT, ASK_TRIGGER_ORDER)
                assert decision.kind != ASK_PLAY_OR_KICK or game.down == 4

    @pytest.mark.parametrize(
        "passes",
        [
            Passes("able", timeouts="always", kicks="always", orders="always"),
            Passes("able", full_control=True, timeouts="never", kicks="never", orders="never"),
        ],
    )
    def test_always_if_one_always_wants_to_be(self, passes: Passes) -> None:
        """As in a room that spares nobody anything."""
        room, old = a_starter_room(3, passes), a_starter_room(3, passes, spares=False)
        games = answered(room, dice_from_seed(3)), answered(old, dice_from_seed(3))
        for one, other in zip(*games, strict=True):
            assert one.fingerprint() == other.fingerprint()

    def test_as_it_matters_at_first(self) -> None:
        spared = asked_about = 0
        for number in range(4):
            room = a_starter_room(number)
            for game in answered(room, dice_from_seed(number)):
                decision = game.decision
                assert decision is not None
                if decision.kind == ASK_TIMEOUT:
                    assert timeout_matters(game, decision.seat)
                if decision.kind == ASK_PLAY_OR_KICK:
                    assert game.down == 4 or kick_matters(game)
                if decision.kind == ASK_TRIGGER_ORDER:
                    assert order_matters(game, decision.seat)
                asked_about += decision.kind in SPARED
            spared += sum(step.by_itself and step.answer != "-" for step in room.history.steps)
        assert spared > 40
        assert asked_about > 10

    def test_it_earns_no_time(self) -> None:
        never = Passes("skip", timeouts="never", kicks="never", orders="never")
        room = a_starter_room(1, never, clock=ClockRule(60_000, 1_000))
        own = [0, 0]
        for game in answered(room, dice_from_seed(1)):
            assert game.decision is not None
            own[game.decision.seat] += 1
        assert room.clocks is not None
        assert room.clocks.left == [60_000 + 1_000 * each for each in own]

    def test_undo_waits_for_ones_own_answer(self) -> None:
        """Not for what the room has answered since."""
        undone = 0
        room = a_starter_room(2, programs=("", "random"), beat=0)
        dice = dice_from_seed(2)
        while room.ending is None and undone < 4:
            decision = room.game.decision
            assert decision is not None
            if decision.seat == 1:
                job = room.job()
                assert job is not None
                room.take(room.program_answers(job, dice.below(len(decision.options))), 0)
                continue
            before = room.game.fingerprint()
            answer(room, dice.below(len(decision.options)))
            if room.history.steps[-1].by_itself:
                try:
                    entry = room.propose(0, Undo("u"), 0)
                except RoomError:
                    continue
                room.take(entry, 0)
                undone += 1
                assert room.game.fingerprint() == before
                assert room.wait() is None
                answer(room, 0)
        assert undone


# The order of triggers -------------------------------------------------------------------------


def resolved(game: Game, order: tuple[int, ...], seat: int) -> bytes:
    """What everybody sees once the seat's triggers, put into the layers in that order, are done.

    Nobody does anything else, and whoever has a choice takes the first.
    """
    g = game.copy()
    waiting = [trigger for trigger in g.waiting if trigger.seat == seat]
    for place in order:
        decision = g.decision
        if decision is None or decision.kind != ASK_TRIGGER_ORDER or decision.seat != seat:
            break  # what is left is alike, or only one
        wanted = waiting[place]
        found = next((o for o in decision.options if alike_triggers(g, o.a, wanted)), None)
        if found is None:
            continue
        g.apply(found)
    point = g.point
    for _ in range(60):
        decision = g.decision
        if decision is None or (g.point != point or g.secondary != game.secondary):
            break
        if decision.kind == ASK_TIMING_POINT and not g.layers and not g.waiting:
            break
        g.apply(decision.options[0])
    return msgspec.json.encode([seen(g, viewer) for viewer in (0, 1, SPECTATOR)])


def alike_triggers(g: Game, place: int, wanted: object) -> bool:
    trigger = g.waiting[place]
    return trigger.ability is wanted.ability and trigger.card == wanted.card  # type: ignore[attr-defined]


def seen(g: Game, viewer: int) -> object:
    """A view without the order in which things were told and entered."""
    view = msgspec.to_builtins(g.observe(viewer))
    view.pop("events")
    this = view["this"]
    this["ledger"] = sorted(map(repr, this["ledger"]))
    going_on = view["continuation"]
    if going_on is not None:  # how often each ability was triggered, whichever was first
        chain = going_on["chain"]
        going_on["chain"] = sorted(chain[at : at + 3] for at in range(0, len(chain), 3))
    for side in view["sides"]:
        for pile in ("play_discard", "action_discard"):
            side[pile] = sorted(side[pile])
    return view


def orders_asked(games: int) -> Iterator[Game]:
    """Questions about the order of triggers, in games with starter decks and generated ones."""
    always = Passes("skip", timeouts="never", kicks="never", orders="always")
    for number in range(games):
        room = generated_room(number, always) if number % 6 == 5 else a_starter_room(number, always)
        for game in answered(room, dice_from_seed(number), 250):
            assert game.decision is not None
            if game.decision.kind == ASK_TRIGGER_ORDER:
                yield game


def outcomes(game: Game) -> int:
    """To how many different things the orders of the asked seat's triggers come."""
    assert game.decision is not None
    seat = game.decision.seat
    count = sum(trigger.seat == seat for trigger in game.waiting)
    return len({resolved(game, order, seat) for order in permutations(range(min(count, 3)))})


def test_what_is_not_asked_about_comes_to_the_same_in_every_order() -> None:
    free = 0
    for game in orders_asked(8):
        assert game.decision is not None
        if not order_matters(game, game.decision.seat):
            assert outcomes(game) == 1
            free += 1
    assert free > 5


GAIN, LOSE = "gain 5 yards", "lose 10 yards"
DRAW, DRAW_PLAY = "draw an Action card", "draw a Play card"
EXHAUST = "Exhaust one of your opponent's Players on the field"
BOTH_DRAW = "each player draws 2 Action cards"
REVEAL = "your opponent reveals the top card of their Action deck. Discard that card"
DOUBLE = "double the yards gained on the play"
ENERGIZE = "Energize one of your Exhausted Players on the field"


def two_triggers(first: str, second: str, cards: int = 0) -> Game:
    """Both are triggered when the play is successful."""
    told = [player("QB", f"Whenever your play is successful, {first}.")]
    told += [player("RB", f"Whenever your play is successful, {second}.")]
    hand = ["Gain 5 yards. Play only after Player Designation."] * cards
    side = Side(players=told, hand=hand, exhausted=["TE", "WR"])
    game = scenario("crd", offense=side, at="trigger order")
    asked_now = game.state.copy()
    state = game.state
    while state.decision is not None and state.decision.kind != ASK_TIMEOUT:
        state.apply(state.decision.options[0])  # no scenario is left half done
    return asked_now


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (GAIN, "gain 10 yards"),
        (GAIN, DRAW),
        (DRAW, DRAW_PLAY),
        (DRAW, REVEAL),
        (EXHAUST, GAIN),
        (DRAW, BOTH_DRAW),
        (GAIN, REVEAL),
    ],
)
def test_an_order_that_changes_nothing(first: str, second: str) -> None:
    game = two_triggers(first, second)
    assert not order_matters(game, game.offense)
    assert outcomes(game) == 1


@pytest.mark.parametrize(
    ("first", "second"),
    [(GAIN, DOUBLE), (GAIN, LOSE), (EXHAUST, ENERGIZE), (EXHAUST, DRAW), (BOTH_DRAW, REVEAL)],
)
def test_an_order_that_may_change_something(first: str, second: str) -> None:
    game = two_triggers(first, second)
    assert order_matters(game, game.offense)


def test_the_comparison_sees_that_an_order_comes_to_something_else() -> None:
    assert outcomes(two_triggers(GAIN, DOUBLE)) > 1


def test_draws_beyond_the_hand_limit_are_asked_about() -> None:
    game = two_triggers(DRAW, BOTH_DRAW, cards=3)
    assert order_matters(game, game.offense)


# Twin worlds -----------------------------------------------------------------------------------


def noticed(rooms: int) -> bool:
    """Whether a spectator's twin world has somebody waited for otherwise. Everything is asked, so
    that what would be spared is met."""
    compared = 0
    for number in range(rooms):
        room = generated_room(number) if number % 2 else a_starter_room(number)
        everything = copy.copy(room)
        everything.settings = msgspec.structs.replace(room.settings, spares=False)
        dice = dice_from_seed(number)
        for game in answered(everything, dice, 150):
            decision = game.decision
            assert decision is not None
            if decision.kind not in SPARED:
                continue
            other = copy.copy(everything)
            other.settings = everything.settings = room.settings
            other.game = reshuffle_hidden(game, SPECTATOR, dice)
            differ = other.wait() != everything.wait()
            everything.settings = msgspec.structs.replace(room.settings, spares=False)
            compared += 1
            if differ:
                return True
    assert compared > 60
    return False


def test_whether_a_seat_is_asked_is_known_to_all() -> None:
    assert not noticed(8)


PEEKS: dict[str, Callable[[Game], bool]] = {
    "a hand": lambda g: sum(g.action_hand[0]) % 2 == 0,
    "a deck": lambda g: sum(g.play_deck[1][-3:]) % 2 == 0,
    "the dice": lambda g: g.dice.a % 2 == 0,
}


@pytest.mark.parametrize("peek", PEEKS)
@pytest.mark.parametrize("rule", ["timeout_matters", "kick_matters", "order_matters"])
def test_a_rule_that_peeks_is_caught(peek: str, rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passing, rule, lambda game, *_: PEEKS[peek](game))
    assert noticed(40)  # it is over at the first that is noticed


# Skipping ahead --------------------------------------------------------------------------------


def to_a_chance(room: Room, dice: Dice) -> int:
    for game in answered(room, dice):
        assert game.decision is not None
        if game.decision.kind == ASK_TIMING_POINT:
            return game.decision.seat
    raise AssertionError("nobody was asked in a timing point")


def skip(room: Room, seat: int, until: Until, key: str = "skip") -> Entry:
    entry = room.propose(seat, SkipAhead(key, until), 0)
    room.take(entry, 0)
    return entry


def downs(room: Room) -> int:
    return sum(event[0] == DOWN for event in room.history.events)


class TestSkippingAhead:
    def test_until_the_next_down(self) -> None:
        room = a_starter_room(5, STOP)
        dice = dice_from_seed(5)
        seat = to_a_chance(room, dice)
        down = downs(room)
        skip(room, seat, "down")
        assert room.update(seat).until == "down"
        assert room.update(1 - seat).until == room.update(SPECTATOR).until == "off"
        for game in answered(room, dice):
            assert game.decision is not None
            if downs(room) > down:
                break
            assert (game.decision.seat, game.decision.kind) != (seat, ASK_TIMING_POINT)
        assert room.update(seat).until == "off"
        while to_a_chance(room, dice) != seat:
            answer(room)

    def test_until_one_can_act_against_a_program(self) -> None:
        """Who stops everywhere is asked again where there is something to do."""
        room = a_starter_room(6, STOP, programs=("", "random"), beat=0)
        dice = dice_from_seed(6)
        skipped = 0
        while room.ending is None:
            decision = room.game.decision
            assert decision is not None
            if decision.seat == 1:
                job = room.job()
                assert job is not None
                room.take(room.program_answers(job, dice.below(len(decision.options))), 0)
                continue
            if decision.kind == ASK_TIMING_POINT and len(decision.options) == 1:
                skip(room, 0, "act", f"skip{skipped}")
                skipped += 1
                now = room.game.decision
                if now is not None and now.kind == ASK_TIMING_POINT and now.seat == 0:
                    assert len(now.options) > 1 or room.until[0] == "off"
                continue
            answer(room, dice.below(len(decision.options)))
            assert room.until[0] != "act"
        assert skipped > 3

    def test_until_one_can_act_against_a_person_is_a_beat(self) -> None:
        room = a_starter_room(7, STOP)
        seat = to_a_chance(room, dice_from_seed(7))
        assert room.wait() is None
        skip(room, seat, "act")
        assert room.wait() == BEAT
        room.take(room.propose(seat, Hold("h", room.turn(seat)), 0), 0)
        assert room.wait() is None
        assert room.update(seat).until == "off"

    def test_it_can_be_called_off(self) -> None:
        room = a_starter_room(8, STOP)
        dice = dice_from_seed(8)
        seat = to_a_chance(room, dice)
        skip(room, 1 - seat, "down")
        skip(room, 1 - seat, "off", "again")
        assert room.until == ["off", "off"]

    def test_entries_make_the_room_again(self) -> None:
        room = a_starter_room(9, STOP)
        entries: list[Entry] = [
            room.propose(seat, SetPasses(f"s{seat}", STOP), 0) for seat in range(2)
        ]
        dice = dice_from_seed(9)
        for number in range(80):
            decision = room.game.decision
            if decision is None:
                break
            if decision.kind == ASK_TIMING_POINT and number % 5 == 0:
                entries.append(skip(room, decision.seat, "down", f"skip{number}"))
            else:
                entries.append(answer(room, dice.below(len(decision.options))))
        kept = [entry_from(to_bytes(entry)) for entry in entries]
        again = rebuilt("attic", settings_from(to_bytes(room.settings)), kept, 0)
        for viewer in (0, 1, SPECTATOR):
            assert again.update(viewer) == room.update(viewer)

    @pytest.mark.parametrize("until", ["down", "act"])
    def test_others_see_the_same_whether_one_could_act_or_not(self, until: Until) -> None:
        dice = dice_from_seed(12)
        room = a_room(STOP)
        compared = 0
        for game in answered(room, dice, 250):
            decision = game.decision
            assert decision is not None
            if decision.kind != ASK_TIMING_POINT or len(decision.options) == 1:
                continue
            other = unable_twin(room)
            if other is None:
                continue
            compared += 1
            seat = asked(room)
            mine = alike(room)
            told = []
            for each in (mine, other):
                each.until = ["off", "off"]
                skip(each, seat, until)
                told.append([each.update(viewer) for viewer in (1 - seat, SPECTATOR)])
            assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])
            if mine.game.decision is not None and until == "act":
                assert mine.wait() == other.wait() == BEAT
        assert compared > 5


def test_who_sits_down_passes_by_the_beat() -> None:
    """Against people too: nobody is stopped everywhere who has not asked for it."""
    room = Room(
        "attic", Settings(decks=STARTERS[0], seed="1", names=("A", "B"), beat=BEAT, spares=True)
    )
    assert room.passes == [ABLE, ABLE]
