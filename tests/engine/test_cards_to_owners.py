"""Cards leave the field for their owners' piles and decks (Z-6, Z-7)."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import PutCards, RemoveCard
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    ATTACHED,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    power_up,
    says,
    scenario,
    superstar,
)
from snapcount.testing.cards import plain_squad

STAR = superstar(plain_squad()[1])
WITH_SUPERSTARS = [name for name in EDITION_NAMES if name != "2019"]


@pytest.mark.parametrize("edition", WITH_SUPERSTARS)
def test_a_superstar_is_shuffled_into_its_deck(edition: str) -> None:
    text = "Shuffle a Superstar from your field into its owner's deck."
    game = scenario(
        edition,
        offense=Side(hand=[says(RemoveCard, text)], superstars=[STAR]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    assert game.offense.superstar("Running Back")
    cards = len(game.state.action_deck[0])
    game.offense.plays(0)
    game.both_pass()
    assert not game.offense.superstar("Running Back")
    assert len(game.state.action_deck[0]) == cards + 1


def test_it_is_the_owners_deck_whoever_removes_it() -> None:
    text = "Put one of your opponent's Power Ups on the bottom of its owner's deck."
    game = scenario(
        "crd",
        offense=[says(RemoveCard, text)],
        defense=Side(attached={"Safety": [power_up(name="Ours")]}),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.defense.attached("Safety") == []
    assert game.names(game.state.action_deck[1][:1]) == ["Ours"]


def test_on_top_it_is_drawn_next() -> None:
    text = "Put one of your Power Ups on top of its owner's deck. Draw an Action card."
    game = scenario(
        "crd",
        offense=Side(
            hand=[says(RemoveCard, text)],
            attached={"Tight End": [power_up(name="First")], "Quarterback": [power_up(name="Two")]},
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    game.offense.answers(ATTACHED("First"))
    assert "First" in game.offense.hand


def test_only_a_card_of_the_kind_goes_back_from_the_discard_pile() -> None:
    text = "Put a Power Up from your discard pile on the bottom of your Action deck."
    game = scenario(
        "crd",
        offense=Side(
            hand=[says(PutCards, text)],
            action_discard=[action("Gain 5 yards.", name="Spent"), power_up(name="Back")],
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.both_pass()
    assert "Spent" in game.offense.discard
    assert game.names(game.state.action_deck[0][:1]) == ["Back"]
