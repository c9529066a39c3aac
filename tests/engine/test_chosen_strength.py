"""A number that is chosen before the play, and the Play Strength that is asked for it."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import ChooseX
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    LET_IT_RUN,
    NEXT_DOWN,
    NUMBER,
    Scenario,
    Side,
    action,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
BEFORE = "prior to selecting a play"


def named(edition: str, text: str, number: int, strength: int = 5) -> Scenario:
    """The defense plays these words before the calls, and names that number."""
    card = action(text, when=BEFORE, name="Guess")
    assert any(isinstance(node, ChooseX) for node in nodes(card))
    side = Side(hand=[card])
    game = scenario(edition, defense=side, at=BEFORE, strength=strength, calls=("Run Left", ""))
    if not game.defense.may(LET_IT_RUN):
        game.run_to(BEFORE)
    game.defense.plays("Guess")
    game.run_to("effect")
    game.defense.answers(NUMBER(number))
    return game


@every_edition
@pytest.mark.parametrize(
    "asked",
    [
        "If the Play Strength is that number this down",
        "If the Play Strength this down is equal to the chosen number",
        "If the Play Strength matches the number you named this down",
    ],
)
@pytest.mark.parametrize(("number", "yards"), [(5, 0), (4, 25), (0, 25)])
def test_the_play_is_stopped_on_the_strength_that_was_named(
    edition: str, asked: str, number: int, yards: int
) -> None:
    text = f"Name a number from 0 to 9. {asked}, the play is stopped."
    game = named(edition, text, number).run_to(NEXT_DOWN)
    assert game.yards == yards


@every_edition
@pytest.mark.parametrize(("number", "drawn"), [(5, 3), (6, 0)])
def test_cards_are_drawn_for_the_strength_that_was_chosen(
    edition: str, number: int, drawn: int
) -> None:
    text = (
        "Choose a number from 0 to 9. If the Play Strength this down is equal to the chosen"
        " number, draw three Action cards at the end of the play."
    )
    game = named(edition, text, number).run_to(NEXT_DOWN)
    assert len(game.defense.hand) == drawn + 1
