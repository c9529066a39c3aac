"""Modifiers: what a text says of the game for as long as it holds."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.construct import Construct, construct
from snapcount.cards.tree import CannotDraw

MODIFIERS: Final[list[Construct]] = [
    *construct("Modifier", CannotDraw, "{who:Who} cannot draw Action cards", deck="action"),
]
