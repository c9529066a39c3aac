"""The Grit of a kick that is being made (K-1, R-30)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine.digit import one_digit
from snapcount.engine.modifiers import held, modifier_sum
from snapcount.engine.program import Frame
from snapcount.engine.state import State
from snapcount.engine.terms import MOD_GRIT, MOD_KICK_GRIT_IS


def grit_now(g: State) -> i64:
    """The Grit of the kick as it stands."""
    return one_digit(counted_grit(g))


def counted_grit(g: State) -> i64:
    """The same with all that texts add, before it is made one digit."""
    grit = g.this.kick_grit
    if g.table.modifies[MOD_KICK_GRIT_IS]:
        grit = set_grit(g, g.this.kick, grit)
    grit += g.this.grit_add
    if g.table.modifies[MOD_GRIT]:
        grit += modifier_sum(g, MOD_GRIT, g.offense, g.this.kick)
    return grit


def set_grit(g: State, kick: i64, grit: i64) -> i64:
    """What texts say that the Grit of the offense's kicks is; the last one said holds."""
    for h in held(g, MOD_KICK_GRIT_IS):
        if h.concerns(g, g.offense, kick):
            grit = h.amount
    return grit


def know_kick(g: State, f: Frame) -> None:
    """R-30: while a kick is being made, the Grit that a text speaks of is that of the kick."""
    if g.this.kick_grit >= 0 and g.this.next_offense < 0:
        f.grit = grit_now(g)
