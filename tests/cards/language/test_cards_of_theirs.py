"""Cards of the other player that you choose: from a hand that was looked at, or their discards."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import ThatMany, Times
from snapcount.cards.tree import Gain


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            (
                "Choose two cards in your opponent's Play discard pile. They shuffle them into"
                " their Play deck."
            ),
            (
                "Choose two Play cards from your opponent's discard pile and shuffle them into that"
                " deck."
            ),
        ),
        (
            "Choose a card from your opponent's Action discards and put it on top of their deck.",
            (
                "Choose an Action card from your opponent's discard pile and put it on the top of"
                " that deck."
            ),
        ),
        (
            "Put a card from your opponent's discard pile on top of their deck.",
            (
                "Choose one: • Choose a Play card from your opponent's discard pile and put it on"
                " the top of that deck. • Choose an Action card from your opponent's discard pile"
                " and put it on the top of that deck."
            ),
        ),
        (
            "Look at your opponent's Play hand and discard two cards from it at random.",
            "Look at your opponent's Play hand. Your opponent discards two Play cards at random.",
        ),
        (
            "Look at the offense's Action hand. Discard two of their cards.",
            "Look at the offense's Action hand. Choose two cards from it and discard them.",
        ),
        (
            "Your opponent must show you their Action hand and discard a card you choose.",
            "Your opponent reveals their Action hand. Choose a card from it and discard it.",
        ),
        (
            "Three cards from your hand are put on the bottom of your Play deck.",
            "Put three Play cards from your hand on the bottom of your Play deck.",
        ),
    ],
)
def test_which_cards_they_are(said: str, meant: str) -> None:
    assert effects(said) == effects(meant)


@pytest.mark.parametrize(
    "text",
    [
        # Of which hand?
        "Discard a card from it at random.",
        "Discard one of their cards.",
        # Whoever holds it puts it there: into whose?
        "Choose a card from your opponent's Action discard pile and put it into your hand.",
    ],
)
def test_whose_cards_are_said(text: str) -> None:
    assert is_refused(text)


def test_cards_that_were_discarded_are_counted() -> None:
    said = effects("You may discard up to three Play cards. Gain 5 yards for each card discarded.")
    assert said[-1] == Gain(Times(5, ThatMany()))
    assert is_refused("Gain 5 yards for each card discarded.")
