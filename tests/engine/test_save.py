"""Saving and loading: nothing is forgotten, nothing half-built comes back."""

from __future__ import annotations

import zlib

import msgspec
import pytest

from snapcount.cards.dice import Dice as Chance
from snapcount.engine.dice import Dice
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.errors import NewerRecord, RecordError
from snapcount.engine.game import Game, new_game
from snapcount.engine.program import Frame, Lasting, Layer, Waiting
from snapcount.engine.records import save as saving
from snapcount.engine.records import saved
from snapcount.engine.records.loading import load
from snapcount.engine.records.packed import MODE
from snapcount.engine.records.saved import TRANSIENT
from snapcount.engine.state import State, ThisDown
from snapcount.testing.random_games import random_states, random_table


def a_state(seed: int = 6) -> Game:
    """Some way into a game."""
    states = random_states("crd", seed)
    for _ in range(40):
        game = next(states)
    return game


@pytest.mark.parametrize(
    ("played", "saved", "left_out"),
    [
        (State, saved.SavedState, {*TRANSIENT, *saved.ELSEWHERE}),
        (ThisDown, saved.SavedDown, set()),
        (Frame, saved.SavedFrame, set()),
        (Layer, saved.SavedLayer, set()),
        (Waiting, saved.SavedWaiting, set()),
        (Lasting, saved.SavedLasting, set()),
        (Dice, saved.SavedDice, set()),
    ],
)
def test_every_field_is_saved_or_named_transient(
    played: type, saved: type[msgspec.Struct], left_out: set[str]
) -> None:
    fields = {"decision" if name == "asked" else name for name in saved.__struct_fields__}
    if "mode" in fields:  # one number for several
        fields = fields - {"mode"} | MODE.keys()
    assert fields.isdisjoint(left_out)
    # A compiled class has no slots, but a list of its attributes.
    slots = getattr(played, "__slots__", None) or getattr(played, "__mypyc_attrs__")  # noqa: B009
    assert fields | left_out == set(slots)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_loaded_game_goes_on_as_the_saved_one(edition: str, seed: int) -> None:
    other: Game | None = None
    chance = Chance(seed)  # the same answers as in `random_states`
    for game in random_states(edition, seed):
        if other is not None:
            assert other.decision is not None
            other.apply(chance.pick(other.decision.options))
            assert other.events == game.events
            assert other.save() == game.save()
        other = load(game.save(), game.table)
        assert other.save() == game.save()
        assert other.fingerprint() == game.fingerprint()
        assert other.decision is None or game.decision is not None
        if other.decision is not None and game.decision is not None:
            assert other.decision.number == game.decision.number
            assert other.decision.options == game.decision.options


def test_the_fingerprint_is_of_what_decides_how_the_game_goes_on() -> None:
    game = a_state()
    other = game.copy()
    other.decisions += 5
    other.play_discard[0].reverse()  # Z-8
    assert other.fingerprint() == game.fingerprint()
    other.dice.word()
    assert other.fingerprint() != game.fingerprint()


def test_games_at_different_tables_differ() -> None:
    one = new_game(random_table("2021", 5), 1)
    other = new_game(random_table("2022", 5), 1)
    assert one.fingerprint() != other.fingerprint()


def test_another_table_is_refused() -> None:
    with pytest.raises(RecordError, match="same decks"):
        load(a_state().save(), random_table("crd", 4))


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"{}", b"snapcount", b"SNAP", b"SNAPCOUNT\1"])
def test_foreign_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        load(data, a_state().table)


def test_a_newer_format_says_so() -> None:
    data = bytearray(a_state().save())
    data[len(saving.MAGIC)] = saving.FORMAT + 1
    with pytest.raises(NewerRecord, match="Update Snapcount"):
        load(bytes(data), a_state().table)


def test_a_truncated_save_is_refused_wherever_it_ends() -> None:
    game = a_state()
    data = game.save()
    for end in range(len(data)):
        with pytest.raises(RecordError):
            load(data[:end], game.table)


def test_a_flipped_bit_is_noticed() -> None:
    game = a_state()
    data = game.save()
    for place in range(len(data)):
        broken = bytearray(data)
        broken[place] ^= 1 << place % 8
        with pytest.raises(RecordError):
            load(bytes(broken), game.table)


def with_right_check_sum(payload: bytes) -> bytes:
    head = saving.MAGIC + bytes([saving.FORMAT])
    return head + zlib.crc32(payload).to_bytes(4, "big") + payload


def test_a_wrong_save_with_a_right_check_sum_is_refused_or_is_a_sound_game() -> None:
    """Each byte changed in turn: what is loaded has every card once, and saves again."""
    game = a_state()
    payload = game.save()[len(saving.MAGIC) + 5 :]
    refused = 0
    for place in range(len(payload)):
        for value in (0, 0x7F, 0xC0, 0xC3, 0xFF, payload[place] + 1 & 0xFF):
            broken = bytearray(payload)
            broken[place] = value
            try:
                loaded = load(with_right_check_sum(bytes(broken)), game.table)
            except RecordError:
                refused += 1
            else:
                loaded.save()
    assert refused > len(payload)


def test_a_card_in_two_places_is_refused() -> None:
    game = a_state().copy()
    game.play_hand[0].append(game.play_deck[0][0])
    with pytest.raises(RecordError, match="two places"):
        load(game.save(), game.table)


def test_a_lost_card_is_noticed() -> None:
    game = a_state().copy()
    game.play_deck[0].pop()
    with pytest.raises(RecordError, match="nowhere"):
        load(game.save(), game.table)


def test_the_opponents_card_in_hand_is_refused() -> None:
    # Where hands can be exchanged the card may have come there by rights.
    game = next(
        state
        for state in map(a_state, range(50))
        if not state.table.exchanges and state.play_hand[1]
    ).copy()
    game.play_hand[0].append(game.play_hand[1].pop())

    with pytest.raises(RecordError, match="doesn't belong"):
        load(game.save(), game.table)
