"""Opening hands: what texts of a deck make of them (S-1)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine.modifiers import synergy_active
from snapcount.engine.program import Frame
from snapcount.engine.state import State
from snapcount.engine.terms import MOD_OPENING_HAND, PLAYER_CARD, SYNERGY


def more_at_the_start(g: State, seat: i64, deck: i64) -> i64:
    """How many more cards of a deck texts give a seat to start with: of Players and Synergies."""
    table = g.table
    more: i64 = 0
    for card in range(len(table.owner)):
        kind = table.kind[card]
        owner = table.owner[card]
        if kind != PLAYER_CARD and (kind != SYNERGY or not synergy_active(g, owner)):
            continue
        for ability in table.card_abilities[card]:
            m = ability.modifier
            if m is None or m.kind != MOD_OPENING_HAND or not (m.calls >> deck) & 1:
                continue
            f = Frame(ability, owner, card, table.slot_of[card])
            condition = ability.condition
            if (g.seats(m.who, owner) >> seat) & 1 and m.amount is not None:
                if condition is None or condition.holds(g, f):
                    more += m.amount.value(g, f)
    return more
