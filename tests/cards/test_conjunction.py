"""Two statements in one sentence, and what a sentence leaves unsaid (law 7: never a guess)."""

from __future__ import annotations

import pytest

from snapcount.cards.text.conjunction import parted
from snapcount.cards.text.errors import TextError
from snapcount.cards.text.parse import parse_abilities, parse_effects


@pytest.mark.parametrize(
    ("joined", "apart"),
    [
        (
            "Power Ups and Gridiron cards cannot be played.",
            "Power Ups cannot be played. Gridiron cards cannot be played.",
        ),
        (
            "This Player cannot be designated and its abilities cannot be cancelled.",
            "This Player cannot be designated. This Player's abilities cannot be cancelled.",
        ),
        (
            "Your Long Passes gain 10 more yards and Short Passes gain 5 fewer yards.",
            "Your Long Passes gain 10 more yards. Your Short Passes gain 5 fewer yards.",
        ),
    ],
)
def test_both_halves_have_what_is_said_for_both(joined: str, apart: str) -> None:
    assert parse_abilities(joined) == parse_abilities(apart)


def test_the_duration_is_that_of_both() -> None:
    joined = "Your plays gain 5 more yards and your opponent cannot spend timeouts this half."
    apart = (
        "Your plays gain 5 more yards until the end of the half. "
        "Your opponent cannot spend timeouts until the end of the half."
    )
    assert parse_effects(joined) == parse_effects(apart)


@pytest.mark.parametrize(
    "unclear",
    [
        "Power Ups cannot be played and plays gain 5 more yards if you are behind.",
        "You may draw an Action card and Power Ups cannot be played.",
        "If you would gain 10 yards, gain 5 yards instead and Power Ups cannot be played.",
    ],
)
def test_what_hangs_together_is_not_parted(unclear: str) -> None:
    assert list(parted(unclear, unclear.index(" and "))) == []


def test_a_number_that_does_not_fit_what_was_said_is_no_ellipsis() -> None:
    with pytest.raises(TextError):
        parse_effects("Draw an Action card, or 10 yards if you are behind.")
