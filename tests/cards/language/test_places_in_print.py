"""Where in a card's printed text each ability and each effect stands."""

from __future__ import annotations

import pytest

from snapcount.cards.language.printing import printed
from snapcount.cards.words import ActionSubtype
from snapcount.testing.cards import action, player


def test_every_effect_of_an_ability_has_its_place() -> None:
    runs, catches = "Run: Gain 5 yards. Draw an Action card.", "Receive: Draw a Play card."
    card = printed(player("RB", runs, catches))
    assert [card.words(0, effect) for effect in range(2)] == ["Gain 5 yards", "Draw an Action card"]
    assert card.words(1, 0) == "Draw a Play card"
    assert [len(places) for places in card.effects] == [2, 1]


@pytest.mark.parametrize(
    ("side", "words"),
    [
        ("offense", "The play becomes successful."),
        ("generic", "If you are on offense, the play becomes successful."),
    ],
)
def test_a_card_of_either_side_says_on_which_it_works(side: ActionSubtype, words: str) -> None:
    assert printed(action("Your play becomes successful.", side=side)).text == words
