"""Chapter T: offsetting where it is open until a layer resolves what it will do (T-8, R-33).

Its player may do without the part, or it has a least that it leaves.
"""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.play import success
from snapcount.engine.terms import STOPPED
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NO,
    ON_FIELD_ADJUSTMENTS,
    YES,
    Answer,
    Scenario,
    Side,
    action,
    rule,
    scenario,
)

either_order = pytest.mark.parametrize("answer_on_top", [True, False])


def drew_by_effects(game: Scenario) -> bool:
    return any(event[4] >= 0 for event in game.log.all(events.DREW))


def stack(game: Scenario, answer_on_top: bool) -> None:
    """The offense's card and the defense's, one of them as the last layer in."""
    if answer_on_top:
        game.offense.plays(0)
        game.defense.plays(0)
    else:
        game.offense.passes()
        game.defense.plays(0)
        game.offense.plays(0)
    game.both_pass()


@rule("T-8", "R-33", "F-20", editions=["crd"])
@pytest.mark.parametrize(("answer", "ball"), [(YES, 8), (NO, 5)])
def test_an_optional_gain_offsets_a_loss_held_at_the_five(answer: Answer, ball: int) -> None:
    game = scenario(
        "crd",
        offense=["You may move the ball forward 5 yards."],
        defense=["Move the ball back 5 yards."],
        ball=8,
        strength=0,
        at=END_OF_PLAY,
    )
    stack(game, answer_on_top=True)
    game.offense.answers(answer)
    assert game.ball == ball


@rule("T-8", "R-33", editions=["crd"])
def test_an_optional_timeout_offsets_the_loss_of_one_that_nobody_had() -> None:
    game = scenario(
        "crd",
        offense=["You may gain a timeout."],
        defense=["Your opponent loses a timeout."],
        timeouts=(0, 0),
        at=ON_FIELD_ADJUSTMENTS,
    )
    stack(game, answer_on_top=True)
    game.offense.answers(YES)
    assert game.offense.timeouts == 0


@rule("T-8", "R-33", editions=["crd"])
@pytest.mark.parametrize(("answer", "yards"), [(YES, 15 * 2), (NO, (15 + 10) * 2)])
def test_doubling_does_not_count_what_an_optional_loss_offsets(answer: Answer, yards: int) -> None:
    """The gain was doubled before the loss resolved; it never happened all the same."""
    game = scenario(
        "crd",
        offense=["Gain 10 yards.", "Double the yards gained on the play."],
        defense=["You may have the offense lose 10 yards."],
        at=AFTER_DESIGNATION,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.offense.plays(1)
    game.offense.plays(0)
    game.both_pass()
    game.defense.answers(answer)
    assert game.yards == yards


@rule("T-8", "R-33", editions=["crd"])
def test_an_optional_success_offsets_one_of_two_stops() -> None:
    game = scenario(
        "crd",
        offense=["You may have the play become successful."],
        defense=["The play becomes stopped.", "The play becomes stopped. Draw an Action card."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.defense.plays(1)
    game.both_pass()
    game.offense.answers(YES)
    assert success(game.state) == STOPPED


@rule("T-8", "R-33", editions=["crd"])
def test_an_optional_cancellation_offsets_one_of_two_turnovers() -> None:
    game = scenario(
        "crd",
        offense=["You may cancel the live ball turnover."],
        defense=["The ball carrier fumbles.", "The ball carrier fumbles. Draw an Action card."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.defense.plays(1)
    game.both_pass()
    game.offense.answers(YES)
    assert game.state.this.turnover


@rule("T-8", "R-33", editions=["crd"])
def test_the_parts_of_one_card_do_not_offset() -> None:
    """Two effects offset; one that energizes and then exhausts means to do both."""
    game = scenario(
        "crd",
        offense=["Draw an Action card.", "Energize all of your Players. Exhaust your QB."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.offense.plays(1)
    assert game.offense.exhausted == ["Quarterback"]
    assert not game.log.has(events.OFFSET)


@rule("T-8", editions=["crd"])
@pytest.mark.parametrize("offset", [True, False])
def test_what_a_player_may_do_and_is_offset_was_not_done(offset: bool) -> None:
    hand = [action("You may exhaust your QB. If you do, draw two Action cards.")]
    if offset:
        hand.append(action("Energize all of your Players."))
    game = scenario("crd", offense=Side(hand=hand), at=ON_FIELD_ADJUSTMENTS)
    for place in range(len(hand)):
        game.offense.plays(place)
    game.both_pass()
    game.offense.answers(YES)
    assert game.offense.exhausted == ([] if offset else ["Quarterback"])
    assert drew_by_effects(game) == (not offset)


@rule("T-8", "R-33", editions=["crd"])
@either_order
def test_time_units_to_a_minimum_offset_by_what_the_card_says(answer_on_top: bool) -> None:
    """The minimum limits what is left of a reduction, not what of it offsets."""
    game = scenario(
        "crd",
        offense=["The play takes 2 less Time Units (minimum of 1)."],
        defense=["The play takes 2 more Time Units."],
        time=2,
        at=ON_FIELD_ADJUSTMENTS,
    )
    stack(game, answer_on_top)
    assert game.state.this.time_add == 0


@rule("T-8", "R-33", "R-32", editions=["crd"])
@either_order
def test_strength_within_its_ends_offsets_by_what_the_card_says(answer_on_top: bool) -> None:
    game = scenario(
        "crd",
        offense=["The Play Strength is increased by 2 but not above 9."],
        defense=["Subtract 2 from the Play Strength."],
        strength=8,
        at=ON_FIELD_ADJUSTMENTS,
    )
    stack(game, answer_on_top)
    assert game.strength == 8


@rule("T-8", "R-33", "T-2", editions=["crd"])
@pytest.mark.parametrize("stopped", [True, False])
@either_order
def test_a_layer_in_between_sees_the_play_as_it_was(stopped: bool, answer_on_top: bool) -> None:
    look = "If the play is successful, draw two Action cards."
    if not stopped:
        look = "If the play is stopped, draw two Action cards."
    game = scenario(
        "crd",
        offense=["The play becomes successful.", look],
        defense=["The play becomes stopped."],
        calls=("Run Left", "Run Left" if stopped else "Run Right"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    if answer_on_top:
        game.offense.plays(0)
        game.defense.passes()
        game.offense.plays(1)
        game.defense.plays(0)
    else:
        game.offense.passes()
        game.defense.plays(0)
        game.offense.plays(1)
        game.offense.plays(0)
    game.both_pass()
    assert (success(game.state) == STOPPED) == stopped
    assert not drew_by_effects(game)
