"""What stands or waits for a while, in a circumstance that comes more than once in it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import BallWithin, DownIs, That
from snapcount.cards.tree import (
    Await,
    Cannot,
    CannotCall,
    If,
    LastingWhile,
    ModifyYards,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, PRIOR_TO_SELECTING, Side, action, rule, scenario


@pytest.mark.parametrize(
    "text",
    [
        "On second down, your Runs gain 10 more yards this possession.",
        "Your Runs gain 10 more yards on second down this possession.",
        "Your Runs gain 10 more yards this possession on second down.",
        "On second down this possession, your Runs gain 10 more yards.",
        "This possession, your Runs gain 10 more yards on second down.",
        "Your Runs gain 10 more yards this possession while it is second down.",
    ],
)
def test_a_circumstance_goes_before_and_behind_how_long(text: str) -> None:
    assert effects(text) == (
        LastingWhile(ModifyYards(10, "you", ("run",)), DownIs((2,)), "this possession"),
    )


@pytest.mark.parametrize(
    ("text", "modifier", "so"),
    [
        (
            "Your opponent can't call a Pass inside your 20 this half.",
            CannotCall("opponent", ("pass",)),
            BallWithin(20, "you"),
        ),
        (
            "On third or fourth down this half, your opponent can't call a Pass.",
            CannotCall("opponent", ("pass",)),
            DownIs((3, 4)),
        ),
    ],
)
def test_what_is_forbidden_is_so_whenever_it_comes(text: str, modifier: object, so: object) -> None:
    assert effects(text) == (LastingWhile(modifier, so, "this half"),)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "Your Passes cannot be stopped on third down this half.",
        "Your Passes cannot be stopped this half on third down.",
        "On third down this half, whenever your Run is stopped, draw an Action card.",
        "On third down, whenever your Run is stopped this half, draw an Action card.",
    ],
)
def test_what_waits_asks_each_time(text: str) -> None:
    (waits,) = effects(text)
    assert isinstance(waits, Await)
    assert (waits.duration, waits.ability.condition) == ("this half", DownIs((3,)))


def test_if_asks_once() -> None:
    (made,) = effects("If it is third down, your Runs gain 10 more yards this half.")
    assert isinstance(made, If)
    assert not is_refused("On third down, your Runs gain 10 more yards.")
    assert is_refused("On third down this half, gain 10 yards.")


@pytest.mark.parametrize(
    "said",
    [
        "cannot be the runner or receiver",
        "cannot be the runner or the receiver",
        "cannot be the ball carrier",
        "cannot be designated as the ball carrier",
        "cannot run or receive",
        "cannot be designated to run or receive",
    ],
)
def test_whoever_carries_the_ball_runs_or_receives(said: str) -> None:
    text = f"Choose one of your Players on the field. That Player {said} on first down this half."
    _, *held = effects(text)
    assert held == [
        LastingWhile(Cannot(what, That()), DownIs((1,)), "this half")
        for what in ("be designated to run", "be designated to receive")
    ]


@rule("T-9", "F-10")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_it_holds_on_those_downs_alone(edition: str) -> None:
    text = "Your Runs gain 10 more yards on second down this possession."
    side = Side(hand=[action(text, when=PRIOR_TO_SELECTING)])
    game = scenario(edition, offense=side, strength=1, ball=25, at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    balls = [game.run_to(NEXT_DOWN).ball for _ in range(3)]
    assert balls == [30, 45, 50]
