"""What the yards of Run, Receive and Tackle abilities come to."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import AbilityYards
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)

BACK = player("RB", "Run: Gain 5 yards.", name="Back")
STOPPER = player("LB", "Tackle: The offense loses 5 yards.", name="Stopper")


@rule("T-13", "F-10")
@every_edition
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Your Run abilities gain 5 additional yards.", 20),
        ("Yards gained from Run abilities are doubled.", 20),
        ("The yards lost to Tackle abilities are doubled.", 10),
        ("Tackle abilities cannot cause the offense to lose yards.", 20),
        ("Your opponent's Tackle abilities cause the offense to lose 10 fewer yards.", 20),
        ("Your Receive abilities gain 5 additional yards.", 15),
        ("Your opponent's Run abilities gain 5 additional yards.", 15),
    ],
)
def test_what_abilities_are_worth(edition: str, text: str, yards: int) -> None:
    """A Run for 15 with a Run ability of 5 and a Tackle ability of 5; never less than none."""
    coach = player("QB", text, name="Coach")
    assert any(isinstance(node, AbilityYards) for node in nodes(coach.abilities))
    game = scenario(
        edition,
        offense=Side(players=[BACK, coach]),
        defense=Side(players=[STOPPER]),
        carrier="Back",
        tackler="Stopper",
    )
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("T-2", "T-6")
@every_edition
def test_an_action_card_takes_the_yards_away(edition: str) -> None:
    """It resolves before the triggered ability, which was the first one in."""
    text = "The runner does not gain any yards from Run abilities this down."
    game = scenario(
        edition,
        offense=Side(players=[BACK]),
        defense=[action(text, when=AFTER_DESIGNATION)],
        carrier="Back",
        at=AFTER_DESIGNATION,
    )
    if game.offense.asked("timing point"):
        game.offense.passes()
    game.defense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == 15
