"""What is so besides: asked behind a time in front, with a circumstance, or when it happens."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.cards.nouns import AllOf
from snapcount.cards.tree import ChangeStrength, LastingWhile, Static
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    AFTER_DESIGNATION,
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    START_OF_DOWN,
    Side,
    action,
    play,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
since_2021 = pytest.mark.parametrize("edition", ["2021", "2022", "crd"])


@pytest.mark.parametrize(
    ("behind", "before"),
    [
        (
            (
                "Until the end of the half, your plays use 1 less Time Unit if there are 5 or"
                " fewer Time Units left."
            ),
            (
                "Until the end of the half, your plays use 1 less Time Unit while there are 5"
                " or fewer Time Units left."
            ),
        ),
        (
            "This half, your Runs gain 5 more yards on third down.",
            "While it is third down, your Runs gain 5 more yards this half.",
        ),
    ],
)
def test_with_how_long_in_front_it_is_asked_all_that_time(behind: str, before: str) -> None:
    assert effects(behind) == effects(before)
    assert isinstance(effects(behind)[0], LastingWhile)


def test_what_is_asked_at_once_is_refused_there() -> None:
    assert is_refused("Until the end of the half, draw an Action card if you are behind.")
    assert is_refused("This half, your plays gain 5 more yards if you called a Run.")


def test_a_circumstance_and_what_is_so_hold_together() -> None:
    text = (
        "Your opponent cannot play Action cards during On Field Adjustments on third down while"
        " they are on offense."
    )
    (ability,) = read(text, Scene()).abilities
    assert isinstance(ability, Static)
    assert isinstance(ability.condition, AllOf)
    assert modifier(text) == modifier(
        "Your opponent cannot play Action cards during On Field Adjustments."
    )


@rule("F-13", "T-9")
@since_2021
@pytest.mark.parametrize(("clock", "left"), [(6, 5), (5, 5), (4, 4)])
def test_it_is_asked_of_each_play(edition: str, clock: int, left: int) -> None:
    text = (
        "Until the end of the possession, your plays use 1 less Time Unit if there are 5 or fewer"
        " Time Units left."
    )
    hand = [action(text, when=START_OF_DOWN)]
    game = scenario(edition, offense=Side(hand=hand), clock=clock, at=START_OF_DOWN)
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).clock == left


@rule("F-17")
@every_edition
@pytest.mark.parametrize(("ball", "scored"), [(10, 7), (30, 0)])
def test_it_is_asked_when_it_happens(edition: str, ball: int, scored: int) -> None:
    text = (
        "If there is an interception this down and the ball is inside the offense's own 20 yard"
        " line, it becomes a Pick Six."
    )
    hand = [
        action(text, when=ON_FIELD_ADJUSTMENTS),
        action("Interception.", when=ON_FIELD_ADJUSTMENTS),
    ]
    game = scenario(
        edition,
        defense=Side(hand=hand),
        calls=("Short Pass: 20 (0-9)", "Run Left"),
        ball=ball,
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.defense.plays(1)
    game.defense.plays(0)
    game.run_to("line-up")
    assert game.score[1] == scored


@rule("F-9", "F-10")
@every_edition
@pytest.mark.parametrize(("receiver", "yards"), [("Running Back", 25), ("Tight End", 20)])
def test_a_play_asks_who_receives_it(edition: str, receiver: str, yards: int) -> None:
    texts = ("If a Running Back receives this pass, gain 5 yards.",)
    called = play("Short Pass: 20 (0-9)", 3, abilities=texts)
    game = scenario(edition, calls=(called, play(stops="Run Left")), at="designation")
    game.offense.designates(receiver)
    game.run_to(NEXT_DOWN)
    assert game.yards == yards


@rule("F-9")
def test_other_words_for_who_has_the_ball() -> None:
    def said(text: str) -> object:
        return read(text, Scene(play=True)).abilities

    told = said("If a Running Back receives this pass, gain 5 yards.")
    assert said("If this pass is caught by a Running Back, gain 5 yards.") == told
    assert said("Gain 5 yards if a Running Back catches it.") == told
    runs = said("If this run is carried by a Fullback, gain 5 yards.")
    assert runs == said("If a Fullback runs with it, gain 5 yards.") != told
    assert effects("Exhaust the runner or receiver of this play.") == effects(
        "Exhaust the ball carrier."
    )


@rule("F-5", "R-32")
@every_edition
def test_a_play_strength_that_is_raised_may_end_at_nine(edition: str) -> None:
    text = (
        "Add 3 to the Play Strength. If the result is 10 or higher, the Play Strength is 9 instead."
    )
    assert effects(text) == (ChangeStrength(3, within=True),)
    hand = [action(text, when=AFTER_DESIGNATION)]
    game = scenario(edition, offense=Side(hand=hand), strength=8, at=AFTER_DESIGNATION)
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.yards == 45


def test_without_a_strength_that_is_raised_it_is_refused() -> None:
    assert is_refused("Gain 5 yards. It cannot exceed 9.")


@pytest.mark.parametrize(
    "text",
    [
        "While you are on defense, your opponent cannot play Action cards on third down.",
        "While you are on defense, on third down, your opponent cannot play Action cards.",
        "While you are on defense, your opponent cannot play Action cards if it is third down.",
    ],
)
def test_it_stands_while_something_is_so_in_a_circumstance(text: str) -> None:
    plain = "While you are on defense and it is third down, your opponent cannot play Action cards."
    assert read(text, Scene()).abilities == read(plain, Scene()).abilities


def test_of_two_things_that_stand_it_must_be_said_in_which_circumstance() -> None:
    two = "your Runs gain 5 more yards and your passes gain 5 more yards on third down."
    assert is_refused(f"While you are behind, {two}", action=False)
