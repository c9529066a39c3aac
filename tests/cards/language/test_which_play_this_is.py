"""`This is your third Run this possession`: of such a play, and counted with it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, player, scenario


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "If this is your second Pass this half, draw an Action card.",
            (
                "If you called a Pass and the number of Passes you called this half is exactly 2,"
                " draw an Action card."
            ),
        ),
        (
            "If this play is the first Run Left you have called this possession, gain 5 yards.",
            (
                "If you called a Run Left and the number of Run Lefts you called this possession"
                " is exactly 1, gain 5 yards."
            ),
        ),
        (
            "If it is the fourth Run of the game, draw an Action card.",
            (
                "If the offense called a Run and the number of Runs the offense called this game"
                " is exactly 4, draw an Action card."
            ),
        ),
    ],
)
def test_it_is_one_of_them(said: str, meant: str) -> None:
    assert effects(said) == effects(meant)


@pytest.mark.parametrize(
    "text",
    [
        "If this is your third Run, gain 5 yards.",
        "If this is your third straight Run, gain 5 yards.",
        "If this is your first Run this down, gain 5 yards.",
        # Not one, or not a Run at all?
        "If this is not your first Run this possession, gain 5 yards.",
    ],
)
def test_of_which_stretch_is_said(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_play_at_hand_counts(edition: str) -> None:
    runner = player("RB", "Run: If this is your second Run this possession, gain 10 yards.")
    game = scenario(edition, offense=Side(players=[runner]), carrier="RB", strength=2)
    game.run_to(NEXT_DOWN)
    assert game.ball == 35
    game.run_to(NEXT_DOWN)
    # The runner was exhausted on the first of them (F-11)
    assert game.ball == 45
