"""Whose side of the field the ball lies on: nearer to their end zone than to the other one."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.nouns import BallWithin, Not
from snapcount.cards.tree import Draw, If


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("the ball is on your side of the field", BallWithin(49, "you")),
        ("the ball is on your own half of the field", BallWithin(49, "you")),
        ("the ball is on your opponent's side of the field", BallWithin(49, "opponent")),
        ("the ball is on the defense's side of the field", BallWithin(49, "defense")),
        ("the ball is not on the offense's side of the field", Not(BallWithin(49, "offense"))),
    ],
)
def test_a_side_of_the_field_is_somebodys(asked: str, meant: object) -> None:
    (done,) = effects(f"If {asked}, draw an Action card.")
    assert done == If(meant, (Draw("you", "action"),))  # type: ignore[arg-type]


def test_players_are_on_a_side_too() -> None:
    said = "Energize all Players on your side of the field."
    assert effects(said) == effects("Energize all of your Players on the field.")
