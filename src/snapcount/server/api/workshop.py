"""The card workshop over HTTP: one's own set, lists in and out, and a game to try a card in."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from snapcount.cards.catalog.cache import Compiled
from snapcount.cards.catalog.entry import Entry, SetFile, Typed
from snapcount.cards.catalog.exchange import FORMS, export, identity, merged, read_source, report
from snapcount.cards.catalog.judge import judge
from snapcount.decks.legality import require_legal
from snapcount.engine.editions import edition_named
from snapcount.engine.records.decklists import decks_of
from snapcount.engine.setup import new_table
from snapcount.server.api.cards import Draft, typed
from snapcount.server.http import Call, Endpoint, HttpError
from snapcount.server.hub import Hub
from snapcount.server.own_cards import OwnCards, OwnCardsError
from snapcount.server.protocol import CardSheet
from snapcount.server.sandbox import BASE, seed_with, with_card
from snapcount.server.tables import NewGame, Opened, Tables
from snapcount.server.telling import card_sheet

Lists = Annotated[str, Meta(max_length=90_000)]
SANDBOX: Final = "coach"


class OwnCard(msgspec.Struct, frozen=True):
    """A card of one's own: as it was typed, and as it is understood, if it is."""

    id: str
    typed: Typed
    card: CardSheet | None
    status: str
    why: str


class OwnSet(msgspec.Struct, frozen=True):
    cards: list[OwnCard]
    unread: list[str]
    """Lines of lists that could not be taken for cards; they are kept as they are."""


class CardList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list of cards: CSV as the community keeps it, a set file, or pasted text."""

    text: Lists
    form: Literal["csv", "cards", "txt"] = "csv"


class ListLine(msgspec.Struct, frozen=True):
    """What became of one card of a list, or of something that is none."""

    line: int
    label: str
    status: str
    why: str
    note: str


class Imported(msgspec.Struct, frozen=True):
    lines: list[ListLine]
    new: int
    replaced: int
    unchanged: int


class Workshop:
    def __init__(self, hub: Hub, tables: Tables, own: OwnCards) -> None:
        self._hub = hub
        self._tables = tables
        self._own = own

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/own-cards", "One's own cards.", self.own, gives=OwnSet),
            Endpoint("PUT", "/api/own-cards", "Keep a card.", self.keep, takes=Draft, gives=OwnSet),
            Endpoint(
                "DELETE",
                "/api/own-cards/{id}",
                "Throw a card of one's own away.",
                self.throw_away,
                gives=OwnSet,
                refuses=(404,),
            ),
            Endpoint(
                "POST",
                "/api/own-cards/import",
                "Put the cards of a list into one's own set.",
                self.take_in,
                takes=CardList,
                gives=Imported,
            ),
            Endpoint(
                "GET",
                "/api/own-cards/export/{form}",
                "One's own set as a file: csv or cards.",
                self.export,
                gives=str,
                media="text/plain",
                refuses=(404,),
            ),
            Endpoint(
                "POST",
                "/api/workshop/game",
                "A game against a program with the card in one's hand.",
                self.play,
                takes=Draft,
                gives=Opened,
                refuses=(404,),
            ),
        ]

    async def own(self, call: Call) -> OwnSet:
        return seen(await self._own.compiled_of(call.who()))

    async def keep(self, call: Call) -> OwnSet:
        draft: Draft = call.body
        if not draft.name.strip():
            raise OwnCardsError("Give the card a name.")
        entry = Entry(typed=typed(draft))

        def work(cards: SetFile) -> SetFile:
            # What is typed again takes the old one's place, whatever a list would do.
            kept = tuple(each for each in cards.items if identity(each) != identity(entry))
            return msgspec.structs.replace(cards, items=(*kept, entry))

        await self._own.change(call.who(), work)
        return await self.own(call)

    async def throw_away(self, call: Call) -> OwnSet:
        wanted = call.request.path_params["id"]

        def work(cards: SetFile) -> SetFile:
            kept = tuple(each for each in cards.items if identity(each) != wanted)
            if len(kept) == len(cards.items):
                raise HttpError("not-found", "You have no such card.")
            return msgspec.structs.replace(cards, items=kept)

        await self._own.change(call.who(), work)
        return await self.own(call)

    async def take_in(self, call: Call) -> Imported:
        wish: CardList = call.body
        found = read_source(wish.text, f"list.{wish.form}")
        lines = await asyncio.to_thread(report, found, "list")
        counts: list[int] = []

        def work(cards: SetFile) -> SetFile:
            done = merged(cards, found.items)
            counts[:] = [done.new, done.replaced, done.unchanged]
            return done.cards

        await self._own.change(call.who(), work)
        return Imported(
            [ListLine(each.line, each.label, each.status, each.why, each.note) for each in lines],
            *counts,
        )

    async def export(self, call: Call) -> Response:
        wanted = call.request.path_params["form"]
        for form in FORMS:
            if form == wanted:
                words = export(await self._own.set_of(call.who()), form)
                headers = {"content-disposition": f'attachment; filename="own-cards.{form}"'}
                return Response(words, media_type="text/plain", headers=headers)
        raise HttpError("not-found", f"A set is exported as {' or '.join(FORMS)}.")

    async def play(self, call: Call) -> Opened:
        draft: Draft = call.body
        person = call.who()
        verdict = judge(typed(draft))
        card = verdict.card
        if card is None:
            raise OwnCardsError(verdict.why or "There is no text to read yet.")
        edition = edition_named(draft.edition)
        base = list(self._tables.deck(BASE, draft.edition).cards)
        own = with_card(base, card)
        require_legal(own, edition)
        table = new_table((own, base), edition)
        wish = NewGame(opponent=SANDBOX, edition=draft.edition)
        settings = self._tables.seated(wish, person, decks_of(table), seed_with(table, card), [])
        live = await self._hub.open(self._tables.chance(9), settings, {0: person.id})
        return Opened(live.room.name)


def seen(found: Compiled) -> OwnSet:
    """One's own set as the page shows it."""
    cards = []
    for entry, verdict in zip(found.cards.entries, found.verdicts, strict=True):
        card = verdict.card
        sheet = None if card is None else card_sheet(card)
        cards.append(OwnCard(identity(entry), entry.typed, sheet, verdict.status, verdict.why))
    return OwnSet(cards, [each.raw for each in found.cards.unread])
