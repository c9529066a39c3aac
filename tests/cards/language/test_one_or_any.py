"""`A Quarterback cannot …` is one who is chosen, or it is none of them: the text has to say."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read


@pytest.mark.parametrize(
    "subject", ["A Quarterback", "An Exhausted Player", "A Player with a rating of 85 or more"]
)
@pytest.mark.parametrize("what", ["cannot be designated", "cannot use Exhaust abilities"])
def test_it_is_refused(subject: str, what: str) -> None:
    assert is_refused(f"{subject} {what} this down.")
    assert is_refused(f"This down, {subject.lower()} {what}.")


@pytest.mark.parametrize(
    "subject", ["One Quarterback", "All Exhausted Players", "One of your Players"]
)
def test_whoever_says_which_is_understood(subject: str) -> None:
    assert not is_refused(f"{subject} cannot be designated this down.")


def test_somebody_was_chosen_before() -> None:
    assert not is_refused("Exhaust a Player. That Player cannot be designated this down.")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("A Quarterback", "All Quarterbacks"),
        ("An Exhausted Player", "All Exhausted Players"),
        ("Any Player with a lower rating than this Player", ("All Players with a lower rating"
         " than this Player")),
        ("Any of your Tight Ends", "All of your Tight Ends"),
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    "what",
    [
        "cannot be designated",
        "cannot be designated to run or receive",
        "cannot be Exhausted by effects",
        "cannot use Exhaust abilities",
    ],
)
def test_where_nobody_chooses_one_it_is_none_of_them(said: str, plain: str, what: str) -> None:
    assert read(f"{said} {what}.", Scene()).abilities == read(f"{plain} {what}.", Scene()).abilities


def test_what_one_of_them_has_is_not_said_of_all() -> None:
    assert is_refused("A Quarterback has +5 rating.", action=False)
    assert is_refused("A Quarterback has +5 rating and cannot be Exhausted.", action=False)
    assert is_refused("A Quarterback must be designated and cannot be Exhausted.", action=False)
