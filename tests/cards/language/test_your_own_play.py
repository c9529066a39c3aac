"""`Your play` on a card for either side: it is yours while you have the ball, and no other."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Scenario, action, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def played(edition: str, text: str, on_offense: bool, stopped: bool = False) -> Scenario:
    """The down is over: one side has played the card on a Run of 15, or one that is stopped."""
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=[card] if on_offense else [],
        defense=[] if on_offense else [card],
        calls=("Run Left", "Run Left" if stopped else "Run Right"),
        strength=3,
        at=ON_FIELD_ADJUSTMENTS,
    )
    if not on_offense and game.offense.asked("timing point"):
        game.offense.passes()
    (game.offense if on_offense else game.defense).plays(0)
    return game.run_to(NEXT_DOWN)


@every_edition
@pytest.mark.parametrize(
    ("text", "on_offense", "on_defense"),
    [
        ("You lose 5 yards.", 10, 15),
        ("You gain 5 yards.", 20, 15),
        ("The offense loses 5 yards.", 10, 10),
        ("Your play becomes stopped.", 0, 15),
        ("The play becomes stopped.", 0, 0),
        ("Draw an Action card. Your play gains 5 yards.", 20, 15),
    ],
)
def test_yards_of_your_play(edition: str, text: str, on_offense: int, on_defense: int) -> None:
    assert played(edition, text, True).ball == 25 + on_offense
    assert played(edition, text, False).ball == 25 + on_defense


@every_edition
@pytest.mark.parametrize(
    "text", ["Your play becomes successful.", "Your play cannot be stopped this down."]
)
def test_your_play_succeeds_and_theirs_does_not(edition: str, text: str) -> None:
    assert played(edition, text, True, stopped=True).ball == 40
    assert played(edition, text, False, stopped=True).ball == 25


@every_edition
def test_only_you_fumble(edition: str) -> None:
    assert played(edition, "You fumble.", True).has_ball.name == "the defense"
    assert played(edition, "You fumble.", False).has_ball.name == "the offense"


@pytest.mark.parametrize(
    "text",
    [
        "Your play cannot be stopped this down.",
        "Your plays cannot be stopped this down.",
        "Your pass cannot be intercepted this down.",
        "Your play becomes successful.",
        "You fumble.",
    ],
)
def test_the_defense_has_no_play(text: str) -> None:
    assert is_refused(text, side="defense")
    assert not is_refused(text, side="offense")
