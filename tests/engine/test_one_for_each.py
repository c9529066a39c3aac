"""For each of something, one Player is chosen."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, PICK, Side, action, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@every_edition
@pytest.mark.parametrize("timeouts", [0, 1, 2])
def test_as_many_are_exhausted_as_are_counted(edition: str, timeouts: int) -> None:
    text = "For each of your timeouts, exhaust one of your opponent's Players."
    side = Side(hand=[action(text, when=ON_FIELD_ADJUSTMENTS)])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS, timeouts=(timeouts, 3))
    game.offense.plays(0)
    for position in ("LB", "CB")[:timeouts]:
        game.offense.answers(PICK(position))
    assert len(game.defense.exhausted) == timeouts
