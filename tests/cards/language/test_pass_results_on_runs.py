"""What only a Pass can come to does nothing to a play that has become a Run by then (R-31)."""

from __future__ import annotations

import pytest

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Scenario,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

AT_ONCE = editions_where(lambda rules: rules.audibles_at_once)
FLIP = action(
    "Flip over the top card of your Play deck. That card becomes your play this down.",
    when=ON_FIELD_ADJUSTMENTS,
)
RUN = play("Run Left", 3)
RESULTS = (
    "The pass is intercepted.",
    "The pass is incomplete.",
    "The pass becomes a Pick Six.",
)


def table(edition: str, text: str, card: bool) -> Scenario:
    """A Pass, which an audible can make a Run, and the text on a card or on a Linebacker."""
    only = "Exhaust only during On Field Adjustments."
    defense = Side(
        hand=[action(text, when=ON_FIELD_ADJUSTMENTS)] if card else [],
        players=[] if card else [player("LB", f"Exhaust – Pass: {text} {only}", name="Backer")],
    )
    return scenario(
        edition,
        offense=Side(hand=[FLIP], play_deck=[RUN, RUN]),
        defense=defense,
        calls=(play("Short Pass: 20 (0-9)", 3), play("Long Pass", 0, "Long Pass")),
        at=ON_FIELD_ADJUSTMENTS,
    )


def happens(game: Scenario, card: bool) -> None:
    if card:
        game.defense.plays(0)
    else:
        game.defense.uses("Backer")


@rule("R-31", "T-7", "T-2")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("text", RESULTS)
@pytest.mark.parametrize("card", [True, False])
@pytest.mark.parametrize("audible", ["before it", "in answer to it", "none"])
def test_a_pass_that_an_audible_makes_a_run(
    edition: str, text: str, card: bool, audible: str
) -> None:
    game = table(edition, text, card)
    if audible == "before it":
        game.offense.plays(0)
        if card or edition not in AT_ONCE:
            happens(game, card)  # T-12: the ability asks for a Pass, which there is until then
    else:
        game.offense.passes()
        happens(game, card)
        if audible == "in answer to it":
            game.offense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    became = audible == "none"
    assert game.offense.on_offense == (not became or "intercepted" not in text)
    assert (game.score == (0, 7)) == (became and "Pick Six" in text)
    if not became:
        assert game.yards == 15
