"""Who comes in comes from the bench; who is on the field goes (Z-2)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused


@pytest.mark.parametrize(
    "text",
    [
        "Bench: At the start of a down, substitute this Player with a Running Back on your field.",
        "Bench – Exhaust: Replace this Player with a Wide Receiver on your field.",
        "Exhaust: Substitute one of your Players with a Tight End on your field.",
    ],
)
def test_nobody_on_the_field_comes_in(text: str) -> None:
    assert is_refused(text, "offense", action=False)


@pytest.mark.parametrize(
    "text",
    [
        "Bench: At the start of a down, substitute this Player for a Running Back on your field.",
        "Bench: At the start of a down, swap this Player with a Running Back on your field.",
        "Bench: At the start of a down, replace a Running Back on your field with this Player.",
        "Exhaust: Substitute a Running Back on your field with a Tight End from your bench.",
    ],
)
def test_it_is_said_the_other_way_round(text: str) -> None:
    assert not is_refused(text, "offense", action=False)
