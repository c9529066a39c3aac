"""A fifth edition in one file: everything that lists editions takes it from the value."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.made_up_edition import STREET

from snapcount.cards.catalog.objections import objections
from snapcount.cards.dice import Dice
from snapcount.cards.errata import erratum_for
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.generate import kinds_of, random_deck
from snapcount.decks.formats import format_named, format_names
from snapcount.decks.legality import problems
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.editions import (
    CRD,
    EDITIONS,
    add_edition,
    edition_named,
    forget_edition,
    known_editions,
)
from snapcount.engine.errors import UnknownEdition
from snapcount.engine.game import new_game
from snapcount.engine.setup import new_table
from snapcount.engine.words.clauses import clause_of
from snapcount.server.steps import steps_of
from snapcount.testing.fixed_decks import fixed_decks


@pytest.fixture(autouse=True)
def added() -> Iterator[None]:
    add_edition(STREET)
    yield
    forget_edition("street")
    with pytest.raises(UnknownEdition):
        edition_named("street")


@pytest.mark.parametrize("seed", range(6))
def test_it_is_played_with_cards_of_its_own_kinds(seed: int) -> None:
    decks = (random_deck(Dice(seed), "street"), random_deck(Dice(seed + 50), "street"))
    assert [problems(deck, STREET) for deck in decks] == [[], []]
    game = new_game(new_table(decks, edition_named("street")), seed)
    dice = dice_from_seed(seed)
    while game.decision is not None:
        options = game.decision.options
        game.apply(options[dice.below(len(options))])
    assert game.over
    assert all(clause_of(game.table, event) for event in game.events)


def test_it_is_played_by_its_own_numbers() -> None:
    game = new_game(new_table(fixed_decks("street"), edition_named("street")), 1)
    assert [len(game.play_hand[seat]) for seat in (0, 1)] == [4, 4]
    assert [len(game.action_hand[seat]) for seat in (0, 1)] == [1, 1]


def test_everything_about_it_follows_from_the_value() -> None:
    assert kinds_of("street") == ("player", "play", "action", "gridiron")
    assert "street" in format_names()
    assert format_named("street").rules is STREET
    assert steps_of(STREET) == steps_of(CRD)
    assert erratum_for("C9-19", "street") is None
    card = read_card(CardFields(kind="power up", name="A", text="Run: Gain 5 yards."))
    assert objections("power up", card, "street") == [
        "The street rules don't have Power Up cards (D-9)."
    ]
    assert STREET not in EDITIONS
    assert known_editions() == [*EDITIONS, STREET]
