"""Run, Receive and Tackle abilities that trigger once more (T-13)."""

from __future__ import annotations

import pytest

from snapcount.cards.card import ActionCard
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.nouns import Designated
from snapcount.cards.tree import TriggerAgain
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
BASE = 15
"""What the play gains by itself."""


def again() -> ActionCard:
    text = "The runner's Run ability triggers again."
    return says(TriggerAgain, text, when=AFTER_DESIGNATION, name="Again")


@pytest.mark.parametrize(
    "text",
    [
        "Your tackler's Tackle ability triggers one additional time.",
        "The tackler's Tackle ability occurs a second time.",
        "The Tackle ability of the tackler triggers twice this down.",
        "Trigger your tackler's Tackle ability again.",
        "The tackler's Tackle abilities trigger once more.",
    ],
)
def test_once_more_is_said_in_many_ways(text: str) -> None:
    card = action(text, when=AFTER_DESIGNATION, side="defense")
    assert card.effects == (TriggerAgain(Designated("tackler"), "tackle"),)


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("The runner's Tackle ability triggers again.", AFTER_DESIGNATION),
        ("The runner's Run ability triggers again.", ON_FIELD_ADJUSTMENTS),
    ],
)
def test_what_cannot_have_triggered_is_refused(text: str, when: str) -> None:
    with pytest.raises(TextError):
        action(f"{text} Play only {when}.")


@rule("T-13")
@every_edition
@pytest.mark.parametrize(
    ("ability", "gained"),
    [
        ("Run: Gain 10 yards.", 20),
        ("Run – Run Left: Gain 10 yards.", 20),
        ("Run – Run Right: Gain 10 yards.", 0),
        ("Run: Gain 10 yards. Use only once per down.", 10),
        ("Receive: Gain 10 yards.", 0),
    ],
)
def test_whatever_has_triggered_triggers_again(edition: str, ability: str, gained: int) -> None:
    """Its qualifier and how often it may trigger hold as they did (T-12)."""
    game = scenario(
        edition,
        offense=Side(hand=[again()], players=[player("RB", ability, name="Back")]),
        carrier="Back",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays("Again")
    assert game.run_to(NEXT_DOWN).yards == BASE + gained


@rule("T-13")
@every_edition
def test_an_exhausted_player_triggers_nothing(edition: str) -> None:
    back = player("RB", "Run: Gain 10 yards.", name="Back")
    side = Side(hand=[again()], players=[back], exhausted=["Back"])
    game = scenario(edition, offense=side, carrier="Back", at=AFTER_DESIGNATION)
    game.offense.plays("Again")
    assert game.run_to(NEXT_DOWN).yards == BASE


@rule("T-13")
@every_edition
def test_it_stays_the_ability_of_its_player(edition: str) -> None:
    """The defense lets the offense's ability trigger again: the offense scores."""
    back = player("RB", "Run: Score 5 points.", name="Back")
    game = scenario(
        edition,
        offense=Side(players=[back]),
        defense=[again()],
        carrier="Back",
        at=AFTER_DESIGNATION,
    )
    game.defense.plays("Again")
    assert game.run_to(NEXT_DOWN).score == (10, 0)


@rule("T-13")
@every_edition
def test_what_triggers_others_does_not_trigger_itself(edition: str) -> None:
    texts = ("Run: The runner's Run abilities trigger again.", "Run: Gain 10 yards.")
    side = Side(players=[player("RB", *texts, name="Back")])
    game = scenario(edition, offense=side, carrier="Back", at="trigger order")
    game.offense.answers_anything()
    assert game.run_to(NEXT_DOWN).yards == BASE + 20


@pytest.mark.parametrize(
    "text",
    [
        "Each Tackle ability that your tackler triggered this down resolves a second time.",
        "Each Tackle ability of your tackler triggers again.",
        "All of the Tackle abilities your tackler triggered this down resolve twice.",
        "Each Tackle ability of the tackler that triggered this down resolves again.",
    ],
)
def test_each_of_the_abilities_that_somebody_triggered(text: str) -> None:
    card = action(text, when=AFTER_DESIGNATION, side="defense")
    assert card.effects == (TriggerAgain(Designated("tackler"), "tackle"),)
