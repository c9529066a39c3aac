"""`The next pass you complete this possession gains 15 more yards`: a stopped one is not it."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.tree import Await, Gain, Lose, Triggered
from snapcount.cards.words import Wait
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import NEXT_DOWN, ON_FIELD_ADJUSTMENTS, Side, action, scenario


@pytest.mark.parametrize(
    ("text", "duration"),
    [
        ("The next pass you complete this possession gains 15 more yards.", "this possession"),
        ("The next pass you complete gains 15 more yards.", "this game"),
        ("Your next completed pass this half gains 15 additional yards.", "this half"),
        ("Your next successful Pass play gains 15 more yards.", "this game"),
    ],
)
def test_it_is_waited_for_so_long(text: str, duration: Wait) -> None:
    waits = Triggered("a play is successful", (Gain(15),), "you", calls=("pass",))
    assert effects(text) == (Await(waits, duration),)


def test_that_of_the_opponent() -> None:
    waits = Triggered("a play is successful", (Lose(5),), "opponent", calls=("short pass",))
    text = "The next Short Pass your opponent completes this half loses 5 yards."
    assert effects(text) == (Await(waits, "this half"),)
    assert is_refused("The next Run you complete gains 5 more yards.")


def test_that_of_any_kind() -> None:
    waits = Triggered("a play is successful", (Gain(15),), "you")
    text = "Your next successful play this half gains 15 more yards."
    assert effects(text) == (Await(waits, "this half"),)
    (either,) = effects(f"Choose one: Draw an Action card; or {text[0].lower()}{text[1:]}")
    assert Await(waits, "this half") in [done for row in either.options for done in row]
    assert effects(text.replace("successful ", "")) != effects(text)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_pass_that_is_stopped_is_not_the_next_one(edition: str) -> None:
    text = "The next pass you complete this possession gains an additional 15 yards."
    wall = action("The play becomes stopped.", when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition,
        offense=Side(hand=[action(text, when=ON_FIELD_ADJUSTMENTS)]),
        defense=Side(hand=[wall]),
        calls=("Short Pass: 10 (0-9)", "Long Pass"),
        at=ON_FIELD_ADJUSTMENTS,
    )
    game.offense.plays(0)
    game.defense.plays(0)
    game.both_pass().run_to(NEXT_DOWN)
    assert game.yards == 0
    game.run_to(NEXT_DOWN)
    assert game.yards == 25
    game.run_to(NEXT_DOWN)
    assert game.yards == 10
