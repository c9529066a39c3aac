"""`They lose 5 yards on third down unless they discard a card`: what is asked, and offered."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import AFTER_DESIGNATION, NEXT_DOWN, NO, YES, Side, action, rule, scenario

PRICES = ["the offense discards an Action card", "your opponent spends a timeout"]


@pytest.mark.parametrize("price", PRICES)
@pytest.mark.parametrize(
    ("asked", "when"),
    [
        ("the tackler is a Safety", "if the tackler is a Safety"),
        ("it is third down", "on third down"),
        ("you are behind", "if you are behind"),
    ],
)
def test_it_hangs_on_that_too(asked: str, when: str, price: str) -> None:
    done = "the offense loses 5 yards"
    plainly = effects(f"If {asked}, {done} unless {price}.")
    assert effects(f"Unless {price}, {done} {when}.") == plainly
    assert effects(f"{done[0].upper()}{done[1:]} {when} unless {price}.") == plainly


def test_it_is_no_other_condition() -> None:
    assert is_refused("Unless a Safety, the offense loses 5 yards if you are behind.")


@rule("F-9", "T-18")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("tired", "paid"), [(True, True), (True, False), (False, False)])
def test_nobody_pays_for_what_would_not_be_done(edition: str, tired: bool, paid: bool) -> None:
    price = "Unless the offense discards an Action card"
    text = f"{price}, the runner fumbles if the runner is Exhausted."
    game = scenario(
        edition,
        offense=Side(hand=["Gain 5 yards."], exhausted=["Running Back"] if tired else []),
        defense=[action(text, when=AFTER_DESIGNATION, side="defense")],
        calls=("Run Left", "Long Pass"),
        at=AFTER_DESIGNATION,
    )
    seat = game.offense.seat
    game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    if tired:
        game.offense.answers(YES if paid else NO)
    game.run_to(NEXT_DOWN)
    assert (game.has_ball.seat == seat) is (paid or not tired)
    assert len(game.offense.discard) == int(paid)
