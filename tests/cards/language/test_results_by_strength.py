"""A result that hangs on the Play Strength would have to be checked again (F-7): it is refused."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused


@pytest.mark.parametrize(
    "text",
    [
        "Your runs can't be stopped if the Play Strength is 8 or 9.",
        "Long Passes are incomplete if the Play Strength is 4 or 5.",
        "Your Short Passes can't be incomplete if the Play Strength is 8 or 9.",
        "Runs are stopped if the Play Strength is 0 or 1.",
    ],
)
def test_a_strength_that_may_change_decides_nothing_for_good(text: str) -> None:
    assert is_refused(text, action=False)


@pytest.mark.parametrize(
    "text",
    [
        "Your runs can't be stopped on fourth down.",
        "Your Short Passes can't be incomplete on third down.",
    ],
)
def test_what_does_not_change_may_decide(text: str) -> None:
    assert not is_refused(text, action=False)
