"""The card workshop over HTTP: one's own set, lists in and out, and a game to try a card in."""

from __future__ import annotations

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
from snapcount.server.at_hand import compiled_of, set_of, tables
from snapcount.server.desk import Desk
from snapcount.server.entries import Settings
from snapcount.server.http import Call, Endpoint, HttpError
from snapcount.server.hub import Hub
from snapcount.server.own_cards import OwnCards, OwnCardsError
from snapcount.server.people import Person
from snapcount.server.protocol import CardSheet
from snapcount.server.sandbox import BASE, seed_with, with_card
from snapcount.server.tables import NewGame, Opened, Tables
from snapcount.server.telling import card_sheet

Lists = Annotated[str, Meta(max_length=90_000)]
SANDBOX: Final = "coach"
READING: Final = 20.0  # seconds that a set of a thousand cards may take


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
    def __init__(self, hub: Hub, tables: Tables, own: OwnCards, desk: Desk) -> None:
        self._hub = hub
        self._tables = tables
        self._own = own
        self._desk = desk

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/own-cards", "Your own cards.", self.own, gives=OwnSet),
            Endpoint("PUT", "/api/own-cards", "Save a card.", self.keep, takes=Draft, gives=OwnSet),
            Endpoint(
                "DELETE",
                "/api/own-cards/{id}",
                "Delete one of your cards.",
                self.throw_away,
                gives=OwnSet,
                refuses=(404,),
            ),
            Endpoint(
                "POST",
                "/api/own-cards/import",
                "Import a list of cards into your set.",
                self.take_in,
                takes=CardList,
                gives=Imported,
            ),
            Endpoint(
                "GET",
                "/api/own-cards/export/{form}",
                "Your set as a file: csv or cards.",
                self.export,
                gives=str,
                media="text/plain",
                refuses=(404,),
            ),
            Endpoint(
                "POST",
                "/api/workshop/game",
                "A game against the computer with the card in your hand.",
                self.play,
                takes=Draft,
                gives=Opened,
                refuses=(404,),
            ),
        ]

    async def own(self, call: Call) -> Response:
        words = await self._own.words_of(call.who())
        return await self._desk.json(call, own_set, words, deadline=READING)

    async def keep(self, call: Call) -> Response:
        draft: Draft = call.body
        if not draft.name.strip():
            raise OwnCardsError("Give the card a name.")
        await self._own.change(call, with_entry, Entry(typed=typed(draft)), deadline=READING)
        return await self.own(call)

    async def throw_away(self, call: Call) -> Response:
        wanted = call.request.path_params["id"]
        await self._own.change(call, without, wanted, deadline=READING)
        return await self.own(call)

    async def take_in(self, call: Call) -> Imported:
        changed = await self._own.change(call, with_list, call.body, deadline=READING)
        told: Imported = changed.told
        return told

    async def export(self, call: Call) -> Response:
        wanted = call.request.path_params["form"]
        words = await self._own.words_of(call.who())
        text = await self._desk.do(call, exported, words, wanted)
        headers = {"content-disposition": f'attachment; filename="own-cards.{wanted}"'}
        return Response(text, media_type="text/plain", headers=headers)

    async def play(self, call: Call) -> Opened:
        person = call.who()
        settings = await self._desk.do(call, trial, call.body, person)
        live = await self._hub.open(self._tables.chance(9), settings, {0: person.id})
        return Opened(live.room.name)


# In another process ------------------------------------------------------------------------------


def own_set(words: str) -> OwnSet:
    return seen(compiled_of(words))


def with_entry(cards: SetFile, entry: Entry) -> tuple[SetFile, None]:
    """What is typed again takes the old one's place, whatever a list would do."""
    kept = tuple(each for each in cards.items if identity(each) != identity(entry))
    return msgspec.structs.replace(cards, items=(*kept, entry)), None


def without(cards: SetFile, wanted: str) -> tuple[SetFile, None]:
    kept = tuple(each for each in cards.items if identity(each) != wanted)
    if len(kept) == len(cards.items):
        raise HttpError("not-found", "You don't have that card.")
    return msgspec.structs.replace(cards, items=kept), None


def with_list(cards: SetFile, wish: CardList) -> tuple[SetFile, Imported]:
    """The set with the cards of a list, and what became of each of them."""
    found = read_source(wish.text, f"list.{wish.form}")
    lines = [
        ListLine(each.line, each.label, each.status, each.why, each.note)
        for each in report(found, "list")
    ]
    done = merged(cards, found.items)
    return done.cards, Imported(lines, done.new, done.replaced, done.unchanged)


def exported(words: str, wanted: str) -> str:
    for form in FORMS:
        if form == wanted:
            return export(set_of(words), form)
    raise HttpError("not-found", f"You can export a set as {' or '.join(FORMS)}.")


def trial(draft: Draft, person: Person) -> Settings:
    """A table with the card in a starter deck, and in the first hand."""
    verdict = judge(typed(draft))
    card = verdict.card
    if card is None:
        raise OwnCardsError(verdict.why or "There's no text to read yet.")
    edition = edition_named(draft.edition)
    base = list(tables().deck(BASE, draft.edition).cards)
    own = with_card(base, card)
    require_legal(own, edition)
    table = new_table((own, base), edition)
    wish = NewGame(opponent=SANDBOX, edition=draft.edition)
    return tables().seated(wish, person, decks_of(table), seed_with(table, card), [])


def seen(found: Compiled) -> OwnSet:
    """One's own set as the page shows it."""
    cards = []
    for entry, verdict in zip(found.cards.entries, found.verdicts, strict=True):
        card = verdict.card
        sheet = None if card is None else card_sheet(card)
        cards.append(OwnCard(identity(entry), entry.typed, sheet, verdict.status, verdict.why))
    return OwnSet(cards, [each.raw for each in found.cards.unread])
