"""A card of one side that waits for the other side's call waits for what it calls on its side."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, action, rule, scenario

BEFORE = "prior to selecting a play"
every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@rule("F-3")
@every_edition
@pytest.mark.parametrize(("defense", "timeouts"), [("Run Left / Long Pass", 1), ("Run Right", 0)])
def test_the_offense_waits_for_a_defensive_call(edition: str, defense: str, timeouts: int) -> None:
    text = "If your opponent calls Run Left this down, gain a timeout."
    card = action(text, when=BEFORE, side="offense")
    game = scenario(
        edition,
        offense=Side(hand=[card]),
        calls=("Run Middle", defense),
        timeouts=(0, 0),
        at=BEFORE,
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.offense.timeouts == timeouts


@rule("F-3")
@every_edition
@pytest.mark.parametrize(("defense", "timeouts"), [("Run Left / Long Pass", 1), ("Run Right", 0)])
def test_the_defense_waits_for_its_own_call(edition: str, defense: str, timeouts: int) -> None:
    card = action("If you call a Run Left this down, gain a timeout.", when=BEFORE, side="defense")
    game = scenario(
        edition,
        defense=Side(hand=[card]),
        calls=("Run Middle", defense),
        timeouts=(0, 0),
        at=BEFORE,
    )
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.defense.timeouts == timeouts


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("If your opponent calls Run Left this down, your play becomes successful.", "offense"),
        ("If your opponent calls a Run this down, gain 5 yards.", "offense"),
        ("If you call a Run this down, the offense loses 5 yards.", "defense"),
    ],
)
def test_nothing_comes_of_a_play_of_the_defense(text: str, side: str) -> None:
    with pytest.raises(TextError, match="on defense then"):
        action(text, side=side)  # type: ignore[arg-type]


@every_edition
@pytest.mark.parametrize(("defense", "yards"), [("Run Left", 25), ("Long Pass", 15)])
def test_what_was_called_is_asked_after_that(edition: str, defense: str, yards: int) -> None:
    card = action(
        "If your opponent called Run Left, gain 10 yards.",
        when="on field adjustments",
        side="offense",
    )
    game = scenario(
        edition,
        offense=Side(hand=[card]),
        calls=("Run Middle", defense),
        at="on field adjustments",
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == yards
