"""Nobody is told what they may not know: twin games that differ in nothing else look alike."""

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
from snapcount.engine.errors import SnapcountError
from snapcount.engine.game import Game
from snapcount.engine.records.decklists import decks_of
from snapcount.engine.setup import new_table
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.views import observing
from snapcount.engine.views.view import Shared, TableSeen
from snapcount.server import protocol
from snapcount.server.entries import Settings
from snapcount.server.history import VIEWERS
from snapcount.server.hub import Hub
from snapcount.server.room import Room
from snapcount.server.store import Store
from snapcount.server.telling import log_lines
from snapcount.server.thinking import Thinker
from snapcount.testing.hidden import reshuffle_hidden
from snapcount.testing.random_games import random_table

MESSAGES: tuple[protocol.Incoming, ...] = (
    protocol.Answer("k", 0, 0),
    protocol.Answer("k", 10_000, 0),
    protocol.Undo("k"),
    protocol.OfferDraw("k"),
    protocol.OfferRematch("k"),
    protocol.Reply("k", "undo", agree=True),
    protocol.Reply("k", "draw", agree=False),
    protocol.SkipAhead("k", "down"),
    protocol.Resume(1),
)


def a_room(edition: str, seed: str, generated: bool) -> Room:
    if generated:
        table = random_table(edition, int(seed))
    else:
        table = new_table(demo_decks(edition), edition_named(edition))
    beat = 1200 if generated else None  # who can only pass is asked, or is not
    fields = Settings(
        decks=decks_of(table), seed=seed, names=("Ada", "Ben"), beat=beat, spares=generated
    )
    return Room("attic", fields)


def played(room: Room, dice: Dice, answers: int) -> Iterator[Room]:
    """The room before each of some random answers."""
    for _ in range(answers):
        decision = room.game.decision
        if decision is None or room.ending is not None:
            return
        yield room
        update = room.update(decision.seat)
        assert update.question is not None
        choice = dice.below(len(update.question.choices))
        answer = protocol.Answer("", update.question.turn, choice)
        room.take(room.propose(decision.seat, answer, 0), 0)


def twin(room: Room, viewer: int, dice: Dice) -> Room:
    """The same room with another game in it, which that viewer cannot tell from the first."""
    other = copy.copy(room)
    other.game = reshuffle_hidden(room.game, viewer, dice)
    return other


def everything(room: Room, viewer: int) -> bytes:
    """All that a viewer can get out of a room, as bytes."""
    last = log_lines(room.table, room.game.observe(viewer), viewer, room.settings.names)
    told: list[object] = [room.welcome(viewer), room.update(viewer), last]
    if viewer != SPECTATOR:
        told += [outcome(room, viewer, message) for message in MESSAGES]
    return msgspec.json.encode(told)


def outcome(room: Room, seat: int, message: protocol.Incoming) -> object:
    try:
        return room.propose(seat, message, 0)
    except SnapcountError as error:
        return [error.code, str(error)]


@pytest.mark.parametrize("edition", ["2019", "2021", "2022", "crd"])
@pytest.mark.parametrize("generated", [False, True])
def test_twins_look_alike(edition: str, generated: bool) -> None:
    dice = dice_from_seed(f"{edition}{generated}")
    for seed in range(2):
        for room in played(a_room(edition, f"{seed}", generated), dice, 60):
            for viewer in VIEWERS:
                other = twin(room, viewer, dice)
                assert everything(other, viewer) == everything(room, viewer)


# Planted leaks ---------------------------------------------------------------------------------

Secret = Callable[[Game, int], int]
SECRETS: dict[str, Secret] = {
    "the opponent's first Play": lambda g, seat: first(g.play_hand[1 - max(seat, 0)]),
    "the opponent's last Play": lambda g, seat: last(g.play_hand[1 - max(seat, 0)]),
    "the opponent's first Action": lambda g, seat: first(g.action_hand[1 - max(seat, 0)]),
    "the opponent's last Action": lambda g, seat: last(g.action_hand[1 - max(seat, 0)]),
    "the top of one's Play deck": lambda g, seat: last(g.play_deck[max(seat, 0)]),
    "the top of one's Action deck": lambda g, seat: last(g.action_deck[max(seat, 0)]),
    "the top of the opponent's Play deck": lambda g, seat: last(g.play_deck[1 - max(seat, 0)]),
    "the bottom of the opponent's Action deck": lambda g, seat: first(
        g.action_deck[1 - max(seat, 0)]
    ),
    "the dice": lambda g, seat: g.dice.a % 1000,
    "how many decisions there were": lambda g, seat: g.decisions,
}
SINKS = ("clock", "down", "point", "period", "winner")


