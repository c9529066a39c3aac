"""Chapter T: who may act when, by side of the ball, timing and qualifier (T-11, T-12)."""

from __future__ import annotations

import pytest

from snapcount.cards.nouns import Called
from snapcount.cards.tree import (
    Timing,
)
from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    NEXT_POSSESSION,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    USE,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())
BY_F = editions_where(by_chapter_f)
since_2021 = pytest.mark.parametrize("edition", BY_F)

SHORT = "Short Pass: 20 (2-9)"
CANCEL_ANY = "Cancel target effect."


@rule("T-11")
@every_edition
def test_offense_and_defense_cards_are_for_that_side_of_the_ball(edition: str) -> None:
    three = [
        action("Gain 5 yards.", side="offense"),
        action("Gain 10 yards.", side="defense"),
        action("Gain 15 yards.", side="generic"),
    ]
    game = scenario(edition, offense=three, defense=three, at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(0), PLAY(2)).passes()
    game.defense.offered(PASS, PLAY(1), PLAY(2))


@rule("T-11")
@every_edition
def test_the_side_of_the_ball_changes_with_possession(edition: str) -> None:
    when = PRIOR_TO_SELECTING
    game = scenario(
        edition,
        offense=[action("Gain 10 yards.", side="defense", when=when)],
        defense=[action("Gain 5 yards.", side="offense", when=when)],
        down=4,
    )
    game.run_to(NEXT_POSSESSION).run_to(when)
    assert game.has_ball is game.defense
    game.defense.offered(PASS, PLAY(0)).passes()
    game.offense.offered(PASS, PLAY(0))


@rule("T-11")
@every_edition
@pytest.mark.parametrize("what", ["trigger", "ability", "card"])
def test_an_action_card_may_answer_any_effect(edition: str, what: str) -> None:
    sides = {
        "trigger": Side(players=[player("RB", "Whenever a play is revealed, gain 20 yards.")]),
        "ability": Side(players=[player("RB", "Exhaust: Gain 20 yards.")]),
        "card": Side(hand=["Gain 20 yards."]),
    }
    game = scenario(edition, offense=sides[what], defense=[CANCEL_ANY], at=ON_FIELD_ADJUSTMENTS)
    if what == "ability":
        game.offense.uses("RB")
    elif what == "card":
        game.offense.plays(0)
    game.defense.offered(PASS, PLAY(0)).plays(0)
    assert game.yards_by_effects == 0


@rule("T-11")
@every_edition
def test_a_cards_own_conditions_must_hold(edition: str) -> None:
    needs_run = Timing((ON_FIELD_ADJUSTMENTS,), Called("you", ("run",)))
    cards = [action("Gain 5 yards.", when=needs_run), action("Gain 10 yards.")]
    game = scenario(edition, offense=cards, at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(0), PLAY(1))
    game = scenario(edition, offense=cards, calls=(SHORT, ""), at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(1))
    game = scenario(edition, offense=cards, at=PRIOR_TO_SELECTING)
    game.offense.offered(PASS, PLAY(1))


@rule("T-12")
@every_edition
def test_a_qualified_ability_needs_its_qualifier_to_hold(edition: str) -> None:
    short = "Exhaust – Short Pass: Gain 5 yards."
    side = Side(players=[player("QB", short)], hand=["Gain 10 yards."])
    game = scenario(edition, offense=side, calls=(SHORT, ""), at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(0), USE("QB"))
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY(0))
    game = scenario(edition, offense=side, calls=(SHORT, ""), at=PRIOR_TO_SELECTING)
    game.offense.offered(PASS, PLAY(0))


@rule("T-12")
@every_edition
def test_any_run_fits_the_qualifier_run(edition: str) -> None:
    """The qualifier is about the called offensive play, also for a Player of the defense."""
    on_runs = "Exhaust – Run: Lose 5 yards."
    side = Side(players=[player("LB", on_runs)], hand=["Lose 10 yards."])
    game = scenario(edition, defense=side, calls=("Run Right", ""), at=ON_FIELD_ADJUSTMENTS)
    game.defense.offered(PASS, PLAY(0), USE("LB"))
    game = scenario(edition, defense=side, calls=(SHORT, "Run Left"), at=ON_FIELD_ADJUSTMENTS)
    game.defense.offered(PASS, PLAY(0))


@rule("T-12", "R-12")
@every_edition
@pytest.mark.parametrize("strength", range(10))
def test_a_number_in_brackets_qualifies_by_play_strength(edition: str, strength: int) -> None:
    side = Side(players=[player("RB", "Exhaust (3-7): Gain 5 yards.")], hand=["Gain 10 yards."])
    game = scenario(edition, offense=side, strength=strength, at=ON_FIELD_ADJUSTMENTS)
    if 3 <= strength <= 7:
        game.offense.offered(PASS, PLAY(0), USE("RB"))
    else:
        game.offense.offered(PASS, PLAY(0))


@rule("T-12")
@every_edition
def test_a_timing_condition_limits_the_timing_points(edition: str) -> None:
    late = "Exhaust: Gain 5 yards. Exhaust only at the end of the play."
    side = Side(players=[player("QB", late)], hand=["Gain 10 yards."])
    game = scenario(edition, offense=side, at=PRIOR_TO_SELECTING)
    for point in (PRIOR_TO_SELECTING, ON_FIELD_ADJUSTMENTS, AFTER_DESIGNATION):
        game.run_to(point)
        game.offense.offered(PASS, PLAY(0)).passes()
    game.run_to(END_OF_PLAY)
    game.offense.offered(PASS, PLAY(0), USE("QB"))


@rule("T-12")
@since_2021
def test_an_ability_with_neither_works_at_every_timing_point(edition: str) -> None:
    side = Side(players=[player("QB", "Exhaust: Gain 5 yards.")])
    points = (
        START_OF_DOWN,
        PRIOR_TO_SELECTING,
        ON_FIELD_ADJUSTMENTS,
        AFTER_DESIGNATION,
        END_OF_PLAY,
    )
    game = scenario(edition, offense=side, at="start of a possession")
    game.offense.offered(PASS, USE("QB")).passes()
    for point in points:
        game.run_to(point)
        game.offense.offered(PASS, USE("QB")).passes()
    game.run_to(NEXT_DOWN)
    game.offense.offered(PASS, USE("QB"))


@rule("T-12")
@every_edition
def test_each_of_two_abilities_has_its_own_timing(edition: str) -> None:
    early = "Exhaust: Gain 5 yards. Exhaust only during On Field Adjustments."
    late = "Exhaust: Gain 20 yards. Exhaust only after Player designation."
    side = Side(players=[player("QB", early, late)])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, USE("QB", 0))
    game.offense.passes()
    game.run_to(AFTER_DESIGNATION)
    game.offense.offered(PASS, USE("QB", 1))
    game.offense.uses("QB")
    assert game.yards_by_effects == 20
