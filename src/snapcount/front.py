"""What `import snapcount` gives to people who write bots, tests and tools.

A few functions that take decks, editions and agents by name, and the types that they return. They
add no rule: each is a line or two on top of the floors below, which have everything else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from snapcount.agents.agent import Agent, Thought
from snapcount.agents.match import answer, seat_dice
from snapcount.agents.names import AGENT_NAMES, agent_named
from snapcount.cards.card import AnyCard
from snapcount.cards.catalog.catalog import Catalog, CatalogError
from snapcount.cards.catalog.catalog import load as catalog
from snapcount.cards.demo import BADGERS, HERONS
from snapcount.cards.language import card_reading
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.printing.cards import english
from snapcount.cards.search import find
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.decks import legality, naming, reading
from snapcount.decks.decklist import DeckList, deck_of
from snapcount.decks.errors import DeckError
from snapcount.decks.legality import Problem
from snapcount.decks.library import Library, library_of
from snapcount.engine import setup
from snapcount.engine.dice import Dice
from snapcount.engine.edition import Edition
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.errors import IllegalAnswer, RecordError, SetupError, SnapcountError
from snapcount.engine.game import Game
from snapcount.engine.game import new_game as deal
from snapcount.engine.options import Decision, Option
from snapcount.engine.records.loading import load as load_game
from snapcount.engine.records.notation import to_notation
from snapcount.engine.records.reading import read as read_either
from snapcount.engine.records.record import Record, replay, to_json, walk
from snapcount.engine.table import Table
from snapcount.engine.views.event_view import EventSeen
from snapcount.engine.views.view import DecisionSeen, OptionSeen, View
from snapcount.engine.words.asking import word_decision
from snapcount.engine.words.naming import option_named, option_names
from snapcount.engine.words.picture import word_position
from snapcount.engine.words.wording import why, word_event
from snapcount.sim.figures import Figures, figures
from snapcount.sim.match import Entrant, Match, card_labels
from snapcount.sim.run import run
from snapcount.sim.workers import Here, workers_for

__all__ = [
    "AGENT_NAMES",
    "EDITION_NAMES",
    "Agent",
    "Card",
    "CardKind",
    "Catalog",
    "CatalogError",
    "Decision",
    "DecisionSeen",
    "Deck",
    "DeckError",
    "DeckList",
    "Dice",
    "Edition",
    "EventSeen",
    "Figures",
    "Game",
    "IllegalAnswer",
    "Option",
    "OptionSeen",
    "Problem",
    "Record",
    "RecordError",
    "SetupError",
    "SnapcountError",
    "Table",
    "TextError",
    "Thought",
    "View",
    "agent",
    "catalog",
    "deck",
    "deck_problems",
    "edition_named",
    "english",
    "load_game",
    "new_game",
    "new_table",
    "option_named",
    "option_names",
    "play",
    "read_card",
    "read_record",
    "replay",
    "search",
    "simulate",
    "walk",
    "why",
    "word_decision",
    "word_event",
    "word_position",
    "write_record",
]

Card: TypeAlias = AnyCard
"""A card of any kind, with what its text means."""

Deck: TypeAlias = str | DeckList | Sequence[Card]
"""A deck as people give it: a name, a file, a code, a list's own words, or the cards themselves."""

CardKind: TypeAlias = Literal[
    "player",
    "legend",
    "superstar",
    "play",
    "offense",
    "defense",
    "generic",
    "power up",
    "gridiron",
    "synergy",
]
"""What a text can be read as; `offense`, `defense` and `generic` are Action cards."""


# Games -----------------------------------------------------------------------------------------


def new_game(
    first: Deck = HERONS,
    second: Deck = BADGERS,
    *,
    edition: str = DEFAULT_EDITION,
    seed: int | str = 0,
    all_pro: bool = False,
) -> Game:
    """Start a game: shuffle both decks, deal, and go on to the first decision.

    The same decks, edition, seed and answers give the same game everywhere.

    Examples:
        >>> game = new_game(seed=7)
        >>> word_decision(game)
        'Line-ups: which of your five offensive Players sits on the bench?'
        >>> option_names(game)[0]
        'bench Brock Cinderhill'
        >>> game.apply(game.decision.options[0])
    """
    return deal(new_table(first, second, edition=edition, all_pro=all_pro), seed)


def new_table(
    first: Deck = HERONS,
    second: Deck = BADGERS,
    *,
    edition: str = DEFAULT_EDITION,
    all_pro: bool = False,
) -> Table:
    """Put two decks on a table, for as many games as you like.

    `SetupError` says what can't be played in that edition. Whether a deck is legal for a
    tournament is another question: ask `deck_problems`.
    """
    decks = deck(first, edition).cards, deck(second, edition).cards
    return setup.new_table(decks, edition_named(edition), all_pro)


