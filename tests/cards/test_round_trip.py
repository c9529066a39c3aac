"""Thousands of invented cards: what is printed is read back as the same tree."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard, AnyCard
from snapcount.cards.dice import Dice
from snapcount.cards.language.card_reading import read_card
from snapcount.cards.language.generate import kinds_of, random_card
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.printing import printed
from snapcount.cards.season import SEASONS
from snapcount.testing.language import same, typed

CARDS_A_SEED = 60


def invented(seed: int) -> list[AnyCard]:
    dice = Dice(seed)
    cards = []
    for _ in range(CARDS_A_SEED):
        edition = dice.pick(tuple(SEASONS))
        cards.append(random_card(dice, dice.pick(kinds_of(edition)), edition))
    return cards


@pytest.mark.parametrize("seed", range(4))
def test_what_is_printed_is_read_back_as_the_same_card(seed: int) -> None:
    for card in invented(seed):
        assert same(read_card(typed(card)), card)


@pytest.mark.parametrize("seed", range(100, 102))
def test_invented_cards_are_in_normal_form(seed: int) -> None:
    for card in invented(seed):
        assert normal(card) == card


@pytest.mark.parametrize("seed", range(100, 102))
def test_every_effect_has_its_words(seed: int) -> None:
    """The places of the effects do not overlap, and lie inside their ability."""
    for card in invented(seed):
        page = printed(card)
        for ability, places in zip(page.abilities, page.effects, strict=True):
            end = ability.start
            for place in places:
                assert end <= place.start < place.end <= ability.end
                end = place.end
        abilities = (card,) if isinstance(card, ActionCard) else card.abilities
        for tree, places in zip(abilities, page.effects, strict=True):
            assert len(places) == len(getattr(tree, "effects", ()))


def test_a_seed_always_gives_the_same_cards() -> None:
    assert invented(5) == invented(5)
    assert invented(5) != invented(6)
