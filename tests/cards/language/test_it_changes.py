"""`Decrease it by 2 instead`: “it” is the number of the play that was changed or asked before."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import Compare, Leading, TheGrit, ThePlayStrength
from snapcount.cards.tree import (
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeGrit,
    ChangeStrength,
    ChangeTimeUnits,
    DetermineGrit,
    If,
    SetStrength,
)
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, action, scenario

BEHIND = Leading("opponent")


@pytest.mark.parametrize(
    ("number", "less", "much_less"),
    [
        ("the catch range", ChangeCatchRange(1, -1), ChangeCatchRange(2, -2)),
        ("the Play Strength", ChangeStrength(-1), ChangeStrength(-2)),
        ("the Time Units of this play", ChangeTimeUnits(-1), ChangeTimeUnits(-2)),
        ("the base yards", ChangeBaseYards(-1), ChangeBaseYards(-2)),
        ("the top of the catch range", ChangeCatchRange(0, -1), ChangeCatchRange(0, -2)),
    ],
)
def test_what_was_changed_is_changed_otherwise(number: str, less: Any, much_less: Any) -> None:
    text = f"Lower {number} by 1. If you are behind, "
    assert effects(f"{text}lower it by 2 instead.") == (If(BEHIND, (much_less,), (less,)),)
    assert effects(f"{text}it is lowered by 2 instead.") == (If(BEHIND, (much_less,), (less,)),)
    assert effects(f"{text}lower it by 2 more.") == (less, If(BEHIND, (much_less,)))


@pytest.mark.parametrize(
    ("first", "then", "meant"),
    [
        ("narrowed by 1 on each end", "it is narrowed by 2 on each end", ChangeCatchRange(2, -2)),
        ("1 wider", "it is 2 wider on each side", ChangeCatchRange(-2, 2)),
        ("increased by 1", "increase it by 2 on both ends", ChangeCatchRange(-2, 2)),
        ("1 wider", "it is 2 higher on the top end", ChangeCatchRange(0, 2)),
        ("widened by 1 at the low end", "it is widened by 2 at the top", ChangeCatchRange(0, 2)),
        ("widened by 1 at the low end", "widen it by 2", None),
    ],
)
def test_a_catch_range_is_changed_at_its_ends(first: str, then: str, meant: Any) -> None:
    text = f"The catch range is {first}. If you are behind, {then} instead."
    if meant is None:
        assert is_refused(text)
    else:
        assert effects(text)[0].then == (meant,)


def test_what_was_asked_is_changed() -> None:
    said = effects("Determine Grit value. If it is 5 or more, increase it by 1.")
    assert said == (DetermineGrit(), If(Compare(TheGrit(), "at least", 5), (ChangeGrit(1),)))
    strong = effects("If the Play Strength is 5 or more, set it to 9.")
    assert strong == (If(Compare(ThePlayStrength(), "at least", 5), (SetStrength(9),)),)


def test_a_number_that_is_asked_between_is_another() -> None:
    asks = "Decrease the catch range by 1. If the Play Strength is 5 or more, decrease it by 2"
    assert is_refused(f"{asks}.")
    (said,) = effects(f"{asks} instead.")
    assert said.then == (ChangeCatchRange(2, -2),)


@pytest.mark.parametrize(
    "text",
    [
        "Increase it by 2.",
        "Increase the catch range by 1. Set it to 9.",
        "Increase the Play Strength by 1. If you are behind, widen it by 2 instead.",
    ],
)
def test_nothing_that_could_be_meant_is_changed(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("score", "strength"), [((0, 0), 4), ((0, 7), 5)])
def test_the_strength_is_raised_once(edition: str, score: tuple[int, int], strength: int) -> None:
    text = "Increase the Play Strength by 1. If you are behind, increase it by 2 instead."
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card], score=score, strength=3, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == 5 * strength
