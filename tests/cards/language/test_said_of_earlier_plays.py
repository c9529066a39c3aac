"""What is said of plays that were run before is printed and read back as the same (F-3, F-4)."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import is_refused, modifier, printed

from snapcount.cards.tree import AlsoStopsAgain, CannotCallAgain

KIND = CannotCallAgain("opponent", kind=True)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Your opponent can't run the same play twice in a row.", CannotCallAgain("opponent")),
        ("Your opponent cannot repeat their last play.", CannotCallAgain("opponent")),
        ("The offense may not call a play of the same kind as on the previous down.", None),
        ("Your opponent cannot call the same type of play two downs in a row.", KIND),
        (
            "Your opponent cannot call plays they already called this half.",
            CannotCallAgain("opponent", "half"),
        ),
        (
            "Your opponent must call the same play they called on the previous down.",
            CannotCallAgain("opponent", must=True),
        ),
        ("Your called play also stops your opponent's last play.", AlsoStopsAgain()),
        (
            "Your called play also stops the plays your opponent has called this possession.",
            AlsoStopsAgain(since="possession"),
        ),
    ],
)
def test_it_is_printed_and_read_back(text: str, meant: object) -> None:
    found = modifier(text)
    assert found == (meant or CannotCallAgain("offense", kind=True))
    assert modifier(f"{printed(found, 'Modifier')}.".capitalize()) == found


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent cannot call the same play they called on the previous down.",
        "Your called play also stops the play your opponent called on the previous down.",
    ],
)
def test_of_the_defense_it_is_not_known_what_it_called(text: str) -> None:
    assert is_refused(text, "offense")
    assert not is_refused(text, "defense")
