"""Whether a called Play came off its deck (T-7)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.cards import nouns
from snapcount.engine.assemble.executing import Assembling, asks
from snapcount.engine.assemble.words import WHO
from snapcount.engine.program import Condition, Frame
from snapcount.engine.state import State
from snapcount.engine.terms import KEEPS_FLIPPED, OFF_DECK


@final
class CalledOffDeck(Condition):
    """What one of those seats has called was flipped over from its Play deck."""

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def holds(self, g: State, f: Frame) -> bool:
        return bool(g.this.flipped // OFF_DECK & g.seats(self.who, f.seat))


@asks(nouns.FlippedCall)
def _flipped_call(a: Assembling, n: nouns.FlippedCall) -> Condition:
    a.keeps |= KEEPS_FLIPPED
    return CalledOffDeck(WHO[n.who])
