"""Plays that are called with so many Time Units, or such base yards."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
NOTHING = play("Run Right", 0, name="Nothing")


@pytest.mark.parametrize(
    "such",
    [
        "with 0 Time Units",
        "that uses 0 Time Units",
        "that costs exactly 0 Time Units",
        "with a Time Unit cost of 0",
    ],
)
def test_the_time_units_are_said_in_many_ways(such: str) -> None:
    plain = "Whenever you call a play with a Time Unit value of 0, draw an Action card."
    said = f"Whenever you call a play {such}, draw an Action card."
    assert parse_abilities(said) == parse_abilities(plain)


@rule("F-3")
@every_edition
@pytest.mark.parametrize(
    ("such", "points"),
    [
        ("a play with a Time Unit value of 2", 5),
        ("a play with a Time Unit value of 0", 0),
        ("a Pass that uses 2 or more Time Units", 5),
        ("a Run that uses 2 or more Time Units", 0),
        ("a Pass with base yards of 10 or more", 5),
        ("a Pass with base yards of 20", 0),
    ],
)
def test_a_play_with_such_numbers_is_waited_for(edition: str, such: str, points: int) -> None:
    passer = player("QB", f"Whenever you call {such}, score 5 points.")
    thrown = play("Short Pass: 10 (0-9)", 3, time=2)
    game = scenario(edition, offense=Side(players=[passer]), calls=(thrown, NOTHING))
    assert game.run_to(NEXT_DOWN).offense.score == points


@rule("F-3")
def test_the_numbers_are_those_of_the_play_that_is_run() -> None:
    """The defense's card is no play that takes time."""
    with pytest.raises(TextError, match="so this never happens"):
        player("LB", "Whenever you call a play with a Time Unit value of 2, score 5 points.")
