"""Calls are chosen freely and revealed together (F-3): what says otherwise is refused, with why."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_page


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent's play this down is selected at random from their hand.",
        "Your opponent's next play is chosen at random.",
        "The offense must choose their play at random this down.",
        "Your opponent calls a random Play from their hand.",
    ],
)
def test_nobody_calls_at_random(text: str) -> None:
    with pytest.raises(TextError, match="a player chooses what to call"):
        parse_page(text, action=True)


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent must reveal their play before you select yours.",
        "Your opponent reveals their play before you call your play this down.",
        "The defense must select their play first this down.",
    ],
)
def test_nobody_reveals_a_call_first(text: str) -> None:
    with pytest.raises(TextError, match="both calls are revealed together"):
        parse_page(text, action=True)


def test_what_may_be_written_instead() -> None:
    parse_page("Your opponent reveals their Play hand.", action=True)
    parse_page("Your opponent cannot call Runs this down.", action=True)
