"""Saved events, and the record of one: the seed, every pick and every deck, in order.

An event is its table, its seed and its answers: the record replays to the very same state.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

from snapcount.decks.decklist import DeckList
from snapcount.decks.errors import DeckError
from snapcount.decks.json_form import JsonDeck, as_json, from_data
from snapcount.decks.limited.event import Event, EventTable, Kind, new_event
from snapcount.engine.errors import IllegalAnswer, NewerRecord, RecordError

FORMAT: Final = 1

Place = Annotated[int, Meta(ge=0, le=100_000)]
Pile = Annotated[list[Place], Meta(max_length=5000)]
Piles = Annotated[list[Pile], Meta(max_length=64)]


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state of an event, without its history."""

    event: int
    table: str
    round: int
    packs: Piles
    unopened: Annotated[list[Piles], Meta(max_length=30)]
    pools: Piles
    chosen: Annotated[list[int], Meta(max_length=64)]
    decks: Annotated[list[JsonDeck | None], Meta(max_length=64)]


_encode: Final = msgspec.json.Encoder(order="deterministic").encode


def save(event: Event) -> bytes:
    """The event as bytes for `load`; equal events give equal bytes."""
    decks = [None if deck is None else as_json(deck) for deck in event.decks]
    return _encode(
        Saved(
            FORMAT,
            event.table.digest,
            event.round,
            event.packs,
            event.unopened,
            event.pools,
            event.chosen,
            decks,
        )
    )


def load(data: bytes, table: EventTable) -> Event:
    """The event that `save` wrote, on the same table; `RecordError` if it is none."""
    try:
        saved = msgspec.json.decode(data, type=Saved)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"This isn't a saved event: {error}.") from None
    if saved.event != FORMAT:
        raise NewerRecord(f"The event uses format {saved.event}, but this program knows {FORMAT}.")
    if saved.table != table.digest:
        raise RecordError(
            "The event was saved with other seats, boosters or cards: its table is "
            f"{saved.table}, but this one is {table.digest}."
        )
    event = Event(table)
    event.round = saved.round
    event.packs, event.unopened, event.pools = saved.packs, saved.unopened, saved.pools
    event.chosen = saved.chosen
    _refuse_nonsense(event)
    try:
        event.decks = [
            None if deck is None else from_data(deck, table.library) for deck in saved.decks
        ]
    except DeckError as error:
        raise RecordError(f"Can't read one of the event's decks: {error}") from None
    if len(event.decks) != table.seats:
        raise RecordError("The event doesn't have a deck for every seat.")
    return event


def fingerprint(event: Event) -> str:
    """A short hash of everything that decides how the event goes on."""
    return hashlib.sha256(save(event)).hexdigest()[:16]


def _refuse_nonsense(event: Event) -> None:
    """What could not have come about: wrong seats, packs of different sizes, unknown cards."""
    table = event.table
    seats = table.seats
    size = table.printing.boosters.size
    packs = [event.packs, *event.unopened]
    most = len(table.cards)
    everything = [*event.pools, *(pack for row in packs for pack in row)]
    fine = (
        all(len(row) == seats for row in packs)
        and len(event.pools) == len(event.chosen) == seats
        and all(len(set(map(len, row))) == 1 for row in packs)
        and all(len(row[0]) == size for row in event.unopened)
        and len(set(map(len, event.pools))) == 1
        and all(place < most for pile in everything for place in pile)
        and all(
            card == -1 or card in pack
            for card, pack in zip(event.chosen, event.packs, strict=False)
        )
        and -1 in event.chosen
        and event.round + len(event.unopened) == table.rounds
        and sum(len(pile[0]) for pile in (*packs, event.pools))
        == size * (table.rounds + table.dealt)
    )
    if not fine:
        raise RecordError("An event can't be in this state.")


# Records ---------------------------------------------------------------------------------------


class Pick(msgspec.Struct, frozen=True, array_like=True):
    """A seat took a card, named by its number."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    number: Annotated[str, Meta(max_length=20)]


class HandedIn(msgspec.Struct, frozen=True):
    """A seat handed in a deck."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    deck: JsonDeck


class EventRecord(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that makes an event what it was. `end` is the fingerprint after the last."""

    snapcount_event: int
    kind: Kind
    set: str
    format: str
    seats: int
    seed: str
    table: str
    picks: Annotated[list[Pick], Meta(max_length=20_000)]
    decks: Annotated[list[HandedIn], Meta(max_length=64)]
    end: str = ""

    @staticmethod
    def start(table: EventTable, seed: int | str) -> EventRecord:
        code = table.printing.boosters.set
        return EventRecord(
            FORMAT, table.kind, code, table.form.name, table.seats, str(seed), table.digest, [], []
        )


class Taken(NamedTuple):
    """A pick as it was made: from which pack, in which round."""

    round: int
    seat: int
    pack: tuple[int, ...]
    card: int


class Recorder:
    """Plays an event and notes each answer."""

    def __init__(self, table: EventTable, seed: int | str) -> None:
        self.event = new_event(table, seed)
        self.record = EventRecord.start(table, seed)

    def pick(self, card: int, seat: int) -> None:
        self.event.apply(card, seat)
        self.record.picks.append(Pick(seat, self.event.table.cards[card].card.number))

    def take_again(self, pick: Pick) -> None:
        """A pick of an earlier record; `RecordError` if it cannot be made."""
        try:
            _retake(self.event, pick)
        except IllegalAnswer as error:
            raise RecordError(f"Can't replay the record: {error}") from None
        self.record.picks.append(pick)

    def hand_in(self, deck: DeckList, seat: int) -> None:
        self.event.apply(deck, seat)
        self.record.decks.append(HandedIn(seat, as_json(deck)))


def to_json(record: EventRecord, event: Event) -> bytes:
    """The record as JSON, with the fingerprint of where it has come to."""
    record.end = fingerprint(event)
    return _encode(record)


def from_json(data: bytes | str) -> EventRecord:
    try:
        record = msgspec.json.decode(data, type=EventRecord)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"This isn't an event record: {error}.") from None
    if record.snapcount_event != FORMAT:
        raise NewerRecord(f"The record uses format {record.snapcount_event}, not {FORMAT}.")
    return record


def replay(record: EventRecord, table: EventTable) -> tuple[Event, list[Taken]]:
    """The event again, with every pick as it was made; `RecordError` if it comes out otherwise."""
    if record.table != table.digest:
        raise RecordError("These aren't the record's cards, boosters or seats.")
    event = new_event(table, record.seed)
    told: list[Taken] = []
    try:
        for pick in record.picks:
            told.append(_retake(event, pick))
        for handed in record.decks:
            event.apply(from_data(handed.deck, table.library), handed.seat)
    except (IllegalAnswer, DeckError) as error:
        raise RecordError(f"Can't replay the record: {error}") from None
    if record.end and record.end != fingerprint(event):
        raise RecordError("The replay doesn't end the way the record says.")
    return event, told


def _retake(event: Event, pick: Pick) -> Taken:
    if not 0 <= pick.seat < event.table.seats:
        raise RecordError(f"The record names seat {pick.seat}, which doesn't exist.")
    pack = tuple(event.packs[pick.seat])
    cards = event.table.cards
    found = [place for place in pack if cards[place].card.number == pick.number]
    if not found:
        raise RecordError(f"Seat {pick.seat} has no {pick.number} in its pack to take.")
    taken = Taken(event.round, pick.seat, pack, found[0])
    event.apply(found[0], pick.seat)
    return taken
