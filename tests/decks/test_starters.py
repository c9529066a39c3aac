"""The starter decks: legal where they say so, and each plays the way of its team."""

from __future__ import annotations

import re

import pytest

from snapcount.cards.card import ActionCard, AnyCard, PlayCard, PlayerCard
from snapcount.cards.catalog.catalog import load
from snapcount.cards.language.printing import printed
from snapcount.cards.teams import teams
from snapcount.cards.words import RUN_CALLS
from snapcount.decks.formats import format_named, format_problems
from snapcount.decks.legality import problems
from snapcount.decks.library import Library, library_of
from snapcount.decks.starters import Starter, UnknownDeck, starter, starter_names, starters
from snapcount.decks.text import read_text, write_text
from snapcount.engine.editions import edition_named
from snapcount.engine.game import new_game
from snapcount.engine.setup import new_table

LIBRARY: Library = library_of(load())
DECKS: dict[str, Starter] = {deck.name: deck for deck in starters(LIBRARY)}
FIRST = [name for name in DECKS if name.startswith("kickoff-")]
CITIES = [team.city.lower().replace(" ", "-") for team in teams()]
MODERN = [name for name in DECKS if name not in FIRST]


def plays(name: str) -> list[PlayCard]:
    return [card for card in DECKS[name].deck.cards if isinstance(card, PlayCard)]


def share(name: str, *calls: str) -> float:
    """How many of a deck's Plays are such calls on offense."""
    called = [card.offense.call in calls for card in plays(name)]
    return sum(called) / len(called)


def speaking(name: str, *words: str) -> int:
    """How many cards of a deck, Plays apart, say one of these words."""
    cards = [card for card in DECKS[name].deck.cards if not isinstance(card, PlayCard)]
    return sum(any(word in text_of(card) for word in words) for card in cards)


def text_of(card: AnyCard) -> str:
    return printed(card).text.lower()


def test_there_is_one_a_team_a_teaching_deck_and_two_for_the_first_rulebook() -> None:
    assert set(starter_names()) == {*CITIES, "first-steps", *FIRST}
    assert len(FIRST) == 2


@pytest.mark.parametrize("name", MODERN)
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_it_is_legal_since_2021(name: str, edition: str) -> None:
    assert problems(DECKS[name].deck.cards, edition_named(edition)) == []


@pytest.mark.parametrize("name", FIRST)
def test_it_is_legal_in_2019(name: str) -> None:
    assert problems(DECKS[name].deck.cards, edition_named("2019")) == []


@pytest.mark.parametrize("name", DECKS)
def test_it_is_legal_in_the_format_that_it_names(name: str) -> None:
    deck = DECKS[name].deck
    assert format_problems(deck, format_named(deck.format), LIBRARY) == []


@pytest.mark.parametrize("name", DECKS)
def test_the_file_reads_as_it_would_be_written(name: str) -> None:
    deck = DECKS[name].deck
    assert read_text(write_text(deck, LIBRARY), LIBRARY).require() == deck
    assert starter(deck.title, LIBRARY).deck == deck


@pytest.mark.parametrize("name", CITIES)
def test_a_teams_deck_has_its_players_alone_and_its_synergy_is_active(name: str) -> None:
    deck = DECKS[name].deck.cards
    players = [card for card in deck if isinstance(card, PlayerCard)]
    assert {card.team for card in players} == {DECKS[name].deck.title}
    table = new_table((deck, deck), edition_named("crd"))
    assert table.synergy[0] >= 0
    assert DECKS[name].deck.title in printed(table.cards[table.definition[table.synergy[0]]]).text
    assert new_game(table, 1).decision is not None


def test_first_steps_has_the_simplest_cards_of_all() -> None:
    """One short sentence or two on every card, and nothing that stays on the field."""
    for card in DECKS["first-steps"].deck.cards:
        assert isinstance(card, PlayerCard | PlayCard | ActionCard)
        assert text_of(card).count(".") <= 2, card.name
        assert not (isinstance(card, PlayCard) and card.abilities), card.name


def test_each_plays_the_way_of_its_team() -> None:
    """What a team is known for, its deck has the most of."""
    runs = {name: share(name, *RUN_CALLS) for name in MODERN}
    assert max(runs, key=lambda name: runs[name]) == "ironport"
    deep = {name: share(name, "long pass") for name in MODERN}
    assert max(deep, key=lambda name: deep[name]) == "halden"
    short = {name: share(name, "short pass") for name in MODERN}
    assert max(short, key=lambda name: short[name]) == "lakemoor"
    known_for = {
        "blackridge": ("the offense loses", "the play strength is"),
        "cape-wren": ("field goal", "punt", "move the ball"),
        "redwater": ("fumble", "interception", "turnover"),
        "fairhaven": ("flip over", "becomes the defense's", "becomes any", "becomes a", "copy"),
    }
    for team, words in known_for.items():
        said = {name: speaking(name, *words) for name in MODERN}
        assert max(said, key=lambda name: said[name]) == team, said


def test_the_stags_have_no_favourite() -> None:
    assert 0.3 <= share("summit-city", *RUN_CALLS) <= 0.6


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Gales", "cape-wren (Cape Wren Gales)"),
        ("jackels", "redwater (Redwater Jackals)"),
        ("halde", "halden"),
    ],
)
def test_a_franchise_is_suggested_by_either_of_its_names(typed: str, meant: str) -> None:
    with pytest.raises(UnknownDeck, match=re.escape(f"Did you mean {meant}?")):
        starter(typed, LIBRARY)
