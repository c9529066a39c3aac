"""Texts in the stead of a success (F-4), how often they have their turn, and what they cost."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.tree import PayCost, Would
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    NO,
    ON_FIELD_ADJUSTMENTS,
    PASS,
    PLAY,
    USE,
    YES,
    Scenario,
    Side,
    action,
    gridiron,
    play,
    player,
    rule,
    says,
    scenario,
)
from snapcount.testing.cards import nodes

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
PASSES = ("Short Pass: 20 (0-9)", "Run Left")


def against(edition: str, text: str, calls: tuple[str, str], **declared: Any) -> Scenario:
    """The defense has a Safety with this text, and four Play cards to discard."""
    safety = player("S", text)
    assert any(isinstance(node, Would) for node in nodes(safety))
    spare = [play("Run Right", name="Spare")] * 2
    return scenario(edition, defense=Side(players=[safety], plays=spare), calls=calls, **declared)


@rule("F-4")
@every_edition
def test_a_pass_that_would_be_complete_is_incomplete(edition: str) -> None:
    text = "When a pass would be complete, you may make it incomplete instead."
    game = against(edition, text, PASSES, at="effect")
    game.defense.offered(YES, NO).answers(YES)
    assert game.run_to(NEXT_DOWN).yards == 0
    checked = game.log.all(events.CHECKED)
    assert len(checked) == 1  # it never was complete


@rule("F-4")
@every_edition
@pytest.mark.parametrize(("call", "yards"), [("Run Left", 0), ("Short Pass: 20 (0-9)", 20)])
def test_a_run_that_would_be_successful_is_stopped(edition: str, call: str, yards: int) -> None:
    text = "Whenever a Run play would be successful, it is stopped instead."
    game = against(edition, text, (call, "Long Pass"))
    assert game.run_to(NEXT_DOWN).yards == yards


@rule("F-4")
@every_edition
def test_what_was_stopped_anyway_needs_no_replacement(edition: str) -> None:
    text = "Whenever a Run play would be successful, it is stopped instead."
    game = against(edition, text, ("Run Left", "Run Left")).run_to(NEXT_DOWN)
    assert not game.log.has(events.REPLACED)


@rule("F-4")
@every_edition
def test_who_declines_is_not_asked_again(edition: str) -> None:
    """A later check that comes to the same is nothing new (F-7)."""
    text = "When a pass would be complete, you may make it incomplete instead."
    game = against(edition, text, PASSES, at="effect")
    while game.log.count(events.DOWN) == 1:
        assert game.state.decision is not None
        if game.defense.asked("effect"):
            game.defense.answers(NO)
        else:
            game.give(game.scripted(game.state.decision))
    assert game.yards == 20
    assert game.log.count(events.REPLACED) == 1


@rule("F-4")
@every_edition
def test_a_stop_is_undone_by_one_grit_alone(edition: str) -> None:
    text = (
        "Whenever your play would be stopped, determine Grit. If the Grit is 9, it is successful."
    )
    hopeful = player("WR", text)
    low = [play("Run Right", 1)] * 30
    game = scenario(
        edition,
        offense=Side(players=[hopeful], play_deck=low),
        defense=Side(play_deck=low),
        calls=("Run Left", "Run Left"),
    )
    assert game.run_to(NEXT_DOWN).yards == 0
    assert len(game.log.all(events.GRIT)) == 1  # not until it comes


# Timeouts as a price ---------------------------------------------------------------------------

PRICE = "Spend a timeout. Gain 10 yards."


@rule("T-5")
@every_edition
def test_a_timeout_is_spent_when_the_card_is_played(edition: str) -> None:
    card = says(PayCost, PRICE)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Trick")
    assert game.yards_by_effects == 10
    assert game.state.timeouts[game.offense.seat] == 2


@rule("T-5")
@every_edition
def test_without_a_timeout_the_card_cannot_be_played(edition: str) -> None:
    spare = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Spare")
    back = player("RB", "Exhaust: Use a timeout. Gain 5 yards.")
    offense = Side(hand=[says(PayCost, PRICE), spare], players=[back])
    game = scenario(edition, offense=offense, timeouts=(0, 3), at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY("Spare"))
    game = scenario(edition, offense=offense, timeouts=(1, 3), at=ON_FIELD_ADJUSTMENTS)
    game.offense.offered(PASS, PLAY("Spare"), PLAY("Trick"), USE("RB"))


@rule("T-5", "F-13")
@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_where_timeouts_are_forbidden_they_pay_for_nothing(edition: str) -> None:
    spare = action("Gain 5 yards.", when=ON_FIELD_ADJUSTMENTS, name="Spare")
    offer = "You may spend a timeout. If you do, gain 20 yards."
    both = action(offer, when=ON_FIELD_ADJUSTMENTS, name="Offer")
    noise = gridiron("Each player cannot spend timeouts.")
    offense = Side(hand=[says(PayCost, PRICE), spare, both])
    game = scenario(
        edition, offense=offense, defense=Side(gridirons=[noise]), at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.offered(PASS, PLAY("Spare"), PLAY("Offer")).plays("Offer")
    assert game.run_to(NEXT_DOWN).yards == 15  # nobody was asked
    assert game.state.timeouts == [3, 3]
