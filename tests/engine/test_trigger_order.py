"""Many triggers at once: how they are ordered, and how many find a place in the layers."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.engine.terms import MOST_LAYERS
from snapcount.testing import (
    ON_FIELD_ADJUSTMENTS,
    ORDER,
    START_OF_DOWN,
    Side,
    action,
    player,
    rule,
    scenario,
)


@rule("T-6", "R-17")
def test_triggers_that_are_alike_are_one_choice() -> None:
    gains = "Whenever a card is drawn, gain 5 yards."
    loses = "Whenever a card is drawn, lose 5 yards."
    draws = action("Draw 2 Action cards.", when=START_OF_DOWN)
    side = Side(players=[player("RB", gains), player("WR", loses)], hand=[draws])
    game = scenario("crd", offense=side, at=START_OF_DOWN)
    game.offense.plays(0)
    game.offense.offered(ORDER("RB"), ORDER("WR")).answers(ORDER("RB"))
    game.offense.offered(ORDER("RB"), ORDER("WR")).answers(ORDER("WR"))
    game.offense.offered(ORDER("RB"), ORDER("WR")).answers(ORDER("RB"))
    assert game.resolved[-4:] == ["Test WR", "Test RB", "Test WR", "Test RB"]


@rule("T-10")
def test_triggers_beyond_the_budget_of_layers_do_not_happen() -> None:
    """Three Players answer each of 20 draws: sixty triggers, and forty layers."""
    gains = "Whenever a card is drawn, gain 5 yards."
    players = [player(position, gains) for position in ("QB", "RB", "WR")]
    draws = action("Draw 20 Action cards.", when=START_OF_DOWN)
    game = scenario("crd", offense=Side(players=players, hand=[draws]), at=START_OF_DOWN)
    game.offense.plays(0)
    while game.state.waiting:
        assert game.state.decision is not None
        game.state.apply(game.state.decision.options[0])
        assert len(game.state.layers) < MOST_LAYERS
    told = [event[0] for event in game.state.events]
    assert told.count(events.BUDGET_SPENT) == 1
    assert told.count(events.RESOLVES) == MOST_LAYERS


@rule("T-10", "R-29")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_triggers_that_multiply_are_bounded(edition: str) -> None:
    """Each Player that turns triggers eight more: no loop of one ability, and no end either."""
    up = "Whenever a Player is exhausted, Energize all Players on the field."
    down = "Whenever a Player is energized, Exhaust all Players on the field."
    sets_off = action("Exhaust all Players on the field.", when=ON_FIELD_ADJUSTMENTS)
    side = Side(players=[player("RB", up), player("TE", down)], hand=[sets_off])
    game = scenario(edition, offense=side, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    while game.offense.asked("trigger order"):
        game.offense.answers_anything()
    assert game.log.count(events.TRIGGER_ADDED) == 60
    assert game.log.has(events.BUDGET_SPENT)
    assert game.offense.asked("designation")
