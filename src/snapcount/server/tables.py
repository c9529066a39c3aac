"""Opening games: from what a person wishes for to the settings of a room."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from snapcount.agents.names import AGENT_NAMES, is_agent, player_called
from snapcount.cards.catalog.catalog import Catalog
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.decks.decklist import DeckList
from snapcount.decks.legality import require_legal
from snapcount.decks.library import Library
from snapcount.decks.naming import teaching_deck
from snapcount.decks.reading import form_of, read_deck
from snapcount.decks.starters import starter
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import SnapcountError
from snapcount.engine.records.decklists import Decks, decks_of
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import replay, up_to
from snapcount.engine.setup import new_table
from snapcount.server.entries import ClockRule, Settings, SetUp
from snapcount.server.passes import BEAT
from snapcount.server.people import Person
from snapcount.server.shuffle import shuffled_anew

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
    edition: Annotated[str, Meta(max_length=10)] = DEFAULT_EDITION
    all_pro: bool = False
    clock: ClockRule | None = None
    absent: Literal["program", "forfeit"] = "program"
    delay: Annotated[int, Meta(ge=0, le=3_600_000)] = 0
    private: bool = False
    """Whether nobody but the players may watch and read the record."""
    seed: Annotated[str, Meta(max_length=40)] = ""
    """A shuffle of one's choice. A friend has to agree to it first, as to a `record`."""
    seat: Annotated[int, Meta(ge=0, le=1)] = 0
    record: Annotated[str, Meta(max_length=90_000)] = ""
    """A game to go on with, from after `step` of its answers: its decks, rules and seed are then
    those of the record."""
    step: Annotated[int, Meta(ge=0, le=50_000)] = 0


class Opened(msgspec.Struct, frozen=True):
    """A game that is open: its room, which is for watching too, and what a friend needs besides to
    take the other seat."""

    room: str
    invite: str = ""


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with an invitation. Rooms of old have free seats without one."""

    invite: Annotated[str, Meta(max_length=100)] = ""
    agree: bool = False
    """To how the cards are set up, where somebody has set them up."""


class Invitation(msgspec.Struct, frozen=True):
    """What one is invited to, before one sits down."""

    names: tuple[str, str]
    free: int
    """The free seat; -1 if there is none any more."""
    mine: int
    """The seat that one has already; -1 if none."""
    edition: str
    all_pro: bool
    clock: ClockRule | None
    absent: Literal["program", "forfeit"]
    delay: int
    private: bool
    set_up: SetUp
    """How the cards are arranged: then one has to agree to it."""
    seed: str
    """The seed that was chosen, as far as one was."""
    position: str
    """The position that a set-up begins with, for the judge; both sides' cards are in it."""


class Tables:
    """Sets tables from wishes. Chance for names and for secrets is handed in."""

    def __init__(
        self,
        catalog: Catalog,
        library: Library,
        chance: Callable[[int], str] = secrets.token_urlsafe,
        secret: Callable[[int], str] = secrets.token_hex,
    ) -> None:
        self.catalog = catalog
        self.library = library
        self.chance = chance
        self.secret = secret
        self.by_number = {
            listed.card.number: listed.card for listed in library.cards if listed.card.number
        }

    def deck(self, words: str, edition: str, library: Library | None = None) -> DeckList:
        """A deck as a person names it, legal in the edition; its cards are those of the library."""
        named = words.strip()
        if "\n" not in named and len(named) <= 60 and form_of(named) == "text":
            teaching = teaching_deck(named, self.library, edition)
            deck = teaching or starter(named, self.library).deck
        else:
            deck = read_deck(words, library or self.library)
        require_legal(deck.cards, edition_named(edition))
        return deck

    def settings(self, wish: NewGame, person: Person, library: Library | None = None) -> Settings:
        """The settings of the room; a `SnapcountError` says what cannot be."""
        if not wish.record:
            return self.seated(wish, person, self.decks(wish, library), wish.seed, [])
        return self.seated(wish, person, *self._continued(wish))

    def seated(
        self, wish: NewGame, person: Person, decks: Decks, seed: str, answers: list[str]
    ) -> Settings:
        """The settings with the person and the wished for opponent at the table. Without a seed the
        cards are shuffled by chance, and between people by both of them."""
        if wish.opponent != FRIEND and not is_agent(wish.opponent):
            known = ", ".join((FRIEND, *AGENT_NAMES))
            raise TableError(
                f"There's no opponent called {wish.opponent!r}. Choose one of {known}."
            )
        program = "" if wish.opponent == FRIEND else wish.opponent
        names, programs = (person.name, player_called(wish.opponent)), ("", program)
        if wish.seat == 1:
            names, programs = names[::-1], programs[::-1]
        settings = Settings(
            decks=decks,
            names=names,
            programs=programs,
            clock=wish.clock,
            absent=wish.absent,
            delay=wish.delay,
            answers=answers,
            beat=0 if program else BEAT,
            spares=True,
            private=wish.private,
            invite="" if program else self.chance(9),
        )
        if not seed:
            return shuffled_anew(settings, self.secret)
        set_up: SetUp = "" if program else "continued record" if answers else "chosen seed"
        return replace(settings, seed=seed, set_up=set_up)

    def decks(self, wish: NewGame, library: Library | None = None) -> Decks:
        """The decks of a game that begins."""
        own = self.deck(wish.deck or "first-steps", wish.edition, library)
        other = self.deck(wish.opponents_deck or "first-steps", wish.edition, library)
        first, second = (own, other) if wish.seat == 0 else (other, own)
        table = new_table(
            (list(first.cards), list(second.cards)), edition_named(wish.edition), wish.all_pro
        )
        return decks_of(table)

    def _continued(self, wish: NewGame) -> tuple[Decks, str, list[str]]:
        """Decks, seed and answers of a game that goes on from a record; they are tried out."""
        read_back = read(wish.record.encode(), self.by_number, as_written=True)
        record = up_to(read_back, wish.step)
        game = replay(record, catalog=self.by_number)
        if game.over:
            raise TableError("The game is over at that step. Choose an earlier one.")
        return decks_of(game.table), record.seed, record.answers
