"""How many Action cards a player draws at the end of a down (F-15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from snapcount.cards import tree
from snapcount.engine.assemble.executing import Assembling, holds
from snapcount.engine.assemble.words import WHO
from snapcount.engine.modifiers import held
from snapcount.engine.program import Modifier
from snapcount.engine.state import State

MOD_END_DRAWS: Final = 27
MOST: Final = 20  # law 10


@holds(tree.EndDraws)
def _end_draws(a: Assembling, n: tree.EndDraws) -> Modifier:
    """`high` is how many fewer, twice, and 1 if `amount` is how many instead of one."""
    m = Modifier(MOD_END_DRAWS, WHO[n.who])
    m.high = n.fewer * 2
    if n.to is not None:
        m.high += 1
        m.amount = a.number(n.to)
    return m


def drawn_at_end(g: State, seat: i64) -> i64:
    """One, or as many as the last text says that sets it; and so many fewer as texts say."""
    count: i64 = 1
    if not g.table.modifies[MOD_END_DRAWS]:
        return count
    fewer: i64 = 0
    for h in held(g, MOD_END_DRAWS):
        if h.concerns(g, seat, 0):
            fewer += h.modifier.high >> 1
            if h.modifier.high & 1:
                count = min(h.amount, MOST)
    return max(0, count - fewer)
