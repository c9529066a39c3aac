"""A card that is flipped over may be offered as the play, and goes somewhere if it is not taken."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.nouns import Called, Compare, CountTimeouts, ShownIs
from snapcount.cards.tree import (
    Audible,
    CallShown,
    ChangeTimeouts,
    Draw,
    Gain,
    If,
    May,
    PutShown,
    RevealTop,
)

FLIP = "Flip over the top card of your Play deck."


@pytest.mark.parametrize("offer", ["have it become your play this down", "use it as your play"])
@pytest.mark.parametrize(
    ("after", "to"),
    [
        ("", "discard"),
        (" If you do not, put it into your hand.", "hand"),
        (" Otherwise, put it on the bottom of your deck.", "bottom"),
    ],
)
def test_a_card_that_is_not_taken_goes_there(offer: str, after: str, to: str) -> None:
    assert effects(f"{FLIP} You may {offer}.{after}", "offense") == (
        RevealTop("you", "play"),
        May((CallShown(),), "you", if_not=(PutShown(to),)),  # type: ignore[arg-type]
    )


def test_without_an_offer_it_is_an_audible() -> None:
    assert effects(f"{FLIP} It becomes your play this down.", "offense") == (Audible("you"),)


def test_if_you_do_follows_the_offer_after_otherwise() -> None:
    text = "If you have no timeouts, gain a timeout. Otherwise, you may lose a timeout. If you do, "
    (asked,) = effects(f"{text}draw three Action cards.")
    offer = May((ChangeTimeouts("you", -1),), "you", (Draw("you", "action", 3),))
    assert asked == If(
        Compare(CountTimeouts("you"), "exactly", 0), (ChangeTimeouts("you", 1),), (offer,)
    )


def test_if_you_do_is_part_of_the_offer() -> None:
    said = f"You may {FLIP[0].lower()}{FLIP[1:]} If you do, that card becomes your play this down."
    assert effects(said) == (May((Audible("you"),), "you"),)


@pytest.mark.parametrize(
    "flip",
    [
        f"{FLIP} That card becomes your play this down.",
        f"{FLIP[:-1]} and it becomes the play this down.",
        "Replace your play with the top card of your Play deck.",
        "Audible.",
    ],
)
@pytest.mark.parametrize("it", ["it", "that card", "the flipped card", "your new play"])
def test_the_card_that_was_flipped_over_is_asked_about(flip: str, it: str) -> None:
    """The play, on the other hand, is the one that is called by then (T-7)."""
    play = it == "your new play"
    asked = If(Called("you", ("run",)) if play else ShownIs(("run",)), (Gain(5),))
    assert effects(f"{flip} If {it} is a Run, gain 5 yards.") == (Audible("you"), asked)
    assert effects(f"{flip} Gain 5 yards if {it} is a Run.") == (Audible("you"), asked)


def test_a_card_that_is_shown_later_is_another() -> None:
    text = "Audible. Reveal the top card of your Play deck. If it is a Run, draw a Play card."
    assert effects(text)[-1] == If(ShownIs(("run",)), (Draw("you", "play"),))
