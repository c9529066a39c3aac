"""`If your call stops a Short Pass`: one that is run by then, and not what the call is against."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.nouns import AllOf, Called, CallIncludes, Not, OnSide
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    rule,
    scenario,
)

PICKED = "If the play you called stops a Medium Pass, it is intercepted."
LOST = "If your call stops a Pass, gain a timeout."


@rule("F-4", "T-7")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("new", "picked"), [("Long Pass: 40 (0-9)", False), ("Medium Pass: 20 (0-9)", True)]
)
def test_it_is_asked_of_the_play_that_is_run_by_then(edition: str, new: str, picked: bool) -> None:
    stop = action(PICKED, when=ON_FIELD_ADJUSTMENTS, side="defense")
    audible = action("Use an audible.", when=ON_FIELD_ADJUSTMENTS, side="offense")
    game = scenario(
        edition,
        offense=Side(hand=[audible], play_deck=[play("Run Right", 1), play(new, 4)]),
        defense=Side(hand=[stop]),
        calls=(play("Medium Pass: 20 (0-9)", 3), play("Run Left", 1, "Medium Pass")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    before = game.offense.seat
    game.offense.passes()
    game.defense.plays(0)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert (game.has_ball.seat != before) == picked


@rule("F-4")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("run", "stops", "timeouts"),
    [
        ("Short Pass: 10 (0-9)", "Short Pass", 1),
        ("Short Pass: 10 (0-9)", "Long Pass", 0),
        ("Run Left", "Short Pass", 0),
        ("Run Left", "Run Left", 0),
    ],
)
def test_it_takes_both_calls(edition: str, run: str, stops: str, timeouts: int) -> None:
    game = scenario(
        edition,
        defense=Side(hand=[action(LOST, when=ON_FIELD_ADJUSTMENTS, side="defense")]),
        calls=(play(run, 3), play("Run Left", 1, stops)),
        timeouts=(0, 0),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.defense.timeouts == timeouts


def test_it_is_asked_of_whoever_is_on_defense() -> None:
    stops = AllOf((CallIncludes(), Called("offense", ("run",))))
    (found,) = effects("If your call stops a Run, draw an Action card.")
    assert found.condition == AllOf((OnSide("you", "defense"), *stops.conditions))
    (found,) = effects("If your call does not stop a Run, draw an Action card.")
    assert found.condition == AllOf((OnSide("you", "defense"), Not(stops)))


@pytest.mark.parametrize("verb", ["includes", "lists", "defends against"])
def test_what_a_call_is_against_is_asked_in_other_words(verb: str) -> None:
    (found,) = effects(f"If your call {verb} a Run, draw an Action card.")
    assert found.condition in (
        Called("you", ("run",)),
        AllOf((OnSide("you", "defense"), Called("you", ("run",)))),
    )
