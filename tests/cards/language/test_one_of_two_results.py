"""An incomplete pass counts as stopped, but in 2019 these are two things (F-4, G-6)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, action, play, rule, scenario

COMES_TO = {
    "stopped": ("Short Pass: 10 (0-9)", "Short Pass"),
    "incomplete": ("Short Pass: 10 (8-9)", "Run Left"),
    "complete": ("Short Pass: 10 (0-9)", "Run Left"),
}


def timeouts(edition: str, text: str, result: str) -> int:
    """What the offense has after it played the text on a Pass that comes to this."""
    offense, defense = COMES_TO[result]
    game = scenario(
        edition,
        offense=[action(text, when=ON_FIELD_ADJUSTMENTS)],
        calls=(play(offense, 1), play("Run Left", 1, defense)),
        at=ON_FIELD_ADJUSTMENTS,
        timeouts=(0, 0),
    )
    game.offense.plays(0)
    return game.run_to(NEXT_DOWN).offense.timeouts


EITHER = (1, 1, 0)


@rule("F-4", "G-6")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("the pass is stopped or incomplete", EITHER),
        ("your play is stopped or incomplete", EITHER),
        ("the pass was either incomplete or stopped", EITHER),
        ("the offense's pass was stopped or incomplete", EITHER),
        ("your pass is not stopped or incomplete", (0, 0, 1)),
        ("the pass is complete or stopped", (1, 0, 1)),
        ("the pass is incomplete", (0, 1, 0)),
    ],
)
def test_what_became_of_it(edition: str, asked: str, so: tuple[int, ...]) -> None:
    text = f"At the end of the down, if {asked}, gain 1 timeout."
    found = [timeouts(edition, text, result) for result in COMES_TO]
    if asked == "the pass is complete or stopped" and edition != "2019":
        so = (1, 1, 1)  # there it counts as stopped
    assert found == [*so]
