"""Damaged records, notations, position lines and saved games: refused, and soon, or sound."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from functools import cache
from itertools import count as numbers
from time import process_time
from typing import Any

import msgspec
import pytest

from snapcount.cards.dice import Dice
from snapcount.engine.errors import RecordError
from snapcount.engine.records import save as saving
from snapcount.engine.records.decklists import table_of
from snapcount.engine.records.following import Following
from snapcount.engine.records.loading import load
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.position import from_line, to_line
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import MOST_ANSWERS, Record, from_json, replay, to_json, up_to
from snapcount.engine.words.sheet import words_of
from snapcount.testing import play
from snapcount.testing.random_games import random_record, seeds

MUTATIONS = len(seeds(100))  # of each kind
MOST_SECONDS = 10.0  # of processor time that one damaged record may take

POOL: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    10**6,
    -(10**6),
    2**63,
    -(2**63) - 1,
    10**40,
    1.5,
    1e308,
    "",
    "x",
    "-",
    "you",
    "crd",
    "0123456789abcdef",
    "x" * 5000,
    "\u0000",
    "\ud83c",
    [],
    [[]],
    [0] * 3000,
    {},
    {"kind": "play"},
    {"type": "May"},
]


ANSWERS = 60


@cache
def records() -> list[Record]:
    """Return the records to damage, each of the first game that is long enough."""
    found = []
    for edition in ("2019", "crd"):
        games = (random_record(edition, seed) for seed in numbers(51))
        found.append(up_to(next(game for game in games if len(game.answers) >= ANSWERS), ANSWERS))
    return found


def sound(data: bytes) -> bool:
    """Read and replay; False if it is refused. Anything but a `RecordError` is a crash, also when
    it is to be shown as far as that goes."""
    started = process_time()
    try:
        shown = list(Following(read(data, as_written=True)).steps())
        assert len(shown) <= MOST_ANSWERS + 1
        replay(read(data))
    except RecordError:
        return False
    finally:
        assert process_time() - started < MOST_SECONDS
    return True


def flip(data: bytes, dice: Dice) -> bytes:
    place = dice.below(len(data))
    return data[:place] + bytes([data[place] ^ 1 << dice.below(8)]) + data[place + 1 :]


def cut(data: bytes, dice: Dice) -> bytes:
    return data[: dice.below(len(data))]


def leave_out(data: bytes, dice: Dice) -> bytes:
    place = dice.below(len(data))
    return data[:place] + data[place + 1 + dice.below(30) :]


def repeat(data: bytes, dice: Dice) -> bytes:
    place = dice.below(len(data))
    return data[:place] + data[max(place - dice.below(200), 0) :]


def insert(data: bytes, dice: Dice) -> bytes:
    place = dice.below(len(data))
    noise = bytes(dice.below(256) for _ in range(1 + dice.below(8)))
    return data[:place] + noise + data[place:]


def swap_lines(data: bytes, dice: Dice) -> bytes:
    lines = data.split(b"\n")
    one, other = dice.below(len(lines)), dice.below(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def swap_words(data: bytes, dice: Dice) -> bytes:
    words = data.split(b" ")
    one, other = dice.below(len(words)), dice.below(len(words))
    words[one], words[other] = words[other], words[one]
    return b" ".join(words)


def enlarge(data: bytes, dice: Dice) -> bytes:
    """Make a number in it huge."""
    places = [i for i, byte in enumerate(data) if chr(byte).isdigit()]
    place = dice.pick(places)
    return data[:place] + b"9" * (1 + dice.below(40)) + data[place:]


def nest(data: bytes, dice: Dice) -> bytes:
    """Open many brackets in the middle of it."""
    place = dice.below(len(data))
    deep = dice.pick([b"[", b'{"a":', b"{", b'"']) * dice.pick([10, 1000, 100_000])
    return data[:place] + deep + data[place:]


ON_BYTES = [flip, cut, leave_out, repeat, insert, swap_words, enlarge, nest]


@pytest.mark.parametrize(
    ("form", "mutate"),
    [
        *[("json", mutate) for mutate in ON_BYTES],
        *[("text", mutate) for mutate in (*ON_BYTES, swap_lines)],
    ],
)
def test_damaged_bytes(form: str, mutate: Callable[[bytes, Dice], bytes]) -> None:
    dice = Dice(len(mutate.__name__))
    for record in records():
        data = to_json(record) if form == "json" else to_notation(record).encode()
        for _ in range(MUTATIONS // 2):
            sound(mutate(data, dice))


def replaced(tree: Any, dice: Dice) -> Any:
    """The tree with one value in it, somewhere, replaced by something else."""
    if dice.chance(12) or not isinstance(tree, dict | list) or not tree:
        return dice.pick(POOL)
    if isinstance(tree, dict):
        key = dice.pick(sorted(tree))
        if dice.chance(5):
            return {name: value for name, value in tree.items() if name != key}
        return tree | {key: replaced(tree[key], dice)}
    place = dice.below(len(tree))
    return [*tree[:place], replaced(tree[place], dice), *tree[place + 1 :]]


def test_replaced_values() -> None:
    """Anything in the JSON replaced by anything, in the cards above all."""
    dice = Dice(1)
    refused = 0
    for record in records():
        tree = json.loads(to_json(record))
        for i in range(MUTATIONS * 2):
            if i % 2:
                cards = replaced(tree["decks"]["cards"], dice)
                broken = tree | {"decks": tree["decks"] | {"cards": cards}}
            else:
                broken = replaced(tree, dice)
            refused += not sound(json.dumps(broken).encode())
    assert refused > MUTATIONS


def test_replaced_cards_under_a_right_digest() -> None:
    """A forged record: its cards are damaged, and the digest of its table is that of the damage."""
    dice = Dice(2)
    played = 0
    for record in records():
        tree = json.loads(to_json(record))
        for _ in range(MUTATIONS):
            cards = tree["decks"]["cards"]
            place = dice.below(len(cards))
            broken = [*cards[:place], replaced(cards[place], dice), *cards[place + 1 :]]
            forged = tree | {"decks": tree["decks"] | {"cards": broken}, "checks": []}
            try:
                found = from_json(json.dumps(forged).encode())
                table_of(found.decks)
            except RecordError as error:
                _, named, digest = str(error).partition("their table is ")
                if not named:
                    continue
                decks = msgspec.structs.replace(found.decks, table=digest[:16])
                forged["decks"] = msgspec.to_builtins(decks)
            played += sound(json.dumps(forged).encode())
    assert played > MUTATIONS // 10


@pytest.mark.parametrize(
    "letter", [b"[", b"{", b'{"a":', b'{"snapcount":', b"\xff", b"(", b'"', b"#"]
)
def test_nothing_but_one_letter(letter: bytes) -> None:
    for count in (1, 1000, 300_000):
        assert not sound(letter * count)


def test_damaged_position_lines() -> None:
    dice = Dice(3)
    for record in records():
        game = replay(record)
        line = to_line(game).encode()
        for mutate in (flip, cut, leave_out, repeat, swap_words, enlarge):
            for _ in range(MUTATIONS):
                started = process_time()
                try:
                    found = from_line(mutate(line, dice).decode("utf-8", "replace"), game.table)
                except RecordError:
                    pass
                else:
                    found.save()
                assert process_time() - started < MOST_SECONDS


def test_damaged_saved_games_under_a_right_check_sum() -> None:
    dice = Dice(4)
    head = saving.MAGIC + bytes([saving.FORMAT])
    for record in records():
        game = replay(record)
        payload = game.save()[len(head) + 4 :]
        for mutate in (flip, cut, leave_out, repeat, insert):
            for _ in range(MUTATIONS):
                broken = mutate(payload, dice)
                try:
                    found = load(head + zlib.crc32(broken).to_bytes(4, "big") + broken, game.table)
                except RecordError:
                    continue
                found.save()


def test_a_play_with_half_a_catch_range_is_shown_by_its_text() -> None:
    whole = play("Long Pass: 40 (4-8)", 5, abilities=("Draw a Play card.",), name="Half")
    half = msgspec.structs.replace(
        whole, text="Once.", offense=msgspec.structs.replace(whole.offense, catch_high=None)
    )
    assert words_of(half).text == "Once."
    assert words_of(half).offense == ""
