"""A Player's role on a play of which more is said: `the runner on a play that gains 20 yards`."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read

DRAW = "draw a Play card."
OFFENSE = Scene(side="offense")
DEFENSE = Scene(side="defense")


@pytest.mark.parametrize(
    ("text", "plainly", "scene"),
    [
        (
            "this Player is the ball carrier on a play that gains 15 yards or more",
            "this Player is the ball carrier and the play gained 15 yards or more",
            OFFENSE,
        ),
        (
            "this Player is designated as the runner on a play of 15 yards or more",
            "this Player is the runner and the play gained 15 yards or more",
            OFFENSE,
        ),
        (
            "this Player was the tackler on a play that loses 5 yards or more",
            "this Player is the tackler and the play lost 5 yards or more",
            DEFENSE,
        ),
        (
            "this Player makes the tackle on a play that gains less than 10 yards",
            "this Player is the tackler and the play gained less than 10 yards",
            DEFENSE,
        ),
        (
            "one of your Linebackers tackles on a successful play",
            "the tackler is one of your Linebackers and the play was successful",
            DEFENSE,
        ),
        (
            "a Wide Receiver is the receiver of a play that gains 20 yards or more",
            "the receiver is a Wide Receiver and the play gained 20 yards or more",
            Scene(),
        ),
    ],
)
def test_it_is_asked_when_the_play_is_over(text: str, plainly: str, scene: Scene) -> None:
    asked = read(f"At the end of the play, if {plainly}, {DRAW}", scene)
    assert read(f"Whenever {text}, {DRAW}", scene).abilities == asked.abilities


@pytest.mark.parametrize("result", ["stopped", "incomplete"])
@pytest.mark.parametrize("role", ["runner", "receiver", "tackler"])
def test_nobody_is_designated_on_a_stopped_play(role: str, result: str) -> None:
    assert is_refused(
        f"Whenever this Player is the {role} on a play that was {result}, {DRAW}", action=False
    )


@pytest.mark.parametrize(
    ("text", "plainly"),
    [
        (
            "received a pass for 10 or more yards",
            "was the receiver and the play gained 10 or more yards",
        ),
        (
            "caught a Short Pass that gained 10 or more yards",
            "was the receiver of a Short Pass and the play gained 10 or more yards",
        ),
        ("ran for 10 or more yards", "was the runner and the play gained 10 or more yards"),
        (
            "was the runner on a play that gained 10 or more yards",
            "was the runner and the play gained 10 or more yards",
        ),
    ],
)
def test_how_far_a_player_went_is_asked_as_of_the_play(text: str, plainly: str) -> None:
    asked = read(f"At the end of the play, if this Player {plainly}, {DRAW}", OFFENSE)
    for said in (
        f"At the end of the play, if this Player {text}",
        f"At the end of each play on which this Player {text}",
    ):
        assert read(f"{said}, {DRAW}", OFFENSE).abilities == asked.abilities


def test_a_pass_that_gains_so_much_is_one_for_so_much() -> None:
    of, that = (
        read(f"Whenever one of your Wide Receivers catches a Long Pass {far}, {DRAW}", Scene())
        for far in ("for 20 or more yards", "that gains 20 or more yards")
    )
    assert of.abilities == that.abilities
    assert is_refused(f"Whenever a Fullback receives a Run for 20 yards, {DRAW}", action=False)


def test_who_was_not_the_runner_on_such_a_play_may_be_asked_of_two_things() -> None:
    asked = "this Player was not the runner on a play that gained 5 yards"
    assert is_refused(f"At the end of the play, if {asked}, {DRAW}", "offense", action=False)


@pytest.mark.parametrize(
    ("text", "plainly"),
    [
        (
            "this Player is the runner and the play gains 15 yards or more",
            "this Player is the runner and the play gained 15 yards or more",
        ),
        (
            "this Player is the runner on third down and the play gains 15 yards or more",
            "it is third down and this Player is the runner and the play gained 15 yards or more",
        ),
        (
            "you called a Run and the play gains 15 yards or more",
            "you called a Run and the play gained 15 yards or more",
        ),
    ],
)
def test_what_is_so_of_a_play_is_asked_with_how_far_it_went(text: str, plainly: str) -> None:
    asked = read(f"At the end of the play, if {plainly}, {DRAW}", OFFENSE)
    assert read(f"Whenever {text}, {DRAW}", OFFENSE).abilities == asked.abilities
