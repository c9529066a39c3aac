"""An Action card of a hand that its owner cannot play for a while."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.tree import ForbidAction, ForbidCall, LookAtHand, RevealHand
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.terms import ACTION
from snapcount.engine.views.looking import looked_into
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PICK_CARD,
    PLAY,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
LOOK = "Look at your opponent's Action hand."
DOWN = f"{LOOK} Choose one of those cards. Your opponent cannot play that card this down."
HALF = "Choose an Action card from your opponent's hand. They cannot play it this half."
GAIN = action("The offense loses 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Drag")
HOLD = action("The offense loses 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Hold")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (DOWN, (LookAtHand("opponent", ("action",)), ForbidAction("opponent"))),
        (HALF, (ForbidAction("opponent", "this half"),)),
        (
            (
                "Your opponent reveals their Action hand; choose a card in it. It cannot be played"
                " until the end of the possession."
            ),
            (RevealHand("opponent", "action"), ForbidAction("opponent", "this possession")),
        ),
        (
            f"{LOOK} Choose a card from it and it cannot be played this down.",
            (LookAtHand("opponent", ("action",)), ForbidAction("opponent")),
        ),
        (
            "Look at your opponent's hand. Choose an Action card. They cannot play it this game.",
            (LookAtHand("opponent"), ForbidAction("opponent", "this game")),
        ),
        (
            "Look at your opponent's Play hand. Choose a card. They cannot play it this down.",
            (LookAtHand("opponent", ("play",)), ForbidCall("opponent")),
        ),
    ],
)
def test_which_card_is_meant(text: str, meant: tuple[object, ...]) -> None:
    assert effects(text) == meant


@pytest.mark.parametrize(
    "text",
    [
        "Look at your opponent's hand. Choose a card. They cannot play it this down.",
        f"{LOOK} Choose a card. They cannot call it this down.",
        "Look at your opponent's Play hand. Choose a card. They cannot play it this half.",
        "Choose a card. It cannot be played this down.",
    ],
)
def test_a_card_of_the_other_hand_is_not_meant(text: str) -> None:
    assert is_refused(text)


def spied(edition: str, text: str, *hand: object) -> Scenario:
    """The offense plays a card with that text; the defense has these."""
    own = Side(hand=[says(ForbidAction, text, when=PRIOR_TO_SELECTING, name="Spy")])
    theirs = Side(hand=[*hand])  # type: ignore[list-item]
    game = scenario(edition, offense=own, defense=theirs, at=PRIOR_TO_SELECTING)
    game.offense.plays("Spy")
    return game.both_pass()


def adjusting(game: Scenario) -> None:
    """On to where the defense is asked for Action cards."""
    game.run_to(ON_FIELD_ADJUSTMENTS)
    if game.offense.may(PASS):
        game.offense.passes()


@rule("T-9", "Z-1")
@every_edition
def test_it_is_not_played_in_this_down_nor_is_a_copy(edition: str) -> None:
    game = spied(edition, DOWN, GAIN, GAIN, HOLD)
    game.offense.offered(PICK_CARD("Drag"), PICK_CARD("Hold"))
    assert looked_into(game.state) == (game.offense.seat, game.defense.seat, ACTION)
    game.offense.answers(PICK_CARD("Drag"))
    assert game.log.has(events.HAND_REVEALED, seat=game.defense.seat)
    adjusting(game)
    assert game.defense.may(PLAY("Hold"))
    assert not game.defense.may(PLAY("Drag"))
    game.run_to(NEXT_DOWN)
    adjusting(game)
    assert game.defense.may(PLAY("Drag"))


@rule("T-9")
@every_edition
def test_it_is_not_played_for_so_long(edition: str) -> None:
    game = spied(edition, HALF, GAIN, HOLD)
    game.offense.answers(PICK_CARD("Drag"))
    for _ in range(2):
        game.run_to(NEXT_DOWN)
        adjusting(game)
        assert game.defense.may(PLAY("Hold"))
        assert not game.defense.may(PLAY("Drag"))


@every_edition
def test_the_only_card_is_not_asked_for_and_of_none_nothing_is(edition: str) -> None:
    game = spied(edition, DOWN, GAIN)
    assert game.log.has(events.HAND_REVEALED, seat=game.defense.seat)
    game.run_to(NEXT_DOWN)
    assert not game.log.has(events.CARD_PLAYED, seat=game.defense.seat)
    assert not spied(edition, DOWN).log.has(events.HAND_REVEALED)


@rule("Z-1")
@every_edition
def test_all_learn_which_one_it_is_and_of_the_others_who_looks_alone(edition: str) -> None:
    game = spied(edition, HALF, GAIN, HOLD)
    game.offense.answers(PICK_CARD("Drag"))
    assert game.log.count(events.HAND_SEEN) == 2
    assert game.log.count(events.HAND_REVEALED) == 1
