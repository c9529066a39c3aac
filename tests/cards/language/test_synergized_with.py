"""A team by name: Synergized with it, made of it alone, and Players who play for it (X-3)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_scene

SYNERGY = Scene(on_player=False, synergy=True)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you are Synergized with the Bears", "all of your Players are Bears"),
        ("your team consists of only Bears", "all of your Players are Bears"),
        ("your whole team is all Bears", "all of your Players are Bears"),
        (
            "your deck has no two Players from the same team",
            "all of your Players are from different teams",
        ),
        (
            "your deck has no two Players of the same position",
            "all of your Players have different positions",
        ),
    ],
)
def test_what_a_synergy_is_active_with(said: str, meant: str) -> None:
    rest = "Your plays gain 5 more yards."
    first, second = (
        parse_scene(f"Active while {asked}. {rest}", SYNERGY) for asked in (said, meant)
    )
    assert first.active_if is not None
    assert first.active_if == second.active_if


def test_who_plays_for_a_team() -> None:
    assert effects("Energize all of your Players that play for the Bears.") == effects(
        'Energize all of your Players from "Bears".'
    )
