"""Who is exhausted by nothing but the use of an own Exhaust ability (T-5)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    USE,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
RUSH = (
    "Energize one of your Players on the field. That Player cannot be exhausted this down except to"
    " use its own Exhaust ability."
)


def test_it_is_neither_an_effect_nor_designation() -> None:
    plain = (
        "Energize one of your Players. That Player cannot be exhausted by effects this down. That"
        " Player cannot be exhausted by being designated this down."
    )
    assert effects(RUSH) == effects(plain)
    longer = "Until the end of the half, that Player cannot be exhausted except as a cost."
    behind = "That Player cannot be exhausted until the end of the half, except as a cost."
    assert effects(f"Choose a Player. {longer}") == effects(f"Choose a Player. {behind}")


@rule("T-5", "F-11")
@every_edition
@pytest.mark.parametrize("uses", [True, False])
def test_only_the_own_ability_exhausts_that_player(edition: str, uses: bool) -> None:
    runner = player("RB", "Exhaust: Gain 5 yards.", name="Runner")
    rush = action(RUSH, when=PRIOR_TO_SELECTING, name="Rush")
    trip = action("Exhaust one of your opponent's Running Backs.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(players=[runner], hand=[rush], exhausted=["Runner"]),
        defense=[trip],
        carrier="Runner",
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0)
    game.offense.picks("Runner")
    game.both_pass()
    game.run_to(ON_FIELD_ADJUSTMENTS)
    assert game.offense.exhausted == []
    assert game.offense.may(USE("Runner"))
    if uses:
        game.offense.uses("Runner")
    else:
        game.offense.passes()
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == (["Runner"] if uses else [])
    assert game.yards_by_effects == (5 if uses else 0)
