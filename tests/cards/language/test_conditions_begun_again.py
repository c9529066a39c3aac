"""Lists of conditions: `A, B, or C`, and `…, or if …`, wherever something is asked."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import AllOf, AnyOf, DownIs, Leading, OnSide, PeriodIs, Synergized
from snapcount.cards.tree import Gain, If
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, PLAY, action, scenario

BEHIND = Leading("opponent")
OVERTIME = PeriodIs("overtime")
THIRD = DownIs((3,))
ANY_OF_THREE = AnyOf((BEHIND, OVERTIME, THIRD))

LISTS = [
    ("you are behind, or if it is overtime", AnyOf((BEHIND, OVERTIME))),
    ("you are behind or when it is overtime", AnyOf((BEHIND, OVERTIME))),
    ("you are behind and if it is third down", AllOf((BEHIND, THIRD))),
    ("you are behind, it is overtime, or it is third down", ANY_OF_THREE),
    ("you are behind, or if it is overtime, or if it is third down", ANY_OF_THREE),
    ("you are behind, in overtime, or on third down", ANY_OF_THREE),
    (
        "you are behind, it is third down, and you are Synergized",
        AllOf((BEHIND, THIRD, Synergized())),
    ),
    (
        "you are on offense, behind, and Synergized",
        AllOf((OnSide("you", "offense"), BEHIND, Synergized())),
    ),
    (
        "you are behind and it is third down, or if it is overtime",
        AnyOf((AllOf((BEHIND, THIRD)), OVERTIME)),
    ),
    (
        "it is overtime, or if you are behind and it is third down",
        AnyOf((OVERTIME, AllOf((BEHIND, THIRD)))),
    ),
]


@pytest.mark.parametrize(("said", "meant"), LISTS)
def test_what_an_effect_asks(said: str, meant: Any) -> None:
    asked = (If(meant, (Gain(5),)),)
    assert effects(f"If {said}, gain 5 yards.") == asked
    assert effects(f"Gain 5 yards if {said}.") == asked


@pytest.mark.parametrize(("said", "meant"), LISTS)
def test_what_a_timing_line_asks(said: str, meant: Any) -> None:
    page = read(f"Gain 5 yards. Play only if {said}.", Scene(action=True))
    assert page.timing is not None
    assert page.timing.condition == meant


@pytest.mark.parametrize(("said", "meant"), LISTS)
def test_what_holds_as_long_as_it_is_so(said: str, meant: Any) -> None:
    (ability,) = read(f"While {said}, your Runs gain 5 more yards.", Scene()).abilities
    assert ability.condition == meant  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "when", ["on third down or if you are behind", "on third down or when you are behind"]
)
def test_a_circumstance_may_come_first(when: str) -> None:
    meant = AnyOf((THIRD, BEHIND))
    assert effects(f"{when.capitalize()}, gain 5 yards.") == (If(meant, (Gain(5),)),)
    timing = read(f"Gain 5 yards. Play only {when}.", Scene(action=True)).timing
    assert timing is not None
    assert timing.condition == meant


def test_two_exceptions_are_each_enough() -> None:
    said = effects("Gain 5 yards unless you are behind, or unless it is overtime.")
    assert said == effects("Gain 5 yards unless you are behind or it is overtime.")
    assert is_refused("Gain 5 yards unless you are behind, or if it is overtime.")


def test_behind_a_comma_alone_an_if_may_hang_on_the_one_before() -> None:
    said = "if you are behind, if it is overtime, or if it is third down"
    assert is_refused(f"{said.capitalize()}, gain 5 yards.")
    assert effects(f"Gain 5 yards {said}.") == (If(ANY_OF_THREE, (Gain(5),)),)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("score", "down", "playable"), [((0, 7), 1, True), ((0, 0), 3, True), ((0, 0), 1, False)]
)
def test_a_card_is_played_if_one_of_them_is_so(
    edition: str, score: tuple[int, int], down: int, playable: bool
) -> None:
    card = action("Gain 5 yards. Play only if you are behind, or if it is third down.")
    other = action("Draw a Play card.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(edition, offense=[card, other], score=score, down=down, at=ON_FIELD_ADJUSTMENTS)
    assert game.offense.may(PLAY(0)) == playable
