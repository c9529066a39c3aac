"""Words for a Player that loses abilities, or all but one."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused, modifier

from snapcount.cards.nouns import Designated, This
from snapcount.cards.tree import CannotUse, Lasting


@pytest.mark.parametrize(
    "text",
    [
        "This Player loses all other abilities.",
        "This Player loses its other abilities.",
        "This Player has no other abilities.",
    ],
)
def test_all_but_the_one_that_says_so_are_lost(text: str) -> None:
    assert modifier(text) == CannotUse(This(), other=True)


def test_without_other_all_are_lost() -> None:
    lost = Lasting(CannotUse(Designated("ball carrier")), "this down")
    assert effects("The ball carrier loses its abilities this down.") == (lost,)


def test_an_ability_is_not_lost_alone_without_its_name() -> None:
    assert is_refused("This Player loses its other ability.", action=False)
