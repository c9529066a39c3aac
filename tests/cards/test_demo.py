"""The starter decks: legal, simple, and worded as cards are."""

from __future__ import annotations

from itertools import chain

import pytest

from snapcount.cards.card import ActionCard, AnyCard, PlayCard, PlayerCard
from snapcount.cards.demo import demo_decks
from snapcount.cards.language.parse import parse_abilities, parse_effects
from snapcount.cards.language.printing import english
from snapcount.cards.words import PASS_CALLS, RUN_CALLS
from snapcount.decks.legality import problems
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.game import new_game
from snapcount.engine.setup import new_table
from snapcount.testing.random_games import random_play

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def cards(edition: str) -> list[AnyCard]:
    return list(chain.from_iterable(demo_decks(edition)))


@every_edition
def test_both_decks_are_legal_in_every_edition(edition: str) -> None:
    for deck in demo_decks(edition):
        assert problems(deck, edition_named(edition)) == []
        assert len(deck) == 50


@every_edition
def test_each_deck_has_every_call_and_every_strength_and_time(edition: str) -> None:
    for deck in demo_decks(edition):
        plays = [card for card in deck if isinstance(card, PlayCard)]
        assert {play.offense.call for play in plays} == {*RUN_CALLS, *PASS_CALLS}
        assert {call for play in plays for call in play.defense} == {*RUN_CALLS, *PASS_CALLS}
        assert {play.strength for play in plays} == set(range(10))
        assert {play.time for play in plays} == {0, 1, 2}


@every_edition
def test_players_have_one_ability_each(edition: str) -> None:
    for card in cards(edition):
        if isinstance(card, PlayerCard):
            assert len(card.abilities) == 1


@every_edition
def test_the_texts_say_what_the_cards_do(edition: str) -> None:
    for card in cards(edition):
        assert card.text == english(card)
        if isinstance(card, ActionCard):
            side = None if card.subtype == "generic" else card.subtype
            assert parse_effects(card.text, side) == card.effects
        elif isinstance(card, PlayerCard):
            assert parse_abilities(card.text, card.side) == card.abilities


@every_edition
def test_games_between_them_end_with_points(edition: str) -> None:
    points = 0
    for seed in range(8):
        game = new_game(new_table(demo_decks(edition), edition_named(edition)), seed)
        assert list(random_play(game, seed))
        assert game.over
        points += sum(game.score)
    assert points > 0
