"""What is done if a play is called this down, and what if it is not."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    PLAY_NAMED,
    PRIOR_TO_SELECTING,
    action,
    rule,
    scenario,
)

IF = "If your opponent calls a Run this down, gain 5 yards"


@pytest.mark.parametrize(
    "text",
    [
        f"{IF}. Otherwise, lose 5 yards.",
        f"{IF}. If they do not, lose 5 yards.",
        f"{IF}; otherwise, lose 5 yards.",
        f"{IF}; if they do not, lose 5 yards.",
        f"{IF}; if your opponent does not, lose 5 yards.",
    ],
)
def test_both_cases_are_asked_when_the_plays_are_revealed(text: str) -> None:
    both = "[If your opponent called a Run, gain 5 yards. Otherwise, lose 5 yards.]"
    plainly = effects(f"The next time a play is revealed this down, do this: {both}")
    assert effects(text) == plainly


@pytest.mark.parametrize(
    "text",
    [
        "If your opponent calls a Run this half, gain 5 yards. Otherwise, lose 5 yards.",
        "If you call a Run this down, gain 5 yards. If your opponent does not, lose 5 yards.",
        "If your opponent draws a Play card this down, gain 5 yards. Otherwise, lose 5 yards.",
    ],
)
def test_it_is_not_known_then(text: str) -> None:
    assert is_refused(text)


@rule("F-3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("named", "yards"), [("Run Left", 5), ("Run Right", 10)])
def test_one_of_the_two_happens_once(edition: str, named: str, yards: int) -> None:
    """A Run Left for 15."""
    text = (
        "Name a play. If your opponent calls that play this down, the offense loses 10 yards;"
        " otherwise, the offense loses 5 yards."
    )
    card = action(text, when=PRIOR_TO_SELECTING, name="Guess")
    game = scenario(edition, defense=[card], at=PRIOR_TO_SELECTING)
    game.defense.plays("Guess").answers(PLAY_NAMED(named))
    assert game.run_to(NEXT_DOWN).yards == yards
