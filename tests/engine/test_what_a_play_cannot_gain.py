"""What a play cannot gain it does not gain by another text either, whichever resolves first."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, action, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
CAPS = [
    "The offense cannot gain more than 10 yards on this play.",
    "The play gains at most 10 yards.",
]


def gained(edition: str, ours: str, theirs: str, offense_first: bool = True) -> int:
    """What a Run of 15 yards gains where both are played."""
    mine = action(ours, when=ON_FIELD_ADJUSTMENTS, side="offense", name="Mine")
    yours = action(theirs, when=ON_FIELD_ADJUSTMENTS, side="defense", name="Yours")
    game = scenario(edition, offense=[mine], defense=[yours], at=ON_FIELD_ADJUSTMENTS)
    if offense_first:
        game.offense.plays("Mine")
        game.defense.plays("Yours")
    else:
        game.offense.passes()
        game.defense.plays("Yours")
        game.offense.plays("Mine")
    return game.run_to(NEXT_DOWN).yards


@rule("F-10", "T-2")
@every_edition
@pytest.mark.parametrize("offense_first", [True, False])
@pytest.mark.parametrize("cap", CAPS)
@pytest.mark.parametrize(
    "more",
    [
        "The play gains 30 yards instead of the yards gained or lost.",
        "The play gains at least 20 yards.",
        "Double the yards gained on the play.",
        "Gain 15 yards.",
    ],
)
def test_it_is_the_most(edition: str, cap: str, more: str, offense_first: bool) -> None:
    assert gained(edition, more, cap, offense_first) == 10


@rule("F-10")
@every_edition
@pytest.mark.parametrize(
    ("ours", "yards"),
    [
        ("The play gains 5 yards instead of the yards gained or lost.", 5),
        ("Lose 10 yards.", 5),
        ("The play loses 5 yards instead of the yards gained or lost.", -5),
    ],
)
def test_less_than_that_stays_less(edition: str, ours: str, yards: int) -> None:
    assert gained(edition, ours, CAPS[0]) == yards


@rule("F-10")
@every_edition
def test_who_cannot_lose_more_does_not(edition: str) -> None:
    theirs = "The play loses at least 20 yards."
    assert gained(edition, "The play cannot lose more than 5 yards.", theirs) == -5