# Cards and decks -------------------------------------------------------------------------------


def read_card(
    text: str,
    kind: CardKind = "generic",
    *,
    name: str = "A card",
    timing: str = "",
    position: str = "QB",
    side: str = "",
    rating: int | None = None,
    team: str = "",
    strength: int | str = 0,
    time: int = 1,
    stops: str = "Run Left",
    subtype: str = "event",
    number: str = "",
    unique: bool = False,
) -> Card:
    """Read what's printed on a card. A `TextError` points at the word it doesn't understand.

    The first line of a Play is its call on offense, and `stops` is what it stops on defense.
    Leave out the fields that the kind of card doesn't have.

    Examples:
        >>> english(read_card("Gain ten yards", "offense"))
        'Gain 10 yards.'
    """
    printed: card_reading.FieldKind
    if kind == "offense" or kind == "defense" or kind == "generic":
        printed, subtype = "action", kind
    else:
        printed = kind
    call, _, rest = text.partition("\n") if kind == "play" else ("", "", text)
    return card_reading.read_card(
        card_reading.CardFields(
            kind=printed,
            name=name,
            number=number,
            unique=unique,
            text=rest,
            timing=timing,
            side=side,
            position=position,
            rating=rating,
            team=team,
            strength=str(strength),
            time=time,
            offense=call,
            defense=stops,
            subtype=subtype,
        )
    )


def search(query: str) -> list[Card]:
    """Find playable cards, the best match first: `search("type:player pos:qb rating>=90")`."""
    found = [known.verdict.card for known in find.search(catalog(), query).cards]
    return [card for card in found if card is not None]


def deck(words: Deck, edition: str = DEFAULT_EDITION) -> DeckList:
    """The deck that a name, a file, a code or a list means; `DeckError` says what's wrong.

    Examples:
        >>> deck("ironport").title
        'Ironport Anchors'
    """
    if isinstance(words, DeckList):
        return words
    if not isinstance(words, str):
        return deck_of(words)
    if "\n" in words or words.lstrip().startswith("{"):
        return reading.read_deck(words, _library())
    return naming.deck_named(words, _library(), edition)


def deck_problems(words: Deck, edition: str = DEFAULT_EDITION) -> list[Problem]:
    """Everything that makes a deck illegal, each with its clause; an empty list if nothing does."""
    return legality.problems(deck(words, edition).cards, edition_named(edition))


@cache
def _library() -> Library:
    """Every card on this machine, read once."""
    return library_of(catalog())


# Agents ----------------------------------------------------------------------------------------


def agent(name: str, at: Game | Table) -> Agent:
    """A computer player for games at that table: `random`, `greedy`, `coach`, `coach:rookie` …"""
    return agent_named(name, at.table if isinstance(at, Game) else at)


def play(
    game: Game,
    first: Agent,
    second: Agent,
    *,
    seed: int | str = 0,
    record: Record | None = None,
) -> Game:
    """Play a game to its end, in place. `seed` is the chance that the agents answer with.

    With a `record`, every answer is noted in it.
    """
    agents, dice = (first, second), (seat_dice(seed, 0), seat_dice(seed, 1))
    while game.decision is not None:
        option = game.decision.options[answer(game, agents, dice)]
        if record is None:
            game.apply(option)
        else:
            record.answer(game, option)
    return game


def simulate(
    first: Deck = HERONS,
    second: Deck = BADGERS,
    games: int = 100,
    *,
    agents: tuple[str, str] = ("greedy", "greedy"),
    edition: str = DEFAULT_EDITION,
    seed: str = "0",
    all_pro: bool = False,
    workers: int = 1,
) -> Figures:
    """Play many games in mirrored pairs, and count. `rate` is how often the first deck wins.

    An odd number of games is rounded up. With several `workers` the numbers are the same, but
    call it from a script's `if __name__ == "__main__":`, because processes import the script.
    """
    decks = deck(first, edition), deck(second, edition)
    entrants = [
        Entrant(found.title, tuple(found.cards), who)
        for found, who in zip(decks, agents, strict=True)
    ]
    match = Match(entrants[0], entrants[1], seed, edition, all_pro)
    team = Here() if workers == 1 else workers_for("local", workers)
    try:
        (numbers,) = run([match], (games + 1) // 2, team)
    finally:
        team.close()
    return figures(numbers, card_labels(match))


# Records ---------------------------------------------------------------------------------------


def read_record(source: bytes | str | Path) -> Record:
    """Read a record from its bytes, its text, or its file. `RecordError` says what's wrong."""
    if isinstance(source, Path):
        source = source.read_bytes()
    return read_either(source.encode() if isinstance(source, str) else source)


def write_record(record: Record, form: Literal["json", "text"] = "json") -> str:
    """Write a record as JSON for programs, or as the notation that people read."""
    return to_notation(record) if form == "text" else to_json(record).decode()
