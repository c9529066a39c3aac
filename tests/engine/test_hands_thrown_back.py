"""Cards that are drawn for those that were discarded, but not more than so many (Z-3)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import END_OF_PLAY, ON_FIELD_ADJUSTMENTS, Side, action, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
OTHER = action("Gain 5 yards.", when=END_OF_PLAY, name="Other")


@every_edition
@pytest.mark.parametrize(("mine", "theirs", "most"), [(4, 1, 3), (2, 4, 3), (4, 3, 2), (0, 2, 3)])
def test_each_player_draws_as_many_up_to_the_maximum(
    edition: str, mine: int, theirs: int, most: int
) -> None:
    words = {2: "two", 3: "three"}[most]
    text = (
        "Each player discards their Action hand, then draws as many Action cards as they"
        f" discarded, up to {words}."
    )
    trick = action(text, when=ON_FIELD_ADJUSTMENTS, name="Trick")
    game = scenario(
        edition,
        offense=Side(hand=[trick, *[OTHER] * mine]),
        defense=Side(hand=[OTHER] * theirs),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays("Trick")
    assert len(game.offense.hand) == min(mine, most)
    assert len(game.defense.hand) == min(theirs, most)
