"""X: a number that a player chooses for the rest of an effect."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.construct import Construct, construct
from snapcount.cards.language.moods import deed, deed_read
from snapcount.cards.tree import ChooseX

_CHOOSE: Final = "~choose (X|a number X|a number for X|a value for X)"

CHOSEN_NUMBERS: Final[list[Construct]] = [
    *deed(
        ChooseX,
        "~choose X from {low:Digit} to {high:Int}",
        f"{_CHOOSE} (from|between) {{low:Digit}} (to|and|-) {{high:Int}}",
        f"{_CHOOSE} [, ] \\( {{low:Digit}} - {{high:Int}} \\)",
        f"{_CHOOSE} [,] where X is [a number] (from|between) {{low:Digit}} (to|and) {{high:Int}}",
    ),
    *deed_read(ChooseX, _CHOOSE, low=0, high=9),
    *deed(
        ChooseX,
        "~choose X up to {up_to:HeldCards}",
        f"{_CHOOSE} [that is] up to {{up_to:HeldCards}}",
        f"{_CHOOSE} , up to {{up_to:HeldCards}}",
    ),
    *construct("HeldCards", None, "the number of {=:CountedCards[pl]}"),
]
