"""Texts that choose a Player and then wait for what that Player does (E-7, T-9)."""

from __future__ import annotations

import pytest

from snapcount.testing import (
    AFTER_DESIGNATION,
    END_OF_PLAY,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    USE,
    Scenario,
    Side,
    action,
    player,
    power_up,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where, having

WITH_POWER_UPS = editions_where(having("power up"))
with_power_ups = pytest.mark.parametrize("edition", WITH_POWER_UPS)
BY_F = editions_where(by_chapter_f)

every_edition = pytest.mark.parametrize("edition", editions_where())

CHOSEN = "Choose one of your opponent's Players. Whenever that Player uses an Exhaust ability, "
POINT = " Exhaust only during On Field Adjustments."


def watched(edition: str, defense: Side, tackler: str = "Test LB") -> Scenario:
    """Two Players of the offense who gain 10 yards each, in two timing points."""
    able = "Exhaust: Gain 10 yards."
    return scenario(
        edition,
        offense=Side(players=[player("QB", able), player("TE", able)]),
        defense=defense,
        carrier="Running Back",
        tackler=tackler,
        at=ON_FIELD_ADJUSTMENTS,
    )


@rule("E-7", "T-9")
@every_edition
@pytest.mark.parametrize("then", ["cancel it.", "the offense loses 10 yards."])
def test_an_exhaust_ability_watches_whom_it_chose_for_this_down(edition: str, then: str) -> None:
    game = watched(edition, Side(players=[player("LB", f"Exhaust: {CHOSEN}{then}{POINT}")]))
    game.offense.passes()
    game.defense.uses("LB")
    game.offense.passes()
    game.defense.picks("Test QB")
    game.run_to(AFTER_DESIGNATION)
    game.offense.uses("QB")
    game.offense.uses("TE")
    assert game.resolved[1:3] == ["Test TE", "Test LB"]
    assert game.yards_by_effects == 10, "nobody else is watched"
    game.run_to(NEXT_DOWN)
    assert not game.state.lasting


@rule("E-7", "T-9")
@every_edition
def test_a_tackle_ability_watches_whom_it_chose(edition: str) -> None:
    game = watched(edition, Side(players=[player("LB", f"Tackle: {CHOSEN}cancel it.")]))
    game.offense.passes()
    game.run_to(AFTER_DESIGNATION)
    game.both_pass()
    game.defense.picks("Test QB")
    game.run_to(END_OF_PLAY)
    assert game.offense.may(USE("QB"))
    game.offense.uses("QB")
    ball = game.ball
    game.both_pass()
    assert game.ball == ball


@rule("E-7", "T-9")
@every_edition
def test_an_action_card_watches_whom_it_chose(edition: str) -> None:
    card = action(CHOSEN + "the offense loses 10 yards.", when=ON_FIELD_ADJUSTMENTS)
    game = watched(edition, Side(hand=[card]), "Linebacker")
    game.offense.passes()
    game.defense.plays(0)
    game.offense.passes()
    game.defense.picks("Test QB")
    game.run_to(AFTER_DESIGNATION)
    game.offense.uses("QB")
    game.both_pass()
    assert game.yards_by_effects == 0


@rule("E-7", "T-16")
@with_power_ups
def test_a_power_up_watches_whom_it_chose(edition: str) -> None:
    text = f"When you play this card, {CHOSEN[:1].lower()}{CHOSEN[1:]}the offense loses 10 yards."
    card = power_up(text, when=ON_FIELD_ADJUSTMENTS)
    game = watched(edition, Side(hand=[card]), "Linebacker")
    game.offense.passes()
    game.defense.plays(0, on="Linebacker")
    game.offense.passes()
    game.defense.picks("Test QB")
    game.run_to(AFTER_DESIGNATION)
    game.offense.uses("QB")
    game.both_pass()
    assert game.yards_by_effects == 0


@rule("E-7", "T-9")
@every_edition
def test_what_an_ability_chose_may_be_spared_for_this_down(edition: str) -> None:
    """A `would` sentence goes on with whom it chose as well."""
    spare = "Exhaust: Choose one of your Players. Whenever that Player would be exhausted, draw an"
    spare += " Action card instead." + POINT
    game = scenario(
        edition,
        offense=Side(players=[player("QB", spare)]),
        carrier="Running Back",
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.uses("QB")
    game.offense.picks("Running Back")
    game.run_to(NEXT_DOWN)
    assert game.offense.exhausted == ["Test QB"]
    game.run_to(NEXT_DOWN)
    assert "Running Back" in game.offense.exhausted
