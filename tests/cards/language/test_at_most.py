"""The most and the least that something comes to, said behind the number."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.tree import InsteadYards
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, action, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("The play gains 10 yards at most.", "The play gains at most 10 yards."),
        ("Gain 10 yards at the most.", "Gain at most 10 yards."),
        ("The play gains 10 yards at least.", "The play gains at least 10 yards."),
        ("The play loses 5 yards at most.", "The play loses at most 5 yards."),
        ("The play loses 5 yards at the very least.", "The play loses at least 5 yards."),
        (
            "Choose one: Gain 5 yards; or the play gains 10 yards at most.",
            "Choose one: Gain 5 yards; or the play gains at most 10 yards.",
        ),
        (
            "Your Runs gain 5 yards at least this half.",
            "Your Runs gain at least 5 yards this half.",
        ),
        ("The play uses 2 Time Units at most.", "The play uses at most 2 Time Units."),
        ("Draw two Action cards at most.", "Draw up to two Action cards."),
        (
            "If you have 2 cards in hand at most, gain 5 yards.",
            "If you have 2 or fewer cards in hand, gain 5 yards.",
        ),
        (
            "If the Play Strength is 4 at least, gain 5 yards.",
            "If the Play Strength is 4 or more, gain 5 yards.",
        ),
    ],
)
def test_it_may_stand_behind_the_number(said: str, plain: str) -> None:
    assert effects(said, "offense") == effects(plain, "offense")


def test_so_many_yards_at_most_are_not_so_many() -> None:
    assert effects("Gain 10 yards at most.", "offense") != effects("Gain 10 yards.", "offense")
    assert InsteadYards(10) not in effects("The play gains 10 yards at most.")


NO_CLOSER = "Move the ball forward 10 yards, but no closer than the 15."


@every_edition
@pytest.mark.parametrize(("before", "after"), [(50, 60), (80, 85), (85, 85), (88, 88)])
def test_the_ball_goes_no_closer_than_the_line(edition: str, before: int, after: int) -> None:
    card = action(NO_CLOSER, when=ON_FIELD_ADJUSTMENTS)
    calls = ("Run Left", "Run Left")
    game = scenario(edition, offense=[card], ball=before, at=ON_FIELD_ADJUSTMENTS, calls=calls)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).ball == after


@pytest.mark.parametrize(
    "said",
    [
        "Move the ball 10 yards downfield, but no closer than the 15 yard line.",
        "Advance the ball 10 yards, but not past your opponent's 15.",
        "The ball is moved forward 10 yards, no farther than the defense's 15-yard line.",
    ],
)
def test_the_line_is_the_defenses(said: str) -> None:
    assert effects(said, "offense") == effects(NO_CLOSER, "offense")


def test_which_line_a_ball_does_not_pass_must_be_known() -> None:
    assert is_refused("Advance the ball 10 yards, but not past the 40.", "offense")
    assert is_refused("Advance the ball 10 yards, but not past your own 40.", "offense")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "This half, the Play Strength of your Runs is increased by 1, but not above 9.",
            "This half, add 1 to the Play Strength of your Runs, to a maximum of 9.",
        ),
        (
            "This half, your Runs have 2 less base yards, with a minimum of 5.",
            "This half, the base yards of your Runs are reduced by 2, to a minimum of 5.",
        ),
        (
            "The base yards of your next play are increased by 5 (maximum of 30 yards).",
            "The base yards of your next play are increased by 5 to a maximum of 30.",
        ),
        ("Cut the Play Strength in half.", "The Play Strength becomes half the Play Strength."),
        ("The Play Strength is doubled.", "The Play Strength becomes 2 times the Play Strength."),
        ("The base yards are twice as high.", "Double the base yards."),
        # a catch range stays within 0 to 9
        (
            "The top end of the catch range is 2 higher, to a maximum of 9.",
            "The top end of the catch range is 2 higher.",
        ),
    ],
)
def test_a_change_goes_only_so_far(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@pytest.mark.parametrize(
    "text",
    [
        "This half, the Play Strength of your Runs is increased by 1, to a maximum of 12.",
        # of what is counted, or of all?
        "This half, your Runs have 5 more base yards for each of your Energized Players (max 10).",
    ],
)
def test_it_goes_to_no_strange_end(text: str) -> None:
    assert is_refused(text)
