"""Grit: each player flips and discards the top of the Play deck (K-1)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.state import State
from snapcount.engine.terms import MOD_GRIT, NEXT_KICK, PLAY, THIS_CARD_FLIPPED
from snapcount.engine.triggers import fire_own
from snapcount.engine.zones import take_top, to_discard


def forget_next_grit(g: State, seat: i64) -> None:
    """What was said of that seat's next Grit, whatever it is for, was about the one just now."""
    if not g.lasting:
        return
    kept = []
    for effect in g.lasting:
        m = effect.ability.modifier
        if effect.duration == NEXT_KICK and m is not None and m.kind == MOD_GRIT and m.high:
            if (g.seats(m.who, effect.seat) >> seat) & 1:
                continue
        kept.append(effect)
    g.lasting = kept


def determine_grit(g: State) -> i64:
    """The two Strengths added, last digit; an X by its card, a missing card 0 (R-4)."""
    total: i64 = 0
    for seat in (g.offense, 1 - g.offense):
        card = take_top(g, seat, PLAY)
        if card < 0:
            continue
        g.emit(events.GRIT_CARD, seat, card, -1)
        total += g.table.grit[card]
        to_discard(g, card)
        fire_own(g, THIS_CARD_FLIPPED, card, seat, -1)
    total %= 10
    g.emit(events.GRIT, -1, total, -1)
    return total
