"""`If it is 9` asks the number that was asked or made just before, and no other."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import (
    Compare,
    Designated,
    GritIn,
    Not,
    RatingOf,
    ShownStrength,
    StrengthIn,
    TheX,
    TimeLeft,
)
from snapcount.cards.tree import DetermineGrit, Draw, If
from snapcount.engine import events
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing import ON_FIELD_ADJUSTMENTS, Scenario, action, scenario

DRAW = Draw("you", "action")


def played(edition: str, text: str, strength: int, clock: int = 15) -> Scenario:
    """The offense has played the card on a Run of that Strength."""
    card = action(text, when=ON_FIELD_ADJUSTMENTS)
    game = scenario(
        edition, offense=[card], strength=strength, clock=clock, at=ON_FIELD_ADJUSTMENTS
    )
    game.offense.plays(0)
    return game.both_pass()


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        (
            "If the Play Strength is 8 or 9, gain 15 yards. If it is 0-3, gain 5 yards.",
            {0: 5, 3: 5, 4: 0, 7: 0, 9: 15},
        ),
        (
            "If the Play Strength is 5 or more, gain 10 yards. If it is 9, gain 20 yards instead.",
            {4: 0, 5: 10, 8: 10, 9: 20},
        ),
        ("If the Play Strength is even, gain 15 yards. If it is odd, gain 5 yards.", {2: 15, 3: 5}),
        (
            "If the Play Strength is 9, gain 10 yards. Otherwise, if it is 5, lose 5 yards.",
            {4: 0, 5: -5, 9: 10},
        ),
        ("Add 2 to the Play Strength. If it is 9, gain 10 yards.", {6: 0, 7: 10}),
    ],
)
def test_the_play_strength_is_asked_again(edition: str, text: str, gained: dict[int, int]) -> None:
    for strength, yards in gained.items():
        game = played(edition, text, strength)
        assert game.yards_by_effects == yards, strength
        assert not game.log.all(events.GRIT)


@pytest.mark.parametrize(("clock", "gained"), [(6, 0), (5, 10), (3, 10), (2, 20)])
def test_the_clock_is_asked_again(clock: int, gained: int) -> None:
    text = "If the clock is at 5 or less, gain 10 yards. If it is 2 or less, gain 20 yards instead."
    assert played("crd", text, 5, clock).yards_by_effects == gained


@pytest.mark.parametrize("strength", [4, 9])
def test_the_card_that_was_flipped_is_asked(strength: int) -> None:
    """The whole Play deck is copies of the call."""
    text = "Flip over the top card of your Play deck. If it is 5 or more, gain 10 yards."
    game = played("crd", text, strength)
    assert game.yards_by_effects == (10 if strength == 9 else 0)
    assert not game.log.all(events.GRIT)


@pytest.mark.parametrize(
    ("before", "asked"),
    [
        ("Determine Grit.", GritIn(9, 9)),
        ("Determine Grit. If the Play Strength is 5, draw an Action card.", StrengthIn(9, 9)),
        ("Determine Grit. If the offense called a Run, draw an Action card.", GritIn(9, 9)),
        ("Choose X from 0 to 9.", Compare(TheX(), "exactly", 9)),
        (
            "Reveal the top card of your Play deck. If its Strength is 5, draw an Action card.",
            Compare(ShownStrength(), "exactly", 9),
        ),
        ("If the clock is at 12 or less, draw an Action card.", TimeLeft(9, 9)),
        (
            "If the tackler's rating is 5 or more, draw an Action card.",
            Compare(RatingOf(Designated("tackler")), "exactly", 9),
        ),
    ],
)
def test_it_is_the_number_spoken_of_last(before: str, asked: object) -> None:
    *_, last = effects(f"{before} If it is 9, draw an Action card.")
    assert last == If(asked, (DRAW,))  # type: ignore[arg-type]
    *_, last = effects(f"{before} If it is not 9, draw an Action card.")
    assert last == If(Not(asked), (DRAW,))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "If it is 9, gain 10 yards.",
        "Gain 10 yards. If it is 5 or more, draw an Action card.",
        "Flip over the top card of your Action deck. If it is 5 or more, gain 10 yards.",
        "The catch range is 1 wider. If it is odd, draw an Action card.",
    ],
)
def test_without_a_number_before_it_nothing_is_asked(text: str) -> None:
    assert is_refused(text)


def test_one_ability_does_not_speak_of_the_number_of_another() -> None:
    determined = "Exhaust: Determine Grit. If it is 5 or more, gain 5 yards."
    assert is_refused(f"{determined}\nRun: If it is 5 or more, gain 5 yards.", action=False)


def test_grit_that_is_named_is_still_determined() -> None:
    assert effects("If the Grit is 9, draw an Action card.") == (
        DetermineGrit(),
        If(GritIn(9, 9), (DRAW,)),
    )
