"""Two numbers that were compared: whether they are equal, and which of them is `it`."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.testing import NEXT_DOWN, Side, play, player, rule, scenario

HIGHER = "Determine Grit value. If the Grit is higher than the Play Strength, gain 5 yards."


@pytest.mark.parametrize(
    "text",
    [
        "If they are equal, gain 10 yards.",
        "If both are equal, gain 10 yards.",
        "If they are the same, gain 10 yards.",
        "If the two match, gain 10 yards.",
    ],
)
def test_they_are_the_two_that_were_compared(text: str) -> None:
    plainly = "If the Grit is equal to the Play Strength, gain 10 yards."
    assert effects(f"{HIGHER} {text}") == effects(f"{HIGHER} {plainly}")


@pytest.mark.parametrize(
    ("text", "plainly"),
    [
        ("it is lower than the Play Strength", "the Grit is lower than the Play Strength"),
        ("it exceeds the Play Strength", "the Grit exceeds the Play Strength"),
        ("its value exceeds the Play Strength", "the Grit exceeds the Play Strength"),
        ("its value is below the Play Strength", "the Grit is below the Play Strength"),
        ("its value equals the Play Strength", "the Grit equals the Play Strength"),
        ("its value is 7 or more", "the Grit is 7 or more"),
        (
            "it is not higher than the Play Strength",
            "the Grit is not higher than the Play Strength",
        ),
    ],
)
def test_it_is_compared_with_another_number(text: str, plainly: str) -> None:
    grit = "Determine Grit value. If"
    assert effects(f"{grit} {text}, gain 5 yards.") == effects(f"{grit} {plainly}, gain 5 yards.")


def test_it_stays_what_it_was() -> None:
    same = effects(f"{HIGHER} If it is 0, gain 10 yards.")
    assert same == effects(f"{HIGHER} If the Grit is 0, gain 10 yards.")


@pytest.mark.parametrize(
    "text",
    [
        "If they are equal, gain 10 yards.",
        "Determine Grit value. If it is 5 or more, gain 5 yards. If they are equal, lose 5 yards.",
        "If it is higher than the Play Strength, gain 5 yards.",
        "If its value is higher than the Play Strength, gain 5 yards.",
        "If the Grit is higher than the Play Strength, gain 5 yards. If it is 0, lose 5 yards.",
        "If you have two or more timeouts and it is more than the Play Strength, gain 5 yards.",
    ],
)
def test_nobody_knows_which_number_that_is(text: str) -> None:
    assert is_refused(text)


@rule("K-1")
@pytest.mark.parametrize(("mine", "yards"), [(5, 15), (3, 0), (1, 20)])
def test_a_back_who_outgrits_the_play(mine: int, yards: int) -> None:
    """A Run for 15 against a Grit of 5, 3 or 1."""
    text = (
        "Run: Determine Grit value. If the Grit is lower than the Play Strength, gain 5 yards. If"
        " they are equal, lose 15 yards."
    )
    game = scenario(
        "crd",
        offense=Side(players=[player("RB", text)], play_deck=[play("Run Left", mine)] * 3),
        defense=Side(play_deck=[play("Run Left", 0)] * 3),
        carrier="RB",
    )
    assert game.run_to(NEXT_DOWN).yards == yards
