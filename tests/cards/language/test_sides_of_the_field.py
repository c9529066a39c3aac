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


@pytest.mark.parametrize(
    ("asked", "same"),
    [
        (
            "this play began inside your 20 yard line",
            "the ball was inside your 20 when this down started",
        ),
        (
            "the down did not start inside your own 20",
            "the ball was not inside your 20 when this down started",
        ),
        (
            "the play started outside your opponent's 20",
            "the ball was not inside your opponent's 20 when this down started",
        ),
        (
            "the play began on your side of the field",
            "the ball was inside your 49 when this down started",
        ),
        (
            "the ball was on your side of the field at the start of this down",
            "the ball was inside your 49 when this down started",
        ),
    ],
)
def test_it_is_asked_where_the_down_began(asked: str, same: str) -> None:
    assert effects(f"If {asked}, gain 5 yards.") == effects(f"If {same}, gain 5 yards.")


def test_players_are_on_a_side_too() -> None:
    said = "Energize all Players on your side of the field."
    assert effects(said) == effects("Energize all of your Players on the field.")
