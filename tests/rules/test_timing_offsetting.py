"""Chapter T: effects that cancel each other (T-8)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
crd = pytest.mark.parametrize("edition", ["crd"])


@rule("T-8", editions=["crd"])
@crd
def test_offsetting_parts_are_cancelled_and_the_rest_still_happens(edition: str) -> None:
    """The example of the Current Rulings Document."""
    energize = "Energize one of your Exhausted Players."
    game = scenario(
        edition,
        offense=["Gain 5 yards."],
        defense=Side(hand=[action(energize, "Lose 5 yards.")], exhausted=["LB"]),
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.yards_by_effects == 0
    assert game.log.has(events.OFFSET, a=5)
    assert game.log.has(events.ENERGIZED, a=game.defense.slot("LB"))


@rule("T-8", editions=["crd"])
@crd
def test_only_what_offsets_is_cancelled(edition: str) -> None:
    game = scenario(
        edition, offense=["Gain 20 yards."], defense=["Lose 5 yards."], at=AFTER_DESIGNATION
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.yards_by_effects == 15
    assert game.log.has(events.OFFSET, a=5)


@rule("T-8", "T-2")
@every_edition
def test_doubling_sees_only_what_is_not_offset(edition: str) -> None:
    """Before crd it counts whether the doubling comes between the gain and the loss."""
    double = "Double the yards gained on the play."
    game = scenario(
        edition,
        offense=["Gain 10 yards.", double],
        defense=["Lose 10 yards."],
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(1)
    game.defense.plays(0)
    game.offense.plays(0)
    assert game.yards == 30, "15 + 10 - 10, doubled"
    game = scenario(
        edition,
        offense=["Gain 10 yards.", double],
        defense=["Lose 10 yards."],
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.defense.passes()
    game.offense.plays(1)
    game.defense.plays(0)
    assert game.yards == (30 if edition == "crd" else 20), "(15 - 10) doubled + 10, unless offset"


@rule("T-8", "F-20", editions=["crd"])
@every_edition
@pytest.mark.parametrize(
    ("gain", "lose"),
    [
        ("Gain 5 yards.", "Lose 5 yards."),
        ("Move the ball forward 5 yards.", "Move the ball back 5 yards."),
    ],
)
def test_ball_moves_outside_play_results_offset_too(edition: str, gain: str, lose: str) -> None:
    """Without offsetting the loss would be held short and the gain would then gain ground."""
    game = scenario(
        edition,
        offense=[gain],
        defense=[lose],
        ball=8 if edition == "crd" else 3,
        strength=0,
        at=END_OF_PLAY,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.ball == (8 if edition == "crd" else 6)
    assert game.log.has(events.OFFSET, a=5) == (edition == "crd")
    assert game.log.has(events.BALL_HELD) == (edition != "crd")


@rule("T-8", "E-8", "F-19", editions=["crd"])
@crd
def test_two_replays_with_offsetting_yards(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Replay the Down. Gain 5 yards."],
        defense=["Replay the Down. Lose 5 yards."],
        ball=8,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.ball == 8
    assert game.log.count(events.REPLAY) == 1
    assert game.log.has(events.OFFSET, a=5)
    assert game.state.replays == 3, "both players have had their Replay of this possession"


@rule("T-8", "T-13", editions=["crd"])
@crd
def test_a_cancelled_keyword_offsets_nothing(edition: str) -> None:
    """A Tackle ability that is cancelled loses no yards that a gain could be set against."""
    game = scenario(
        edition,
        offense=["Cancel all Tackle abilities.", "Gain 5 yards."],
        defense=Side(players=[player("LB", "Tackle: Lose 5 yards.")]),
        tackler="LB",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.offense.plays(1)
    assert game.yards_by_effects == 5
    assert not game.log.has(events.OFFSET)
