"""Shapes and colours. Every colour goes with a shape or a word, so that none is needed.

The two sides are blue and orange, which are told apart by nearly everybody; without colours
(`NO_COLOR`) nothing is lost.
"""

from __future__ import annotations

from typing import Final

ENERGIZED: Final = "▲"
EXHAUSTED: Final = "▽"
SUPERSTAR: Final = "★"
POWER_UP: Final = "◆"
BALL: Final = "●"
RIGHT: Final = "▶"
LEFT: Final = "◀"
FULL: Final = "▮"
EMPTY: Final = "▯"
TIMEOUT: Final = "■"
SPENT: Final = "□"

OWN: Final = "#56b4e9"
OTHER: Final = "#e69f00"
TURF: Final = "#9bd4b0 on #10301f"
LINE: Final = "#4f8a66 on #10301f"
DIM: Final = "#9aa5b1"
FAINT: Final = "#7d8792"
GOOD: Final = "#5fd7a7"
BAD: Final = "#ff8f6b"
STRONG: Final = "bold"


def side_style(seat: int, viewer: int) -> str:
    """The colour of a side, seen from one seat; spectators see Home as their own."""
    return OWN if seat == max(viewer, 0) else OTHER
