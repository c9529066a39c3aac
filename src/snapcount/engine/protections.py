"""What some text keeps effects from changing: the Play Strength, the yards, the catch range.

Such a text says whose effects, and perhaps which way. An effect that it bars does nothing, and what
was done before does not count while the text holds. So in a game with such a card each change has
its owner in the ledger: `BY_SEAT` before what is entered there anyway, and an entry of its own for
what is added up elsewhere.
"""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine.modifiers import Held, held
from snapcount.engine.state import State
from snapcount.engine.terms import (
    HIGH_END,
    LOW_END,
    MOD_PROTECTS,
    PROTECTED_BY_AT,
    PROTECTED_RANGE,
    PROTECTED_STRENGTH,
    PROTECTED_WAY_AT,
    PROTECTED_YARDS,
    STRENGTH,
    YARDS_OF_PLAY,
)

LOWERED: i64 = 1
RAISED: i64 = 2


def protections(g: State, of: i64) -> list[Held]:
    """The texts in force that keep that of the play at hand from being changed."""
    found: list[Held] = []
    for h in held(g, MOD_PROTECTS):
        high = h.modifier.high
        if high & 3 == of and h.concerns(g, g.offense, g.this.call):
            found.append(h)
    return found


def barred(g: State, found: list[Held], by: i64, seat: i64) -> bool:
    """Whether one of these texts bars an effect of that seat from changing it by so much."""
    if not by:
        return False
    way = RAISED if by > 0 else LOWERED
    for h in found:
        high = h.modifier.high
        if (
            high >> PROTECTED_WAY_AT & way
            and g.seats(high >> PROTECTED_BY_AT, h.frame.seat) >> seat & 1
        ):
            return True
    return False


def is_barred(g: State, what: i64, by: i64, seat: i64) -> bool:
    """Whether some text bars an effect of that seat from making that change now."""
    if not g.table.modifies[MOD_PROTECTS]:
        return False
    if what == STRENGTH:
        return barred(g, protections(g, PROTECTED_STRENGTH), by, seat)
    if what == YARDS_OF_PLAY:
        return barred(g, protections(g, PROTECTED_YARDS), by, seat)
    if what == LOW_END:  # a range that begins higher is narrower
        return barred(g, protections(g, PROTECTED_RANGE), -by, seat)
    if what == HIGH_END:
        return barred(g, protections(g, PROTECTED_RANGE), by, seat)
    return False


def note_change(g: State, entry: i64, amount: i64, seat: i64) -> None:
    """Keep whose effect it is, in a game in which that may matter."""
    if g.table.modifies[MOD_PROTECTS]:
        g.this.ledger = [*g.this.ledger, entry, amount, seat]
