"""Texts of a deck about the hands that the game starts with (S-1)."""

from __future__ import annotations

from typing import Literal

import pytest

from snapcount.cards.card import AnyCard
from snapcount.cards.nouns import DeckTeams, Happened
from snapcount.cards.tree import OpeningHand
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.game import Game, new_game
from snapcount.engine.setup import new_table
from snapcount.testing import play, player, synergy
from snapcount.testing.cards import BLANK, plain_squad

MORE = "You start the game with an additional Action card."


def started(edition: str, *cards: AnyCard) -> Game:
    """A game whose first seat has these cards beside plain ones."""
    squad = list(plain_squad())
    for card in cards:
        at = [place for place, each in enumerate(squad) if each.position == _position(card)]
        if at:
            squad[at[0]] = card  # type: ignore[assignment]
    rest = [play("Run Left", strength) for strength in range(10)] * 3 + [BLANK] * 20
    others = [card for card in cards if not _position(card)]
    decks = ((*squad, *rest, *others), (*plain_squad(), *rest))
    return new_game(new_table(decks, edition_named(edition)), seed=7)


def _position(card: AnyCard) -> str:
    return getattr(card, "position", "")


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("position", ["QB", "LB"])
def test_a_player_gives_one_more_wherever_they_are(edition: str, position: str) -> None:
    card = player(position, MORE)  # type: ignore[arg-type]
    assert card.abilities[0].modifier == OpeningHand("you", "action", 1)  # type: ignore[union-attr]
    plain, game = started(edition), started(edition, card)
    assert len(game.action_hand[0]) == len(plain.action_hand[0]) + 1
    assert len(game.action_hand[1]) == len(plain.action_hand[1])


def test_it_is_dealt_of_the_deck_that_is_named_and_to_whom() -> None:
    card = player("QB", "Your opponent starts the game with two fewer Play cards.")
    plain, game = started("crd"), started("crd", card)
    assert len(game.play_hand[1]) == len(plain.play_hand[1]) - 2
    assert len(game.action_hand[1]) == len(plain.action_hand[1])


@pytest.mark.parametrize(("teams", "more"), [(1, 1), (2, 0)])
def test_a_synergy_gives_it_if_it_is_active(teams: int, more: int) -> None:
    card = synergy(DeckTeams("you", teams, teams), MORE)
    plain, game = started("crd"), started("crd", card)
    assert len(game.action_hand[0]) == len(plain.action_hand[0]) + more


@pytest.mark.parametrize("who", ["offense", "defense"])
def test_nobody_is_on_offense_before_the_game_starts(who: Literal["offense", "defense"]) -> None:
    card = synergy(Happened("a touchdown is scored", who), MORE)
    plain, game = started("crd"), started("crd", card)
    assert len(game.action_hand[0]) == len(plain.action_hand[0])
