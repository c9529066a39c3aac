"""A Play of a hand that its owner may not call."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.options import ASK_EFFECT, PICK_CARD, Option
from snapcount.engine.program import Ability, Frame, Lasting, Step
from snapcount.engine.state import State
from snapcount.engine.steps.cards import see_hand
from snapcount.engine.terms import PLAY, THIS_DOWN
from snapcount.engine.zones import distinct


@final
class ForbidCall(Step):
    """The controller picks a Play of that seat's hand; all learn which one cannot be called.

    `shown`: it is the one that the effect has revealed.
    """

    __slots__ = ("ability", "shown", "who")

    def __init__(self, ability: Ability, who: i64, shown: bool = False) -> None:
        super().__init__()
        self.ability: Ability = ability
        self.who: i64 = who
        self.shown: bool = shown

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        if self.shown:
            if f.shown >= 0 and f.shown in g.play_hand[seat]:
                self.forbid(g, f, f.shown)
            return True
        if seat != f.seat:
            see_hand(g, f.seat, seat, PLAY)
        options = distinct(g, g.play_hand[seat], PICK_CARD)
        if len(options) > 1:
            g.ask(f.seat, ASK_EFFECT, options)
            return False
        if options:
            self.answered(g, f, options[0])
        return True

    def leaves(self) -> Ability | None:
        return self.ability

    def looks_into(self) -> tuple[i64, i64]:
        return self.who, PLAY

    def answered(self, g: State, f: Frame, option: Option) -> None:
        seat = g.seat_of(self.who, f.seat)
        g.emit(events.HAND_REVEALED, seat, PLAY, option.a)
        self.forbid(g, f, option.a)

    def forbid(self, g: State, f: Frame, card: i64) -> None:
        what = g.table.definition[card]  # its copies are the same card
        left = Lasting(
            self.ability, f.seat, f.card, f.slot, what, THIS_DOWN, g.offense, 0, False, 0, False
        )
        g.lasting = [*g.lasting, left]
        g.emit(events.LASTS, f.seat, f.card, THIS_DOWN)
