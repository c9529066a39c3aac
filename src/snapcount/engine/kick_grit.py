"""The Grit of a kick that is being made (K-1, R-30)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine.digit import one_digit
from snapcount.engine.modifiers import modifier_sum
from snapcount.engine.program import Frame
from snapcount.engine.state import State
from snapcount.engine.terms import MOD_GRIT


def grit_now(g: State) -> i64:
    """The Grit of the kick as it stands."""
    grit = g.this.kick_grit + g.this.grit_add
    if g.table.modifies[MOD_GRIT]:
        grit += modifier_sum(g, MOD_GRIT, g.offense, g.this.kick)
    return one_digit(grit)


def know_kick(g: State, f: Frame) -> None:
    """R-30: while a kick is being made, the Grit that a text speaks of is that of the kick."""
    if g.this.kick_grit >= 0 and g.this.next_offense < 0:
        f.grit = grit_now(g)
