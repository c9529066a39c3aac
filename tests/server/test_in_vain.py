"""Answers that would do nothing are marked as such, and stay allowed."""

from __future__ import annotations

import pytest

from snapcount.engine.words.in_vain import in_vain
from snapcount.server.telling import question
from snapcount.testing import ON_FIELD_ADJUSTMENTS, Side, action, scenario


@pytest.mark.parametrize(
    ("text", "of", "told"),
    [
        ("Exhaust one of your opponent's Players on the field.", "LB", "Already Exhausted"),
        ("Energize one of your opponent's Players on the field.", "LB", "Already Energized"),
    ],
)
def test_turning_a_player_who_is_turned(text: str, of: str, told: str) -> None:
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    defense = Side(exhausted=[of])
    game = scenario("crd", offense=Side(hand=[card]), defense=defense, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    while game.state.decision is not None and game.state.decision.options[0].verb == 0:
        game.state.apply(game.state.decision.options[0])
    state = game.state
    asked = question(state, state.offense, 0)
    assert asked is not None
    marked = [choice.name for choice in asked.choices if choice.in_vain.startswith(told)]
    exhausts = told == "Already Exhausted"
    assert len(marked) == (1 if exhausts else len(asked.choices) - 1)
    assert all("Linebacker" in name for name in marked) == exhausts
    assert state.decision is not None
    state.apply(state.decision.options[0])
    assert not any(in_vain(state, option) for option in state.decision.options)
