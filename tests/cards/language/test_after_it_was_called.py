"""Where a Play goes once it was called, in the order that a designer pleases (Z-6)."""

from __future__ import annotations

import pytest

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.parse import parse_abilities


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "After you call this card, shuffle it into your Play deck instead of discarding it.",
            "Shuffle this card into your Play deck instead of discarding it.",
        ),
        (
            (
                "Shuffle this card into your Play deck instead of putting it into your discard "
                "pile after you call it."
            ),
            "Shuffle this card into your Play deck instead of discarding it.",
        ),
        (
            "After you call this play, put it on top of your Play deck.",
            "Put this card on top of your Play deck instead of discarding it.",
        ),
        (
            (
                "Put this card on the bottom of your Play deck instead of discarding this card "
                "after it was called."
            ),
            "Put this card on the bottom of your Play deck instead of discarding it.",
        ),
    ],
)
def test_it_goes_there(said: str, plain: str) -> None:
    assert parse_abilities(said, play=True) == parse_abilities(plain, play=True)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this card would be discarded, shuffle it into your Play deck instead.",
        "After your opponent calls this card, shuffle it into your Play deck.",
    ],
)
def test_only_once_you_have_called_it(text: str) -> None:
    with pytest.raises(TextError):
        parse_abilities(text, play=True)
