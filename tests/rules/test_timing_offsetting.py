"""Chapter T: effects that cancel each other (T-8)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.play import success
from snapcount.engine.terms import HIGH_END, LOW_END, SUCCESS, SUCCESSFUL, TIME_UNITS, TURNOVERS
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    START_OF_DOWN,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

OFFSETTING = editions_where(lambda rules: rules.offsetting)
BY_F = editions_where(by_chapter_f)
every_edition = pytest.mark.parametrize("edition", editions_where())
offsetting = pytest.mark.parametrize("edition", OFFSETTING)


@rule("T-8", editions=OFFSETTING)
@offsetting
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


@rule("T-8", editions=OFFSETTING)
@offsetting
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
    assert game.yards == (30 if edition in OFFSETTING else 20), (
        "(15 - 10) doubled + 10, unless offset"
    )


@rule("T-8", "F-20", editions=OFFSETTING)
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
        ball=8 if edition in OFFSETTING else 3,
        strength=0,
        at=END_OF_PLAY,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.ball == (8 if edition in OFFSETTING else 6)
    assert game.log.has(events.OFFSET, a=5) == (edition in OFFSETTING)
    assert game.log.has(events.BALL_HELD) == (edition not in OFFSETTING)


@rule("T-8", "E-8", "F-19", editions=OFFSETTING)
@offsetting
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


@rule("T-8", "T-13", editions=OFFSETTING)
@offsetting
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
    assert game.log.order(events.OFFSET, events.AFTER_ALL) == [events.OFFSET, events.AFTER_ALL]


@rule("T-8", "T-18", editions=OFFSETTING)
@offsetting
@pytest.mark.parametrize("text", ["Gain 5 yards. Cancel all Tackle abilities.", "Gain 5 yards."])
def test_a_gain_stands_once_what_it_offset_is_cancelled(edition: str, text: str) -> None:
    """The loss resolves first and is set against the gain; cancelled, it offsets nothing."""
    game = scenario(
        edition,
        offense=Side(players=[player("RB", f"Run: {text}")]),
        defense=Side(players=[player("LB", "Tackle: Lose 10 yards.")]),
        carrier="RB",
        tackler="LB",
    )
    cancelled = "Cancel" in text
    assert game.run_to(NEXT_DOWN).yards == (20 if cancelled else 10)


# what offsets what. The answer resolves first, and works all the same.


@rule("T-8", "R-33", editions=OFFSETTING)
@every_edition
@pytest.mark.parametrize("answer_first", [True, False])
def test_a_turnover_and_its_cancellation_offset(edition: str, answer_first: bool) -> None:
    """Before crd a cancellation that resolves before the turnover finds nothing to cancel."""
    game = scenario(
        edition,
        offense=["Cancel the live ball turnover."],
        defense=["The ball carrier fumbles."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    if answer_first:
        game.offense.passes()
        game.defense.plays(0)
        game.offense.plays(0)
    else:
        game.offense.plays(0)
        game.defense.plays(0)
    game.both_pass()
    stands = edition not in OFFSETTING and answer_first
    assert bool(game.state.this.turnover) == stands
    assert game.log.has(events.OFFSET, b=TURNOVERS) == (edition in OFFSETTING)


@rule("T-8", "R-33", editions=OFFSETTING)
@offsetting
def test_a_cancellation_offsets_one_turnover_of_two(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Cancel the live ball turnover."],
        defense=["The ball carrier fumbles.", "The ball carrier fumbles. Draw an Action card."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.offense.plays(0)
    game.defense.plays(1)
    game.both_pass()
    assert game.state.this.turnover
    assert game.log.count(events.TURNOVER_EVENT) == 1
    assert drew_by_effects(game), "the rest of the card still happens"


@rule("T-8", "R-33", editions=OFFSETTING)
@every_edition
@pytest.mark.parametrize(
    ("made", "answer"),
    [
        ("The play becomes stopped.", "The play becomes successful."),
        ("The pass becomes incomplete.", "The pass becomes complete."),
        ("The play becomes stopped.", "The pass becomes complete."),
    ],
)
@pytest.mark.parametrize("complete", [True, False])
def test_success_and_failure_offset(edition: str, made: str, answer: str, complete: bool) -> None:
    """The play stays what it was; before crd the effect that resolves last has its way."""
    game = scenario(
        edition,
        offense=[answer],
        defense=[made],
        calls=("Short Pass: 20 (2-9)", "Run Left"),
        strength=5 if complete else 0,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.offense.plays(0)
    game.both_pass()
    succeeds = success(game.state) == SUCCESSFUL
    assert succeeds == (edition in OFFSETTING and complete)
    assert game.log.has(events.OFFSET, b=SUCCESS) == (edition in OFFSETTING)


@rule("T-8", "R-33", "T-5", editions=OFFSETTING)
@every_edition
@pytest.mark.parametrize("exhausted", [(), ("RB",)])
def test_energizing_and_exhausting_a_player_offset(edition: str, exhausted: tuple[str]) -> None:
    game = scenario(
        edition,
        offense=Side(hand=[action("Energize all of your Players.")], exhausted=[*exhausted]),
        defense=["Exhaust all of your opponent's Players."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.offense.plays(0)
    game.both_pass()
    if edition in OFFSETTING:
        assert len(game.offense.exhausted) == len(exhausted), "every Player stays as they were"
    else:
        assert len(game.offense.exhausted) == 4


@rule("T-8", "R-33", editions=OFFSETTING)
@offsetting
def test_a_chosen_player_stays_as_they_were(edition: str) -> None:
    """Whom an effect turns may be known only when it resolves; both parts are cancelled then."""
    game = scenario(
        edition,
        offense=["Energize one of your Players."],
        defense=["Exhaust one of your opponent's Players."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.offense.plays(0)
    game.both_pass()
    game.offense.picks("RB")
    game.defense.picks("RB")
    assert game.offense.exhausted == []
    assert not game.log.has(events.EXHAUSTED)


@rule("T-8", "R-33", editions=OFFSETTING)
@offsetting
def test_a_player_who_leaves_in_between_is_not_turned_on_the_bench(edition: str) -> None:
    """Who was to be exhausted has left, and nothing is left to offset; who came in is exhausted."""
    game = scenario(
        edition,
        offense=["Substitute one of your Running Backs.", "Energize all of your Players."],
        defense=["Exhaust all of your opponent's Players."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.plays(0)
    game.offense.plays(0)
    game.offense.plays(1)
    assert game.offense.exhausted == ["Slot Receiver"]
    assert not game.log.has(events.AFTER_ALL)


@rule("T-8", "R-33", editions=OFFSETTING)
@every_edition
def test_timeouts_gained_and_lost_by_one_player_offset(edition: str) -> None:
    """Before crd a timeout that nobody has cannot be lost, and the gain stays."""
    game = scenario(
        edition,
        offense=["Gain a timeout."],
        defense=["Your opponent loses a timeout."],
        timeouts=(0, 0),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.both_pass()
    assert game.state.timeouts[game.offense.seat] == (0 if edition in OFFSETTING else 1)


@rule("T-8", "R-33", editions=OFFSETTING)
@offsetting
def test_timeouts_of_different_players_do_not_offset(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Gain a timeout."],
        defense=["Lose a timeout."],
        timeouts=(1, 1),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.both_pass()
    assert game.state.timeouts[game.offense.seat] == 2
    assert game.state.timeouts[game.defense.seat] == 0
    assert not game.log.has(events.OFFSET)


def drew_by_effects(game: Scenario) -> bool:
    return any(event[4] >= 0 for event in game.log.all(events.DREW))


@rule("T-8", "R-33", editions=OFFSETTING)
@pytest.mark.parametrize(
    ("edition", "up", "down", "look", "point"),
    [
        (
            edition,
            "Add 2 to the Play Strength.",
            "Subtract 2 from the Play Strength.",
            "If the Play Strength is 5 or more, draw two Action cards.",
            ON_FIELD_ADJUSTMENTS,
        )
        for edition in editions_where()
    ]
    + [
        (
            edition,
            "Move the ball forward 20 yards.",
            "Move the ball back 20 yards.",
            "If the ball is inside the 20, draw two Action cards.",
            START_OF_DOWN,
        )
        for edition in BY_F
    ],
)
def test_a_layer_in_between_does_not_see_what_is_offset(
    edition: str, up: str, down: str, look: str, point: str
) -> None:
    """What offsets never happened, wherever the two stand in the layers."""
    game = scenario(edition, offense=[look, up], defense=[down], ball=70, at=point)
    game.offense.passes()
    game.defense.plays(0)
    game.offense.plays(0)
    game.offense.plays(1)
    assert drew_by_effects(game) == (edition not in OFFSETTING)
    assert game.log.has(events.OFFSET) == (edition in OFFSETTING)


@rule("T-8", "R-33", editions=OFFSETTING)
@offsetting
@pytest.mark.parametrize("up", [True, False])
def test_catch_ranges_and_time_units_offset(edition: str, up: bool) -> None:
    game = scenario(
        edition,
        offense=["Expand the catch range by 2.", "The play takes 2 less Time Units."],
        defense=["The catch range is reduced by 1.", "The play takes 1 more Time Unit."],
        calls=("Short Pass: 20 (3-6)", "Run Left"),
        time=2,
        at=ON_FIELD_ADJUSTMENTS,
    )
    first, second = (game.offense, game.defense) if up else (game.defense, game.offense)
    if not up:
        game.offense.passes()
    for place in (0, 1):
        first.plays(place)
        second.plays(place)
    game.both_pass()
    assert (game.state.this.low, game.state.this.high) == (2, 7)
    assert game.state.this.time_add == -1
    assert game.log.has(events.OFFSET, a=1, b=LOW_END)
    assert game.log.has(events.OFFSET, a=1, b=HIGH_END)
    assert game.log.has(events.OFFSET, a=1, b=TIME_UNITS)


@rule("T-8", "T-18", editions=OFFSETTING)
@offsetting
def test_what_is_cancelled_before_it_resolves_offsets_nothing(edition: str) -> None:
    """The loss was set against a gain that is then cancelled: the loss takes place."""
    game = scenario(
        edition,
        offense=["Gain 10 yards.", "Lose 10 yards."],
        defense=["Cancel target Action card."],
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.offense.plays(1)
    game.both_pass()
    assert game.yards_by_effects == -10


@rule("T-8", editions=OFFSETTING)
@offsetting
def test_a_condition_that_fails_later_offsets_nothing(edition: str) -> None:
    """The gain was to come when the loss resolved, and did not: the loss takes place."""
    game = scenario(
        edition,
        offense=["If the Play Strength is 3, gain 10 yards.", "Add 2 to the Play Strength."],
        defense=["Lose 10 yards."],
        strength=3,
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.defense.passes()
    game.offense.plays(1)
    game.defense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == -10


@rule("T-8", editions=OFFSETTING)
@offsetting
def test_what_is_offset_was_not_done(edition: str) -> None:
    """`If you do` asks whether it was done, and a part that is offset was cancelled."""
    game = scenario(
        edition,
        offense=["Gain 5 yards. If you do, draw two Action cards."],
        defense=["Lose 5 yards."],
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.both_pass()
    assert game.yards_by_effects == 0
    assert not drew_by_effects(game)


@rule("T-8", editions=OFFSETTING)
@offsetting
def test_only_effects_of_one_timing_point_offset(edition: str) -> None:
    """A gain of an earlier timing point is doubled before a loss of a later one."""
    game = scenario(
        edition,
        offense=[action("Gain 10 yards. Double the yards gained on the play.")],
        defense=[action("Lose 10 yards.", when=AFTER_DESIGNATION)],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.run_to(AFTER_DESIGNATION)
    game.defense.plays(0)
    assert game.yards == (15 + 10) * 2 - 10
    assert not game.log.has(events.OFFSET)


@rule("R-33", editions=OFFSETTING)
@offsetting
def test_drawing_and_discarding_do_not_offset(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Draw an Action card."],
        defense=["Your opponent discards an Action card."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.both_pass()
    assert drew_by_effects(game)
    assert not game.log.has(events.OFFSET)
