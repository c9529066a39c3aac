"""One number and, in another case, another: `Gain 5 yards, or 15 if you are behind`."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.reader import Scene, read

BEHIND = "if you are behind"


RANGE = "the catch range is {}"
LEAST, MOST = "the play gains at least {} yards", "the play gains at most {} yards"
WAKE, DRAW = "Energize up to {} of your Players", "draw up to {} Action cards"


@pytest.mark.parametrize(
    ("said", "what", "one", "other"),
    [
        ("The catch range is 1 wider, or 2", RANGE, "1 wider", "2 wider"),
        ("The catch range is 1 wider, or 2 wider", RANGE, "1 wider", "2 wider"),
        ("Narrow the catch range by 1, or by 2", RANGE, "1 narrower", "2 narrower"),
        ("The catch range ends 1 higher, or 2 higher", "the catch range ends {} higher", "1", "2"),
        ("The play gains at least 5 yards, or at least 10", LEAST, "5", "10"),
        ("The play gains at most 5 yards, or 10 yards", MOST, "5", "10"),
        ("Score 1 point, or 2 points", "score {}", "1 point", "2 points"),
        ("The play takes 2 Time Units, or 1", "the play takes {}", "2 Time Units", "1 Time Unit"),
        ("Energize up to two of your Players, or up to four", WAKE, "two", "four"),
        ("Draw up to two Action cards, or up to four", DRAW, "two", "four"),
        ("Draw up to two Action cards, or four", DRAW, "two", "four"),
    ],
)
def test_any_number_may_be_another(said: str, what: str, one: str, other: str) -> None:
    plain = f"If you are behind, {what.format(other)}. Otherwise, {what.format(one)}."
    assert effects(f"{said} {BEHIND}.", "offense") == effects(plain, "offense")


@pytest.mark.parametrize(
    ("said", "one", "other"),
    [
        (
            "The catch range of your Long Passes is 1 wider, or 2 wider {}.",
            "the catch range of your Long Passes is 1 wider",
            "the catch range of your Long Passes is 2 wider",
        ),
        (
            "Your touchdowns are worth 8 points, or 9 {}.",
            "your touchdowns are worth 8 points",
            "your touchdowns are worth 9 points",
        ),
        (
            "Your plays take 2 Time Units, or 1 {}.",
            "your plays take 2 Time Units",
            "your plays take 1 Time Unit",
        ),
        (
            "Your punts go 5 yards farther, or 10 {}.",
            "your punts go 5 yards farther",
            "your punts go 10 yards farther",
        ),
        (
            "The Play Strength of your Runs is increased by 1, or by 2 {}.",
            "the Play Strength of your Runs is increased by 1",
            "the Play Strength of your Runs is increased by 2",
        ),
    ],
)
def test_so_it_is_of_what_holds(said: str, one: str, other: str) -> None:
    plain = f"While you are behind, {other}. While you are not behind, {one}."
    assert read(said.format(BEHIND), Scene()).abilities == read(plain, Scene()).abilities


@pytest.mark.parametrize(
    "text",
    [
        "The catch range is 1 wider, or 2 narrower {}.",
        "The play gains at least 5 yards, or at most 10 {}.",
        "Gain 5 yards, or 10 points {}.",
        "Draw two Action cards, or up to four {}.",
        "Look at the top two cards of your Play deck and put one into your hand, or two {}.",
    ],
)
def test_the_other_number_says_the_same_of_the_same(text: str) -> None:
    assert is_refused(text.format(BEHIND), "offense")
