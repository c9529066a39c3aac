"""By how many points somebody is ahead, as a number."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import Capped, Divided, TheScoreDifference
from snapcount.cards.tree import Draw, Gain
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import AFTER_DESIGNATION, action, scenario

BEHIND = TheScoreDifference("opponent")
AHEAD = TheScoreDifference("you")


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("Gain yards equal to the number of points you are behind.", Gain(BEHIND)),
        ("Gain 1 yard for each point that you trail by.", Gain(BEHIND)),
        ("Gain 1 yard for every point your opponent leads by.", Gain(BEHIND)),
        ("Gain 1 yard for each point by which you are leading.", Gain(AHEAD)),
        (
            "Draw an Action card for every 6 points you are losing by.",
            Draw("you", "action", Divided(BEHIND, 6)),
        ),
        (
            "Draw an Action card for every 6 points you trail by, up to a maximum of 2.",
            Draw("you", "action", Capped(Divided(BEHIND, 6), 2)),
        ),
    ],
)
def test_points_somebody_is_ahead(text: str, made: object) -> None:
    assert effects(text) == (made,)
    assert effects(english((made,))) == (made,)  # type: ignore[arg-type]


def test_of_whom_is_said() -> None:
    assert effects("Gain yards equal to the score difference.") == (Gain(TheScoreDifference()),)
    assert is_refused("Gain 1 yard for every point trailed by.")


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("score", "yards"), [((7, 24), 10), ((24, 7), 0), ((7, 7), 0)])
def test_whoever_is_ahead_is_none_behind(edition: str, score: tuple[int, int], yards: int) -> None:
    text = "Gain 5 yards for every 7 points you are behind."
    card = action(text, when=AFTER_DESIGNATION)
    game = scenario(edition, offense=[card], score=score, at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == yards
