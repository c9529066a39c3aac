"""Sealed and draft against programs, over HTTP. The server keeps nothing: the same seed and picks
make the same event again."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from snapcount.cards.season import DEFAULT_EDITION
from snapcount.decks.decklist import DeckList
from snapcount.decks.formats import format_named
from snapcount.decks.limited.boosters import boosters_of
from snapcount.decks.limited.bots import Bots, build_from_pool
from snapcount.decks.limited.event import Event, EventTable, new_event
from snapcount.decks.text import write_text
from snapcount.server.at_hand import tables
from snapcount.server.desk import Desk
from snapcount.server.http import Call, Endpoint, HttpError
from snapcount.server.protocol import CardSheet
from snapcount.server.telling import card_sheet

SET: Final = "SC1"
OWN: Final = 0  # the seat of the person; programs have the others


class DraftState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event as far as it has come: what one has picked, by the places of cards."""

    kind: Literal["draft", "sealed"] = "draft"
    seats: Annotated[int, Meta(ge=2, le=8)] = 8
    seed: Annotated[str, Meta(max_length=40)] = "0"
    picks: Annotated[list[Annotated[int, Meta(ge=0, lt=10_000)]], Meta(max_length=400)] = []
    style: Annotated[str, Meta(max_length=20)] = ""


class PackCard(msgspec.Struct, frozen=True):
    place: int
    card: CardSheet


class DraftSeen(msgspec.Struct, frozen=True):
    """What one sees: the pack to pick from, one's cards, and at the end a deck of them."""

    stage: str
    round: int
    rounds: int
    pick: int
    pack: list[PackCard]
    pool: list[CardSheet]
    deck: str
    """Built from one's cards once all are there; else empty."""
    opponents_deck: str
    reasons: list[str]


class Drafts:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST",
                "/api/draft",
                "A sealed or draft event so far.",
                self.see,
                takes=DraftState,
                gives=DraftSeen,
                person=False,
                asks=True,
            )
        ]

    async def see(self, call: Call) -> Response:
        return await self._desk.json(call, seen, call.body)


# In another process ------------------------------------------------------------------------------


def seen(state: DraftState) -> DraftSeen:
    """The event as far as it has come."""
    event, bots = _played(state)
    view = event.observe(OWN)
    cards = event.table.cards
    deck = opponents_deck = ""
    reasons: list[str] = []
    if view.stage != "pick":
        built = build_from_pool(event, OWN, state.seed, state.style)
        deck = _words(built.deck)
        opponents_deck = _words(bots.build(event, 1).deck)
        reasons = [f"{each.group}: {each.sentence}" for each in built.reasons]
    return DraftSeen(
        stage=view.stage,
        round=view.round,
        rounds=view.rounds,
        pick=view.pick,
        pack=[PackCard(place, card_sheet(cards[place].card)) for place in view.pack],
        pool=[card_sheet(cards[place].card) for place in view.pool],
        deck=deck,
        opponents_deck=opponents_deck,
        reasons=reasons,
    )


def _played(state: DraftState) -> tuple[Event, Bots]:
    library = tables().library
    table = EventTable(
        state.kind, state.seats, boosters_of(SET, library), library, format_named(DEFAULT_EDITION)
    )
    event, bots = new_event(table, state.seed), Bots(table, state.seed)
    for pick in state.picks:
        if event.stage != "pick":
            raise HttpError("bad-request", "There's nothing left to pick. Send fewer picks.")
        _bots_pick(event, bots)
        event.apply(pick, seat=OWN)
    if event.stage == "pick":
        _bots_pick(event, bots)
    return event, bots


def _bots_pick(event: Event, bots: Bots) -> None:
    """Everybody else takes a card; who is last waits for the person."""
    for seat in event.pending:
        if seat != OWN:
            event.apply(bots.pick(event.observe(seat)), seat=seat)


def _words(deck: DeckList) -> str:
    return write_text(deck, tables().library)
