"""The clock: what a down takes off it (F-13)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine.modifiers import held
from snapcount.engine.state import State
from snapcount.engine.terms import MOD_TIME_UNITS


def time_units(g: State) -> i64:
    """F-13, K-5: what this down takes off the clock."""
    this = g.this
    extra: i64 = 1 if g.table.all_pro else 0  # F-22
    if this.kick:
        return 1 + extra
    if this.time_set >= 0:
        cost = this.time_set + extra if this.time_set else 0  # a value that is set has one too
    else:
        card = this.called[g.offense]
        cost = g.table.time[card] + extra if card >= 0 else 1 + extra
    cost += this.time_add
    if g.table.modifies[MOD_TIME_UNITS]:
        by: i64 = 0
        for h in held(g, MOD_TIME_UNITS):
            if h.concerns(g, g.offense, this.call):
                if h.modifier.high < 0:  # a text that says what they are; the last one counts
                    cost = h.amount
                elif not h.modifier.high:
                    by += h.amount
        cost += by
        for h in held(g, MOD_TIME_UNITS):
            if h.modifier.high > 0 and h.concerns(g, g.offense, this.call):
                cost -= min(-h.amount, max(cost - h.modifier.high + 1, 0))
    return max(cost, 0)
