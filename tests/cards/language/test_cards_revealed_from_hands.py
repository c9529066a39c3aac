"""Cards of a hand that was revealed or looked at: who does what with the one that is chosen."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DISCARD,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    Side,
    action,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
SHOW = "Your opponent reveals their Action hand."
LOOK = "Look at your opponent's hand"
SPARE = action("Gain 5 yards.", when="end of the play", name="Spare")
OTHER = action("Gain 10 yards.", when="end of the play", name="Other")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            f"{SHOW} Choose an Action card revealed this way, they discard it.",
            f"{SHOW} Choose an Action card from it and discard it.",
        ),
        (
            f"{SHOW} Choose a card shown this way. Your opponent discards it.",
            f"{SHOW} Choose a card from it and discard it.",
        ),
        (
            f"{LOOK} and choose an Action card. They put that card on the bottom of their deck.",
            f"{LOOK}. Choose an Action card from it and put it on the bottom of that deck.",
        ),
        (
            f"{LOOK} and choose a Play card. They shuffle that card into their Play deck.",
            f"{LOOK}. Choose a Play card from it and shuffle it into that deck.",
        ),
    ],
)
def test_who_does_it_and_how_it_is_pointed_at_is_the_same(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@every_edition
@pytest.mark.parametrize(
    ("text", "discard", "top"),
    [
        (f"{SHOW} Choose an Action card revealed this way, they discard it.", True, False),
        (f"{LOOK}. Choose an Action card from it. They put it on top of their deck.", False, True),
        (
            f"{LOOK} and choose an Action card. They put it on the bottom of their deck.",
            False,
            False,
        ),
    ],
)
def test_the_chosen_card_leaves_the_hand(edition: str, text: str, discard: bool, top: bool) -> None:
    game = scenario(
        edition, offense=[text], defense=Side(hand=[SPARE, OTHER]), at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    game.both_pass()
    chosen = DISCARD if discard else PICK_CARD
    game.offense.answers(chosen("Other"))
    assert "Other" not in game.defense.hand
    assert ("Other" in game.defense.discard) is discard
    deck = game.names(game.state.action_deck[game.defense.seat])
    assert (deck[-1] == "Other") is top
    assert (deck[0] == "Other") is not (top or discard)
    game.run_to(NEXT_DOWN)
