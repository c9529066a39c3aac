"""Who is put on the bench, and who comes in for them with that same position."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused

from snapcount.cards.nouns import Choose, Group, That
from snapcount.cards.tree import Substitute

_PLAIN = "Substitute one of your Players on the field with a Player of the same position."


@pytest.mark.parametrize(
    "said",
    [
        "Put one of your Players on the field on the bench and bring in a Player of that same",
        "Put one of your Players onto the bench and bring in a Player of the same",
        "Move one of your Players from the field to the bench and put in a Player with that same",
        "Substitute one of your Players on the field with a Player at that same",
    ],
)
def test_they_change_places(said: str) -> None:
    assert effects(f"{said} position.") == effects(_PLAIN)
    (made,) = effects(f"{said} position.")
    assert isinstance(made, Substitute)
    assert made.into == Choose(Group(None, where="bench", position_of=That()))


def test_a_position_that_was_chosen_is_that_same_one() -> None:
    chosen = "Choose a position. Energize one of your Players of that"
    assert effects(f"{chosen} same position.") == effects(f"{chosen} position.")


@pytest.mark.parametrize(
    "said",
    [
        "Energize one of your Players",
        "Choose a position. Exhaust one of your Players and energize another Player",
    ],
)
def test_one_position_was_named_before(said: str) -> None:
    assert is_refused(f"{said} of that same position.")
