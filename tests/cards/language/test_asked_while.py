"""Nearly the same words: `While` for `If`, and sentences that are apart from each other."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.parse import parse_abilities
from snapcount.cards.tree import AlsoStops, CannotCall, Static


@pytest.mark.parametrize(
    "said", ["the tackler is a Safety, exhaust", "the receiver is a Tight End, energize"]
)
def test_whoever_has_that_role(said: str) -> None:
    after_if = effects(f"If {said} that Player.", "offense")
    assert effects(f"While {said} that Player.", "offense") == after_if


def test_a_call_is_barred_in_its_own_sentence() -> None:
    stops, bars = parse_abilities(
        "Your defensive calls also stop Long Pass.\nYou cannot call a Run."
    )
    assert isinstance(stops, Static)
    assert isinstance(bars, Static)
    assert isinstance(stops.modifier, AlsoStops)
    assert isinstance(bars.modifier, CannotCall)


def test_nobody_chooses_between_a_position_and_itself() -> None:
    assert is_refused("Choose Safeties or Safeties. Exhaust one Player of the chosen position.")
    assert not is_refused("Choose Safeties or Cornerbacks. Draw an Action card.")
