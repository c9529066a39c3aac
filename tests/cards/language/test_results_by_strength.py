"""A result that hangs on the Play Strength is asked whenever success is checked (F-4, F-7)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

DOWN = action("Reduce the Play Strength by 3.", when=ON_FIELD_ADJUSTMENTS, name="Down")
UP = action("Add 3 to the Play Strength.", when=ON_FIELD_ADJUSTMENTS, name="Up")
STOPPED = "Runs are stopped if the Play Strength is 0 or 1."
NOT_STOPPED = "Your runs can't be stopped if the Play Strength is 8 or 9."
INCOMPLETE = "Long Passes are incomplete if the Play Strength is 4 or 5."
COMPLETE = "Your passes that would be incomplete with a Play Strength of 0 are complete instead."
RUN = "Run Left"  # 5 yards for each point of Strength
CAUGHT = "Long Pass: 20 (0-9)"
DROPPED = "Short Pass: 20 (9-9)"


@rule("F-4", "F-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "call", "against", "strength", "card", "gained"),
    [
        (STOPPED, RUN, "Run Right", 1, "", 0),
        (STOPPED, RUN, "Run Right", 1, "Up", 20),
        (STOPPED, RUN, "Run Right", 4, "Down", 0),
        (NOT_STOPPED, RUN, "Run Left", 8, "", 40),
        (NOT_STOPPED, RUN, "Run Left", 5, "Up", 40),
        (NOT_STOPPED, RUN, "Run Left", 8, "Down", 0),
        (INCOMPLETE, CAUGHT, "Run Left", 4, "", 0),
        (INCOMPLETE, CAUGHT, "Run Left", 4, "Up", 20),
        (INCOMPLETE, CAUGHT, "Run Left", 7, "Down", 0),
        (COMPLETE, DROPPED, "Run Left", 3, "Down", 20),
        (COMPLETE, DROPPED, "Run Left", 0, "Up", 0),
    ],
)
def test_the_strength_counts_as_it_is_when_success_is_checked(
    edition: str, text: str, call: str, against: str, strength: int, card: str, gained: int
) -> None:
    offense = Side(players=[player("RB", text)], hand=[DOWN, UP])
    calls = play(call, strength), play("Run Left", 0, against)
    game = scenario(edition, offense=offense, calls=calls, at=ON_FIELD_ADJUSTMENTS)
    if card:
        game.offense.plays(card)
        game.both_pass()
    game.run_to(NEXT_DOWN)
    assert game.yards == gained


@pytest.mark.parametrize(
    "text",
    [
        "Your runs can't be stopped on fourth down.",
        "Your Short Passes can't be incomplete on third down.",
        "Your Short Passes can't be incomplete if the Play Strength is 8 or 9.",
    ],
)
def test_what_may_decide_a_result(text: str) -> None:
    assert not is_refused(text, action=False)
