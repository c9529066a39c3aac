"""Whose possession starts, said as the side of the ball on which you are in it."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read


@pytest.mark.parametrize(
    ("words", "plain"),
    [
        ("a possession with you on defense", "your opponent's possession"),
        ("each drive on defense", "your opponent's possession"),
        ("every possession with you on offense", "your possession"),
        ("a drive on offense", "your possession"),
        ("a down with you on defense", "a down on defense"),
    ],
)
def test_a_possession_is_whose_it_is_by_your_side(words: str, plain: str) -> None:
    made, meant = (
        read(
            f"Bench: At the start of {start}, draw an Action card.", Scene(side="defense")
        ).abilities
        for start in (words, plain)
    )
    assert made == meant
