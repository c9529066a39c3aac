"""Chapter T: effects that cancel each other (T-8)."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import Choose, Group
from snapcount.cards.tree import (
    CancelAbilities,
    Energize,
    Gain,
    Lose,
    MoveBall,
    MultiplyYards,
    OnDesignation,
    ReplayDown,
)
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
    energize = Energize(Choose(Group(whose="you", state="exhausted")))
    game = scenario(
        edition,
        offense=[Gain(5)],
        defense=Side(hand=[action(energize, Lose(5))], exhausted=["LB"]),
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
    game = scenario(edition, offense=[Gain(20)], defense=[Lose(5)], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.yards_by_effects == 15
    assert game.log.has(events.OFFSET, a=5)


@rule("T-8", "T-2")
@every_edition
def test_doubling_sees_only_what_is_not_offset(edition: str) -> None:
    """Before crd it counts whether the doubling comes between the gain and the loss."""
    double = MultiplyYards("double")
    game = scenario(edition, offense=[Gain(10), double], defense=[Lose(10)], at=AFTER_DESIGNATION)
    game.offense.plays(1)
    game.defense.plays(0)
    game.offense.plays(0)
    assert game.yards == 30, "15 + 10 - 10, doubled"
    game = scenario(edition, offense=[Gain(10), double], defense=[Lose(10)], at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.defense.passes()
    game.offense.plays(1)
    game.defense.plays(0)
    assert game.yards == (30 if edition == "crd" else 20), "(15 - 10) doubled + 10, unless offset"


@rule("T-8", "F-20", editions=["crd"])
@every_edition
@pytest.mark.parametrize("kind", ["yards", "ball"])
def test_ball_moves_outside_play_results_offset_too(edition: str, kind: str) -> None:
    """Without offsetting the loss would be held short and the gain would then gain ground."""
    gain, lose = (Gain(5), Lose(5)) if kind == "yards" else (MoveBall(5), MoveBall(-5))
    game = scenario(
        edition,
        offense=[gain],
        defense=[lose],
        ball=8 if edition == "crd" else 3,
        calls=("Run Left", "Run Left"),
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
        offense=[action(ReplayDown(), Gain(5))],
        defense=[action(ReplayDown(), Lose(5))],
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
        offense=[action(CancelAbilities("tackle")), Gain(5)],
        defense=Side(players=[player("LB", OnDesignation("tackle", (Lose(5),)))]),
        tackler="LB",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.offense.plays(1)
    assert game.yards_by_effects == 5
    assert not game.log.has(events.OFFSET)
