"""Positions as people write them: `QB`, `Quarterback`."""

from __future__ import annotations

from typing import Final

from snapcount.cards.words import POSITIONS, Position

# The words are those of `text.wording`, which a warm start has no need to import; a test compares.
POSITION_OF: Final[dict[str, Position]] = {
    "quarterback": "QB",
    "running back": "RB",
    "fullback": "FB",
    "wide receiver": "WR",
    "tight end": "TE",
    "offensive tackle": "OT",
    "offensive guard": "OG",
    "guard": "OG",
    "center": "C",
    "defensive end": "DE",
    "defensive tackle": "DT",
    "linebacker": "LB",
    "cornerback": "CB",
    "safety": "S",
    "kicker": "K",
    "punter": "P",
    **{position.lower(): position for position in POSITIONS},
}
"""The position that a word in small letters names."""

OFFENSIVE: Final[tuple[Position, ...]] = ("QB", "RB", "FB", "WR", "TE", "OT", "OG", "C", "K", "P")
"""Those that line up on offense, if a card does not say otherwise."""
