"""Conditions: what texts ask about the game."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.construct import Construct, construct
from snapcount.cards.nouns import PlayIs

CONDITIONS: Final[list[Construct]] = [
    *construct(
        "Condition", PlayIs, "the play is stopped", ["the play was stopped"], result="stopped"
    ),
]
