"""When, and how long, between a subject and what is said of it, or before its noun."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, Side, gridiron, player, rule, scenario

ON_OFFENSE = Scene(side="offense")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Your Passes this half gain 5 more yards.",
            "Your Passes gain 5 more yards this half.",
        ),
        (
            "Your Runs this possession cannot be stopped.",
            "Your Runs cannot be stopped this possession.",
        ),
        (
            "Your opponent this half cannot call a Pass.",
            "Your opponent cannot call a Pass this half.",
        ),
        (
            "Your Runs on second down this half gain 5 more yards.",
            "On second down this half, your Runs gain 5 more yards.",
        ),
        (
            "Your Runs inside the 20 use 1 less Time Unit this half.",
            "Your Runs use 1 less Time Unit this half inside the 20.",
        ),
        (
            "Your Runs this half gain 5 more yards and cannot be stopped.",
            "Your Runs gain 5 more yards this half. Your Runs cannot be stopped this half.",
        ),
        (
            "Your play this down gains no yards and takes 2 Time Units.",
            "Your play gains no yards this down. Your play takes 2 Time Units this down.",
        ),
        ("Your play this down cannot be stopped.", "Your play cannot be stopped this down."),
        ("The catch range of your play this down is 3-8.", "Your catch range is 3-8."),
        (
            "Your second down Runs gain 5 more yards this half.",
            "Your Runs gain 5 more yards on second down this half.",
        ),
        (
            "This half, your Runs on third down cannot be stopped.",
            "Your Runs on third down cannot be stopped this half.",
        ),
        (
            "This possession, your third down Runs gain 5 more yards.",
            "Your Runs gain 5 more yards on third down this possession.",
        ),
    ],
)
def test_effects_say_it_there(text: str, same: str) -> None:
    assert effects(text) == effects(same)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Your second down Runs gain 5 more yards.",
            "While it is second down, your Runs gain 5 more yards.",
        ),
        (
            "Your Runs on second or third down cannot be stopped.",
            "Your Runs cannot be stopped on second or third down.",
        ),
        (
            "Your fourth down Passes cannot gain more than 10 yards.",
            "On fourth down, your Passes cannot gain more than 10 yards.",
        ),
        (
            "Your overtime plays take 1 less Time Unit.",
            "In overtime, your plays take 1 less Time Unit.",
        ),
        (
            "Third down Runs gain 5 fewer yards.",
            "On third down, Runs gain 5 fewer yards.",
        ),
        (
            "While you are behind, your first down Passes gain 5 more yards.",
            "While you are behind, your Passes gain 5 more yards on first down.",
        ),
        (
            "Bench: Your third down Runs gain 5 more yards.",
            "Bench: On third down, your Runs gain 5 more yards.",
        ),
    ],
)
def test_static_texts_say_it_there(text: str, same: str) -> None:
    assert read(text, ON_OFFENSE).abilities == read(same, ON_OFFENSE).abilities


def test_of_several_things_said_of_it_all_are_meant() -> None:
    text = "Your second down Runs gain 5 more yards and take 1 less Time Unit."
    (yards, time) = read(text, ON_OFFENSE).abilities
    assert yards.condition == time.condition  # type: ignore[union-attr]
    assert yards.condition is not None  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent this half draws an Action card.",  # that is over at once
        "This half, your Runs this possession gain 5 more yards.",
        "Your Runs on third down.",
        "Your Runs on third down gain 5 yards and your opponent draws an Action card.",
    ],
)
def test_what_makes_no_sense_there(text: str) -> None:
    assert is_refused(text)


@rule("F-10")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_on_those_downs_alone(edition: str) -> None:
    back = player("RB", "Your second down Runs gain 10 more yards.")
    game = scenario(edition, offense=Side(players=[back]), strength=1, ball=25)
    assert [game.run_to(NEXT_DOWN).ball for _ in range(3)] == [30, 45, 50]


@pytest.mark.parametrize("edition", ["2021", "2022", "crd"])
def test_of_everybody(edition: str) -> None:
    lies = gridiron("Second down Runs gain 10 more yards.")
    game = scenario(edition, defense=Side(gridirons=[lies]), strength=1, ball=25)
    assert [game.run_to(NEXT_DOWN).ball for _ in range(2)] == [30, 45]


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("If this Player runs for 15 yards or more, gain 5 yards.", "Whenever"),
        ("If this Player catches a pass for 15 yards or more, draw an Action card.", "Whenever"),
    ],
)
def test_if_a_player_goes_so_far_it_is_whenever(text: str, same: str) -> None:
    assert read(text, ON_OFFENSE).abilities == read(text.replace("If", same), ON_OFFENSE).abilities
