"""The first game ever: the teams of the lessons, the lowest level of the coach, and hints."""

from __future__ import annotations

from typing import Final

from snapcount.agents.coach.levels import EASIEST_LEVEL
from snapcount.cards.demo import BADGERS, HERONS

DECK: Final = HERONS
AGAINST: Final = BADGERS
LEVEL: Final = EASIEST_LEVEL
OPPONENT: Final = f"coach:{LEVEL}"
IN_A_TERMINAL: Final = f"snapcount play --level {LEVEL}"
"""The same game there: these decks are what it plays with, and `hint` or `t` asks the coach."""
