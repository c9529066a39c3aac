"""Nearly the same words: `While` for `If`, and sentences that are apart from each other."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.language.kernel.errors import TextError
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


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("As long as this Player stays Energized", "While this Player is Energized"),
        ("While this Player remains Exhausted", "While this Player is Exhausted"),
    ],
)
def test_who_stays_so_is_so(said: str, plain: str) -> None:
    barred = "Running Backs cannot be designated"
    meant = parse_abilities(f"{plain}, {barred}.")
    assert parse_abilities(f"{said}, {barred}.") == meant
    assert parse_abilities(f"{barred} {said[0].lower()}{said[1:]}.") == meant


@pytest.mark.parametrize(
    "text",
    [
        "Exhaust: While this Player stays Exhausted, your Runs gain 5 more yards this half.",
        (
            "At the start of a possession, choose a Wide Receiver. As long as this Player stays"
            " Energized, that Player cannot be designated as a receiver."
        ),
    ],
)
def test_what_was_done_may_be_over_once_it_is_not_so(text: str) -> None:
    with pytest.raises(TextError, match="is that over"):
        parse_abilities(text)
