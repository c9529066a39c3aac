"""Cards of one deck, whichever it is: it is chosen with the first card."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    MODE,
    NO,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Side,
    action,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
OFFERED = "You may discard a card. If you do, draw a card from the same deck."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Discard two cards and draw a card from the same deck.",
            (
                "Choose one: • Discard two Play cards. Draw a Play card."
                " • Discard two Action cards. Draw an Action card."
            ),
        ),
        (
            "Put a card from your hand on the bottom of its deck, then draw a card from that deck.",
            (
                "Choose one: • Put a Play card from your hand on the bottom of your Play deck. Draw"
                " a Play card. • Put an Action card from your hand on the bottom of your Action"
                " deck. Draw an Action card."
            ),
        ),
        (
            "Your opponent discards a card and draws two cards from the same deck.",
            (
                "Your opponent chooses one: • They discard a Play card and draw two Play cards."
                " • They discard an Action card and draw two Action cards."
            ),
        ),
    ],
)
def test_it_is_a_choice_of_decks(said: str, meant: str) -> None:
    assert effects(said) == effects(meant)


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card from the same deck.",
        "Shuffle your Action deck. Draw a card from the same deck.",
        "Put a card from your hand on the bottom of your deck.",
    ],
)
def test_the_first_card_is_said(text: str) -> None:
    assert is_refused(text)


@every_edition
def test_who_discards_a_play_draws_a_play(edition: str) -> None:
    own = action(OFFERED, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition, offense=Side(hand=[own, action("Gain 5 yards.")]), at=ON_FIELD_ADJUSTMENTS
    )
    plays = len(game.offense.play_hand)
    actions = len(game.offense.hand)
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(YES, NO).answers(YES)
    game.offense.offered(MODE(0), MODE(1)).answers(MODE(0))
    if game.offense.asked("effect"):
        game.offense.answers_anything()
    assert len(game.offense.play_hand) == plays
    assert len(game.offense.hand) == actions - 1


@every_edition
def test_there_must_be_a_card_of_that_deck(edition: str) -> None:
    own = action(OFFERED, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[own], at=ON_FIELD_ADJUSTMENTS)
    plays = len(game.offense.play_hand)
    game.offense.plays(0)
    game.both_pass()
    game.offense.answers(YES)
    if game.offense.asked("effect"):
        game.offense.answers_anything()
    assert len(game.offense.play_hand) == plays
    assert game.offense.hand == []
