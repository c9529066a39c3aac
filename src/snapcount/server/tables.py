"""Opening games: from what a person wishes for to the settings of a room."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from snapcount.agents.names import AGENT_NAMES
from snapcount.cards.catalog.catalog import Catalog
from snapcount.decks.decklist import DeckList
from snapcount.decks.legality import require_legal
from snapcount.decks.library import Library
from snapcount.decks.reading import form_of, read_deck
from snapcount.decks.starters import starter
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import SnapcountError
from snapcount.engine.records.decklists import decks_of
from snapcount.engine.setup import new_table
from snapcount.server.entries import ClockRule, Settings
from snapcount.server.people import Person

FRIEND: Final = "friend"
Words = Annotated[str, Meta(max_length=20_000)]


class TableError(SnapcountError):
    """The person's: a table that cannot be set."""

    code = "bad-table"


class NewGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a person wishes for: every field has a default, so that nothing is a game at once."""

    opponent: Annotated[str, Meta(max_length=40)] = "greedy"
    """A program, or `friend` for a game by link."""
    deck: Words = ""
    """A starter deck's name, a deck code, a list or JSON; empty for one by chance."""
    opponents_deck: Words = ""
    edition: Annotated[str, Meta(max_length=10)] = "crd"
    all_pro: bool = False
    clock: ClockRule | None = None
    absent: Literal["program", "forfeit"] = "program"
    delay: Annotated[int, Meta(ge=0, le=3_600_000)] = 0
    seed: Annotated[str, Meta(max_length=40)] = ""
    seat: Annotated[int, Meta(ge=0, le=1)] = 0


class Opened(msgspec.Struct, frozen=True):
    """A game that is open: its room, and the link that a friend needs to sit down."""

    room: str
    invite: str = ""


class Tables:
    """Sets tables from wishes. Chance for seeds and names is handed in."""

    def __init__(
        self,
        catalog: Catalog,
        library: Library,
        chance: Callable[[int], str] = secrets.token_urlsafe,
    ) -> None:
        self.catalog = catalog
        self.library = library
        self.chance = chance
        self.by_number = {
            listed.card.number: listed.card for listed in library.cards if listed.card.number
        }

    def deck(self, words: str, edition: str) -> DeckList:
        """A deck as a person names it, legal in the edition."""
        named = words.strip()
        if "\n" not in named and len(named) <= 60 and form_of(named) == "text":
            deck = starter(named, self.library).deck
        else:
            deck = read_deck(words, self.library)
        require_legal(deck.cards, edition_named(edition))
        return deck

    def settings(self, wish: NewGame, person: Person) -> Settings:
        """The settings of the room; a `SnapcountError` says what cannot be."""
        if wish.opponent != FRIEND and wish.opponent not in AGENT_NAMES:
            known = ", ".join((FRIEND, *AGENT_NAMES))
            raise TableError(f"There is no opponent {wish.opponent!r}; there are {known}.")
        own = self.deck(wish.deck or "first-steps", wish.edition)
        other = self.deck(wish.opponents_deck or "first-steps", wish.edition)
        program = "" if wish.opponent == FRIEND else wish.opponent
        them = wish.opponent.capitalize() if program else "Friend"
        order = (0, 1) if wish.seat == 0 else (1, 0)
        both = ((own, person.name, ""), (other, them, program))
        first, second = both[order[0]], both[order[1]]
        table = new_table(
            (list(first[0].cards), list(second[0].cards)), edition_named(wish.edition), wish.all_pro
        )
        return Settings(
            decks=decks_of(table),
            seed=wish.seed or self.chance(9),
            names=(first[1], second[1]),
            programs=(first[2], second[2]),
            clock=wish.clock,
            absent=wish.absent,
            delay=wish.delay,
        )
