"""`20 yards, minus 5 for each …`: a number, and so many for each of something beside it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

THEM = "Energized DB on the field"
ALL = "the number of Energized DBs on the field"


@pytest.mark.parametrize(
    ("said", "same"),
    [
        (f"20 yards, minus 5 yards for each {THEM}", f"yards equal to 20 less 5 times {ALL}"),
        (f"20 yards less 5 for each {THEM}", f"yards equal to 20 less 5 times {ALL}"),
        (f"5 yards plus 10 yards per {THEM}", f"yards equal to 5 plus 10 times {ALL}"),
        (f"5 yards, plus 1 for each {THEM}", f"yards equal to 5 plus {ALL}"),
    ],
)
def test_so_many_and_so_many_for_each(said: str, same: str) -> None:
    assert effects(f"Gain {said}.") == effects(f"Gain {same}.")
    assert effects(f"Your next Run gains {said}.") == effects(f"Your next Run gains {same}.")


def test_fewer_less_some_is_not_said() -> None:
    assert is_refused(
        f"Your opponent's Runs gain 10 fewer yards, minus 5 for each {THEM} this down."
    )
