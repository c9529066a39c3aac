"""A Play Strength in a noun phrase: `a Long Pass with a Play Strength of 8-9 would be …` (F-5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.language.meaning import is_refused

from snapcount.cards.language.reader import Scene, read
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import (
    NEXT_DOWN,
    ON_FIELD_ADJUSTMENTS,
    Side,
    action,
    play,
    player,
    rule,
    scenario,
)

every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
DRAW = "draw an Action card."
STRONG = "with a Play Strength of 8-9"


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            f"When a Long Pass {STRONG} would be incomplete, it is intercepted instead.",
            (
                "When a Long Pass would be incomplete while the Play Strength is 8-9, it is"
                " intercepted instead."
            ),
        ),
        (
            f"Whenever a Run {STRONG} is stopped, {DRAW}",
            f"Whenever a Run is stopped while the Play Strength is 8-9, {DRAW}",
        ),
        (
            f"Whenever your opponent's Run whose Play Strength is 8 or 9 is successful, {DRAW}",
            f"Whenever your opponent's Run is successful while the Play Strength is 8-9, {DRAW}",
        ),
        (
            f"Whenever a pass {STRONG} would be intercepted, cancel the interception.",
            (
                "Whenever a pass would be intercepted while the Play Strength is 8-9, cancel the"
                " interception."
            ),
        ),
        (
            f"Whenever a Run {STRONG} gains 10 or more yards, {DRAW}",
            f"Whenever a Run gains 10 or more yards while the Play Strength is 8-9, {DRAW}",
        ),
        (
            f"Whenever a Run {STRONG} would gain 10 or more yards, it gains 5 fewer yards.",
            (
                "Whenever a Run would gain 10 or more yards while the Play Strength is 8-9, it"
                " gains 5 fewer yards."
            ),
        ),
        (
            f"Whenever your opponent scores a touchdown on a Run {STRONG}, {DRAW}",
            (
                "Whenever your opponent scores a touchdown on a Run while the Play Strength is 8-9,"
                f" {DRAW}"
            ),
        ),
        (
            f"Whenever a Run on third down is stopped, {DRAW}",
            f"Whenever a Run is stopped on third down, {DRAW}",
        ),
        (
            "Whenever a Short Pass inside the 20 would be complete, it is stopped instead.",
            "Whenever a Short Pass would be complete inside the 20, it is stopped instead.",
        ),
        (
            f"Your opponent's Runs {STRONG} use 1 less Time Unit.",
            "While the Play Strength is 8-9, your opponent's Runs use 1 less Time Unit.",
        ),
        (
            f"Your opponent's passes {STRONG} gain 5 fewer yards and use 1 more Time Unit.",
            (
                "While the Play Strength is 8-9, your opponent's passes gain 5 fewer yards and use"
                " 1 more Time Unit."
            ),
        ),
        (
            "Long Passes that would be incomplete are intercepted instead.",
            "Whenever a Long Pass would be incomplete, it is intercepted instead.",
        ),
        (
            "Every Long Pass with a Play Strength of 7, 8 or 9 is incomplete.",
            "Long Passes with a Play Strength of 7-9 are incomplete.",
        ),
        (
            "A Long Pass with a Play Strength of 7 or 9 is incomplete.",
            "Long Passes are incomplete if the Play Strength is 7 or 9.",
        ),
        (
            "Your opponent's successful Runs that have an even Play Strength gain 5 more yards.",
            "While the Play Strength is even, your opponent's Runs gain 5 more yards.",
        ),
        (
            "Each of your opponent's Runs with a Play Strength of 7 or more gains 5 yards.",
            "While the Play Strength is 7 or more, your opponent's Runs gain 5 yards.",
        ),
        (
            f"Long Passes that would be incomplete {STRONG} are intercepted instead.",
            f"Long Passes {STRONG} that would be incomplete are intercepted instead.",
        ),
        (
            f"Long Passes {STRONG} that would be incomplete are intercepted instead.",
            f"When a Long Pass {STRONG} would be incomplete, it is intercepted instead.",
        ),
    ],
)
def test_it_is_so_then(text: str, same: str) -> None:
    there = Scene(side="defense")
    assert read(text, there).abilities == read(same, there).abilities


def test_a_play_of_a_strength_is_called() -> None:
    """The Play Strength is known when both calls are (F-3)."""
    there = Scene(side="defense")
    text = f"Whenever your opponent calls a Run {STRONG}, {DRAW}"
    same = f"Whenever your opponent calls a Run, if the Play Strength is 8-9, {DRAW}"
    said: Any = read(text, there).abilities[0]
    plain: Any = read(same, there).abilities[0]
    assert (said.event, said.who, said.calls) == (plain.event, plain.who, plain.calls)
    assert plain.effects[0].condition in said.condition.conditions


@rule("F-7")
@every_edition
@pytest.mark.parametrize(("strength", "gained"), [(6, 0), (8, 20)])
def test_an_effect_asks_for_the_strength_that_the_play_has_then(
    edition: str, strength: int, gained: int
) -> None:
    """It is played before the Play Strength goes up by 3."""
    hand = [
        action(f"This down, Short Passes {STRONG} are incomplete.", when=ON_FIELD_ADJUSTMENTS),
        action("Increase the Play Strength by 3.", when=ON_FIELD_ADJUSTMENTS, name="Up"),
    ]
    calls = (play("Short Pass: 20 (0-9)", strength), play("Run Left", 0, "Run Left"))
    game = scenario(edition, offense=Side(hand=hand), calls=calls, at=ON_FIELD_ADJUSTMENTS)
    game.offense.plays("Up")
    game.offense.plays(0)
    assert game.run_to(NEXT_DOWN).yards == gained


@pytest.mark.parametrize(
    "text",
    [
        f"Your Players {STRONG} gain 5 yards.",
        f"Your opponent {STRONG} cannot use an audible.",
        f"Whenever you draw a card {STRONG}, gain a timeout.",
    ],
)
def test_only_plays_have_one(text: str) -> None:
    assert is_refused(text)


@rule("F-4", "F-5")
@every_edition
@pytest.mark.parametrize(
    ("strength", "stops", "intercepted"),
    [
        (8, "Run Left", True),
        (1, "Run Left", False),
        (5, "Run Left", False),
        (8, "All Passes", False),
    ],
)
def test_an_overthrown_pass_is_intercepted(
    edition: str, strength: int, stops: str, intercepted: bool
) -> None:
    """One that the defense's call stops is not incomplete."""
    text = f"When a Long Pass {STRONG} would be incomplete, it is intercepted instead."
    game = scenario(
        edition,
        defense=Side(players=[player("CB", text)]),
        calls=(play("Long Pass: 30 (2-7)", strength), play("Run Middle", 0, stops)),
        ball=30,
    )
    offense = game.has_ball
    game.run_to(NEXT_DOWN)
    assert (game.has_ball is not offense) is intercepted
