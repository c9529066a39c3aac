"""The Players' half of the First Season: who is in it, how rare, and for which rules."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from snapcount.cards.card import AnyCard, PlayerCard, Superstar
from snapcount.cards.catalog.catalog import shipped_set
from snapcount.cards.nouns import Choose, Condition
from snapcount.cards.number import read_number
from snapcount.cards.season import SEASONS
from snapcount.cards.teams import Team, teams
from snapcount.cards.tree import (
    Activated,
    Await,
    ChooseOne,
    ChooseX,
    EitherMay,
    If,
    May,
    NamePlay,
    OnDesignation,
    Triggered,
    Would,
)
from snapcount.cards.words import POSITIONS
from snapcount.testing.cards import nodes
from snapcount.testing.smoke import smoke

CARDS: list[AnyCard] = [
    verdict.card for verdict in shipped_set("sc1").verdicts if verdict.card is not None
]
LEGENDS = [card for card in CARDS if isinstance(card, PlayerCard) and card.legend]
PLAYERS = [card for card in CARDS if isinstance(card, PlayerCard) and not card.legend]
SUPERSTARS = [card for card in CARDS if isinstance(card, Superstar)]
EVERYONE: list[PlayerCard | Superstar] = [*PLAYERS, *SUPERSTARS, *LEGENDS]
STARTERS = [card for card in PLAYERS if read_number(card.number).rarity == "starter"]

team_by_team = pytest.mark.parametrize("team", teams(), ids=lambda team: team.nickname)


def test_as_many_as_the_league_has() -> None:
    assert (len(PLAYERS), len(SUPERSTARS), len(LEGENDS)) == (160, 16, 8)
    assert len({card.name for card in PLAYERS + LEGENDS}) == 168


@team_by_team
def test_a_team_has_ten_on_each_side(team: Team) -> None:
    sides = Counter(card.side for card in PLAYERS if card.team == team.name)
    assert sides == {"offense": 10, "defense": 10}
    passers = [c for c in PLAYERS if c.team == team.name and c.position == "QB"]
    assert len(passers) == 2  # D-1
    stars = [card for card in SUPERSTARS if card.team == team.name]
    assert len(stars) == 2
    assert [card.team for card in LEGENDS].count(team.name) == 1


def test_every_position_is_played() -> None:
    found = Counter(card.position for card in PLAYERS)
    assert set(found) == set(POSITIONS)


def test_a_superstar_is_of_a_player_of_its_name_place_and_team() -> None:
    normal = {(card.name, card.side, card.position, card.team): card.rating for card in PLAYERS}
    for star in SUPERSTARS:
        assert star.rating > normal[star.name, star.side, star.position, star.team]


def test_numbers_run_through_in_order() -> None:
    places = [
        [read_number(card.number).place for card in cards]
        for cards in (PLAYERS, SUPERSTARS, LEGENDS)
    ]
    assert sorted(places[0]) == [*range(1, 161)]
    assert sorted(places[1]) == [*range(161, 177)]
    assert sorted(places[2]) == [*range(177, 185)]
    order = {team.name: place for place, team in enumerate(teams())}
    for card in PLAYERS:
        assert (read_number(card.number).place - 1) // 20 == order[card.team]


def test_the_rarer_the_fewer() -> None:
    found = Counter(read_number(card.number).rarity for card in PLAYERS)
    assert found == {"starter": 20, "common": 64, "uncommon": 46, "rare": 30}
    assert {read_number(card.number).rarity for card in SUPERSTARS} == {"epic"}
    assert {read_number(card.number).rarity for card in LEGENDS} == {"legendary"}


def test_a_stronger_ability_costs_rating() -> None:
    """Rare abilities are the strong ones: whoever has one is rated lower."""
    mean = {
        rarity: sum(ratings) / len(ratings)
        for rarity in ("starter", "common", "uncommon", "rare")
        for ratings in [[c.rating for c in PLAYERS if read_number(c.number).rarity == rarity]]
    }
    assert mean["rare"] < mean["uncommon"] < mean["common"]
    assert mean["uncommon"] < mean["starter"]
    assert all(60 <= card.rating <= 99 for card in EVERYONE)


@pytest.mark.parametrize("card", EVERYONE, ids=lambda card: card.number)
def test_a_text_is_short(card: PlayerCard | Superstar) -> None:
    """Two sentences and when to use them; a determined Grit and a list of options are one more."""
    for line in card.text.split("\n"):
        said = re.sub(r"^(Bench – )?(Exhaust|Run|Receive|Tackle)[^:]*: ", "", line)
        said = re.sub(r"Exhaust only [^.]*\.$", "", said)
        said = said.replace("Determine Grit value. ", "").replace("Otherwise,", "")
        assert len(re.findall(r"[.](?: |$)", said)) <= 3, line
    assert len(card.text) <= 190


# The pool for the first edition ----------------------------------------------------------------


def test_twenty_starters_of_four_teams_or_more_make_two_squads() -> None:
    assert Counter(card.side for card in STARTERS) == {"offense": 10, "defense": 10}
    assert len({card.team for card in STARTERS}) >= 4
    assert 2 <= [card.position for card in STARTERS].count("QB") <= 4  # D-1, for two decks


@pytest.mark.parametrize("card", STARTERS, ids=lambda card: card.name)
def test_a_starter_plays_by_the_first_rules(card: PlayerCard) -> None:
    """T-14, D-9: no Bench abilities, and no timing point that 2019 does not know."""
    for part, ability in enumerate(card.abilities):
        assert isinstance(ability, Activated | OnDesignation)
        if isinstance(ability, Activated):
            assert not ability.bench
            assert set(ability.timing.points) <= set(SEASONS["2019"].points)
        assert smoke(card, part, "2019") is not None
    for word in ("Power Up", "Superstar", "Gridiron", "Synerg", "Legend"):
        assert word not in card.text


# What is tested by hand ------------------------------------------------------------------------

UNSURE = (
    *get_args(Condition),
    Choose,
    Triggered,
    Would,
    Await,
    If,
    May,
    EitherMay,
    ChooseOne,
    ChooseX,
    NamePlay,
)
"""Nodes of which something hangs on what is so, what happens, or what somebody wants."""


def test_whatever_has_a_condition_a_choice_or_a_trigger_is_tested_by_hand() -> None:
    words = "".join(
        path.read_text("utf-8") for path in Path(__file__).parent.glob("test_players_*")
    )
    missing = [
        card.name
        for card in EVERYONE
        if any(isinstance(node, UNSURE) for node in nodes(card)) and f'"{card.name}"' not in words
    ]
    assert missing == []
