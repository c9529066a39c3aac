"""Grit: each player flips and discards the top of the Play deck (K-1)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.state import State
from snapcount.engine.terms import PLAY
from snapcount.engine.zones import take_top, to_discard


def determine_grit(g: State) -> i64:
    """The two Strengths added, last digit; an X by its card, a missing card 0 (R-4)."""
    total: i64 = 0
    for seat in (g.offense, 1 - g.offense):
        card = take_top(g, seat, PLAY)
        if card < 0:
            continue
        g.emit(events.GRIT_CARD, seat, card, -1)
        strength = g.table.strength[card]
        total += strength if strength >= 0 else g.table.grit[card]
        to_discard(g, card)
    total %= 10
    g.emit(events.GRIT, -1, total, -1)
    return total
