"""A hand that is played open for a while is shown at once, and no longer than that."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, PRIOR_TO_SELECTING, Scenario, action, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def opened(edition: str, until: str) -> Scenario:
    """The card has resolved before the calls, and the defense's hand was shown."""
    text = f"Your opponent plays with their Play hand revealed until the end of this {until}."
    card = action(text, when=PRIOR_TO_SELECTING, name="Open")
    game = scenario(edition, offense=[card], at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    return game.both_pass()


@every_edition
@pytest.mark.parametrize("until", ["down", "possession"])
def test_it_is_shown_before_the_calls(edition: str, until: str) -> None:
    game = opened(edition, until)
    assert game.log.order(events.HAND_REVEALED, events.CALLED)[0] == events.HAND_REVEALED


@every_edition
def test_it_is_not_shown_in_the_next_down(edition: str) -> None:
    game = opened(edition, "down")
    shown = game.log.count(events.HAND_REVEALED)
    game.run_to(NEXT_DOWN).run_to("designation")
    assert game.log.count(events.HAND_REVEALED) == shown


@pytest.mark.parametrize(
    "text", ["Your opponent plays with their Action hand revealed until the end of this down."]
)
def test_what_is_drawn_as_the_down_ends_is_no_part_of_it(text: str) -> None:
    assert is_refused(text)
