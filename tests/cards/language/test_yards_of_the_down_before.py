"""`You gained no yards on the previous down`: you ran the play of that down (F-15)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.nouns import AllOf, CalledBefore, LastPlay
from snapcount.engine import options
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
RAN = CalledBefore("you", ("run", "pass"))


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("gained no yards on the previous down", AllOf((RAN, LastPlay(at_most=0)))),
        ("gained 10 yards or more on the last play", AllOf((RAN, LastPlay(at_least=10)))),
        ("lost yards on the last down", AllOf((RAN, LastPlay(at_most=-1)))),
        ("gained 10 yards or more on your last play", LastPlay("you", at_least=10)),
        ("lost yards on your previous play", LastPlay("you", at_most=-1)),
    ],
)
def test_whose_it_was(said: str, asked: AllOf | LastPlay) -> None:
    (effect,) = effects(f"If you {said}, draw an Action card.", "offense")
    assert effect.condition == asked


@rule("F-15", "P-1")
@every_edition
@pytest.mark.parametrize(("said", "yards"), [("on the previous down", 0), ("on your last play", 5)])
def test_the_down_before_a_new_possession_was_theirs(edition: str, said: str, yards: int) -> None:
    """Both run for nothing until they have to give up the ball, and the offense has it again."""
    text = f"Exhaust: If you gained no yards {said}, gain 5 yards. Exhaust only during On Field "
    side = Side(players=[player("QB", f"{text}Adjustments.", name="Asks")])
    game = scenario(edition, offense=side, strength=0, down=4)
    while game.state.possession < 3 or not game.is_at(ON_FIELD_ADJUSTMENTS):
        decision = game.state.decision
        assert decision is not None
        over = decision.kind == options.ASK_HAND_LIMIT
        game.apply(decision.options[0] if over else game.scripted(decision))
    game.offense.uses("Asks")
    assert game.run_to(NEXT_DOWN).yards == yards
