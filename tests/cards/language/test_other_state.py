"""How a Player stands, asked in two cases (R-25): of whom, and as they are before it is done."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused


@pytest.mark.parametrize("rest", ["If that Player is Exhausted,", "Otherwise,"])
def test_that_player_is_the_one_of_the_first_case(rest: str) -> None:
    said = f"If the tackler is Energized, exhaust them. {rest} Energize that Player."
    meant = rest.replace("that Player", "the tackler")
    assert effects(said) == effects(
        f"If the tackler is Energized, exhaust the tackler. {meant} Energize the tackler."
    )


@pytest.mark.parametrize(
    "text",
    [
        (
            "If your Quarterback on the field is Energized, exhaust them. If they are Exhausted,"
            " Energize them."
        ),
        (
            "If your Quarterback on the field is Exhausted, Energize them. If your"
            " Quarterback on the"
            " field is Energized, exhaust them."
        ),
        "If your Quarterback on the field is Energized, exhaust them. Otherwise, Energize them.",
        (
            "If you have a timeout, exhaust one of your Players on the field. Otherwise,"
            " Energize that"
            " Player."
        ),
    ],
)
def test_nobody_is_known_who_is_only_chosen_in_the_first_case(text: str) -> None:
    assert is_refused(text)


def test_who_was_chosen_before_is_known_in_both_cases() -> None:
    assert effects(
        "Choose a Player on the field. If they are Energized, exhaust them. If they are Exhausted,"
        " Energize them."
    )
    assert effects(
        "If your Quarterback on the field is Energized, gain 5 yards. If your Quarterback on the"
        " field is Exhausted, gain 10 yards."
    )
