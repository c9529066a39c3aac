"""Rooms with the same decks share what does not change, and nothing else."""

from __future__ import annotations

import asyncio
import gc
import threading

import pytest
from msgspec.structs import replace

from snapcount.cards.demo import demo_decks
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import edition_named
from snapcount.engine.records.decklists import Decks, decks_of, table_of
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.views.event_view import event_seen
from snapcount.engine.words.wording import word_event
from snapcount.server import sharing, telling
from snapcount.server.entries import Settings, settings_from, to_bytes
from snapcount.server.hub import begun
from snapcount.server.protocol import Answer
from snapcount.server.room import Room

TRACKED_IN_A_ROOM = 400  # what the search for garbage has to walk through, a room


def settings(seed: str, all_pro: bool = False, beat: int | None = 1200) -> Settings:
    """As they are read from the store: nothing in them is another room's."""
    table = new_table(demo_decks("crd"), edition_named("crd"), all_pro)
    fields = Settings(decks=decks_of(table), seed=seed, names=("Ada", "Ben"), beat=beat)
    return settings_from(to_bytes(fields))


def test_rooms_with_the_same_decks_share_their_cards_and_table() -> None:
    one, two = Room("attic", settings("1")), Room("cellar", settings("2"))
    assert one.table is two.table
    assert one.settings.decks is two.settings.decks
    assert one.game is not two.game


def test_rooms_that_ask_or_play_otherwise_have_tables_of_their_own() -> None:
    asking, silent = Room("attic", settings("1")), Room("cellar", settings("1", beat=None))
    mode = Room("hall", settings("1", all_pro=True))
    assert asking.table.asks_to_pass
    assert not silent.table.asks_to_pass
    assert mode.table.all_pro
    assert not asking.table.all_pro


def test_nobody_waits_while_a_new_table_is_put_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Putting one up takes longer than the loop may be held, so it has a thread of its own; and it
    is put up once, wherever its decks came from."""
    put_up: list[int] = []

    def noted(decks: Decks) -> Table:
        put_up.append(threading.get_ident())
        return table_of(decks)

    monkeypatch.setattr("snapcount.server.sharing.table_of", noted)
    sharing._table.cache_clear()
    asyncio.run(begun("attic", settings("1")))
    (thread,) = put_up
    assert thread != threading.get_ident()


def test_another_room_costs_little() -> None:
    rooms = [Room("attic", settings("0"))]
    rooms[0].update(0)
    gc.collect()
    before = len(gc.get_objects())
    for number in range(20):
        room = Room(f"room {number}", settings(str(number)))
        for viewer in (0, 1, -1):
            room.update(viewer)
        rooms.append(room)
    gc.collect()
    assert (len(gc.get_objects()) - before) / 20 < TRACKED_IN_A_ROOM


@pytest.mark.parametrize("names", [("ada", "Ben"), ("Cleo", "O'Dan {0}")])
def test_lines_that_rooms_share_name_each_rooms_own_players(names: tuple[str, str]) -> None:
    room = Room("attic", replace(settings("7", beat=None), names=names))
    dice = dice_from_seed("lines")
    while room.ending is None:
        asked = room.game.decision
        assert asked is not None
        answer = Answer("", room.turn(asked.seat), dice.below(len(asked.options)))
        room.take(room.propose(asked.seat, answer, 0), 0)
    for viewer in (0, 1, SPECTATOR):
        told = [line.text for line in room.update(viewer).log]
        seen = [event_seen(room.table, event, viewer) for event in room.history.events]
        assert told == [word_event(room.table, event, viewer, names) for event in seen]
        assert any(name in text for text in told for name in names if name != names[viewer])


def test_lines_that_are_kept_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 10; and what was forgotten is worded again."""
    telling._lines.cache_clear()
    monkeypatch.setattr(telling, "MOST_LINES", 3)
    room = Room("attic", settings("7", beat=None))
    before = room.update(0).log
    assert len(before) > 3
    assert len(telling._lines(room.table)) <= 3
    assert room.update(0).log == before
