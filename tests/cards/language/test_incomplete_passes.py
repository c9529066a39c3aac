"""`Incomplete passes take no Time Units`: that is known before the time is taken (G-6)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, play, player, scenario


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    "text",
    [
        "Incomplete passes take no Time Units.",
        "Every incomplete pass stops the clock.",
        "Incomplete passes do not use any Time Units.",
    ],
)
@pytest.mark.parametrize(
    ("call", "strength", "clock"),
    [
        ("Short Pass: 15 (3-8)", 5, 15),
        ("Short Pass: 15 (3-8)", 2, 14),
        ("Run Right", 5, 14),
    ],
)
@pytest.mark.parametrize("on_offense", [True, False])
def test_only_they_take_none(
    edition: str, text: str, call: str, strength: int, clock: int, on_offense: bool
) -> None:
    """The Strengths add up to 0 or 7: what is incomplete is in no catch range."""
    holder = Side(players=[player("TE" if on_offense else "LB", text)])
    calls = (play(call, strength), play("Run Middle", 5, "Run Left"))
    offense, defense = (holder, Side()) if on_offense else (Side(), holder)
    game = scenario(edition, offense=offense, defense=defense, calls=calls).run_to(NEXT_DOWN)
    assert game.clock == clock


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            (
                "Whenever the Play Strength would leave your pass incomplete, you may discard an"
                " Action card to complete it instead."
            ),
            (
                "Whenever your pass would be incomplete, you may discard an Action card to"
                " complete it instead."
            ),
        ),
        (
            "Whenever the catch range leaves a Long Pass incomplete, draw an Action card.",
            "Whenever a Long Pass is incomplete, draw an Action card.",
        ),
    ],
)
def test_the_play_strength_leaves_it_incomplete(text: str, same: str) -> None:
    assert read(text, Scene()).abilities == read(same, Scene()).abilities
