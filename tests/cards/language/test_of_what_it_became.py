"""`Your play becomes a Short Pass. If it is complete, …`: only as long as it is that play."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
SHORT = "Your current play becomes a Short Pass: 10 (1-8)."
LONG = "Your current play becomes a Long Pass: 30 (1-8)."


PLAYED = "Play only during On Field Adjustments."


@rule("T-7", "F-7")
@every_edition
@pytest.mark.parametrize("said", ["it", "that pass"])
@pytest.mark.parametrize("replaced", [True, False])
def test_another_pass_is_not_it(edition: str, said: str, replaced: bool) -> None:
    """The one that was played first resolves last."""
    text = f"{SHORT} If {said} is complete, Energize one of your Tight Ends. {PLAYED}"
    first = action(LONG if replaced else "Draw a Play card.", when=ON_FIELD_ADJUSTMENTS, name="1")
    second = action(text, name="2")
    side = Side(
        hand=[first, second],
        players=[player("TE", name="End"), player("WR", name="Wideout")],
        exhausted=["End"],
    )
    calls = ("Run Left", "Run Right")
    at = ON_FIELD_ADJUSTMENTS
    game = scenario(edition, offense=side, calls=calls, carrier="Wideout", at=at)
    game.offense.plays("1")
    game.offense.plays("2")
    game.run_to(NEXT_DOWN)
    assert game.yards == (30 if replaced else 10)
    assert ("End" in game.offense.exhausted) is replaced


@rule("G-6", "F-4")
@every_edition
def test_one_that_falls_is_heard_of_in_every_edition(edition: str) -> None:
    text = "Your current play becomes a Short Pass: 10 (5-9). If it is incomplete, Energize one of "
    side = Side(
        hand=[action(f"{text} your Tight Ends. {PLAYED}", name="Short")],
        players=[player("TE", name="End")],
        exhausted=["End"],
    )
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Short")
    game.run_to(NEXT_DOWN)
    assert "End" not in game.offense.exhausted
