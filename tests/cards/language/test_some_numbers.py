"""A choice of numbers: `by 1 or 2`, `by up to 3`, up or down."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import TheX, Times
from snapcount.cards.tree import (
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    ChooseOne,
    ChooseX,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import MODE, NEXT_DOWN, NUMBER, ON_FIELD_ADJUSTMENTS, action, scenario


def chosen(*options: Any) -> Any:
    return (ChooseOne(tuple((each,) for each in options)),)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (
            "Increase or decrease the Play Strength by 1 or 2.",
            tuple(ChangeStrength(by) for by in (1, 2, -1, -2)),
        ),
        (
            "Increase the Play Strength by 1, 2, or 3.",
            tuple(ChangeStrength(by) for by in (1, 2, 3)),
        ),
        (
            "The Time Units of this play are reduced by 1 or 2.",
            (ChangeTimeUnits(-1), ChangeTimeUnits(-2)),
        ),
        ("Increase the base yards by 5 or 10.", (ChangeBaseYards(5), ChangeBaseYards(10))),
        (
            "Increase or decrease the catch range by 1.",
            (ChangeCatchRange(-1, 1), ChangeCatchRange(1, -1)),
        ),
    ],
)
def test_one_of_the_numbers_is_chosen(text: str, options: tuple[Any, ...]) -> None:
    assert effects(text) == chosen(*options)


def test_up_to_a_number_is_x() -> None:
    text = "Increase the Play Strength by up to 2."
    assert effects(text) == (ChooseX(high=2), ChangeStrength(TheX()))
    either = effects("Increase or decrease the Play Strength by up to 2.")
    down = ChangeStrength(Times(-1, TheX()))
    assert either == (ChooseX(high=2), *chosen(ChangeStrength(TheX()), down))


@pytest.mark.parametrize(
    "text", ["Increase the Play Strength by 1 or 1.", "Increase the Play Strength by up to 0."]
)
def test_there_must_be_something_to_choose(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("mode", "yards"), [(0, 20), (1, 25), (2, 10), (3, 5)])
def test_the_strength_follows_the_choice(edition: str, mode: int, yards: int) -> None:
    card = action("Increase or decrease the Play Strength by 1 or 2.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], strength=3, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(*(MODE(each) for each in range(4)))
    game.offense.answers(MODE(mode))
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_up_to_two_is_none_one_or_two(edition: str) -> None:
    card = action("Increase the Play Strength by up to 2.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], strength=3, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.both_pass()
    game.offense.offered(*(NUMBER(each) for each in range(3)))
    game.offense.answers(NUMBER(1))
    game.run_to(NEXT_DOWN)
    assert game.yards == 20
