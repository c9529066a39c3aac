"""`Draw an Action card, then discard another`: other than the one that has just come.

Which of the cards in a hand came last is not held, so that any could be discarded.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from snapcount.cards.language.meaning.refusal import Refusal

_DISCARD: Final = ("discard", "discards")
_PILE: Final = ("pile", "piles")
_COMES: Final = ("draw", "draws", "hand")


def refuse_another_card(spoken: list[str]) -> None:
    """Refuse to discard another card than one that has come into the hand."""
    discarded = came = False
    for at, (word, after) in enumerate(pairwise(spoken)):
        if word in _DISCARD and after not in _PILE and spoken[at - 1 : at] != ["the"]:
            if after == "another" and came and not discarded:
                raise Refusal(
                    "unexpected",
                    "other than the one that came? Write “discard an Action card”, which may be it",
                )
            discarded = True
        came = came or word in _COMES
