"""Opening hands: what texts of a deck make of them (S-1)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine.modifiers import Held, synergy_active
from snapcount.engine.program import Frame
from snapcount.engine.state import State
from snapcount.engine.terms import MOD_OPENING_HAND, NO_LIMIT, PLAYER_CARD, SYNERGY
from snapcount.engine.zones import hand_limit


def opening_hand(g: State, seat: i64, deck: i64, usual: i64) -> i64:
    """How many cards a seat starts with: no more than it may hold (Z-3)."""
    if not g.table.modifies[MOD_OPENING_HAND]:
        return usual
    count = usual + more_at_the_start(g, seat, deck)
    if g.table.edition.limit_mode == NO_LIMIT:
        return count
    return min(count, hand_limit(g, seat, deck))


def more_at_the_start(g: State, seat: i64, deck: i64) -> i64:
    """How many more cards of a deck texts give a seat to start with: of Players and Synergies."""
    table = g.table
    more: i64 = 0
    for card in range(len(table.owner)):
        kind = table.kind[card]
        owner = table.owner[card]
        if kind not in (PLAYER_CARD, SYNERGY):
            continue
        for ability in table.card_abilities[card]:
            m = ability.modifier
            if m is None or m.kind != MOD_OPENING_HAND:
                continue
            if kind == SYNERGY and not synergy_active(g, owner):
                continue
            f = Frame(ability, owner, card, table.slot_of[card])
            h = Held(m, f, m.amount.value(g, f) if m.amount is not None else 0)
            condition = ability.condition
            if h.concerns(g, seat, 1 << deck) and (condition is None or condition.holds(g, f)):
                more += h.amount
    return more
