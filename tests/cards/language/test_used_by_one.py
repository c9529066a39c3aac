"""What may be done so often is used by whose card it is (T-1): nobody else begins it."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_page


@pytest.mark.parametrize("often", ["Once per down", "Once per half", "Once per possession"])
@pytest.mark.parametrize("who", ["either player", "any player", "each player"])
def test_it_is_not_offered_to_both(often: str, who: str) -> None:
    text = f"{often}, {who} may discard an Action card to draw a Play card."
    with pytest.raises(TextError, match="only its own player"):
        parse_page(text, on_player=False, enters=True)


@pytest.mark.parametrize(
    "text",
    [
        "Once per half, you may discard an Action card to draw a Play card.",
        "At the start of a down, either player may discard an Action card to draw a Play card.",
        "Once per half, whenever a touchdown is scored, either player may draw an Action card.",
    ],
)
def test_what_has_a_time_of_its_own_is(text: str) -> None:
    assert parse_page(text, on_player=False, enters=True).abilities
