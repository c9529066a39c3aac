"""The shuffle that both players can check: how it goes, and that no tampering gets through."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from snapcount.cards.card import digest
from snapcount.cards.demo import demo_decks
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import RecordError, SnapcountError
from snapcount.engine.game import new_game
from snapcount.engine.records.decklists import UnreadCard, decks_of, whole
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import (
    TODAY,
    Check,
    Record,
    Result,
    from_json,
    to_json,
)
from snapcount.engine.setup import new_table
from snapcount.server.entries import Entry, Forfeited, Settings, WithoutNumber
from snapcount.server.protocol import Answer, OfferDraw, OpenNumber, Resign, Seal
from snapcount.server.room import Room, rebuilt
from snapcount.server.shuffle import NONE, SIDES, check, seal_of, shuffled_anew

TABLE = new_table(demo_decks("crd"), edition_named("crd"))
DECKS = decks_of(TABLE)
SECRET = "5e" * 32
NUMBERS = ("0a" * 32, "b1" * 32)
TAMPERED = 2_000


def settings(**fields: Any) -> Settings:
    return Settings(decks=DECKS, names=("Ada", "Ben"), secret=SECRET, **fields)


def sealed(room: Room, seat: int, number: str) -> Seal:
    assert room.shuffle is not None
    return Seal(f"seal {seat}", seal_of(room.shuffle.commitment, seat, number))


def do(room: Room, seat: int, message: Any) -> Entry:
    entry = room.propose(seat, message, 0)
    room.take(entry, 0)
    return entry


def dealt(numbers: tuple[str, str] = NUMBERS, **fields: Any) -> Room:
    """A room in which both have done their part; `NONE` is for a client that sends nothing."""
    room = Room("attic", settings(**fields))
    for seat in range(2):
        if numbers[seat] == NONE:
            room.take(room.no_number(seat), 0)
        else:
            do(room, seat, sealed(room, seat, numbers[seat]))
    for seat in range(2):
        if numbers[seat] != NONE:
            do(room, seat, OpenNumber(f"open {seat}", numbers[seat]))
    return room


def answer(room: Room, times: int) -> None:
    for number in range(times):
        asked = room.game.decision
        assert asked is not None
        do(room, asked.seat, Answer(f"{number}", room.turn(asked.seat), 0))


def good(record: Record, **known: str) -> bool:
    try:
        return all(finding.good for finding in check(record, **known))
    except (RecordError, SnapcountError):
        return False


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_the_seed_is_made_as_the_handbook_says() -> None:
    """Written out once more, from docs/server.md and nothing else."""
    commitment = sha256(
        f"snapcount commitment 1\nroom attic\ntable {DECKS.table}\nfirst Ada\nsecond Ben\n"
        f"secret {SECRET}\n"
    )
    seals = [
        sha256(f"snapcount seal 1\ncommitment {commitment}\nseat {side}\nnumber {number}\n")
        for side, number in zip(("first", "second"), NUMBERS, strict=True)
    ]
    seed = sha256(
        f"snapcount seed 1\ncommitment {commitment}\nsecret {SECRET}\n"
        f"first {NUMBERS[0]}\nsecond {NUMBERS[1]}\n"
    )
    room = dealt()
    assert room.welcome(0).commitment == room.welcome(-1).commitment == commitment
    assert room.shuffle is not None
    assert room.shuffle.seals == seals
    assert room.seed == seed
    assert room.game.fingerprint() == new_game(TABLE, seed).fingerprint()


def test_no_card_is_there_before_both_numbers_are_open() -> None:
    room = Room("attic", settings())
    steps: list[tuple[int, Any]] = [
        (0, sealed(room, 0, NUMBERS[0])),
        (1, sealed(room, 1, NUMBERS[1])),
        (1, OpenNumber("o1", NUMBERS[1])),
    ]
    for seat, message in steps:
        assert (room.dealt, room.seed, room.job(), room.wait()) == (False, "", None, None)
        assert room.history.events == []
        for asked in range(2):
            with pytest.raises(SnapcountError, match="aren't dealt"):
                room.propose(asked, Answer("a", 0, 0), 0)
        with pytest.raises(SnapcountError, match="aren't dealt"):
            room.propose(0, OfferDraw("d"), 0)
        with pytest.raises(SnapcountError, match="aren't dealt"):
            room.record()
        do(room, seat, message)
    do(room, 0, OpenNumber("o0", NUMBERS[0]))
    assert room.dealt


def test_each_part_alone_decides_the_cards() -> None:
    seeds = {
        dealt().seed,
        dealt(("0b" * 32, NUMBERS[1])).seed,
        dealt((NUMBERS[0], "b2" * 32)).seed,
        dealt((NUMBERS[1], NUMBERS[0])).seed,
        dealt((NUMBERS[0], NONE)).seed,
        dealt((NONE, NUMBERS[1])).seed,
        dealt((NONE, NONE)).seed,
    }
    other = Room("attic", replace(settings(), secret="5f" * 32))
    for seat in range(2):
        do(other, seat, sealed(other, seat, NUMBERS[seat]))
    for seat in range(2):
        do(other, seat, OpenNumber(f"o{seat}", NUMBERS[seat]))
    assert len({*seeds, other.seed}) == 8


def test_who_sends_no_number_plays_without() -> None:
    room = Room("attic", settings())
    do(room, 0, sealed(room, 0, NUMBERS[0]))
    with pytest.raises(SnapcountError, match="both numbers"):
        room.propose(0, OpenNumber("o", NUMBERS[0]), 0)
    assert room.no_number(1) == WithoutNumber(1)
    room.take(room.no_number(1), 0)
    with pytest.raises(SnapcountError, match="already"):
        room.propose(1, sealed(room, 1, NUMBERS[1]), 0)
    with pytest.raises(SnapcountError, match="too late"):
        room.propose(1, OpenNumber("o", NUMBERS[1]), 0)
    do(room, 0, OpenNumber("o", NUMBERS[0]))
    assert room.dealt
    record = room.record()
    assert good(record)
    assert "Ben sent no number" in " ".join(finding.words for finding in check(record))


def test_two_old_clients_can_play_but_there_is_no_proof() -> None:
    room = dealt((NONE, NONE))
    answer(room, 3)
    findings = check(room.record())
    assert [finding.words for finding in findings if not finding.good] == [
        "Nobody added a number, so the server shuffled alone."
    ]


def test_the_same_number_twice_is_as_good_as_any() -> None:
    room = dealt((NUMBERS[0], NUMBERS[0]))
    assert room.shuffle is not None
    assert room.shuffle.seals[0] != room.shuffle.seals[1]
    assert good(room.record())


def test_a_seal_that_was_copied_opens_for_nobody() -> None:
    room = Room("attic", settings())
    do(room, 0, sealed(room, 0, NUMBERS[0]))
    do(room, 1, Seal("copy", sealed(room, 0, NUMBERS[0]).seal))
    do(room, 0, OpenNumber("o", NUMBERS[0]))
    with pytest.raises(SnapcountError, match="isn't the number you sealed"):
        room.propose(1, OpenNumber("o", NUMBERS[0]), 0)
    assert room.no_number(1) == Forfeited(1, "absence")


def test_a_number_is_sealed_once_and_opened_once() -> None:
    room = Room("attic", settings())
    do(room, 0, sealed(room, 0, NUMBERS[0]))
    with pytest.raises(SnapcountError, match="can't be changed"):
        room.propose(0, sealed(room, 0, "0b" * 32), 0)
    do(room, 1, sealed(room, 1, NUMBERS[1]))
    with pytest.raises(SnapcountError, match="isn't the number you sealed"):
        room.propose(0, OpenNumber("o", "0b" * 32), 0)
    do(room, 0, OpenNumber("o", NUMBERS[0]))
    with pytest.raises(SnapcountError, match="already open"):
        room.propose(0, OpenNumber("again", NUMBERS[0]), 0)
    do(room, 1, OpenNumber("o", NUMBERS[1]))
    messages: list[Seal | OpenNumber] = [sealed(room, 0, "0b" * 32), OpenNumber("l", "0b" * 32)]
    for late in messages:
        with pytest.raises(SnapcountError, match="already dealt"):
            room.propose(0, late, 0)


def test_whoever_sealed_must_open() -> None:
    """Else a player in league with the server could choose between two shuffles."""
    room = Room("attic", settings())
    for seat in range(2):
        do(room, seat, sealed(room, seat, NUMBERS[seat]))
    do(room, 0, OpenNumber("o", NUMBERS[0]))
    room.take(room.no_number(1), 0)
    assert room.ending is not None
    assert (room.ending.winner, room.ending.how) == (0, "absence")
    assert not room.dealt


def test_a_room_made_again_goes_on_at_every_step_of_the_shuffle() -> None:
    whole = dealt()
    room = Room("attic", settings())
    entries: list[Entry] = []
    steps: list[tuple[int, Seal | OpenNumber]] = [
        *((seat, sealed(room, seat, NUMBERS[seat])) for seat in range(2)),
        *((seat, OpenNumber(f"o{seat}", NUMBERS[seat])) for seat in range(2)),
    ]
    for seat, message in steps:
        room = rebuilt("attic", settings(), entries, 0)
        entries.append(room.propose(seat, message, 0))
    room = rebuilt("attic", settings(), entries, 0)
    assert room.seed == whole.seed
    assert room.update(0) == whole.update(0)


def test_one_can_resign_before_the_cards_are_dealt() -> None:
    room = Room("attic", settings())
    do(room, 0, Resign("r"))
    ending = room.shuffling((True, True)).ending
    assert ending is not None
    assert (ending.winner, ending.how) == (1, "resigned")


def test_a_rematch_takes_nothing_along() -> None:
    room = dealt()
    do(room, 0, Resign("r"))
    chance = iter(("c1" * 32, "c2" * 32))
    anew = [shuffled_anew(room.next_settings(), lambda _: next(chance)) for _ in range(2)]
    assert [each.secret for each in anew] == ["c1" * 32, "c2" * 32]
    assert {each.seed for each in anew} == {""}
    kept = msgspec.json.encode(room.next_settings()).decode()
    for secret in (SECRET, room.seed, *NUMBERS):
        assert secret not in kept


@pytest.mark.parametrize(
    ("fields", "rateable"),
    [
        ({}, True),
        ({"set_up": "chosen seed"}, False),
        ({"programs": ("", "random")}, False),
        ({"secret": "", "seed": "7"}, False),
    ],
)
def test_only_a_fair_shuffle_between_people_can_be_rated(
    fields: dict[str, Any], rateable: bool
) -> None:
    assert replace(settings(), **fields).rateable is rateable


# Tampering -------------------------------------------------------------------------------------


def played() -> Record:
    """A short game, as its record is after it was given up."""
    room = dealt()
    answer(room, 6)
    do(room, 0, Resign("r"))
    return room.record()


def test_a_record_is_good_as_text_and_as_json() -> None:
    record = played()
    for written in (to_notation(record).encode(), to_json(record)):
        assert good(read(written))


def test_a_player_knows_what_their_client_saw_and_sent() -> None:
    record = played()
    seal = record.tags["SecondSeal"]
    known = {"commitment": record.tags["Commitment"], "number": NUMBERS[0], "seal": seal}
    assert good(record, **known)
    assert not good(record, seal="00" * 32)
    assert not good(record, commitment="00" * 32)
    assert not good(record, number="0c" * 32)


def test_a_game_that_was_invented_afterwards_is_caught_by_its_players() -> None:
    """The server makes everything anew with a secret that it likes better: to a stranger it is
    whole, to whoever was there it is another game."""
    room = Room("attic", replace(settings(), secret="77" * 32))
    for seat in range(2):
        do(room, seat, sealed(room, seat, NUMBERS[seat]))
    for seat in range(2):
        do(room, seat, OpenNumber(f"o{seat}", NUMBERS[seat]))
    do(room, 0, Resign("r"))
    forged = room.record()
    assert good(forged)
    assert not good(forged, commitment=played().tags["Commitment"])


def another(value: str, chance: random.Random) -> str:
    """Another word like it: a digit changed, one more, one less, or two exchanged."""
    place = chance.randrange(len(value))
    digit = chance.choice("0123456789abcdef-")
    made = chance.choice(
        (
            value[:place] + digit + value[place + 1 :],
            value[:place] + value[place + 1 :],
            value[:place] + digit + value[place:],
            value[::-1],
            value.upper(),
            f"{value}\n",
            "",
            NONE,
        )
    )
    return made if made != value else f"{value}0"


def tamper_tag(record: Record, chance: random.Random) -> Record:
    name = chance.choice([*record.tags])
    tags = dict(record.tags)
    if chance.random() < 0.1:
        del tags[name]
    elif chance.random() < 0.1:
        other = chance.choice([each for each in tags if tags[each] != tags[name]])
        tags[name], tags[other] = tags[other], tags[name]
    else:
        tags[name] = another(tags[name], chance)
    return replace(record, tags=tags)


def tamper_seed(record: Record, chance: random.Random) -> Record:
    return replace(record, seed=another(record.seed, chance))


def tamper_table(record: Record, chance: random.Random) -> Record:
    return replace(record, decks=replace(record.decks, table=another(record.decks.table, chance)))


def tamper_decks(record: Record, chance: random.Random) -> Record:
    lists = [list(places) for places in record.decks.lists]
    one = chance.randrange(2)
    places = range(len(lists[one]))
    first, second = chance.sample(places, 2)
    while lists[one][first] == lists[one][second]:
        first, second = chance.sample(places, 2)
    lists[one][first], lists[one][second] = lists[one][second], lists[one][first]
    return replace(record, decks=replace(record.decks, lists=lists))


def tamper_edition(record: Record, chance: random.Random) -> Record:
    edition = chance.choice(("2019", "2021", "2022"))
    fields: dict[str, Any] = chance.choice(({"edition": edition}, {"all_pro": True}))
    return replace(record, decks=replace(record.decks, **fields))


def tamper_answers(record: Record, chance: random.Random) -> Record:
    answers = list(record.answers)
    place = chance.randrange(len(answers))
    how = chance.randrange(4)
    if how == 0:
        del answers[place]
    elif how == 1:
        answers.insert(place, answers[place])
    elif how == 2:
        answers[place] = chance.choice(
            [each for each in ("-", "x", "p0") if each != answers[place]]
        )
    else:
        answers[place] = f"{answers[place]}{chance.choice('0123456789')}"
    return replace(record, answers=answers)


def tamper_checks(record: Record, chance: random.Random) -> Record:
    last = record.checks[-1]
    how = chance.randrange(3)
    if how == 0:
        return replace(record, checks=record.checks[:-1])
    if how == 1:
        return replace(record, checks=[*record.checks[:-1], replace(last, after=last.after - 1)])
    return replace(record, checks=[Check(last.after, another(last.fingerprint, chance))])


def tamper_result(record: Record, chance: random.Random) -> Record:
    return replace(record, result=Result([chance.randrange(50), chance.randrange(50)], 0))


def tamper_state(record: Record, chance: random.Random) -> Record:
    return replace(record, state=record.state + chance.randrange(1, 9))


CHEAP = (tamper_tag, tamper_tag, tamper_tag, tamper_seed, tamper_table)
DEAR = (
    tamper_decks,
    tamper_edition,
    tamper_answers,
    tamper_checks,
    tamper_result,
    tamper_state,
)
"""These are found only when the game is played again, which takes longer; every tenth is one."""


@pytest.mark.timeout(300)
def test_two_thousand_tampered_transcripts_are_caught() -> None:
    record = played()
    chance = random.Random(18)
    assert good(record)
    touched: set[str] = set()
    for number in range(TAMPERED):
        ways: tuple[Callable[[Record, random.Random], Record], ...] = CHEAP
        if number % 10 == 0:
            ways = DEAR
        way = chance.choice(ways)
        made = way(record, chance)
        assert made != record
        touched |= {name for name, value in record.tags.items() if made.tags.get(name) != value}
        touched.add(way.__name__)
        assert not good(made), (way.__name__, made.tags, made.seed, made.answers)
    assert touched == {*record.tags, *(way.__name__ for way in (*CHEAP, *DEAR))}
    assert {f"{side}{part}" for side in SIDES for part in ("Seal", "Number", "")} <= touched


@pytest.mark.timeout(300)
def test_no_letter_of_a_record_can_be_changed_unnoticed() -> None:
    """Anywhere in the file: the record is refused, is not fair, or plays alike."""
    record = played()
    written = to_json(record).decode()
    chance = random.Random(7)
    same = 0
    for _ in range(400):
        place = chance.randrange(len(written))
        letter = chance.choice("0123456789abcdef xyz")
        if letter == written[place]:
            continue
        data = f"{written[:place]}{letter}{written[place + 1 :]}".encode()
        try:
            made = from_json(data)
        except RecordError:
            continue
        if plays_alike(made, record):
            same += 1
            continue
        assert not good(made), data[max(place - 60, 0) : place + 60]
    assert same < 200


def plays_alike(one: Record, other: Record) -> bool:
    """Whether nothing differs but words that are printed on cards, or what wrote the record: what
    cards do is data."""
    if any(isinstance(card, UnreadCard) for card in one.decks.cards):
        return False
    cards = [[digest(whole(card, None)) for card in each.decks.cards] for each in (one, other)]
    bare = [
        replace(each, decks=replace(each.decks, cards=[]), written=TODAY) for each in (one, other)
    ]
    return cards[0] == cards[1] and bare[0] == bare[1]
