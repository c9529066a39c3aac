"""Chapter T: a layer sees what the layers before it did (T-2, T-8)."""

from __future__ import annotations

import pytest

from snapcount.engine import events
from snapcount.testing import (
    END_OF_PLAY,
    ON_FIELD_ADJUSTMENTS,
    START_OF_DOWN,
    Scenario,
    rule,
    scenario,
)
from snapcount.testing.editions import by_chapter_f, editions_where

every_edition = pytest.mark.parametrize("edition", editions_where())
BY_F = editions_where(by_chapter_f)
from_2021 = pytest.mark.parametrize("edition", BY_F)

DRAW_IN_THE_RED_ZONE = "If the ball is inside the 20, draw two Action cards."


def by_effects(game: Scenario) -> list[int]:
    """What cards did: where the ball moved, what was made of the play, what was drawn."""
    kinds = (events.BALL_MOVED, events.RESULT_MADE, events.DREW)
    return [event[0] for event in game.log if event[0] in kinds and event[4] >= 0]


@rule("T-2")
@pytest.mark.parametrize("point", [START_OF_DOWN, END_OF_PLAY])
@from_2021
def test_a_layer_sees_where_the_layer_before_it_moved_the_ball(edition: str, point: str) -> None:
    game = scenario(
        edition,
        offense=[DRAW_IN_THE_RED_ZONE, "Move the ball forward 10 yards."],
        ball=75 if point == START_OF_DOWN else 60,
        at=point,
    )
    game.offense.plays(0)
    game.offense.plays(1)
    assert by_effects(game) == [events.BALL_MOVED, events.DREW, events.DREW]


@rule("T-2")
@from_2021
def test_a_layer_does_not_see_where_a_later_layer_moves_the_ball(edition: str) -> None:
    game = scenario(
        edition,
        offense=["Move the ball forward 10 yards.", DRAW_IN_THE_RED_ZONE],
        ball=75,
        at=START_OF_DOWN,
    )
    game.offense.plays(0)
    game.offense.plays(1)
    assert by_effects(game) == [events.BALL_MOVED]


@rule("T-2")
@every_edition
def test_a_layer_sees_what_the_layer_before_it_made_of_the_play(edition: str) -> None:
    """The play counts as stopped from the layer on that says so, not from the check after it."""
    game = scenario(
        edition,
        offense=["If the play is stopped, draw two Action cards."],
        defense=["The play becomes stopped."],
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    assert by_effects(game) == [events.RESULT_MADE, events.DREW, events.DREW]
