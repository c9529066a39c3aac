"""`With 5 Time Units left in the game`: not with 5 left in the first half (H-1)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.nouns import AllOf, AnyOf, Not, PeriodIs, TimeLeft
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, action, rule, scenario

FIRST = PeriodIs("first half")
FIVE = AllOf((Not(FIRST), TimeLeft(at_most=5)))


@pytest.mark.parametrize(
    "asked",
    [
        "If there are 5 or fewer Time Units left in the game, ",
        "If there are no more than 5 Time Units remaining in the game, ",
        "If 5 or fewer Time Units remain in the game, ",
        "With 5 or fewer Time Units left in the game, ",
        "In the last 5 Time Units of the game, ",
        "During the final five Time Units of the game, ",
    ],
)
def test_the_end_of_the_game_is_not_that_of_the_first_half(asked: str) -> None:
    (found,) = effects(f"{asked}gain 10 yards.")
    assert found.condition == FIVE
    (half,) = effects(f"{asked.replace('game', 'half')}gain 10 yards.")
    assert half.condition == TimeLeft(at_most=5)


def test_so_it_is_in_static_texts() -> None:
    text = "In the last 5 Time Units of the game, your Passes gain 5 more yards."
    (found,) = parse_abilities(text)
    assert found.condition == FIVE  # type: ignore[union-attr]


def test_in_the_first_half_there_is_more_than_that_left() -> None:
    (found,) = effects("If there are 5 or more Time Units left in the game, gain 10 yards.")
    assert found.condition == AnyOf((FIRST, TimeLeft(at_least=5)))


def test_more_than_a_half_is_not_counted() -> None:
    assert is_refused("If there are 20 or fewer Time Units left in the game, gain 10 yards.")


@rule("H-1")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("period", "clock", "yards"), [(0, 4, 0), (1, 4, 10), (1, 6, 0)])
def test_it_is_asked_of_the_game(edition: str, period: int, clock: int, yards: int) -> None:
    card = action(
        "If there are 5 or fewer Time Units left in the game, gain 10 yards.",
        when=ON_FIELD_ADJUSTMENTS,
    )
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, period=period, clock=clock)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards_by_effects == yards
