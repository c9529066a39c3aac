"""Top cards of a deck of which one is called or goes elsewhere, and the rest into the hand."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.tree import LookAndTake
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    DONE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PICK_CARD,
    Scenario,
    Side,
    action,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
LONG = play("Run Right", 6)
SHORT = play("Run Middle", 1)
THIRD = play("Run Left", 2)


@pytest.mark.parametrize(
    ("text", "node"),
    [
        (
            (
                "Flip over the top two cards of your Play deck. One of them becomes your play"
                " this down"
                " and the other goes into your hand."
            ),
            LookAndTake("play", 2, 1, "call", "hand", reveal=True),
        ),
        (
            (
                "Look at the top three cards of your Play deck. Choose one of them as your play."
                " Take"
                " the others into your hand."
            ),
            LookAndTake("play", 3, 1, "call", "hand"),
        ),
        (
            (
                "Look at the top three cards of your Play deck. You may select one of them to be"
                " your"
                " play this down. Discard the rest."
            ),
            LookAndTake("play", 3, 1, "call", "discard", up_to=True),
        ),
        (
            (
                "Reveal the top four cards of your Play deck. One of them may become your play this"
                " down and the others are put on the bottom of that deck."
            ),
            LookAndTake("play", 4, 1, "call", "bottom", reveal=True, up_to=True),
        ),
        (
            (
                "Look at the top three cards of your Action deck. Discard two and put the other"
                " into"
                " your hand."
            ),
            LookAndTake("action", 3, 2, "discard", "hand"),
        ),
        (
            (
                "Look at the top two cards of your Action deck. You may keep one of them. The"
                " others"
                " go on the bottom of that deck."
            ),
            LookAndTake("action", 2, 1, "hand", "bottom", up_to=True),
        ),
        (
            (
                "Look at the top three cards of your Action deck. Put up to two of them into"
                " your hand"
                " and discard the rest."
            ),
            LookAndTake("action", 3, 2, "hand", "discard", up_to=True),
        ),
    ],
)
def test_any_place_for_some_and_any_for_the_rest(text: str, node: LookAndTake) -> None:
    assert effects(text) == (node,)


@pytest.mark.parametrize(
    "text",
    [
        ("Look at the top two cards of your opponent's Play deck. Discard one and put the"
         " other into"
        " your hand."),
        ("Look at the top two cards of your Action deck. One of them becomes your play"
         " and the other"
        " goes into your hand."),
    ],
)  # fmt: skip
def test_no_card_goes_to_another_hand(text: str) -> None:
    assert is_refused(text)


def looking(edition: str, text: str) -> Scenario:
    game = scenario(
        edition,
        offense=Side(
            hand=[action(text, when=ON_FIELD_ADJUSTMENTS)], play_deck=[THIRD, LONG, SHORT]
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    return game.both_pass()


@rule("T-7")
@every_edition
def test_the_rest_goes_into_the_hand(edition: str) -> None:
    text = (
        "Look at the top two cards of your Play deck. One of them becomes your play this down. Put"
        " the other into your hand."
    )
    game = looking(edition, text)
    game.offense.offered(PICK_CARD(LONG), PICK_CARD(SHORT))
    game.offense.answers(PICK_CARD(LONG))
    assert SHORT.name in game.offense.play_hand
    assert LONG.name not in game.offense.play_hand
    assert game.run_to(NEXT_DOWN).ball == 25 + 6 * 5


@rule("T-7", "R-17")
@every_edition
def test_nobody_need_call_one_that_they_may_call(edition: str) -> None:
    text = (
        "Look at the top two cards of your Play deck. You may call one of them this down. Put the"
        " rest on the bottom of your Play deck."
    )
    for takes in (True, False):
        game = looking(edition, text)
        game.offense.offered(DONE, PICK_CARD(LONG), PICK_CARD(SHORT))
        game.offense.answers(PICK_CARD(LONG) if takes else DONE)
        if not takes:
            game.offense.answers(PICK_CARD(LONG))  # in which order they go to the bottom
        assert game.run_to(NEXT_DOWN).ball == 25 + (6 if takes else 3) * 5
