"""What is printed says all of it: nobody has to know how a text is carried out."""

from __future__ import annotations

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.printing import printed


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        # What would happen does not happen besides
        (
            "Whenever this Player would be Exhausted, you may draw an Action card instead.",
            "Whenever this Player would be exhausted, you may draw an Action card instead.",
        ),
        (
            "Whenever you would draw an Action card, draw a Play card.",
            "Whenever you would draw an Action card, instead draw a Play card.",
        ),
        # ... which goes without saying of what is done to it
        (
            "Whenever you would fumble, instead cancel the live ball turnover.",
            "Whenever you would fumble, cancel the live ball turnover.",
        ),
        # Yards are counted that nobody gains
        (
            "Whenever you would gain yards while the play is stopped, the offense loses 5 yards.",
            (
                "Whenever the yards of your play would be counted while the play is stopped, the"
                " offense loses 5 yards."
            ),
        ),
        # One player may do it and the other not
        (
            (
                "At the start of a down, each player may discard an Action card. If they do, they"
                " draw an Action card."
            ),
            (
                "At the start of a down, each player may discard an Action card. Each player who"
                " does draws an Action card."
            ),
        ),
    ],
)
def test_it_is_said_plainly(typed: str, said: str) -> None:
    card = read_card(CardFields(kind="player", name="A", text=typed, position="QB"))
    assert printed(card).text == said
    again = read_card(CardFields(kind="player", name="A", text=said, position="QB"))
    assert printed(again).text == said
