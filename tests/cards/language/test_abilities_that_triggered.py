"""Run, Receive and Tackle abilities by when they triggered: on this play, in this timing point."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.tree import CancelAbilities, CancelLayer
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import AFTER_DESIGNATION, Side, action, player, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@pytest.mark.parametrize(
    "when",
    [
        "triggered on this play",
        "triggered this down",
        "that triggered on this play",
        "that have triggered during this down",
        "that trigger on this play",
        "used on this play",
    ],
)
def test_all_of_a_play_are_those_of_the_down(when: str) -> None:
    run, receive = CancelAbilities("run"), CancelAbilities("receive")
    assert effects(f"Cancel all Run abilities {when}.") == (run,)
    assert effects(f"Cancel all Run and Receive abilities {when}.") == (run, receive)


def test_somebodys_of_several_kinds() -> None:
    theirs = (CancelAbilities("run", "opponent"), CancelAbilities("tackle", "opponent"))
    for said in (
        "all of your opponent's Run and Tackle abilities",
        "your opponent's Run and Tackle abilities",
        "all Run and Tackle abilities used by your opponent",
    ):
        assert effects(f"Cancel {said}.") == theirs


@pytest.mark.parametrize("when", ["triggered during this timing point", "used this timing point"])
def test_all_of_a_timing_point_are_those_that_wait(when: str) -> None:
    waiting = CancelLayer("run or receive ability", every=True)
    assert effects(f"Cancel all Run and Receive abilities {when}.") == (waiting,)


@pytest.mark.parametrize("when", ["triggered on this play", "that triggered this timing point"])
def test_one_that_triggered_waits(when: str) -> None:
    assert effects(f"Cancel a Run ability {when}.") == (CancelLayer("run ability"),)


def test_an_exhaust_ability_does_not_trigger() -> None:
    assert is_refused("Cancel an Exhaust ability triggered on this play.")


@rule("T-6", "T-18")
@every_edition
def test_the_others_stay(edition: str) -> None:
    cancels = action(
        "Cancel all Run and Receive abilities triggered on this play.",
        when=AFTER_DESIGNATION,
        name="Quiet",
    )
    game = scenario(
        edition,
        offense=Side(players=[player("RB", "Run: Gain 10 yards.", name="Back")]),
        defense=Side(
            hand=[cancels],
            players=[player("LB", "Tackle: The offense loses 5 yards.", name="Backer")],
        ),
        carrier="Back",
        tackler="Backer",
        at=AFTER_DESIGNATION,
    )
    game.defense.plays("Quiet")
    assert game.yards_by_effects == -5
