"""How far it is to an end zone: to the one the offense drives for, or to somebody's."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
SNEAK = "If you have 5 yards or less to your opponent's end zone, this play cannot be stopped."


@rule("F-4", "F-12")
@every_edition
@pytest.mark.parametrize(("ball", "points"), [(95, 7), (94, 0)])
def test_a_sneak_near_the_goal(edition: str, ball: int, points: int) -> None:
    sneak = play("Run Middle", 1, abilities=(SNEAK,), name="Sneak")
    calls = (sneak, play("Run Left", 1, "Run Middle", name="Wall"))
    game = scenario(edition, calls=calls, ball=ball).run_to(NEXT_DOWN)
    assert sum(game.score) == points


@rule("F-4")
@every_edition
def test_called_on_defense_it_says_nothing_of_the_other_play(edition: str) -> None:
    """The ball lies inside the 5 of whoever called it: it is not they who have so far to go."""
    sneak = play("Run Middle", 1, "Run Left", abilities=(SNEAK,), name="Sneak")
    calls = (play("Run Left", 1, name="First"), sneak)
    game = scenario(edition, calls=calls, ball=4).run_to(NEXT_DOWN)
    assert game.yards == 0


@every_edition
@pytest.mark.parametrize(
    ("text", "ball", "gains"),
    [
        ("While you have less than 10 yards to the end zone, your Runs gain 5 more yards.", 90, 0),
        ("While you have less than 20 yards to the end zone, your Runs gain 5 more yards.", 85, 5),
        (
            "While you are 40 or more yards from your own end zone, your Runs gain 5 more yards.",
            40,
            5,
        ),
        (
            "While you are 40 or more yards from your own end zone, your Runs gain 5 more yards.",
            35,
            0,
        ),
        ("While you need 70 yards or less for a touchdown, your Runs gain 5 more yards.", 30, 5),
    ],
)
def test_it_is_asked_whenever_it_matters(edition: str, text: str, ball: int, gains: int) -> None:
    text = text.replace("your own end zone", "your end zone")
    holder = Side(players=[player("RB", text)])
    game = scenario(edition, offense=holder, calls=("Run Left", "Long Pass"), strength=1, ball=ball)
    assert game.run_to(NEXT_DOWN).yards == 5 + gains


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "there are 5 yards or less to the end zone",
            "the ball is 5 yards or less from the end zone",
        ),
        (
            "the offense has 5 yards or less to go to the end zone",
            "the number of yards to the end zone is 5 or less",
        ),
        (
            "the ball is 5 yards or less from your opponent's end zone",
            "the ball is inside your opponent's 5",
        ),
        (
            "the ball is within 5 yards of your opponent's goal line",
            "the ball is inside your opponent's 5",
        ),
        (
            "the ball is more than 40 yards away from your end zone",
            "the ball is not inside your 40",
        ),
        ("you need 10 yards or less for a touchdown", "you are within 10 yards of the end zone"),
        ("the ball is not within 5 yards of your end zone", "the ball is not inside your 5"),
    ],
)
def test_said_in_other_words(text: str, same: str) -> None:
    assert effects(f"If {text}, draw an Action card.") == effects(
        f"If {same}, draw an Action card."
    )
