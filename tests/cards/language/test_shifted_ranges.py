"""A catch range whose two ends move together is shifted; one whose ends move apart is wider."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects

from snapcount.cards.tree import ChangeCatchRange, ChooseOne, Lasting, ModifyCatchRange
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import MODE, ON_FIELD_ADJUSTMENTS, play, says, scenario

UP = ChangeCatchRange(1, 1)
DOWN = ChangeCatchRange(-1, -1)


@pytest.mark.parametrize(
    "text",
    [
        "Increase both ends of the catch range by 1.",
        "Both ends of the catch range are increased by 1.",
        "Add 1 to both ends of the catch range.",
        "Shift the catch range up by 1.",
        "Move the catch range of your called play 1 higher.",
        "The catch range is shifted up by 1.",
    ],
)
def test_both_ends_go_up(text: str) -> None:
    assert effects(text, "offense") == (UP,)


@pytest.mark.parametrize(
    "text",
    [
        "Increase both ends of the catch range by 1 or decrease both ends of the catch range by 1.",
        "Increase or decrease both ends of the catch range by 1.",
        "Shift the catch range by 1 in either direction.",
    ],
)
def test_both_ends_go_up_or_down(text: str) -> None:
    assert effects(text) == (ChooseOne(((UP,), (DOWN,))),)


def test_ends_that_are_widened_go_apart() -> None:
    assert effects("Widen both ends of the catch range by 1.") == (ChangeCatchRange(-1, 1),)
    assert effects("Narrow both ends of the catch range by 1.") == (ChangeCatchRange(1, -1),)


def test_the_ranges_of_somebody_are_shifted_for_a_while() -> None:
    text = "Both ends of your opponent's catch ranges are reduced by 1 until the end of the half."
    modifier = ModifyCatchRange(-1, -1, "opponent", ("pass",))
    assert effects(text) == (Lasting(modifier, "this half"),)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("way", "between"), [(0, (3, 8)), (1, (1, 6))])
def test_a_range_is_shifted_the_way_that_is_chosen(
    edition: str, way: int, between: tuple[int, int]
) -> None:
    card = says(ChooseOne, "Increase or decrease both ends of the catch range by 1.")
    called = play("Short Pass: 10 (2-7)", 3)
    game = scenario(edition, offense=[card], at=ON_FIELD_ADJUSTMENTS, calls=(called, "Run Left"))
    game.offense.plays("Trick")
    game.both_pass()
    game.offense.answers(MODE(way))
    this = game.state.this
    assert (this.low, this.high) == between


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Your Short Passes have a catch range widened by 1 this down.",
            "Your Short Passes have a catch range 1 wider this down.",
        ),
        (
            "Your opponent's Passes have catch ranges that are narrowed by 2 this half.",
            "The catch range of your opponent's Passes is narrowed by 2 this half.",
        ),
        (
            "The play has a catch range that is lowered by 1 at the high end.",
            "The catch range of the play is lowered by 1 at the high end.",
        ),
        (
            "Your next Pass has a catch range raised by 1 on each side.",
            "The catch range of your next Pass is 1 wider.",
        ),
    ],
)
def test_a_catch_range_that_plays_have_is_changed(said: str, plain: str) -> None:
    assert effects(said) == effects(plain)
