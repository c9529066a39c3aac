"""Plays: their names, those somebody has called, and the play of this down."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.construct import WHOLE, Construct, View, construct, phrase, word
from snapcount.cards.language.lists import listed
from snapcount.cards.words import CALLS

CALL_WORDS: Final = {
    "run left": ("Run Left",),
    "run middle": ("Run Middle", "Run Up the Middle"),
    "run right": ("Run Right",),
    "short pass": ("Short Pass", "Short"),
    "medium pass": ("Medium Pass", "Medium"),
    "long pass": ("Long Pass", "Long", "Deep Pass"),
    "run": ("Run",),
    "pass": ("Pass",),
}

IN_ORDER: Final = View(
    "in order",
    build=lambda calls: tuple(call for call in CALLS if call in calls),
    match=lambda calls: calls,
)
"""The order in which plays are named means nothing."""

PLAYS: Final[list[Construct]] = [
    *(each for call, words in CALL_WORDS.items() for each in word("Call", call, *words)),
    *listed("CallList", "Call", "or", "/", ", or", ","),
    *construct("Calls", None, "{=:CallList}", views={WHOLE: IN_ORDER}),
    *listed("QualifyingList", "Call", "/", "or", ","),
    *construct("QualifyingCalls", None, "{=:QualifyingList}", views={WHOLE: IN_ORDER}),
    *phrase("ThePlay", "the play", "this play"),
    *phrase("ThePass", "the pass", "this pass"),
]
