"""A timeout that pays for something is spent, and a text that waits for that hears of it."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Scenario,
    Side,
    action,
    player,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
LISTENS = player("LB", "Whenever your opponent spends a timeout, draw an Action card.", name="Ear")


def played(edition: str, text: str) -> Scenario:
    """The offense has played the card; the defense's Linebacker listens."""
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        defense=Side(players=[LISTENS]),
        timeouts=(3, 3),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    return game


def heard(game: Scenario) -> int:
    """How often the Linebacker has heard of a timeout before the next down."""
    return game.run_to(NEXT_DOWN).resolved.count("Ear")


@every_edition
@pytest.mark.parametrize(
    ("text", "spent"),
    [
        ("As an additional cost to play this card, spend a timeout. Gain 10 yards.", 1),
        ("Spend a timeout. Gain 10 yards.", 1),
        ("Spend two timeouts. Gain 10 yards.", 2),
    ],
)
def test_a_timeout_paid_as_a_cost_is_heard(edition: str, text: str, spent: int) -> None:
    game = played(edition, text)
    assert game.offense.timeouts == 3 - spent
    assert heard(game) == spent


@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "You may spend a timeout. If you do, gain 10 yards.",
        "You may spend a timeout to gain 10 yards.",
        "Lose 5 yards unless you spend a timeout.",
    ],
)
def test_a_timeout_spent_by_choice_is_heard(edition: str, text: str) -> None:
    game = played(edition, text).both_pass()
    game.offense.offered(YES, NO).answers(YES)
    assert heard(game) == 1
    game = played(edition, text).both_pass()
    game.offense.answers(NO)
    assert heard(game) == 0


@every_edition
@pytest.mark.parametrize("text", ["Lose a timeout.", "You lose one of your timeouts."])
def test_a_timeout_that_is_lost_is_not_spent(edition: str, text: str) -> None:
    game = played(edition, text).both_pass()
    assert game.offense.timeouts == 2
    assert heard(game) == 0
