"""`Your opponent may discard a card to prevent this`: of the sentence before it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NO, ON_FIELD_ADJUSTMENTS, YES, Side, action, scenario


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Draw two Action cards. Your opponent may spend a timeout to prevent this.",
            "Draw two Action cards unless your opponent spends a timeout.",
        ),
        (
            (
                "Exhaust all Tight Ends on the field. The offense may discard two Play cards to"
                " cancel this effect."
            ),
            "Exhaust all Tight Ends on the field unless the offense discards two Play cards.",
        ),
        (
            (
                "If you are behind, gain a timeout. To prevent this, your opponent may discard an"
                " Action card."
            ),
            "If you are behind, gain a timeout unless your opponent discards an Action card.",
        ),
    ],
)
def test_it_is_done_unless_they_pay(said: str, meant: str) -> None:
    assert effects(said) == effects(meant)


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent may discard an Action card to prevent this.",
        "You may draw an Action card. Your opponent may discard a Play card to prevent this.",
        (
            "The next time you score a touchdown, draw an Action card. Your opponent may discard a"
            " Play card to prevent this."
        ),
    ],
)
def test_there_is_something_to_prevent(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("paid", [True, False])
def test_who_pays_prevents_it(edition: str, paid: bool) -> None:
    own = action(
        "Draw two Action cards. Your opponent may discard an Action card to prevent this.",
        when=ON_FIELD_ADJUSTMENTS,
    )
    spare = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[own], defense=Side(hand=[spare]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    game.defense.offered(YES, NO).answers(YES if paid else NO)
    assert len(game.offense.hand) == (0 if paid else 2)
    assert len(game.defense.hand) == (0 if paid else 1)
