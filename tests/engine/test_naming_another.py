"""Another runner, receiver or tackler is named after Player Designation (F-9, F-11, T-13)."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import NameAnother
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    PICK,
    Side,
    player,
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
