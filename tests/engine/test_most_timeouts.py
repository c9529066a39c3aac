"""Timeouts that are gained up to a maximum: how many one has then (R-22 gives no other)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, Side, action, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@every_edition
@pytest.mark.parametrize(
    ("text", "had", "has"),
    [
        ("Gain 1 timeout (maximum of three).", 2, 3),
        ("Gain 1 timeout (maximum of three).", 3, 3),
        ("Gain 1 timeout (maximum of three).", 5, 5),
        ("Gain 2 timeouts, up to a maximum of 4.", 3, 4),
        ("Gain 2 timeouts, up to a maximum of 4.", 1, 3),
        ("Gain 2 timeouts.", 3, 5),
    ],
)
def test_nobody_gains_more_than_they_may_have(edition: str, text: str, had: int, has: int) -> None:
    side = Side(hand=[action(text, when=ON_FIELD_ADJUSTMENTS)])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, timeouts=(had, 3))
    game.offense.plays(0)
    assert game.offense.timeouts == has
    assert game.defense.timeouts == 3
