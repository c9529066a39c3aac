"""Kicks in words of their own: tried from nearer, good, and Grit that is more whenever it is."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Try field goals as if the ball were 5 yards closer until the end of the half.",
            "Your field goals count as 5 yards nearer until the end of the half.",
        ),
        (
            "Kick your field goal from 10 yards closer.",
            "Your field goals count as 10 yards nearer.",
        ),
        ("Your kicks are good this down.", "Your field goals are good this down."),
        ("All kicks are missed this down.", "Each player's field goals are missed this down."),
        (
            "Your field goals are successful if the Grit is 2-9 this possession.",
            "Your field goals are good on a Grit of 2-9 this possession.",
        ),
        (
            (
                "If the offense tries a field goal this down, Grit is determined twice for it and"
                " you pick the result that counts."
            ),
            (
                "If the offense kicks a field goal this down, determine Grit value a second time"
                " for the kick and choose which is used."
            ),
        ),
        (
            (
                "If the offense kicks a field goal this down, Grit is determined twice and you"
                " choose which value to use."
            ),
            (
                "If the offense kicks a field goal this down, determine Grit value a second time"
                " for the kick and choose which is used."
            ),
        ),
    ],
)
def test_kicks(said: str, meant: str) -> None:
    assert effects(said) == effects(meant)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Subtract 1 from the Grit whenever you determine it.", None),
        ("Add 2 to the Grit value whenever you determine Grit.", "increased by 2"),
        ("Whenever you determine Grit, the Grit is reduced by 1.", "reduced by 1"),
    ],
)
def test_the_grit_of_each_time(said: str, meant: str | None) -> None:
    if meant is None:
        assert is_refused(said, action=False)
        return
    plain = read(f"Your Grit values are {meant}.", Scene(side="offense"))
    assert read(said, Scene(side="offense")).abilities == plain.abilities


def test_what_asks_for_the_grit_comes_too_late() -> None:
    text = "Whenever you determine Grit and the Grit is 3 or less, add 1 to the Grit."
    assert is_refused(text, action=False)


def test_the_goal_line_is_that_of_the_end_zone() -> None:
    kick = "If you kick a field goal this down, treat the ball as though it were 10 yards closer"
    for goal in ("the goal line", "the goal", "your opponent's goal line"):
        assert effects(f"{kick} to {goal}.") == effects(f"{kick} to the end zone.")


@pytest.mark.parametrize(
    "text",
    [
        "If the offense makes a field goal this down, determine {}Grit again.",
        "If the offense misses a field goal this down, increase {}Grit by 1.",
        "If the offense punts this down, reduce {}Grit by 2.",
    ],
)
def test_its_grit_is_that_of_the_kick(text: str) -> None:
    assert effects(text.format("its "), "defense") == effects(text.format("the "), "defense")


def test_a_punt_has_one_grit() -> None:
    assert is_refused("If the offense punts this down, determine its Grit again.", "defense")
