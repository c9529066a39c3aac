"""What a play is that it becomes, with its numbers and what else is said of it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, play, scenario

BECOMES = "The play becomes"


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("a Short Pass with a catch range of 2-6", "a Short Pass (2-6)"),
        ("a Short Pass with base yards of 15", "a Short Pass: 15"),
        ("a 20-yard Long Pass", "a Long Pass: 20"),
        ("a 20 yard Long Pass with a catch range of 3 to 6", "a Long Pass: 20 (3-6)"),
        ("a Long Pass with a catch range of 3-6 and 20 base yards", "a Long Pass: 20 (3-6)"),
        ("a Run Left with base yards of 15", "a Run Left: 15"),
    ],
)
def test_its_numbers(said: str, plain: str) -> None:
    assert effects(f"{BECOMES} {said}.") == effects(f"{BECOMES} {plain}.")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("a Run that uses 0 Time Units", "a Run and it uses 0 Time Units"),
        ("a Run Left, which cannot be stopped", "a Run Left and it cannot be stopped"),
        (
            "a Run that gains 5 yards and cannot be stopped",
            "a Run, gains 5 yards and cannot be stopped",
        ),
    ],
)
def test_what_else_is_said_of_it(said: str, plain: str) -> None:
    assert effects(f"{BECOMES} {said}.") == effects(f"{BECOMES} {plain}.")


def test_it_is_said_of_a_new_play_alone() -> None:
    assert is_refused("The play gains 5 more yards that cannot be stopped.")
    assert is_refused(f"{BECOMES} a Run that you draw an Action card.")


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(("said", "clock"), [("that uses 0 Time Units", 15), ("", 14)])
def test_it_is_run_so(edition: str, said: str, clock: int) -> None:
    card = action(f"{BECOMES} a Run Right {said}.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(hand=[card]),
        calls=(play("Run Left", 3), play(stops="Run Left")),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.run_to(NEXT_DOWN)
    assert game.state.clock == clock


@pytest.mark.parametrize("choice", ["(your choice)", "(you choose)", "of your choice"])
def test_one_of_several_is_chosen(choice: str) -> None:
    text = "Your current play becomes Run Left or Run Right"
    assert effects(f"{text} {choice}.") == effects(f"{text}.")
    assert is_refused(f"Your current play becomes Run Left {choice}.")


def test_what_is_stopped_after_this_is_stopped() -> None:
    text = (
        "Your current play becomes Run Left or Run Right. If the play is stopped{}, lose 5 yards."
    )
    assert effects(text.format(" after this")) == effects(text.format(""))
