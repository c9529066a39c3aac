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
