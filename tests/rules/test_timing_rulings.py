"""Chapter T: how long effects last, loops, and cancelling (T-9, T-10, T-18)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.testing import (
    AFTER_DESIGNATION,
    LAYER,
    NEXT_DOWN,
    NEXT_POSSESSION,
    NUMBER,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

NAMED = editions_where(lambda rules: rules.loops_named)
UNNAMED = editions_where(lambda rules: not rules.loops_named)
every_edition = pytest.mark.parametrize("edition", editions_where())
BY_F = editions_where(by_chapter_f)
since_2021 = pytest.mark.parametrize("edition", BY_F)
loops_unnamed = pytest.mark.parametrize("edition", UNNAMED)
loops_named = pytest.mark.parametrize("edition", NAMED)

# Durations -------------------------------------------------------------------------------------


@rule("T-9", "R-18", "R-48")
@every_edition
def test_abilities_last_until_the_end_of_the_down(edition: str) -> None:
    better = (
        "Exhaust: Your plays gain 5 more yards this down. Exhaust only during On Field Adjustments."
    )
    game = scenario(edition, offense=Side(players=[player("QB", better)]), at=ON_FIELD_ADJUSTMENTS)
    game.offense.uses("QB")
    game.run_to(NEXT_DOWN)
    assert game.ball == 25 + 20
    game.run_to(NEXT_DOWN)
    assert game.ball == 45 + 15


@rule("T-9")
@every_edition
@pytest.mark.parametrize(
    ("duration", "gains"),
    [
        ("this down", [20, 15, 15]),
        ("on your next play", [15, 20, 15]),
        ("until the end of the possession", [20, 20, 20]),
        ("until the end of the game", [20, 20, 20]),
    ],
)
def test_unless_they_say_otherwise(edition: str, duration: str, gains: list[int]) -> None:
    card = action(f"Your plays gain 5 more yards {duration}.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], ball=5, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    before, found = game.ball, []
    for _ in gains:
        game.run_to(NEXT_DOWN)
        found.append(game.ball - before)
        before = game.ball
    assert found == gains


@rule("T-9", "P-1")
@every_edition
def test_the_end_of_a_possession_ends_what_lasts_for_it(edition: str) -> None:
    card = action(
        "The offense's plays gain 5 more yards until the end of the possession.",
        when=ON_FIELD_ADJUSTMENTS,
    )
    game = scenario(edition, offense=[card], down=4, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_POSSESSION)
    start = game.ball
    game.run_to(NEXT_DOWN).run_to(NEXT_DOWN)
    assert game.ball == start + 15


@rule("T-9", "R-5", "R-48")
@every_edition
def test_a_replay_does_not_end_the_down(edition: str) -> None:
    """What lasts for the down lasts through its Replay, the cancelling of keywords as well."""
    game = scenario(
        edition,
        offense=[
            action("Your plays gain 5 more yards this down.", when=PRIOR_TO_SELECTING),
            action("Cancel all Tackle abilities.", when=PRIOR_TO_SELECTING),
            action("Replay the Down.", when=ON_FIELD_ADJUSTMENTS),
        ],
        defense=Side(players=[player("LB", "Tackle: Lose 10 yards.")]),
        tackler="LB",
        at=PRIOR_TO_SELECTING,
    )
    game.offense.plays(0).plays(1)
    game.run_to(ON_FIELD_ADJUSTMENTS)
    game.offense.plays(2)
    game.run_to("timeout")
    assert game.yards == 20


# Loops -----------------------------------------------------------------------------------------


def loop(edition: str) -> Scenario:
    """Two of the offense's abilities that set each other off for ever."""
    up = "Whenever this Player is exhausted, Energize this Player and gain 5 yards."
    down = "Whenever a Player is energized, Exhaust all of your Running Backs."
    game = scenario(
        edition,
        offense=Side(
            hand=["Exhaust all of your Running Backs."],
            players=[player("RB", up), player("TE", down)],
        ),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    return game


@rule("T-10", "R-38", "R-29", editions=NAMED)
@loops_named
@pytest.mark.parametrize("times", [0, 3, 10, 60, 99])
def test_a_loop_is_given_a_number_and_then_the_game_goes_on(edition: str, times: int) -> None:
    game = loop(edition)
    assert game.offense.asked("loop")
    game.offense.offered(*[NUMBER(n) for n in range(100)])
    before = game.resolved.count("Test RB")
    game.offense.answers(NUMBER(times))
    assert game.resolved.count("Test RB") == before + times
    assert game.log.has(events.LOOP_NAMED, seat=game.offense.seat, b=times)
    assert game.offense.asked("designation")
    assert game.yards_by_effects == 5 * (before + times)


@rule("T-10")
@loops_unnamed
def test_before_crd_a_loop_ends_by_itself(edition: str) -> None:
    game = loop(edition)
    assert game.log.has(events.BUDGET_SPENT)
    assert game.offense.asked("designation")


@rule("T-10", editions=NAMED)
@loops_named
def test_the_controller_of_the_loop_names_the_number(edition: str) -> None:
    """Here it is the defense's; the offense set it off."""
    up = "Whenever a Player is exhausted, Energize all Running Backs on the field."
    down = "Whenever a Player is energized, Exhaust all Running Backs on the field."
    game = scenario(
        edition,
        offense=["Exhaust all Running Backs on the field."],
        defense=Side(players=[player("LB", up), player("CB", down)]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.defense.asked("loop")
    game.defense.answers(NUMBER(2))
    assert game.offense.asked("designation")


@rule("T-10", "T-4")
@every_edition
def test_many_triggers_at_once_are_no_loop(edition: str) -> None:
    notices = "Whenever a Player is exhausted, gain 5 yards."
    game = scenario(
        edition,
        offense=Side(hand=["Exhaust all Players on the field."], players=[player("QB", notices)]),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    while game.offense.asked("trigger order"):
        game.offense.answers_anything()
    assert game.log.count(events.EXHAUSTED) == 8
    assert game.yards_by_effects == 40
    assert game.log.count(events.SECONDARY_POINT) == 1


# Cancelling ------------------------------------------------------------------------------------


@rule("T-18", "Z-6")
@every_edition
def test_a_cancelled_card_goes_to_its_discard(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Gain 10 yards."],
        defense=["Cancel target Action card."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.log.has(events.CANCELLED, seat=game.offense.seat)
    assert game.offense.discard == ["Gain 10 yards."]
    assert game.defense.discard == ["Cancel target Action card."]


@rule("T-18")
@every_edition
def test_the_player_who_cancels_chooses_the_layer(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Gain 10 yards.", "Gain 20 yards."],
        defense=["Cancel target Action card."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.passes()
    game.offense.plays(1)
    game.defense.plays(0)
    game.defense.offered(LAYER("Gain 10 yards."), LAYER("Gain 20 yards."))
    game.defense.answers(LAYER("Gain 20 yards."))
    assert game.yards_by_effects == 10


@rule("T-18")
@every_edition
def test_a_cancel_may_itself_be_cancelled(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Gain 10 yards.", "Cancel target Action card."],
        defense=["Cancel target Action card."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.offense.plays(1)
    game.offense.answers(LAYER("Cancel target Action card."))
    assert game.yards_by_effects == 10


@rule("T-18")
@every_edition
def test_a_cancel_needs_something_to_cancel(edition: str) -> None:
    """An Exhaust ability is no Action card."""
    game = scenario(
        edition,
        offense=Side(players=[player("QB", "Exhaust: Gain 10 yards.")]),
        defense=["Cancel target Action card.", "Lose 5 yards."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.passes()
    game.defense.offered(PASS, PLAY(1)).passes()
    game = scenario(
        edition,
        offense=Side(players=[player("QB", "Exhaust: Gain 10 yards.")]),
        defense=["Cancel target Action card.", "Lose 5 yards."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("QB")
    game.defense.offered(PASS, PLAY(1))


@rule("T-18")
@every_edition
def test_what_cannot_be_cancelled_is_not(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(
            hand=["Gain 10 yards."], players=[player("QB", "Your effects cannot be cancelled.")]
        ),
        defense=["Cancel target Action card."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert game.yards_by_effects == 10


@rule("T-18")
@every_edition
def test_cancelling_a_keyword_cancels_what_it_did_and_what_waits(edition: str) -> None:
    """Tackle abilities in the layers do nothing, and neither do those that have resolved."""
    tackle = "Tackle: Lose 10 yards."
    game = scenario(
        edition,
        offense=["Cancel all Tackle abilities."],
        defense=Side(players=[player("LB", tackle)]),
        tackler="LB",
        at=AFTER_DESIGNATION,
    )
    assert game.layers == ["Test LB"]
    game.offense.plays(0)
    assert game.yards_by_effects == 0
    assert game.log.has(events.CANCELLED, seat=game.defense.seat)
    late = "Run: Cancel all Tackle abilities."
    game = scenario(
        edition,
        offense=Side(players=[player("RB", late)], hand=["Gain 5 yards."]),
        defense=Side(players=[player("LB", tackle)]),
        carrier="RB",
        tackler="LB",
        at=AFTER_DESIGNATION,
    )
    game.offense.passes()
    assert game.resolved == ["Test LB", "Test RB"]
    assert game.yards_by_effects == 0, "the Tackle had resolved first"
