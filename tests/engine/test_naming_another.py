"""Another runner, receiver or tackler is named after Player Designation (F-9, F-11, T-13)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.tree import NameAnother
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    PICK,
    Side,
    action,
    player,
    rule,
    says,
    scenario,
)

RUNNER = "Choose another of your Players to be the runner."
every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@every_edition
def test_another_runs_and_is_exhausted_for_it(edition: str) -> None:
    game = scenario(
        edition,
        offense=[says(NameAnother, RUNNER, when=AFTER_DESIGNATION)],
        carrier="Running Back",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(PICK("Quarterback"), PICK("Wide Receiver"), PICK("Tight End"))
    game.offense.picks("Tight End")
    assert game.offense.exhausted == ["Tight End"]


@every_edition
def test_who_is_named_uses_their_own_ability(edition: str) -> None:
    end = player("TE", "Run: Gain 10 yards.", name="Tight End")
    game = scenario(
        edition,
        offense=Side(hand=[says(NameAnother, RUNNER, when=AFTER_DESIGNATION)], players=[end]),
        carrier="Running Back",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    game.offense.picks("Tight End")
    assert game.yards_by_effects == 10


@every_edition
def test_on_a_pass_there_is_no_runner_to_name(edition: str) -> None:
    game = scenario(
        edition,
        offense=[says(NameAnother, RUNNER, when=AFTER_DESIGNATION)],
        calls=("Short Pass: 10 (0-9)", "Run Left"),
        carrier="Wide Receiver",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    assert game.offense.exhausted == ["Wide Receiver"]


def test_a_lone_quarterback_does_not_come_to_receive() -> None:
    text = "Choose another of your Players to be the receiver."
    game = scenario(
        "crd",
        offense=[says(NameAnother, text, when=AFTER_DESIGNATION)],
        calls=("Short Pass: 10 (0-9)", "Run Left"),
        carrier="Wide Receiver",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(PICK("Running Back"), PICK("Tight End")).picks("Running Back")


@every_edition
def test_a_player_may_step_in_as_the_tackler(edition: str) -> None:
    linebacker = player("LB", "Whenever you play an Action card, this Player becomes the tackler.")
    game = scenario(
        edition,
        offense=["Gain 5 yards."],
        defense=Side(hand=["Draw an Action card."], players=[linebacker]),
        tackler="Safety",
        at=AFTER_DESIGNATION,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.both_pass()
    assert "Test LB" in game.defense.exhausted
    assert "Safety" not in game.defense.exhausted


PREVIOUS = "Choose another of your Players on the field to be the tackler. {}"
CANCELLED = PREVIOUS.format("Cancel the Tackle abilities of the previous tackler.")


@rule("T-4", "T-13")
@every_edition
@pytest.mark.parametrize(("text", "lost"), [(PREVIOUS.format(""), 15), (CANCELLED, 10)])
def test_what_the_previous_tackler_triggered(edition: str, text: str, lost: int) -> None:
    """What the new one triggers comes in a secondary timing point, and is not cancelled."""
    first = player("LB", "Tackle: The offense loses 5 yards.", name="First")
    second = player("S", "Tackle: The offense loses 10 yards.", name="Second")
    game = scenario(
        edition,
        defense=Side(hand=[action(text, when=AFTER_DESIGNATION)], players=[first, second]),
        tackler="First",
        at=AFTER_DESIGNATION,
    )
    game.defense.plays(0)
    game.both_pass()
    game.defense.picks("Second")
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == -lost


@pytest.mark.parametrize(
    "said",
    [
        "Cancel the Tackle abilities of the original tackler; those of the new tackler trigger.",
        "The former tackler's Tackle abilities are cancelled.",
        "Cancel your first tackler's Tackle abilities. Those of the new tackler trigger.",
    ],
)
def test_who_was_tackler_before_is_said_in_many_ways(said: str) -> None:
    when = AFTER_DESIGNATION
    assert action(PREVIOUS.format(said), when=when).effects == action(CANCELLED, when=when).effects


@pytest.mark.parametrize(
    "text",
    [
        "Cancel the Tackle abilities of the previous tackler.",
        PREVIOUS.format("Energize the previous tackler."),
        PREVIOUS.format("Cancel the Run abilities of the previous runner."),
    ],
)
def test_nobody_was_it_before(text: str) -> None:
    with pytest.raises(TextError):
        action(text, when=AFTER_DESIGNATION)
