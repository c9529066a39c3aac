"""What is said of the play of this down, one thing after the other, after one subject."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import Called
from snapcount.cards.tree import (
    BecomePlay,
    ChangeStrength,
    ChangeTimeUnits,
    Gain,
    If,
    MakeResult,
    May,
    PlayCall,
    SetTimeUnits,
)

RUN_LEFT = BecomePlay((PlayCall("run left"),))


@pytest.mark.parametrize("subject", ["Your play", "The play", "Your current play", "This play"])
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("becomes a Run Left and uses 0 Time Units", (RUN_LEFT, SetTimeUnits(0))),
        ("gains 5 yards and takes no Time Units", (Gain(5), SetTimeUnits(0))),
        ("uses 1 additional Time Unit and gains 5 yards", (ChangeTimeUnits(1), Gain(5))),
        (
            "becomes successful, gains 10 yards and takes 2 Time Units",
            (MakeResult("successful"), Gain(10), SetTimeUnits(2)),
        ),
        ("has +1 Play Strength and gains 5 yards", (ChangeStrength(1), Gain(5))),
    ],
)
def test_predicates_share_a_subject(subject: str, said: str, meant: tuple[Any, ...]) -> None:
    assert effects(f"{subject} {said}.", "offense") == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [("takes no Time Units", SetTimeUnits(0)), ("gains 5 yards", Gain(5))],
)
def test_what_is_said_of_a_run_is_done_to_runs_alone(said: str, meant: Any) -> None:
    assert effects(f"Your Run {said}.", "offense") == (If(Called("you", ("run",)), (meant,)),)


def test_the_other_side_has_no_play_that_gains() -> None:
    assert is_refused("Your play gains 5 yards and takes no Time Units.", "defense")


@pytest.mark.parametrize("verb", ["have", "make", "let"])
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("the play become stopped", "the play becomes stopped"),
        ("the play be successful", "the play becomes successful"),
        ("the pass be complete", "the play becomes complete"),
        ("the play succeed", "the play becomes successful"),
        ("the play fail", "the play becomes stopped"),
        ("the play become a fumble", "the play becomes a fumble"),
        ("the pass be intercepted", "the play becomes an interception"),
        ("the play use 0 Time Units", "the play uses 0 Time Units"),
        ("the play take 1 additional Time Unit", "the play takes 1 additional Time Unit"),
        ("it become first down", "it becomes first down"),
        ("it a first down", "it becomes first down"),
        ("it be third down", "it becomes third down"),
    ],
)
def test_what_is_said_of_the_play_may_be_brought_about(verb: str, words: str, said: str) -> None:
    assert effects(f"You may {verb} {words}.") == (May(effects(f"{said}."), "you"),)
    assert effects(f"{verb} {words}.") == effects(f"{said}.")
