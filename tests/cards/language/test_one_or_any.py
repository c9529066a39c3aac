"""`A Quarterback cannot …` is one who is chosen, or it is none of them: the text has to say."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused


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
