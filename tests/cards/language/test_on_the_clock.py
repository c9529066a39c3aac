"""Time Units are taken from the clock, or added to it, whichever word stands for it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import END_OF_PLAY, MODE, action, rule, scenario


@pytest.mark.parametrize(
    "text",
    [
        "Choose one: Add 2 Time Units to {the clock}; or remove 1 Time Unit from {it}.",
        "Remove 2 Time Units from {the clock}, or add 2 Time Units to {it}.",
        "Remove 1 Time Unit from {the clock}. If you are behind, add 2 Time Units to {it} instead.",
    ],
)
def test_it_is_the_clock(text: str) -> None:
    words = text.replace("{", "").replace("}", "")
    plain = text.replace("{it}", "the clock").replace("{the clock}", "the clock")
    assert effects(words) == effects(plain)


def test_a_play_named_after_the_clock_is_meant() -> None:
    text = "Remove 1 Time Unit from the clock. Your play becomes a Run Left. Add 1 Time Unit to {}."
    assert effects(text.format("it")) == effects(text.format("this play"))


@rule("F-13")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("mode", "more"), [(0, 2), (1, -1)])
def test_the_clock_runs_on_or_back(edition: str, mode: int, more: int) -> None:
    card = action(
        "Choose one: Add 2 Time Units to the clock; or remove 1 Time Unit from it.",
        when=END_OF_PLAY,
    )
    game = scenario(edition, offense=[card], at=END_OF_PLAY)
    before = game.clock
    game.offense.plays(0)
    if not game.offense.asked("effect"):
        game.run_to("effect")
    game.offense.answers(MODE(mode))
    assert game.clock == before + more
