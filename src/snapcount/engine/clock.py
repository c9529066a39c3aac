"""The clock: what a down takes off it (F-13)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine.modifiers import held
from snapcount.engine.state import State
from snapcount.engine.terms import MOD_TIME_LIMIT, MOD_TIME_UNITS


def can_use(g: State, units: i64) -> bool:
    """Whether the play that is run may take so many Time Units more: the clock has them left."""
    if not g.this.revealed or g.this.results or g.untimed:
        return False
    return g.clock >= time_units(g) + units


def time_units(g: State) -> i64:
    """F-13, K-5: what this down takes off the clock; a play that nobody has seen yet, one."""
    this = g.this
    more: i64 = 1 if g.table.all_pro else 0  # F-22
    if this.kick:
        if this.time_set == 0:
            more = 0
        return max((this.time_set if this.time_set >= 0 else 1) + more + this.time_add, 0)
    card = this.called[g.offense]
    cost = g.table.time[card] if card >= 0 and this.revealed else 1
    said = this.time_set  # what an effect, or else a text that stands, says they are
    by = this.time_add
    modified = g.table.modifies[MOD_TIME_UNITS]
    if modified:
        for h in held(g, MOD_TIME_UNITS):
            if h.concerns(g, g.offense, this.call):
                if h.modifier.high < 0:  # a text that says what they are; the last one counts
                    said = h.amount if this.time_set < 0 else said
                elif not h.modifier.high:
                    by += h.amount
    if said >= 0:
        cost = said
        if said == 0:
            more = 0  # no Time Units are no value that has one more
    cost += more + by
    if modified:
        for h in held(g, MOD_TIME_UNITS):
            if h.modifier.high > 0 and h.concerns(g, g.offense, this.call):
                cost -= min(-h.amount, max(cost - h.modifier.high + 1, 0))
    if g.table.modifies[MOD_TIME_LIMIT]:
        cost = within_limits(g, cost)
    return max(cost, 0)


def within_limits(g: State, cost: i64) -> i64:
    """What texts let a play take: no fewer than one says, and then no more than another (F-22)."""
    more: i64 = 1 if g.table.all_pro else 0
    limits = held(g, MOD_TIME_LIMIT)
    for most in range(2):
        for h in limits:
            if h.modifier.high == most and h.concerns(g, g.offense, g.this.call):
                limit = h.amount + more
                cost = min(cost, limit) if most else max(cost, limit)
    return cost
