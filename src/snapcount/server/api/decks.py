"""Decks over HTTP: looking one over as it is written, completing it, and keeping it."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
import sqlalchemy as sa
from msgspec import Meta
from starlette.responses import Response

from snapcount.cards.season import DEFAULT_EDITION
from snapcount.decks.builder.build import Builder
from snapcount.decks.builder.styles import STYLES
from snapcount.decks.builder.wish import Wish
from snapcount.decks.code import write_code
from snapcount.decks.decklist import DeckList, section_of
from snapcount.decks.errors import CannotWrite, UnreadableDeck
from snapcount.decks.formats import Format, format_named, format_names, format_problems
from snapcount.decks.library import Library
from snapcount.decks.reading import form_of, read_deck
from snapcount.decks.starters import starter
from snapcount.decks.text import read_text, write_text
from snapcount.server.at_hand import library_with, tables
from snapcount.server.desk import Desk
from snapcount.server.http import Call, Endpoint, HttpError
from snapcount.server.own_cards import OwnCards
from snapcount.server.protocol import CardSheet
from snapcount.server.store import Store, decks
from snapcount.server.telling import card_sheet

MOST_DECKS: Final = 200  # of one person
A_PAGE: Final = 50

Line = Annotated[str, Meta(max_length=80)]
List = Annotated[str, Meta(max_length=20_000)]


class DeckWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck in whichever form somebody has it: a list, a code, JSON or a starter's name."""

    text: List
    format: Line = DEFAULT_EDITION


