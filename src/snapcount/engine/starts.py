"""Where a possession starts, as far as texts say so, and which one comes of what has happened."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from snapcount.engine.limits import move_noted_start
from snapcount.engine.modifiers import held
from snapcount.engine.play import move_outside_results
from snapcount.engine.program import Frame
from snapcount.engine.state import State
from snapcount.engine.terms import (
    FIELD_GOAL_MADE,
    FIELD_GOAL_MISSED,
    FUMBLE_HAPPENS,
    INTERCEPTION_HAPPENS,
    MOD_START,
    POINTS_SCORED,
    POSSESSION_ENDS,
    PUNT_MADE,
    STARTS_THERE,
    TOUCHDOWN_SCORED,
    TRIGGERED,
    TURNED_OVER_ON_DOWNS,
    TURNOVER_HAPPENS,
)

_ENDS: Final = frozenset(
    {
        FIELD_GOAL_MADE,
        FIELD_GOAL_MISSED,
        FUMBLE_HAPPENS,
        INTERCEPTION_HAPPENS,
        POINTS_SCORED,
        POSSESSION_ENDS,
        PUNT_MADE,
        TOUCHDOWN_SCORED,
        TURNED_OVER_ON_DOWNS,
        TURNOVER_HAPPENS,
    }
)
"""What ends a possession without a timing point before the next one begins."""


def move_start(g: State) -> None:
    """Where texts let the possession start instead of where it does by P-2; F-20 holds.

    The line-ups are there, so that a Player on the field speaks of it. The last text that names a
    yard line holds, and what is nearer or farther counts from there.
    """
    if not g.table.modifies[MOD_START]:
        return
    to = g.ball
    farther: i64 = 0
    for h in held(g, MOD_START):
        if h.concerns(g, g.offense, 0):
            if h.modifier.high in (STARTS_THERE, g.ball):
                to = h.amount
            elif not h.modifier.high:
                farther += h.amount
    move_outside_results(g, to + farther - g.ball)
    move_noted_start(g)


def started_since(g: State, f: Frame) -> bool:
    """Whether what triggered this ended the possession before, and the next one has only begun.

    It is of the next possession that such a text speaks, although its trigger waited for the first
    timing point in it (T-4).
    """
    ability = f.ability
    if ability.kind != TRIGGERED or g.down != 1 or g.this.revealed:
        return False
    heard = ability.event in _ENDS
    for other in ability.others:
        heard = heard or other.event in _ENDS
    return heard and g.phase < g.table.edition.at_results
