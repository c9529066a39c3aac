"""A live ball turnover that becomes another is replaced before it ends the play (F-17, R-51)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, action, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
A_PASS = ("Short Pass: 15 (0-9)", "Long Pass")


def is_pick_six(edition: str, text: str, first: bool) -> bool:
    """Whether it makes a touchdown of an interception, whichever of the two is played first."""
    intercepted = action("Interception.", when=ON_FIELD_ADJUSTMENTS)
    returned = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, defense=[intercepted, returned], calls=A_PASS, at=ON_FIELD_ADJUSTMENTS)
    game.defense.plays(1 if first else 0)
    game.defense.plays(0 if first else 1)
    game.run_to("line-up")
    return game.log.has(events.TOUCHDOWN_EVENT)


@rule("F-17")
@rule("R-51")
@every_edition
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(
    "when",
    [
        "If there is an Interception this down",
        "The next time an interception happens this down",
        "Whenever an interception happens this down",
        "The next time an interception would happen this down",
    ],
)
def test_the_grit_is_asked_before_it_is_over(edition: str, when: str, first: bool) -> None:
    text = f"{when}, determine Grit. If the Grit is 0-9, it becomes a Pick Six."
    assert is_pick_six(edition, text, first)


@every_edition
@pytest.mark.parametrize("first", [True, False])
def test_an_interception_that_stays_one(edition: str, first: bool) -> None:
    asked = "If there is a fumble this down, it becomes a Pick Six."
    assert not is_pick_six(edition, asked, first)
