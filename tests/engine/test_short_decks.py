"""Calling one of the top cards of a deck that has too few of them (T-7)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())
CALLS = (
    "Exhaust: Reveal the top 2 cards of your Play deck and one of them becomes your play and put "
    "the rest on the bottom of that deck in any order. Exhaust only during On Field Adjustments."
)


@contextmanager
def with_deck(edition: str, text: str, left: int, discarded: int) -> Iterator[Scenario]:
    """Somebody uses that ability with so many cards in the deck and the discard pile."""
    deck = [play("Run Middle", 5, name=f"Left {i}") for i in range(left + 1)]  # one is drawn
    pile = [play("Run Middle", 6, name=f"Gone {i}") for i in range(discarded)]
    game = scenario(
        edition,
        offense=Side(players=[player("QB", text, name="Looks")], play_deck=deck, play_discard=pile),
        at=ON_FIELD_ADJUSTMENTS,
    )
    seat = game.offense.seat
    cards = game.state.play_deck[seat]
    aside = cards[: len(cards) - left]
    cards[:] = cards[len(cards) - left :]
    game.offense.uses("Looks")
    game.both_pass()
    yield game
    while game.offense.asked("effect"):
        game.offense.answers_anything()
    game.state.play_deck[seat][:0] = aside


@rule("T-7")
@every_edition
def test_the_only_card_there_is_becomes_the_play(edition: str) -> None:
    with with_deck(edition, CALLS, 1, 0) as game:
        assert game.strength == 5


@rule("T-7", "Z-5")
@every_edition
def test_the_only_card_of_a_deck_that_was_empty_becomes_the_play(edition: str) -> None:
    with with_deck(edition, CALLS, 0, 1) as game:
        assert game.strength == 6
