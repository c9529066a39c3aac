"""Cards over HTTP: searching them, and the workshop in which texts are tried."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from snapcount.cards.catalog.catalog import Known
from snapcount.cards.catalog.entry import EntryKind, Typed
from snapcount.cards.catalog.judge import judge
from snapcount.cards.catalog.objections import objections
from snapcount.cards.language.explaining.completion import Completion, complete, scene_of_kind
from snapcount.cards.search.find import search
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.decks.decklist import section_of
from snapcount.engine.editions import edition_named
from snapcount.server.at_hand import catalog_of, compiled_of, tables
from snapcount.server.desk import Desk
from snapcount.server.http import Call, Endpoint
from snapcount.server.own_cards import OwnCards
from snapcount.server.protocol import CardSheet
from snapcount.server.telling import card_sheet

MOST_FOUND: Final = 60
MOST_OFFERED: Final = 12
Line = Annotated[str, Meta(max_length=300)]
Text = Annotated[str, Meta(max_length=2000)]


CardKind = Literal[
    "player", "legend", "superstar", "play", "action", "power up", "gridiron", "synergy"
]


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    query: Line = ""
    among: Annotated[list[Line], Meta(max_length=400)] = []
    """The numbers of the cards to look through, such as those of a pack; none: all cards."""


class Found(msgspec.Struct, frozen=True):
    """The first cards that fit, best first, and how many fit in all."""

    count: int
    near: bool
    """No card has such a name; these have one like it."""
    cards: list[CardSheet]
    error: str = ""
    """What is wrong with the query, with a pointer."""
    sections: list[str] = []
    """The section of a deck list that each card belongs to."""


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as somebody types it."""

    kind: CardKind
    name: Line = "A card"
    text: Text = ""
    timing: Line = ""
    subtype: Line = ""
    side: Line = ""
    position: Line = ""
    rating: Line = ""
    team: Line = ""
    strength: Line = ""
    time: Line = ""
    offense: Line = ""
    defense: Line = ""
    edition: Line = DEFAULT_EDITION


class Reading(msgspec.Struct, frozen=True):
    """How a card is understood, or where it is not."""

    understood: bool
    card: CardSheet | None
    report: str
    """For people, with a pointer under the word; empty if all is well."""
    field: str
    """The field that is not understood, and where in it."""
    at: int
    length: int


class Begun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text as far as it is typed, and the kind of card it is on."""

    kind: CardKind
    text: Text = ""


class NextWords(msgspec.Struct, frozen=True):
    """What a text could go on with, the best first; nothing if it is wrong already."""

    completions: list[Completion]


class Cards:
    def __init__(self, desk: Desk, own: OwnCards) -> None:
        self._desk = desk
        self._own = own

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST",
                "/api/cards/search",
                "Search the cards.",
                self.search,
                takes=Search,
                gives=Found,
                person=False,
                asks=True,
            ),
            Endpoint(
                "POST",
                "/api/cards/read",
                "How a card's text is read.",
                self.read,
                takes=Draft,
                gives=Reading,
                person=False,
                asks=True,
            ),
            Endpoint(
                "POST",
                "/api/cards/complete",
                "What could come next in a card's text.",
                self.complete,
                takes=Begun,
                gives=NextWords,
                person=False,
                asks=True,
            ),
        ]

    async def search(self, call: Call) -> Response:
        own = await self._own.words_of(call.person)
        return await self._desk.json(call, found, call.body, own)

    async def read(self, call: Call) -> Response:
        return await self._desk.json(call, reading, call.body)

    async def complete(self, call: Call) -> Response:
        return await self._desk.json(call, next_words, call.body)


# In another process ------------------------------------------------------------------------------


def found(wanted: Search, own: str) -> Found:
    """The cards that fit, those of one's own set first."""
    if wanted.among:
        return found_among(wanted)
    mine = compiled_of(own)
    try:
        theirs = search(tables().catalog, wanted.query)
        ours = search(catalog_of(mine), wanted.query) if mine.verdicts else None
    except ValueError as error:
        return Found(0, False, [], str(error))
    fitting = theirs.cards
    if ours is not None and not ours.near:
        fitting = [*ours.cards, *([] if theirs.near else theirs.cards)]
    near = theirs.near and fitting == theirs.cards
    return told(fitting, near, MOST_FOUND)


def found_among(wanted: Search) -> Found:
    """Those of some cards that fit, all of them."""
    among = set(wanted.among)
    some = [known for known in tables().catalog if known.typed.number in among]
    try:
        fitting = search(some, wanted.query)
    except ValueError as error:
        return Found(0, False, [], str(error))
    return told(fitting.cards, fitting.near, len(some))


def told(fitting: list[Known], near: bool, most: int) -> Found:
    cards = [known.verdict.card for known in fitting if known.verdict.card is not None]
    first = cards[:most]
    sheets = [card_sheet(card) for card in first]
    return Found(len(cards), near, sheets, "", [section_of(card) for card in first])


def reading(draft: Draft) -> Reading:
    """How a card is understood as it is typed."""
    verdict = judge(typed(draft))
    if verdict.card is None:
        report = verdict.report or "There's no text to read yet."
        return Reading(False, None, report, verdict.field or "", verdict.at, verdict.length)
    against = objections(draft.kind, verdict.card, edition_named(draft.edition).name)
    return Reading(not against, card_sheet(verdict.card), "\n".join(against), "", 0, 0)


def next_words(begun: Begun) -> NextWords:
    """What the text could go on with."""
    return NextWords(complete(begun.text, scene_of_kind(begun.kind), MOST_OFFERED))


def typed(draft: Draft) -> Typed:
    kind: EntryKind = draft.kind
    return Typed(
        kind=kind,
        name=draft.name,
        text=draft.text,
        timing=draft.timing,
        subtype=draft.subtype,
        side=draft.side,
        position=draft.position,
        rating=draft.rating,
        team=draft.team,
        strength=draft.strength,
        time=draft.time,
        offense=draft.offense,
        defense=draft.defense,
    )
