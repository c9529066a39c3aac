"""What comes of a card's being cancelled, and does not where its owner pays instead (T-18)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NO, ON_FIELD_ADJUSTMENTS, YES, Side, action, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
TEXT = (
    "Cancel target Action card unless its owner discards an Action card."
    " If it is cancelled, its owner draws two Play cards."
)


@rule("T-18")
@every_edition
@pytest.mark.parametrize("pays", [True, False])
def test_who_does_not_pay_draws(edition: str, pays: bool) -> None:
    gain = action("Gain 10 yards.", when=ON_FIELD_ADJUSTMENTS, name="Gain")
    spare = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Spare")
    no = action(TEXT, when=ON_FIELD_ADJUSTMENTS, name="No")
    game = scenario(
        edition,
        offense=Side(hand=[gain, spare]),
        defense=Side(hand=[no]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    before = len(game.offense.play_hand)
    game.offense.plays("Gain")
    game.defense.plays("No")
    game.both_pass()
    game.offense.answers(YES if pays else NO)
    assert len(game.offense.play_hand) == before + (0 if pays else 2)
    assert game.yards_by_effects == (10 if pays else 0)
    assert ("Spare" in game.offense.hand) is not pays
