"""Who cannot be designated to do what, and whom being designated does not exhaust (F-9, F-11)."""

from __future__ import annotations

import pytest

from snapcount.cards.tree import CancelLayer, Cannot
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    DESIGNATE,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    Side,
    action,
    play,
    player,
    rule,
    says,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


@rule("F-9")
@every_edition
def test_who_cannot_tackle_is_not_named_for_it(edition: str) -> None:
    text = "Linebackers cannot tackle this down."
    tied = says(Cannot, text, when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[tied], at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to("designation")
    game.offense.designates("Running Back")
    free = [name for name in game.defense.field if name != "Linebacker"]
    game.defense.offered(*[DESIGNATE(name) for name in free])
    game.run_to(NEXT_DOWN)


@rule("F-9")
@every_edition
def test_who_cannot_tackle_may_run(edition: str) -> None:
    text = "All Players on the field cannot tackle this down."
    tied = says(Cannot, text, when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[tied], at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to("designation")
    game.offense.offered(*[DESIGNATE(name) for name in game.offense.field])
    game.run_to(NEXT_DOWN)


@rule("F-9")
@every_edition
def test_who_cannot_run_may_tackle(edition: str) -> None:
    text = "Linebackers cannot run the ball this down."
    tied = says(Cannot, text, when=PRIOR_TO_SELECTING)
    game = scenario(edition, offense=[tied], at=PRIOR_TO_SELECTING)
    game.offense.plays(0)
    game.run_to("designation")
    game.offense.designates("Running Back")
    game.defense.offered(*[DESIGNATE(name) for name in game.defense.field])
    game.run_to(NEXT_DOWN)


@rule("F-9")
@every_edition
@pytest.mark.parametrize(
    ("barred", "call", "may"),
    [
        ("receive a Long Pass", "Long Pass: 5 (0-9)", False),
        ("receive a Long Pass", "Short Pass: 5 (0-9)", True),
        ("receive a Long Pass", "Run Left", True),
        ("receive Short or Long Passes", "Short Pass: 5 (0-9)", False),
        ("run on a Run Left", "Run Left", False),
        ("run on a Run Left", "Run Middle", True),
        ("run on a Run Left", "Long Pass: 5 (0-9)", True),
    ],
)
def test_who_cannot_be_designated_on_one_call_may_be_on_others(
    edition: str, barred: str, call: str, may: bool
) -> None:
    text = (
        "Choose one of your opponent's Tight Ends. That Player cannot be designated to"
        f" {barred} until the end of the possession."
    )
    tied = says(Cannot, text, when=PRIOR_TO_SELECTING)
    thrown = play(call, 3)
    game = scenario(
        edition,
        offense=Side(players=[player("TE", name="End")]),
        defense=[tied],
        calls=(thrown, play("Run Right", 0, name="Nothing")),
        at=PRIOR_TO_SELECTING,
    )
    game.defense.plays(0)
    game.run_to("designation")
    assert game.offense.may(DESIGNATE("End")) == may
    game.run_to(NEXT_DOWN)


@rule("F-11")
@every_edition
def test_who_is_not_exhausted_by_tackling_stays_energized(edition: str) -> None:
    backer = player("LB", "This Player does not become Exhausted when tackling.")
    game = scenario(edition, defense=Side(players=[backer]), tackler="LB").run_to(NEXT_DOWN)
    assert game.offense.exhausted
    assert not game.defense.exhausted


@rule("F-11")
@every_edition
def test_who_is_not_exhausted_by_tackling_is_exhausted_by_an_effect(edition: str) -> None:
    backer = player("LB", "This Player does not become Exhausted when tackling.")
    tire = action("Exhaust the tackler.", when=AFTER_DESIGNATION)
    game = scenario(
        edition,
        offense=[tire],
        defense=Side(players=[backer]),
        tackler="LB",
        at=AFTER_DESIGNATION,
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.defense.exhausted == ["Test LB"]


@rule("F-11")
@every_edition
@pytest.mark.parametrize(
    ("how", "stays"), [("running the ball", True), ("receiving a pass", False)]
)
def test_only_running_does_not_exhaust_the_player(edition: str, how: str, stays: bool) -> None:
    back = player("RB", f"This Player does not become Exhausted when {how}.")
    game = scenario(edition, offense=Side(players=[back]), carrier="RB").run_to(NEXT_DOWN)
    assert game.offense.exhausted == ([] if stays else ["Test RB"])


@rule("T-18")
@every_edition
def test_abilities_that_wait_are_cancelled_and_later_ones_are_not(edition: str) -> None:
    """Only what this timing point holds: an ability that is used in the next one works."""
    passer = player("QB", "Exhaust: Gain 5 yards. Exhaust only during On Field Adjustments.")
    back = player("RB", "Exhaust: Gain 10 yards. Exhaust only after Player Designation.")
    text = "Cancel all Exhaust abilities used during this timing point."
    hush = says(CancelLayer, text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(players=[passer, back]),
        defense=[hush],
        at=ON_FIELD_ADJUSTMENTS,
    )
    before = game.ball
    game.offense.uses("QB")
    game.defense.plays(0)
    game.run_to(AFTER_DESIGNATION)
    game.offense.uses("RB")
    game.run_to(NEXT_DOWN)
    assert game.ball == before + 15 + 10
