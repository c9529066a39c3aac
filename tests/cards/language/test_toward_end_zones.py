"""Toward an end zone, on a card for either side: ahead for who has the ball, back for the other."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, START_OF_DOWN, action, rule, scenario

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
THERE = "Move the ball 10 yards toward your opponent's end zone."
HOME = "The ball is moved 10 yards toward your own end zone."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            THERE,
            (
                "If you are on offense, move the ball forward 10 yards. Otherwise, move the ball"
                " back 10 yards."
            ),
        ),
        (
            "Push the ball 5 yards closer to your opponent's end zone.",
            (
                "If you are on offense, move the ball forward 5 yards. Otherwise, move the ball"
                " back 5 yards."
            ),
        ),
        (
            "Move the ball 5 yards toward your end zone.",
            (
                "If you are on offense, move the ball back 5 yards. Otherwise, move the ball"
                " forward 5 yards."
            ),
        ),
        (
            "If you are on defense, move the ball 5 yards toward your opponent's end zone.",
            "If you are on defense, move the ball back 5 yards.",
        ),
    ],
)
def test_toward_an_end_zone(said: str, meant: str) -> None:
    assert effects(said) == effects(meant)


def test_on_a_card_for_one_side_it_is_known() -> None:
    assert effects(THERE, "offense") == effects("Move the ball forward 10 yards.", "offense")
    assert effects(THERE, "defense") == effects("Move the ball back 10 yards.", "defense")


@rule("F-20")
@every_edition
@pytest.mark.parametrize(
    ("text", "by", "ball"),
    [(THERE, "offense", 60), (THERE, "defense", 40), (HOME, "offense", 40), (HOME, "defense", 60)],
)
def test_where_the_ball_goes(edition: str, text: str, by: str, ball: int) -> None:
    at = ON_FIELD_ADJUSTMENTS if edition == "2019" else START_OF_DOWN
    hands = {by: [action(text, when=at)]}
    game = scenario(edition, **hands, ball=50, at=at)  # type: ignore[arg-type]
    (game.offense if by == "offense" else game.defense).plays(0)
    game.both_pass()
    assert game.ball == ball
