"""What something costs in some situation, and whoever is named right after that."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.reader import Scene, read
from snapcount.cards.nouns import (
    AtPoint,
    BallWithin,
    Compare,
    CountTimeouts,
    DownIs,
    Leading,
    PeriodIs,
)
from snapcount.cards.tree import AbilitiesCost, ActionsCost, CannotPlayActions, Static


def static(text: str) -> Static:
    (ability,) = read(text, Scene()).abilities
    assert isinstance(ability, Static)
    return ability


@pytest.mark.parametrize(
    ("text", "cost", "condition"),
    [
        (
            "To play an Action card on third down, your opponent must discard a Play card.",
            ActionsCost("opponent", "play"),
            DownIs((3,)),
        ),
        (
            "To use an Exhaust ability in overtime, the defense must discard an Action card.",
            AbilitiesCost("defense", "action"),
            PeriodIs("overtime"),
        ),
        (
            "Your opponent cannot play Action cards in overtime unless they first discard a card.",
            ActionsCost("opponent", None),
            PeriodIs("overtime"),
        ),
        (
            "To play Offense Action cards inside their own 10, the offense must discard a Play.",
            ActionsCost("offense", "play", 1, "offense"),
            BallWithin(10, "offense"),
        ),
        (
            "To play Action cards during On Field Adjustments, you must discard a Play card.",
            ActionsCost("you", "play"),
            AtPoint("on field adjustments"),
        ),
        (
            "You cannot use Exhaust abilities at the end of the play unless you discard a card.",
            AbilitiesCost("you", None),
            AtPoint("end of the play"),
        ),
    ],
)
def test_it_costs_that_there(text: str, cost: Any, condition: Any) -> None:
    assert static(text) == Static(cost, condition)


@pytest.mark.parametrize(
    ("who", "cost", "do"),
    [
        (who, cost, do)
        for who in ("Your opponent", "The defense", "You", "Either player")
        for cost, do in (
            ("another Action card", "play an Action card"),
            ("two Play cards", "play an Offense Action card"),
            ("a Play card", "use an Exhaust ability"),
        )
        if (who, do) != ("Either player", "use an Exhaust ability")
    ],
)
def test_it_may_be_said_to_be_a_cost(who: str, cost: str, do: str) -> None:
    plainly = static(f"{who} must discard {cost} to {do}.")
    for said in ("as an additional cost to", "as a cost to", "as an extra cost to", "in order to"):
        assert static(f"{who} must discard {cost} {said} {do}.") == plainly


@pytest.mark.parametrize(
    ("begin", "condition"),
    [
        ("While inside their opponent's 30", BallWithin(30, "defense")),
        ("While they are inside their opponent's 30", BallWithin(30, "defense")),
        ("Inside their own 30", BallWithin(30, "offense")),
        ("While they have no timeouts left", Compare(CountTimeouts("offense"), "exactly", 0)),
        ("While they are behind", Leading("defense")),
    ],
)
def test_their_may_be_whoever_is_named_next(begin: str, condition: Any) -> None:
    text = f"{begin}, the offense cannot play Action cards."
    assert static(text) == Static(CannotPlayActions("offense"), condition)


def test_where_a_side_is_it_is_that_side() -> None:
    text = (
        "Your opponent cannot draw Play cards. Inside their own 30, the offense cannot play Action "
        "cards."
    )
    (_, there) = read(text, Scene()).abilities
    assert there == Static(CannotPlayActions("offense"), BallWithin(30, "offense"))


def test_nobody_is_named_there() -> None:
    assert is_refused("Inside their opponent's 20, Runs gain 5 more yards.", action=False)
