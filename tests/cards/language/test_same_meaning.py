"""Wordings that mean the same: of effects, in static text, on a Play and in a timing line."""

from __future__ import annotations

import pytest

from snapcount.cards.language.parse import parse_timing
from snapcount.cards.language.reader import read
from snapcount.cards.language.scene import Scene
from snapcount.cards.words import Side

STANDING = [
    # What Action cards cost
    (
        "As an additional cost to play an Action card, a player must discard a Play card.",
        "Each player must discard a Play card to play an Action card.",
    ),
    (
        "Players must discard a Play card to play an Action card.",
        "Each player must discard a Play card to play an Action card.",
    ),
    # The play somebody has called
    (
        "Whenever a run of yours is stopped, draw a card.",
        "Whenever your run is stopped, draw a card.",
    ),
    (
        "Whenever a pass your opponent called is incomplete, draw a card.",
        "Whenever your opponent's pass is incomplete, draw a card.",
    ),
    ("Runs you call gain 5 additional yards.", "Your runs gain 5 additional yards."),
]

EFFECTS = [
    # The play somebody has called
    ("Return the play you called this down to your hand.", "Return your called play to your hand."),
    (
        "Your opponent returns the play they called to their hand.",
        "Your opponent returns their called play to their hand.",
    ),
    # No card at the end of the down
    ("Skip your next Action draw.", "Do not draw an Action card at the end of this down."),
    (
        "Your opponent skips their Action card draw this down.",
        "Your opponent does not draw an Action card at the end of this down.",
    ),
]

ON_PLAYS = [
    (
        "If this stops a pass on third down, draw a card.",
        "If this play stops a pass while it is third down, draw a card.",
    ),
    ("When it stops a run, draw a card.", "If this card stops a run, draw a card."),
]

TIMINGS = [
    ("to answer a fumble or interception", "in response to a turnover"),
    ("in answer to an Action card your opponent plays", "when your opponent plays an Action card"),
]


def named(text: str) -> str:
    return text.replace("draw a card", "draw an Action card")


@pytest.mark.parametrize(("said", "plain"), STANDING)
def test_standing(said: str, plain: str) -> None:
    scene = Scene(side="offense")
    assert read(named(said), scene).abilities == read(named(plain), scene).abilities


@pytest.mark.parametrize(("said", "plain"), EFFECTS)
def test_effects(said: str, plain: str) -> None:
    scene = Scene(action=True)
    assert read(said, scene).effects == read(plain, scene).effects


@pytest.mark.parametrize(("said", "plain"), ON_PLAYS)
def test_on_plays(said: str, plain: str) -> None:
    scene = Scene(play=True, on_player=False)
    assert read(named(said), scene).abilities == read(named(plain), scene).abilities


@pytest.mark.parametrize(("said", "plain"), TIMINGS)
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_timings(said: str, plain: str, side: Side) -> None:
    assert parse_timing(f"Play only {said}.", side) == parse_timing(f"Play only {plain}.", side)
