"""Cards: drawn, discarded, searched for, revealed and put back."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.construct import Construct, construct
from snapcount.cards.language.moods import deed
from snapcount.cards.tree import Discard, Draw

DECK: Final = {"deck": ("play", "action")}

CARDS: Final[list[Construct]] = [
    *construct("Cards[play]", None, "{=:One} Play card"),
    *construct("Cards[play]", None, "{=:Many} Play cards"),
    *construct("Cards[action]", None, "{=:One} Action card"),
    *construct("Cards[action]", None, "{=:Many} Action cards"),
    *deed(Draw, "~draw {count:Cards[deck]}", features=DECK, deck="$deck"),
    *deed(Discard, "~discard {count:Cards[deck]}", features=DECK, deck="$deck"),
]
