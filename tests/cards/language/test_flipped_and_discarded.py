"""A top card that is flipped over and discarded, and `that Strength` of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import Compare, ShownIs, ShownStrength
from snapcount.cards.tree import ChangeStrength, DiscardTop, Gain, If, SetStrength


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Reveal and discard the top card of your Action deck.", DiscardTop("you", "action")),
        (
            "Flip and then discard the top two cards of your Play deck.",
            DiscardTop("you", "play", 2),
        ),
        (
            "Turn over and discard the top card of your opponent's Play deck.",
            DiscardTop("opponent", "play"),
        ),
        (
            "Your opponent flips over and discards the top card of their Play deck.",
            DiscardTop("opponent", "play"),
        ),
    ],
)
def test_it_is_discarded_in_the_open(text: str, meant: Any) -> None:
    assert effects(text) == (meant,)


def test_it_is_asked_of_what_it_was() -> None:
    text = "Flip over and discard the top card of your Play deck. If it is a Pass, gain 5 yards."
    assert effects(text) == (DiscardTop("you", "play"), If(ShownIs(("pass",)), (Gain(5),)))


@pytest.mark.parametrize(
    ("then", "effect"),
    [
        ("the Play Strength becomes that Strength", SetStrength(ShownStrength())),
        ("add that Play Strength to the Play Strength", ChangeStrength(ShownStrength())),
    ],
)
def test_that_strength_is_of_the_card(then: str, effect: Any) -> None:
    text = f"Discard the top card of your Play deck. If its Strength is 4 or more, {then}."
    asked = If(Compare(ShownStrength(), "at least", 4), (effect,))
    assert effects(text) == (DiscardTop("you", "play"), asked)


@pytest.mark.parametrize(
    "text",
    [
        "The Play Strength becomes that Strength.",
        "If the Play Strength is 5 or more, base yards become that Strength.",
        (
            "Reveal the top card of your Play deck. If the Play Strength is 4 or more, the Play "
            "Strength becomes that Strength."
        ),
    ],
)
def test_no_card_was_asked_for_its_strength(text: str) -> None:
    assert is_refused(text)
