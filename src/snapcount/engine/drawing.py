"""Drawing a card, or what a text says happens instead (Z-3)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine.replacements import instead
from snapcount.engine.state import State
from snapcount.engine.terms import WOULD_DRAW_PLAY
from snapcount.engine.zones import draw, may_draw


def draw_or_instead(g: State, seat: i64, deck: i64) -> bool:
    """Draw one card. False: none could be drawn, or something happens instead."""
    event = WOULD_DRAW_PLAY + deck
    if g.table.listens[event] and may_draw(g, seat, deck) and instead(g, event, seat, -1):
        return False
    return draw(g, seat, deck)
