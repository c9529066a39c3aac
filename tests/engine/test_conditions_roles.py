"""Whether a Player was named at Player Designation: written as card texts."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import HasRole
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import AFTER_DESIGNATION, PRIOR_TO_SELECTING, Side, says, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@every_edition
@pytest.mark.parametrize(("chosen", "yards"), [("RB", 10), ("WR", 0)])
def test_a_chosen_player_may_be_the_one_who_runs(edition: str, chosen: str, yards: int) -> None:
    text = "Choose one of your Players. If that Player is the ball carrier, gain 10 yards."
    game = scenario(
        edition,
        offense=[says(HasRole, text, when=())],
        at=AFTER_DESIGNATION,
        carrier="RB",
        tackler="LB",
    )
    game.offense.plays(0)
    game.both_pass()
    game.offense.picks(chosen)
    assert game.yards_by_effects == yards


@every_edition
@pytest.mark.parametrize(("tackler", "yards"), [("LB", -5), ("CB", 0)])
def test_a_chosen_player_may_be_the_tackler_or_not(edition: str, tackler: str, yards: int) -> None:
    text = (
        "Choose one of your Linebackers. If that Player is designated, the offense loses 5 yards."
    )
    game = scenario(
        edition,
        defense=[says(HasRole, text, when=())],
        at=AFTER_DESIGNATION,
        carrier="RB",
        tackler=tackler,
    )
    game.defense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == yards


@every_edition
def test_before_designation_nobody_is_the_runner(edition: str) -> None:
    text = "Choose one of your Running Backs. If that Player is not designated, score 2 points."
    game = scenario(
        edition,
        offense=Side(hand=[says(HasRole, text, when=())]),
        at=PRIOR_TO_SELECTING,
        carrier="RB",
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.score == (2, 0)
