"""Numbers that the game knows, wherever a number may stand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused, printed

from snapcount.cards import nouns
from snapcount.cards.nouns import Designated, Group, This
from snapcount.cards.tree import ChangeStrength, ChooseX, DetermineGrit, Draw, Gain, SetStrength

STRENGTH = nouns.ThePlayStrength()
RATING = nouns.RatingOf(This())
TACKLER = nouns.RatingOf(Designated("tackler"))


@pytest.mark.parametrize(
    ("text", "number", "canonical"),
    [
        ("the Play Strength", STRENGTH, "the Play Strength"),
        ("the current down", nouns.TheDown(), "the number of the down"),
        ("the Time Units left on the clock", nouns.TheTimeLeft(), "the number of Time Units left"),
        ("the Time Units of this play", nouns.TheTimeUnits(), "the Time Units of the play"),
        ("the base yardage of the play", nouns.TheBaseYards(), "the base yards"),
        ("the difference in score", nouns.TheScoreDifference(), "the score difference"),
        ("the yards gained on the previous play", nouns.TheLastYards(), None),
        ("the Strength of your called play", nouns.StrengthOf("you"), None),
        ("this Player's rating", RATING, "the rating of this Player"),
        (
            "the highest rating among your Quarterbacks on the field",
            nouns.RatingAmong("highest", Group("you", positions=("QB",))),
            "the highest rating of all of your Quarterbacks on the field",
        ),
        (
            "the number of Action cards in your opponent's hand",
            nouns.CountCards("opponent", "action", "hand"),
            "the number of cards in your opponent's Action hand",
        ),
        ("the number of timeouts you have left", nouns.CountTimeouts("you"), None),
        (
            "the number of Power Ups on the field",
            nouns.CountAttached("power up"),
            "the number of Power Ups on the field",
        ),
        (
            "the number of Run plays you called this possession",
            nouns.CountCalls("you", ("run",)),
            "the number of Run plays you called this possession",
        ),
        (
            "the number of Wide Receivers built into your deck",
            nouns.CountDeck("you", group=Group("you", positions=("WR",))),
            "the number of Wide Receivers built into your deck",
        ),
        ("twice the Play Strength", nouns.Times(2, STRENGTH), "2 times the Play Strength"),
        ("Play Strength x 4", nouns.Times(4, STRENGTH), "4 times the Play Strength"),
        (
            "half the Play Strength, rounded up",
            nouns.Half(STRENGTH, up=True),
            "half the Play Strength rounded up",
        ),
        (
            "half of this Player's rating (rounded down to the nearest 5)",
            nouns.Half(RATING, to=5),
            "half the rating of this Player rounded down to the nearest 5",
        ),
        (
            "the Play Strength divided by 2",
            nouns.Divided(STRENGTH, 2),
            "the Play Strength divided by 2 rounded down",
        ),
        ("5 more than the Play Strength", nouns.Plus(STRENGTH, 5), None),
        ("the Play Strength plus 5", nouns.Plus(STRENGTH, 5), None),
        ("10 minus the Play Strength", nouns.Minus(10, STRENGTH), "10 less the Play Strength"),
        (
            "this Player's rating less the tackler's rating",
            nouns.Minus(RATING, TACKLER),
            "the rating of this Player minus the rating of the tackler",
        ),
        (
            "the difference between this Player's rating and the tackler's rating",
            nouns.Apart(RATING, TACKLER),
            None,
        ),
        (
            "the number of your timeouts, up to 2",
            nouns.Capped(nouns.CountTimeouts("you"), 2),
            "the number of your timeouts up to a maximum of 2",
        ),
    ],
)
def test_numbers_are_read_and_printed(text: str, number: Any, canonical: str | None) -> None:
    assert effects(f"The Play Strength becomes {text}.") == (SetStrength(number),)
    said = printed(number, "Number")
    assert canonical is None or said == canonical
    assert effects(f"The Play Strength becomes {said}.") == (SetStrength(number),)


def test_a_number_stands_wherever_the_tree_has_one() -> None:
    count = nouns.CountTimeouts("you")
    assert effects("Add 1 to the Play Strength for each timeout you have left.") == (
        ChangeStrength(count),
    )
    assert effects("Reduce the Play Strength by the number of your timeouts.") == (
        ChangeStrength(nouns.Times(-1, count)),
    )
    assert effects("Draw Action cards equal to the number of your timeouts.") == (
        Draw("you", "action", count),
    )


def test_x_is_chosen_or_said() -> None:
    grit = nouns.Times(5, nouns.TheGrit())
    assert effects("Choose X from 1 to 3. Gain 5 yards times X.") == (
        ChooseX(1, 3),
        Gain(nouns.Times(5, nouns.TheX())),
    )
    assert effects("Determine Grit value. Gain X yards, where X is 5 times the Grit.") == (
        DetermineGrit(),
        Gain(grit),
    )


@pytest.mark.parametrize(
    "number",
    [
        "X",  # none was chosen
        "1 times the Play Strength",
        "5 divided by 2",
        "the Play Strength divided by 1",
        "5 up to a maximum of 3",
        "the rating of the tackler up to a maximum of 3",
        "the number of timeout",
    ],
)
def test_what_is_no_number_is_refused(number: str) -> None:
    assert is_refused(f"The Play Strength becomes {number}.")
