"""Modifiers: what a text says of the game for as long as it holds."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel.construct import Construct

MODIFIERS: Final[list[Construct]] = []
