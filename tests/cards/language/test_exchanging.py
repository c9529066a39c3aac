"""`Exchange a timeout for two Action cards`: what is given, and what is had for it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NO, ON_FIELD_ADJUSTMENTS, YES, Side, action, rule, scenario


@pytest.mark.parametrize(
    ("given", "give"),
    [
        ("a timeout", "spend a timeout"),
        ("two timeouts", "spend two timeouts"),
        ("an Action card", "discard an Action card"),
        ("two Play cards from your hand", "discard two Play cards"),
    ],
)
@pytest.mark.parametrize(
    ("taken", "take"),
    [("a timeout", "gain a timeout"), ("three Play cards", "draw three Play cards")],
)
def test_it_is_had_for_what_is_given(given: str, give: str, taken: str, take: str) -> None:
    for verb in ("exchange", "trade"):
        offered = effects(f"You may {verb} {given} for {taken}.")
        assert offered == effects(f"You may {give}. If you do, {take}.")
    done = effects(f"Exchange {given} for {taken}.")
    give = give.replace("spend", "lose")  # no cost that comes before the card is played
    assert done == effects(f"{give[0].upper()}{give[1:]}. If you do, {take}.")


def test_a_card_is_replaced_by_the_next_one() -> None:
    plainly = effects("You may discard a Play card. If you do, draw a Play card.")
    for text in (
        "You may replace a Play card in your hand with the top card of your Play deck.",
        "You may replace a Play in your hand with a new one.",
    ):
        assert effects(text) == plainly


@pytest.mark.parametrize(
    "text",
    [
        "Exchange a timeout.",
        "Exchange an Action card with the top card of your Action deck.",
        "Exchange 5 yards for a timeout.",
        "Replace an Action card in your hand with the top card of your Play deck.",
    ],
)
def test_that_is_another_thing(text: str) -> None:
    assert is_refused(text)


@rule("T-18")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("timeouts", "taken", "left", "drawn"), [(1, True, 0, 2), (1, False, 1, 0), (0, None, 0, 0)]
)
def test_nothing_is_had_for_nothing(
    edition: str, timeouts: int, taken: bool | None, left: int, drawn: int
) -> None:
    text = "You may exchange a timeout for two Action cards."
    game = scenario(
        edition,
        offense=Side(hand=[action(text, when=ON_FIELD_ADJUSTMENTS)]),
        calls=("Run Left", "Long Pass"),
        timeouts=(timeouts, 0),
        at=ON_FIELD_ADJUSTMENTS,
    )
    held = len(game.offense.hand) - 1
    game.offense.plays(0)
    game.both_pass()
    if taken is not None:
        game.offense.answers(YES if taken else NO)
    assert game.offense.timeouts == left
    assert len(game.offense.hand) - held == drawn
