"""What texts make audibles cost (T-7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.effects import begin
from snapcount.engine.modifiers import can_spend, forbids, held
from snapcount.engine.program import Frame, Step
from snapcount.engine.state import State
from snapcount.engine.steps.calls import is_settled
from snapcount.engine.terms import MOD_AUDIBLES_COST, MOD_CANNOT_AUDIBLE

PAID: Final = ("action card", "play card", "timeout", "time unit")


@final
class PayForAudible(Step):
    """Whoever uses an audible pays for it first; if they cannot, the step after this is left out.

    `shown`: the card is one that was revealed before.
    """

    __slots__ = ("shown", "who")

    def __init__(self, who: i64, shown: bool = False) -> None:
        super().__init__()
        self.who: i64 = who
        self.shown: bool = shown

    def run(self, g: State, f: Frame) -> bool:
        if not g.table.modifies[MOD_AUDIBLES_COST] or is_settled(g):
            return True
        seat = g.seat_of(self.who, f.seat)
        if self.shown and (f.lost or f.shown < 0):
            return True
        if g.table.modifies[MOD_CANNOT_AUDIBLE] and forbids(g, MOD_CANNOT_AUDIBLE, seat, 0):
            return True  # nothing is paid for what is cancelled anyway
        costs = [h for h in held(g, MOD_AUDIBLES_COST) if h.concerns(g, seat, 0)]
        owed: list[i64] = [0, 0, 0, 0]
        for h in costs:
            owed[h.modifier.high] += h.amount
        if (
            len(g.action_hand[seat]) < owed[0]
            or len(g.play_hand[seat]) < owed[1]
            or (owed[2] > 0 and not can_spend(g, seat, owed[2]))
        ):
            g.emit(events.CANCELLED, f.seat, f.card, f.ability.place)
            f.pc += 1
            return True
        for h in costs:
            cost = h.modifier.cost
            if cost is not None:
                begin(g, cost, seat, h.frame.card, -1)
        return not costs