class Completed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deck should become; every card of `text` stays."""

    text: List = ""
    format: Line = DEFAULT_EDITION
    team: Line = ""
    style: Line = ""
    seed: Line = ""


class DeckLine(msgspec.Struct, frozen=True):
    section: str
    copies: int
    card: CardSheet


class DeckProblem(msgspec.Struct, frozen=True):
    clause: str
    wrong: str
    mend: str


class DeckSeen(msgspec.Struct, frozen=True):
    """A deck as it was understood, and what is wrong with it; legal if that is nothing."""

    title: str
    text: str
    code: str
    """Empty if a code has no words for it."""
    lines: list[DeckLine]
    problems: list[DeckProblem]
    troubles: list[str]
    """Lines that could not be read, each with a pointer."""
    reasons: list[str]
    """Why it was built so, if it was."""


class DeckMenu(msgspec.Struct, frozen=True):
    formats: list[str]
    styles: list[str]


class OwnDeck(msgspec.Struct, frozen=True):
    name: str
    text: str


class Decks:
    def __init__(self, desk: Desk, store: Store, cards: OwnCards) -> None:
        self._desk = desk
        self._store = store
        self._cards = cards

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                "/api/deck-menu",
                "Formats and styles.",
                self.menu,
                gives=DeckMenu,
                person=False,
            ),
            Endpoint(
                "POST",
                "/api/decks/look",
                "Check a deck.",
                self.look,
                takes=DeckWords,
                gives=DeckSeen,
                person=False,
                asks=True,
                refuses=(404,),
            ),
            Endpoint(
                "POST",
                "/api/decks/complete",
                "Fill in what's missing.",
                self.complete,
                takes=Completed,
                gives=DeckSeen,
                person=False,
                asks=True,
            ),
            Endpoint(
                "GET",
                "/api/decks",
                f"Your own decks, {A_PAGE} at a time: those after `?after=NAME`.",
                self.own,
                gives=list[OwnDeck],
            ),
            Endpoint(
                "PUT",
                "/api/decks/{name}",
                "Save a deck under a name.",
                self.keep,
                takes=DeckWords,
            ),
            Endpoint(
                "DELETE", "/api/decks/{name}", "Delete a deck.", self.throw_away, refuses=(404,)
            ),
        ]

    async def menu(self, call: Call) -> DeckMenu:
        return DeckMenu(format_names(), [style.name for style in STYLES])

    async def look(self, call: Call) -> Response:
        own = await self._cards.words_of(call.person)
        return await self._desk.json(call, looked_over, call.body, own)

    async def complete(self, call: Call) -> Response:
        own = await self._cards.words_of(call.person)
        return await self._desk.json(call, completed, call.body, own)

    # One's own decks ---------------------------------------------------------------------------

    async def own(self, call: Call) -> list[OwnDeck]:
        person = call.who().id
        after = call.request.query_params.get("after", "")

        def work(connection: sa.Connection) -> list[OwnDeck]:
            rows = connection.execute(
                sa.select(decks.c.name, decks.c.text)
                .where(decks.c.person == person, decks.c.name > after)
                .order_by(decks.c.name)
                .limit(A_PAGE)
            )
            return [OwnDeck(row.name, row.text) for row in rows]

        return await self._store.read(work)

    async def keep(self, call: Call) -> None:
        person, name = call.who().id, proper_title(call.request.path_params["name"])
        words: DeckWords = call.body

        def work(connection: sa.Connection) -> None:
            which = (decks.c.person == person) & (decks.c.name == name)
            connection.execute(sa.delete(decks).where(which))
            others = sa.select(sa.func.count()).where(decks.c.person == person)
            if connection.execute(others).scalar_one() >= MOST_DECKS:
                raise HttpError("too-many-decks", f"You have {MOST_DECKS} decks. Delete one first.")
            connection.execute(sa.insert(decks).values(person=person, name=name, text=words.text))

        await self._store.write(work)

    async def throw_away(self, call: Call) -> None:
        person, name = call.who().id, call.request.path_params["name"]

        def work(connection: sa.Connection) -> int:
            which = (decks.c.person == person) & (decks.c.name == name)
            return connection.execute(sa.delete(decks).where(which)).rowcount

        if not await self._store.write(work):
            raise HttpError("not-found", f"You have no deck called {name!r}.")


def proper_title(name: str) -> str:
    words = " ".join("".join(each if each.isprintable() else " " for each in name).split())
    if not words or len(words) > 80:
        raise HttpError("bad-request", "A deck's name can have 1 to 80 characters.")
    return words


# In another process ------------------------------------------------------------------------------


def looked_over(words: DeckWords, own: str) -> DeckSeen:
    """A deck in whichever form it is, and what is wrong with it."""
    form = format_named(words.format)
    library = library_with(own)
    if form_of(words.text) == "text":
        text = words.text.strip()
        if text and "\n" not in text and not text[0].isdigit() and len(text) <= 60:
            return seen(starter(text, tables().library).deck, form, library)
        reading = read_text(words.text, library)
        return seen(reading.deck, form, library, [str(each) for each in reading.troubles])
    try:
        return seen(read_deck(words.text, library), form, library)
    except UnreadableDeck as error:
        troubles = [str(each) for each in error.troubles]
        return DeckSeen("", words.text, "", [], [], troubles, [])


def completed(wish: Completed, own: str) -> DeckSeen:
    """A deck with what was missing, and why it was built so."""
    form = format_named(wish.format)
    library = library_with(own)
    kept = read_text(wish.text, library).require() if wish.text.strip() else DeckList(())
    built = Builder(library, form).build(
        Wish(wish.team, wish.style, kept.lines, wish.seed or "0", kept.title)
    )
    reasons = [f"{each.group}: {each.sentence}" for each in built.reasons]
    return seen(built.deck, form, library, reasons=reasons)


def seen(
    deck: DeckList,
    form: Format,
    library: Library,
    troubles: list[str] | None = None,
    reasons: list[str] | None = None,
) -> DeckSeen:
    try:
        code = write_code(deck, library) if deck.lines else ""
    except CannotWrite:
        code = ""
    problems = format_problems(deck, form, library)
    return DeckSeen(
        title=deck.title,
        text=write_text(deck, library),
        code=code,
        lines=[
            DeckLine(section_of(line.listed.card), line.copies, card_sheet(line.listed.card))
            for line in deck.lines
        ],
        problems=[DeckProblem(each.clause, each.wrong, each.mend) for each in problems],
        troubles=troubles or [],
        reasons=reasons or [],
    )
