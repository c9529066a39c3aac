"""What Tackle abilities may take away."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused, modifier

from snapcount.cards.language.printing import english
from snapcount.cards.nouns import Group
from snapcount.cards.tree import AbilityYards, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, player, rule, scenario

THEIRS = Group("opponent")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Tackle abilities reduce the gain by 5 fewer yards.", AbilityYards("tackle", Group(), -5)),
        (
            "Your opponent's Tackle abilities take away 5 fewer yards.",
            AbilityYards("tackle", THEIRS, -5),
        ),
        ("You lose 5 fewer yards to Tackle abilities.", AbilityYards("tackle", THEIRS, -5)),
        (
            "Your opponent loses 5 more yards to Tackle abilities.",
            AbilityYards("tackle", Group("you"), 5),
        ),
        ("You cannot lose yards to Tackle abilities.", AbilityYards("tackle", THEIRS, times=0)),
        (
            "Yards lost to Tackle abilities are halved.",
            AbilityYards("tackle", Group(), halved=True),
        ),
        (
            "You lose half the yards to Tackle abilities.",
            AbilityYards("tackle", THEIRS, halved=True),
        ),
    ],
)
def test_it_is_what_those_abilities_are_worth(text: str, meant: AbilityYards) -> None:
    assert modifier(text) == meant
    assert modifier(english(Static(meant))) == meant


@pytest.mark.parametrize(
    "text",
    [
        "You cannot lose more than 5 yards to Tackle abilities.",
        "Run abilities take away 5 fewer yards.",
        "You lose 5 fewer yards to Run abilities.",
        "The offense cannot gain yards from Exhaust abilities.",
        "Exhaust abilities are worth 5 more yards.",
    ],
)
def test_what_no_ability_does_is_refused(text: str) -> None:
    assert is_refused(text, action=False)


@rule("T-13", "F-10")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "yards"),
    [
        ("Tackle abilities reduce the gain by 5 fewer yards.", 5),
        ("You lose 20 fewer yards to Tackle abilities.", 15),
        ("Yards lost to Tackle abilities are halved.", 10),
        ("You do not lose yards to Tackle abilities.", 15),
        ("Your opponent loses 5 fewer yards to Tackle abilities.", 0),
    ],
)
def test_the_offense_loses_so_much(edition: str, text: str, yards: int) -> None:
    """A Run for 15, and a Tackle ability that takes 15 away; half of it is 5, rounded down."""
    coach = player("QB", text)
    stopper = player("LB", "Tackle: The offense loses 15 yards.", name="Stopper")
    game = scenario(
        edition,
        offense=Side(players=[coach]),
        defense=Side(players=[stopper]),
        tackler="Stopper",
    )
    assert game.run_to(NEXT_DOWN).yards == yards
