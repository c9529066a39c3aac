"""Plays of whoever calls them: `each Long Pass, whoever throws it`, `a Run`, `if it called one`."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.reader import Scene, read


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "The catch range of every Long Pass, whoever throws it, is narrowed by 1 at each end.",
            "The catch range of each player's Long Passes is 1 narrower.",
        ),
        (
            "The base yards of all Runs, no matter who calls them, are increased by 5.",
            "The base yards of each player's Runs are increased by 5.",
        ),
        (
            "Every Run, whoever runs it, gains 5 more yards.",
            "Each player's Runs gain 5 more yards.",
        ),
    ],
)
def test_whoever_calls_them(said: str, plain: str) -> None:
    gridiron = Scene(on_player=False, enters=True)
    assert read(said, gridiron).abilities == read(plain, gridiron).abilities


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Lower the Play Strength of a run by 3.", "Lower the Play Strength of the Run by 3."),
        (
            "You may lower the Play Strength of a Run by 3.",
            "You may lower the Play Strength of the Run by 3.",
        ),
        ("Add 5 to the base yards of a Pass.", "Add 5 to the base yards of the called Pass."),
    ],
)
def test_what_is_done_to_a_run_is_done_to_the_one_at_hand(said: str, plain: str) -> None:
    assert effects(said, "defense") == effects(plain, "defense")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "If the offense called a Run, stop it. If it called a Pass, it becomes incomplete.",
            "If the offense called a Run, stop it. If they called a Pass, it becomes incomplete.",
        ),
        (
            "If the defense called a Run, gain 5 yards. If it called a Pass, draw a Play card.",
            "If the defense called a Run, gain 5 yards. If they called a Pass, draw a Play card.",
        ),
    ],
)
def test_what_calls_a_play_is_a_side(said: str, plain: str) -> None:
    assert effects(said, "defense") == effects(plain, "defense")


def test_whoever_it_is_was_named() -> None:
    assert is_refused("If it called a Run, gain 5 yards.", "offense")
