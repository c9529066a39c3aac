"""Time Units that go back on the clock, and those of a play, which it has not taken yet (F-13)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.tree import ChangeClock
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, action, rule, scenario

WORDS = (
    "Add 2 Time Units back to the clock.",
    "Put 2 Time Units back on the clock.",
    "Return 2 Time Units to the clock.",
    "Give back 2 Time Units to the clock.",
    "2 Time Units are returned to the clock.",
    "The clock regains 2 Time Units.",
    "The clock gains 2 additional Time Units.",
    "The clock is increased by 2 Time Units.",
)


@rule("F-13")
@pytest.mark.parametrize("text", WORDS)
def test_the_clock_gains_them(text: str) -> None:
    assert effects(text) == (ChangeClock(2),)
    for edition in EDITION_NAMES:
        card = action(text, when=ON_FIELD_ADJUSTMENTS, name="Time")
        game = scenario(edition, offense=[card], clock=8, time=1, at=ON_FIELD_ADJUSTMENTS)
        game.offense.plays("Time")
        assert game.run_to(NEXT_DOWN).clock == 9


@pytest.mark.parametrize(
    "text",
    [
        "This play's Time Units are given back.",
        "Give back this play's Time Units.",
        "The play's Time Units are added back to the clock.",
        "Return the Time Units of this play to the clock.",
    ],
)
def test_those_of_a_play_are_named_before_it_takes_them(text: str) -> None:
    with pytest.raises(TextError, match="the play takes no time"):
        action(text)
