"""Texts that are refused on purpose: what could be read would be wider or narrower than them.

A tempting rewording has to get past these (law 7: never a guess). Whoever makes one of them say
exactly what it says moves it to `wordings.txt`.
"""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.kernel.errors import TextError

OFFENSE: dict[str, Any] = {"kind": "action", "subtype": "Offense"}
DEFENSE: dict[str, Any] = {"kind": "action", "subtype": "Defense"}
PLAYER: dict[str, Any] = {"kind": "player", "position": "QB", "rating": 90}

REFUSED = {
    "no Grit was determined before": (OFFENSE, "Determine the Grit value again."),
    "which deck is drawn from is not said": (PLAYER, "Run: Draw a card."),
    "the play is named, not one card": (
        DEFENSE,
        "Your opponent reveals their Play cards. Name one. They cannot call that play this down.",
    ),
    "an opponent's audible effect may change it as well": (
        OFFENSE,
        "Audible effects cannot change this play.",
    ),
    "the down after this one, not this one": (DEFENSE, "The next down is fourth down."),
    "the Strength may change after the reveal": (
        PLAYER,
        "Whenever the Play Strength is 0 on a Pass play, the pass is intercepted instead.",
    ),
}


@pytest.mark.parametrize(("fields", "text"), REFUSED.values(), ids=list(REFUSED))
def test_what_cannot_be_said_exactly_is_refused(fields: dict[str, Any], text: str) -> None:
    with pytest.raises(TextError):
        read_card(CardFields(name="A", text=text, **fields))
