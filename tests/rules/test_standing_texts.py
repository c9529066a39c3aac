"""Texts that stand, and what they do not reach: exhausted Players, and costs (R-41, R-42)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.terms import SUCCESSFUL
from snapcount.testing import (
    AFTER_DESIGNATION,
    DESIGNATE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    USE,
    Scenario,
    Side,
    action,
    player,
    rule,
    scenario,
)
from snapcount.testing.editions import editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())

# On the field, Exhausted or not ----------------------------------------------------------------

where = pytest.mark.parametrize(
    ("exhausted", "benched", "works"),
    [(False, False, True), (True, False, True), (False, True, False)],
    ids=["energized", "exhausted", "on the bench"],
)


def with_static(edition: str, text: str, exhausted: bool, benched: bool, call: str) -> Scenario:
    return scenario(
        edition,
        offense=Side(
            players=[player("WR", text, name="Max")],
            exhausted=["Max"] if exhausted else [],
            bench="Max" if benched else "Slot Receiver",
        ),
        defense=["Lose 5 yards."],
        calls=(call, "Long Pass"),
        carrier="Running Back",
        at=ON_FIELD_ADJUSTMENTS,
    )


@rule("R-41", "T-14")
@every_edition
@where
def test_yards_that_a_player_on_the_field_adds(
    edition: str, exhausted: bool, benched: bool, works: bool
) -> None:
    text = "Your plays gain 5 more yards."
    game = with_static(edition, text, exhausted, benched, "Run Left")
    assert game.run_to("timeout").yards_by_effects == 5 * works


@rule("R-41", "T-14")
@every_edition
@where
def test_play_strength_that_a_player_on_the_field_adds(
    edition: str, exhausted: bool, benched: bool, works: bool
) -> None:
    text = "Your plays have +2 Play Strength."
    game = with_static(edition, text, exhausted, benched, "Run Left")
    assert game.run_to("timeout").base_yards == 15 + 10 * works


@rule("R-41", "T-14")
@every_edition
@where
def test_a_catch_range_that_a_player_on_the_field_makes_wider(
    edition: str, exhausted: bool, benched: bool, works: bool
) -> None:
    text = "The catch range of your passes is increased by 2."
    game = with_static(edition, text, exhausted, benched, "Short Pass: 20 (4-9)")
    game.defense.passes()
    assert (game.outcome == SUCCESSFUL) == works


@rule("R-41", "T-14")
@every_edition
@where
def test_what_a_player_on_the_field_forbids(
    edition: str, exhausted: bool, benched: bool, works: bool
) -> None:
    text = "Your opponent cannot play Action cards after Player designation."
    game = with_static(edition, text, exhausted, benched, "Run Left")
    game.defense.offered(PASS, PLAY(0)).passes()
    if works:
        game.run_to("timeout")
        assert game.yards_by_effects == 0
    else:
        game.run_to(AFTER_DESIGNATION)
        game.defense.offered(PASS, PLAY(0))


@rule("R-41")
@every_edition
def test_a_player_who_tires_in_play_results_still_keeps_their_own_text(edition: str) -> None:
    """The next down too, named again while Exhausted."""
    text = "Your Runs gain 5 more yards."
    game = scenario(
        edition,
        offense=Side(players=[player("RB", text)]),
        carrier="Test RB",
        at="designation",
    )
    game.offense.offered(*[DESIGNATE(name) for name in ("QB", "RB", "WR", "TE")])
    game.run_to("timeout")
    assert (game.yards, game.offense.exhausted) == (20, ["Test RB"])
    game.run_to(NEXT_DOWN).run_to("timeout")
    assert game.yards == 20


# Costs are not replaced ------------------------------------------------------------------------

SPARED = "Whenever this Player would be exhausted, draw an Action card instead."


@rule("R-42", "T-5")
@every_edition
def test_a_cost_is_paid_though_something_would_happen_instead(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(players=[player("QB", "Exhaust: Gain 10 yards.", SPARED)]),
        defense=["Lose 5 yards."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.offered(PASS, USE("QB")).uses("QB")
    assert game.offense.exhausted == ["Test QB"]
    assert game.offense.hand == []
    assert not game.log.has(events.REPLACED)
    game.defense.passes()
    assert game.yards_by_effects == 10


@rule("R-42", "T-5")
@every_edition
def test_so_is_another_player_exhausted_to_pay_for_a_card(edition: str) -> None:
    costs = (
        "As an additional cost to play this card, Exhaust one of your Tight Ends. Gain 20 yards."
    )
    game = scenario(
        edition,
        offense=Side(players=[player("TE", SPARED)], hand=[costs]),
        defense=["Lose 5 yards."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    assert game.offense.exhausted == ["Test TE"]
    assert game.offense.hand == []
    game.defense.passes()
    assert game.yards_by_effects == 20


@rule("R-42", "T-5")
@every_edition
def test_a_lasting_replacement_is_kept_for_what_is_no_cost(edition: str) -> None:
    spare = "The next time one of your Players would be exhausted this down, draw an Action card"
    game = scenario(
        edition,
        offense=Side(
            hand=[action(spare + " instead.", when=ON_FIELD_ADJUSTMENTS)],
            players=[
                player("QB", "Exhaust: Gain 10 yards. Exhaust only after Player designation.")
            ],
        ),
        defense=["Lose 5 yards."],
        carrier="Running Back",
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.passes()
    game.run_to(AFTER_DESIGNATION)
    game.offense.uses("QB")
    assert game.offense.exhausted == ["Test QB"]
    game.run_to("timeout")
    assert game.offense.exhausted == ["Test QB"], "the runner was spared"


@rule("R-42", "F-11")
@every_edition
def test_by_an_effect_or_by_designation_it_is_replaced(edition: str) -> None:
    game = scenario(
        edition,
        offense=Side(players=[player("RB", SPARED)]),
        defense=["Exhaust one of your opponent's Running Backs."],
        carrier="Test RB",
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    assert len(game.offense.hand) == 1
    game.run_to("timeout")
    assert len(game.offense.hand) == 2
    assert game.offense.exhausted == []
