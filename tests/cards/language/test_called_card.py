"""Words for the Play card that somebody has called, and for a play that is a touchdown."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.cards.language.meaning import effects, is_refused, printed

from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.nouns import Compare, StrengthOf, ThePlayStrength, TheYardsToGoal
from snapcount.cards.tree import If, InsteadYards, PutCalled
from snapcount.cards.words import Side


@pytest.mark.parametrize(
    ("text", "said", "canonical"),
    [
        (
            "Put your called play back into your hand.",
            PutCalled("you", "hand"),
            "return your called Play card to your hand",
        ),
        (
            "Place your called Play card on top of your deck.",
            PutCalled("you", "top"),
            "put your called Play card on top of your Play deck",
        ),
        (
            "Your opponent shuffles their called play into their Play deck.",
            PutCalled("opponent", "shuffle"),
            "shuffle your opponent's called Play card into its owner's Play deck",
        ),
        (
            "Put the defense's called play on the bottom of their Play deck.",
            PutCalled("defense", "bottom"),
            "put the defense's called Play card on the bottom of its owner's Play deck",
        ),
    ],
)
def test_a_called_play_goes_to_its_owner(text: str, said: PutCalled, canonical: str) -> None:
    assert effects(text) == (said,)
    if said.who == "you":
        assert printed(replace(said, who=DOER), "Deed[base]") == canonical
    else:
        assert printed(said) == canonical
    assert effects(f"{canonical}.") == (said,)


@pytest.mark.parametrize(
    "text",
    [
        "Return your opponent's called play to your hand.",  # cards go to their owners (Z-7)
        "Return your called play to your Action deck.",
        "Return your called plays to your hand.",
    ],
)
def test_it_goes_nowhere_else(text: str) -> None:
    assert is_refused(text)


def test_the_strength_of_a_called_play_is_that_of_its_card() -> None:
    (asked,) = effects("If your called Play card has a Strength of 5 or more, gain 5 yards.")
    assert isinstance(asked, If)
    assert asked.condition == Compare(StrengthOf("you"), "at least", 5)
    (asked,) = effects("If the called play has a Play Strength of 5 or more, gain 5 yards.")
    assert isinstance(asked, If)
    assert asked.condition == Compare(ThePlayStrength(), "at least", 5)


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("The play becomes a touchdown.", None),
        ("Touchdown.", None),
        ("Score a touchdown.", "offense"),
        ("The offense scores a touchdown.", "defense"),
    ],
)
def test_a_play_is_a_touchdown(text: str, side: Side | None) -> None:
    assert effects(text, side) == (InsteadYards(TheYardsToGoal()),)


def test_the_defense_scores_none() -> None:
    assert is_refused("Score a touchdown.", "defense")
