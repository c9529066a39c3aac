"""Number and agreement: what is not said right is not read."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

RIGHT_AND_WRONG = [
    ("Gain 10 yards.", "Gain ten yard."),
    ("Gain 10 yards.", "Gain 10 yard."),
    ("Gain ten yards.", "Gain a ten yard."),
    ("The offense loses 5 yards.", "The offense lose 5 yards."),
    ("The offense loses 5 yards.", "The offense loses 5 yard."),
    ("You lose 5 yards.", "You loses 5 yards."),
    ("Energize a Wide Receiver.", "Energize a Wide Receivers."),
    ("Energize one of your Wide Receivers.", "Energize one of your Wide Receiver."),
    ("Energize two Players.", "Energize two Player."),
    ("Energize two of your Players.", "Energize two of your Player."),
    ("Energize all of your Players.", "Energize all of your Player."),
    ("Energize each of your Players.", "Energize each of your Player."),
    ("Exhaust up to two Linebackers.", "Exhaust up to two Linebacker."),
    ("Draw an Action card.", "Draw an Action cards."),
    ("Draw two Action cards.", "Draw two Action card."),
    ("Your opponent draws an Action card.", "Your opponent draw an Action card."),
    ("Your opponent discards two Play cards.", "Your opponent discards two Play card."),
    ("Each player draws an Action card.", "Each player draw an Action card."),
    ("Both players draw an Action card.", "Both players draws an Action card."),
    ("Gain a timeout.", "Gain a timeouts."),
    ("Gain two timeouts.", "Gain two timeout."),
    ("The play takes 2 more Time Units.", "The play takes 2 more Time Unit."),
    ("If this Player is Exhausted, gain 5 yards.", "If this Player are Exhausted, gain 5 yards."),
    ("If you are behind, gain 5 yards.", "If you is behind, gain 5 yards."),
    (
        "Gain 5 yards for each Exhausted Player on the field.",
        "Gain 5 yards for each Exhausted Players on the field.",
    ),
    ("Score 2 points.", "Score 2 point."),
]


@pytest.mark.parametrize(("right", "wrong"), RIGHT_AND_WRONG)
def test_a_wrong_number_is_not_read(right: str, wrong: str) -> None:
    assert not is_refused(right)
    assert is_refused(wrong)
