"""`If it is cancelled, …`: after a cancellation that may not come about."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Cancel target Action card. If it is cancelled, draw a Play card.",
            "Cancel target Action card. If you do, draw a Play card.",
        ),
        (
            (
                "Cancel target Exhaust ability. If that ability was cancelled this way, draw a Play"
                " card."
            ),
            "Cancel target Exhaust ability. If you do, draw a Play card.",
        ),
        (
            (
                "Cancel target Action card unless its owner discards an Action card. If it is"
                " cancelled, its owner draws a Play card."
            ),
            (
                "Your opponent may discard an Action card. If they do not, do this: [Cancel target"
                " Action card played by your opponent. If that was done, your opponent draws a Play"
                " card.]"
            ),
        ),
        (
            (
                "You may discard an Action card. If you do, cancel target Action card. If it is"
                " cancelled, draw a Play card."
            ),
            (
                "You may discard an Action card. If you do, do this: [Cancel target Action card. If"
                " that was done, draw a Play card.]"
            ),
        ),
    ],
)
def test_it_is_asked_whether_that_was_done(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@pytest.mark.parametrize(
    "text",
    [
        "Gain 5 yards. If it is cancelled, draw a Play card.",
        "If it is cancelled, draw a Play card.",
        "You may discard an Action card. If it is cancelled, draw a Play card.",
    ],
)
def test_something_must_be_cancelled_before(text: str) -> None:
    assert is_refused(text)
