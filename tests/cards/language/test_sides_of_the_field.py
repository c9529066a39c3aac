"""Whose side of the field the ball lies on: nearer to their end zone than to the other one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.nouns import BallWithin, Not
from snapcount.cards.tree import Draw, If
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, Side, action, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


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


@pytest.mark.parametrize("line", ["25", "25 yard line", "25-yard line"])
@pytest.mark.parametrize("subject", ["the ball is", "you are", "the offense is"])
@pytest.mark.parametrize(("of", "whose"), [("the", "defense"), ("your opponent's", "opponent")])
def test_outside_is_farther_out_than_the_line(subject: str, of: str, whose: Any, line: str) -> None:
    (done,) = effects(f"If {subject} outside {of} {line}, draw an Action card.")
    assert done == If(Not(BallWithin(25, whose)), (Draw("you", "action"),))


@every_edition
@pytest.mark.parametrize(("ball", "cards"), [(74, 1), (75, 0), (76, 0)])
@pytest.mark.parametrize("whose", ["the", "your opponent's"])
def test_the_line_itself_is_not_outside(edition: str, whose: str, ball: int, cards: int) -> None:
    assert _drawn(edition, f"the ball is outside {whose} 25 yard line", ball) == cards
    assert _drawn(edition, f"the ball is inside {whose} 25 yard line", ball) == 1 - cards


@every_edition
@pytest.mark.parametrize(("ball", "cards"), [(24, 0), (25, 0), (26, 1)])
def test_nor_is_it_on_your_own_side(edition: str, ball: int, cards: int) -> None:
    assert _drawn(edition, "you are outside your 25", ball) == cards
    assert _drawn(edition, "you are inside your 25", ball) == 1 - cards


def _drawn(edition: str, asked: str, ball: int) -> int:
    """How many cards the offense draws that asks for that, with the ball so far from its goal."""
    card = action(f"If {asked}, draw an Action card.", when=ON_FIELD_ADJUSTMENTS)
    side = Side(hand=[card], action_deck=[card] * 5)
    game = scenario(edition, offense=side, ball=ball, at=ON_FIELD_ADJUSTMENTS)
    before = len(game.offense.hand) - 1
    game.offense.plays(0)
    game.both_pass()
    return len(game.offense.hand) - before


@pytest.mark.parametrize(
    ("where", "plain"),
    [
        ("the offense is inside their own 20", "the ball is inside the offense's 20"),
        ("the offense is inside its own 20 yard line", "the ball is inside the offense's 20"),
        ("your opponent is inside their own 20", "your opponent is inside your opponent's 20"),
    ],
)
def test_who_is_on_their_own_side(where: str, plain: str) -> None:
    assert effects(f"If {where}, draw an Action card.") == effects(
        f"If {plain}, draw an Action card."
    )
