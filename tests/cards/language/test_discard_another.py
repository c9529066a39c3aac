"""`Draw an Action card, then discard another`: which one came is not known afterward."""

from __future__ import annotations

import pytest
from tests.cards.language.meaning import effects, is_refused


@pytest.mark.parametrize(
    "text",
    [
        "Draw an Action card, then discard another Action card.",
        "Put an Action card from your discard pile into your hand. Discard another Action card.",
        "Search your Play deck for a Run and put it into your hand. Discard another Play card.",
    ],
)
def test_other_than_the_one_that_came_is_refused(text: str) -> None:
    assert is_refused(text)
    assert not is_refused(text.replace("another", "an").replace("an Play", "a Play"))


def test_one_more_than_was_discarded_is_not() -> None:
    text = "Discard a Play card. Draw an Action card. You may discard {} Play card to gain 5 yards."
    assert effects(text.format("another")) == effects(text.format("a"))
