"""Play cards by what is on their offensive side: searched for, discarded, called from the hand."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.tree import CallFromHand, Discard, Search
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    rule,
    scenario,
)

EXCHANGE = "Exchange your called Play with a Play card in your hand that has a Pass on it."


@pytest.mark.parametrize(
    "such",
    [
        "a Play card that has a Pass on it",
        "a Play card with a Pass as its offensive call",
        "a card having any Pass on its offensive side",
        "a Play card whose offensive call is a Pass",
        "a Play with an offensive call of Pass",
    ],
)
def test_it_has_such_a_call(such: str) -> None:
    assert effects(f"Discard {such}.") == (Discard("you", "play", 1, calls=("pass",)),)
    found = (Search("you", ("play",), calls=("pass",)),)
    assert (
        effects(f"Search your Play deck for {such}, reveal it and put it into your hand.") == found
    )


@pytest.mark.parametrize(
    "text",
    [
        EXCHANGE,
        f"{EXCHANGE} The new card is your play this down.",
        "Swap your called play for a card from your hand with a Pass on it. It becomes your play.",
        "Exchange your called Play with a Pass from your hand.",
    ],
)
def test_it_is_exchanged_for_one_in_hand(text: str) -> None:
    assert effects(text) == (CallFromHand("you", ("pass",), back=True),)


@pytest.mark.parametrize(
    "text",
    [
        "Choose a Play card from your hand that has a Run on it and it becomes your play.",
        "Put a Play card in your hand that has a Run on it down as your play.",
        "Change your called play to a Play card in your hand with a Run on it.",
    ],
)
def test_it_is_called(text: str) -> None:
    assert effects(text) == (CallFromHand("you", ("run",)),)


@rule("F-4", "F-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_only_a_pass_is_offered_and_the_other_comes_back(edition: str) -> None:
    card = action(EXCHANGE, when=ON_FIELD_ADJUSTMENTS, side="offense")
    plays = [play("Short Pass: 15 (0-9)", 1, name="Slant"), play("Run Right", 1, name="Sweep")]
    game = scenario(
        edition,
        offense=Side([card], plays=plays),
        calls=(play("Run Left", 1, name="Dive"), play("Run Left", 0, "Run Left", name="Wall")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 15
    assert {"Dive", "Sweep"} <= set(game.offense.play_hand)
