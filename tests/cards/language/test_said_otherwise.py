"""Other words for what is known: each pair means the same."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read

PLAYER = Scene(side="defense")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        # What somebody chooses to turn is turned by them, and they choose
        (
            "Your opponent chooses one of their Players to Exhaust.",
            "Your opponent Exhausts one of their Players.",
        ),
        (
            "Each player chooses one of their Players to Exhaust.",
            "Each player Exhausts one of their Players.",
        ),
        ("Choose two of your Players to Energize.", "Energize two of your Players."),
        (
            "Choose one of your opponent's Players to be Exhausted.",
            "Exhaust one of your opponent's Players.",
        ),
        # Who comes in comes from the bench of the one who goes, also as the only one of a kind
        (
            "Substitute your Quarterback on the field with your Quarterback on the bench.",
            "Substitute your Quarterback on the field with a Quarterback on your bench.",
        ),
        (
            "If this play would result in a touchdown, place the ball on your 5 yard line instead.",
            (
                "If a touchdown would be scored on this play, place the ball on your 5 yard line"
                " instead."
            ),
        ),
    ],
)
def test_an_effect_in_other_words(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Your opponent's successful Run Left and Run Right plays gain 5 fewer yards.",
            "Your opponent's Run Left and Run Right plays gain 5 fewer yards.",
        ),
        (
            "Your opponent's successful Short Pass or Medium Pass plays gain 5 fewer yards.",
            "Your opponent's Short Pass and Medium Pass plays gain 5 fewer yards.",
        ),
        (
            "Whenever a play results in a touchdown, draw an Action card.",
            "Whenever a touchdown is scored, draw an Action card.",
        ),
    ],
)
def test_an_ability_in_other_words(said: str, plain: str) -> None:
    assert read(said, PLAYER).abilities == read(plain, PLAYER).abilities


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Remove this card if your opponent scores a touchdown.",
            "Whenever your opponent scores a touchdown, remove this card from the field.",
        ),
        (
            "Each player draws an Action card if they score a touchdown.",
            "If a player scores a touchdown, they draw an Action card.",
        ),
    ],
)
def test_on_a_card_that_lies_there_if_waits_also_at_the_end(said: str, plain: str) -> None:
    lying = Scene(on_player=False, enters=True)
    assert read(said, lying).abilities == read(plain, lying).abilities
    assert is_refused(said), "an Action card is gone by then: for how long?"


def test_nobody_comes_in_from_the_bench_of_another() -> None:
    text = "Substitute your Quarterback with your opponent's Quarterback on the bench."
    assert is_refused(text)