def first(cards: list[int]) -> int:
    return cards[0] if cards else -1


def last(cards: list[int]) -> int:
    return cards[-1] if cards else -1


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("sink", SINKS)
def test_a_planted_leak_is_caught(secret: str, sink: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty ways to tell a secret in a public field: the comparison above sees each of them."""
    honest = observing.look

    def leaky(g: Game, seat: int, shared: Shared) -> TableSeen:
        seen = honest(g, seat, shared)
        value = SECRETS[secret](g, seat)
        return msgspec.structs.replace(seen, **{sink: getattr(seen, sink) + 1000 * value})

    monkeypatch.setattr("snapcount.server.room.look", leaky)
    dice = dice_from_seed(secret)
    for room in played(a_room("crd", "5", False), dice, 20):
        if everything(room, 0) != everything(twin(room, 0, dice), 0):
            return
    pytest.fail("nobody noticed")


UPDATE_SINKS = ("first", "beat", "stood_in", "rematch", "log", "question")


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("sink", UPDATE_SINKS)
def test_a_leak_beside_the_table_is_caught(
    secret: str, sink: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty more: in the numbers, words and lists that an update has besides the table."""
    honest = Room.update

    def leaky(self: Room, viewer: int, seen: int = 0) -> protocol.Update:
        update = honest(self, viewer, seen)
        value = SECRETS[secret](self.game, viewer)
        told: object
        if sink == "log":
            told = [*update.log, protocol.LogLine(f"{value}", "T-1", "", 0)]
        elif sink == "question":
            told = protocol.Question(value, 1, "", [], [])
        elif sink == "stood_in":
            told = [*update.stood_in, value]
        elif sink == "rematch":
            told = f"{update.rematch}{value}"
        else:
            told = getattr(update, sink) + value
        return msgspec.structs.replace(update, **{sink: told})

    dice = dice_from_seed(secret)
    rooms = played(a_room("crd", "5", False), dice, 20)
    for room in rooms:
        with monkeypatch.context() as patched:
            patched.setattr(Room, "update", leaky)
            if everything(room, 0) != everything(twin(room, 0, dice), 0):
                return
    pytest.fail("nobody noticed")


# When one is told ------------------------------------------------------------------------------


class Ear:
    """A wire that keeps what goes over it."""

    def __init__(self) -> None:
        self.heard: list[protocol.Outgoing] = []

    def send(self, message: protocol.Outgoing, encoded: bytes = b"") -> None:
        self.heard.append(message)


def test_a_pass_is_told_to_nobody_else(tmp_path: Path) -> None:
    """That the opponent was asked and passed is the opponent's own affair (R-17)."""

    async def go() -> int:
        store = Store(f"sqlite:///{tmp_path / 'snapcount.db'}")
        hub = Hub(store, Thinker(1), lambda: 0)
        room = a_room("crd", "3", False)
        live = await hub.open("attic", room.settings, {0: "ada", 1: "ben"})
        ears = (Ear(), Ear(), Ear())
        for ear, person in zip(ears, ("ada", "ben", None), strict=True):
            hub.connect(live, person, ear, protocol.Resume(1))
        silent = 0
        for number in range(150):
            decision = live.room.game.decision
            if decision is None:
                break
            seat = decision.seat
            others = [live.room.update(viewer) for viewer in (1 - seat, SPECTATOR)]
            lengths = [len(ears[1 - seat].heard), len(ears[SPECTATOR].heard)]
            turn = live.room.update(seat).question
            assert turn is not None
            message = protocol.Answer(f"{number}", turn.turn, number % len(turn.choices))
            await hub.receive(live, ears[seat], message)
            now = [live.room.update(viewer) for viewer in (1 - seat, SPECTATOR)]
            told = [len(ears[1 - seat].heard), len(ears[SPECTATOR].heard)]
            for before, after, then, since in zip(others, now, lengths, told, strict=True):
                assert (since > then) == (after != before)
                silent += after == before
        store.close()
        return silent

    assert asyncio.run(go()) > 5
