"""What is done after Player Designation, and not before it (F-9, T-13)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@rule("F-9")
@every_edition
@pytest.mark.parametrize(
    "text",
    [
        "Exhaust: Gain 5 yards. Energize this Player after designation.",
        "Exhaust: Gain 5 yards. After Player Designation, energize this Player.",
    ],
)
def test_an_ability_goes_on_after_designation(edition: str, text: str) -> None:
    end = player("TE", text, name="End")
    game = scenario(edition, offense=Side(players=[end]), at=ON_FIELD_ADJUSTMENTS, carrier="RB")
    game.offense.uses("End")
    game.both_pass()
    assert game.offense.exhausted == ["End"], "nobody is designated yet"
    game.run_to(NEXT_DOWN)
    assert "End" not in game.offense.exhausted


@rule("F-9")
@every_edition
@pytest.mark.parametrize(("stops", "exhausted"), [("Long Pass", False), ("Run Left", True)])
def test_on_a_play_that_is_stopped_nobody_is_designated(
    edition: str, stops: str, exhausted: bool
) -> None:
    text = "Exhaust: Energize this Player after designation."
    end = player("TE", text, name="End")
    game = scenario(
        edition,
        calls=("Run Left", stops),
        offense=Side(players=[end]),
        at=ON_FIELD_ADJUSTMENTS,
        carrier="RB",
    )
    game.offense.uses("End")
    game.run_to(NEXT_DOWN)
    assert ("End" in game.offense.exhausted) is exhausted
