"""Numbers that are chosen as they are set, other numbers after `or by`, and the most of a gain."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NUMBER, ON_FIELD_ADJUSTMENTS, action, scenario

HIGH = "Change the Play Strength to a number of your choice between 6 and 8."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "The Play Strength is set to any number you choose.",
            "Choose X from 0 to 9. The Play Strength becomes X.",
        ),
        (HIGH, "Choose X from 6 to 8. The Play Strength becomes X."),
        (
            "Widen the catch range by 2 on one end of your choice.",
            "Choose one: • The catch range starts 2 lower. • The catch range ends 2 higher.",
        ),
        (
            "The catch range is 1 narrower on either end that you choose.",
            "Choose one: • The catch range starts 1 higher. • The catch range ends 1 lower.",
        ),
        (
            "Reduce the Play Strength by 1, or by 3 if it is third down.",
            (
                "If it is third down, reduce the Play Strength by 3. Otherwise, reduce the Play"
                " Strength by 1."
            ),
        ),
        (
            (
                "Gain 5 yards for each Exhausted Player on the field. You cannot gain more than 15"
                " yards this way."
            ),
            "Gain 5 yards for each Exhausted Player on the field, to a maximum of 15.",
        ),
    ],
)
def test_which_number_it_is(said: str, meant: str) -> None:
    assert effects(said) == effects(meant)


@pytest.mark.parametrize(
    "text",
    [
        "The Play Strength becomes a number of your choice between 8 and 3.",
        "Set the Play Strength to any number.",
        "Gain 5 yards. You cannot gain more than 15 yards from this card.",
        "Draw an Action card. You cannot gain more than 15 yards from this card.",
    ],
)
def test_which_numbers_there_are_is_said(text: str) -> None:
    assert is_refused(text)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_the_strength_is_chosen_by_who_sets_it(edition: str) -> None:
    game = scenario(
        edition, defense=[action(HIGH, when=ON_FIELD_ADJUSTMENTS)], at=ON_FIELD_ADJUSTMENTS
    )
    game.defense.plays(0)
    game.both_pass()
    game.defense.offered(NUMBER(6), NUMBER(7), NUMBER(8)).answers(NUMBER(7))
    assert game.strength == 7
