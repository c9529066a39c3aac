"""What is done to a call before there is one is done as the plays are revealed (F-3, R-35)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    action,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", editions_where(by_chapter_f))
CALLS = ("Run Left", "Run Left / Run Middle")
BEFORE = "Play only prior to selecting a play."


@rule("F-3", "R-35")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Your current play becomes a Short Pass: 10 (1-8).", 10),
        ("Your play becomes a Run Right.", 15),
        ("Your play becomes a Run Middle.", 0),
        ("If you are not ahead, your play becomes a Long Pass: 40 (0-9).", 40),
        ("If you are ahead, your play becomes a Long Pass: 40 (0-9).", 0),
        ("Your play becomes a Short Pass: 10 (1-8). If it is complete, gain 5 yards.", 15),
    ],
)
def test_the_offense_changes_its_own(edition: str, text: str, yards: int) -> None:
    card = action(f"{text} {BEFORE}")
    game = scenario(edition, offense=[card], calls=CALLS, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("R-35")
@since_2021
def test_so_does_a_card_of_the_start_of_the_down(edition: str) -> None:
    card = action("Your play becomes a Run Right. Play only at the start of a down.")
    game = scenario(edition, offense=[card], calls=CALLS, at=START_OF_DOWN)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 15


@rule("T-2")
@every_edition
def test_on_the_field_it_is_done_at_once(edition: str) -> None:
    card = action("Your play becomes a Run Right. Play only during On Field Adjustments.")
    game = scenario(edition, offense=[card], calls=CALLS, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 15
