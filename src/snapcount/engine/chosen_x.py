"""The X of a Play with Strength X: what may be chosen for it, and what was (R-6)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine.program import Frame
from snapcount.engine.state import State
from snapcount.engine.terms import MOD_LIMIT_X


def x_of(g: State, card: i64, otherwise: i64) -> i64:
    """The X that a Play with Strength X was called with, which its text speaks of (R-6)."""
    if card < 0 or g.table.strength[card] >= 0:
        return otherwise
    seat = g.table.owner[card]
    return max(g.this.x[seat], 0) if g.this.called[seat] == card else otherwise


def x_choices(g: State, card: i64) -> list[i64]:
    """What X may be: 0 to 9, or what the Play's own text leaves of that, one at least."""
    low: i64 = 0
    high: i64 = 9
    if g.table.modifies[MOD_LIMIT_X]:
        for ability in g.table.card_abilities[card]:
            m = ability.modifier
            if m is None or m.kind != MOD_LIMIT_X or m.amount is None:
                continue
            f = Frame(ability, g.table.owner[card], card, -1)
            condition = ability.condition
            if condition is not None and not condition.holds(g, f):
                continue
            bound = min(max(m.amount.value(g, f), 0), 9)
            if m.high:
                low = max(low, bound)
            else:
                high = min(high, bound)
    choices: list[i64] = []
    for x in range(min(low, high), high + 1):
        choices.append(x)
    return choices
