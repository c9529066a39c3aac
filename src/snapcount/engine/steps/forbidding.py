"""A card of a hand that its owner may not call or play for a while."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.cards import tree
from snapcount.engine import events
from snapcount.engine.assemble.executing import Assembling, executes
from snapcount.engine.assemble.words import DURATION, WHO
from snapcount.engine.options import ASK_EFFECT, PICK_CARD, Option
from snapcount.engine.playable import THAT_CARD
from snapcount.engine.program import Ability, Frame, Lasting, Modifier, Step
from snapcount.engine.state import State
from snapcount.engine.steps.cards import see_hand
from snapcount.engine.terms import (
    ACTION,
    MOD_CANNOT_CALL,
    MOD_CANNOT_PLAY_KIND,
    PLAY,
    STATIC,
    THIS_DOWN,
)
from snapcount.engine.zones import distinct


@final
class ForbidCard(Step):
    """The controller picks a card of that seat's hand; all learn which one is forbidden.

    `shown`: it is the one that the effect has revealed.
    """

    __slots__ = ("ability", "deck", "duration", "shown", "who")

    def __init__(
        self, ability: Ability, who: i64, deck: i64, duration: i64, shown: bool = False
    ) -> None:
        super().__init__()
        self.ability: Ability = ability
        self.who: i64 = who
        self.deck: i64 = deck
        self.duration: i64 = duration
        self.shown: bool = shown

    def leaves(self) -> Ability | None:
        return self.ability

    def looks_into(self) -> tuple[i64, i64]:
        return self.who, self.deck

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        if self.shown:
            if f.shown >= 0 and f.shown in g.hand(seat, self.deck):
                self.forbid(g, f, f.shown)
            return True
        if seat != f.seat:
            see_hand(g, f.seat, seat, self.deck)
        options = distinct(g, g.hand(seat, self.deck), PICK_CARD)
        if len(options) > 1:
            g.ask(f.seat, ASK_EFFECT, options)
            return False
        if options:
            self.answered(g, f, options[0])
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        g.emit(events.HAND_REVEALED, g.seat_of(self.who, f.seat), self.deck, option.a)
        self.forbid(g, f, option.a)

    def forbid(self, g: State, f: Frame, card: i64) -> None:
        what = g.table.definition[card]  # its copies are the same card
        left = Lasting(
            self.ability, f.seat, f.card, f.slot, what, self.duration, g.offense, 0, False, 0, False
        )
        g.lasting = [*g.lasting, left]
        g.emit(events.LASTS, f.seat, f.card, self.duration)


@executes(tree.ForbidCall)
def _forbid_call(a: Assembling, n: tree.ForbidCall, steps: list[Step]) -> None:
    ability = a.new_ability(0, STATIC)
    ability.modifier = Modifier(MOD_CANNOT_CALL, WHO[n.who])
    # The card whose definition is the number that it leaves: 4; 1: no other
    ability.modifier.high = 5 if n.must else 4
    a.modifies[MOD_CANNOT_CALL] = True
    steps.append(ForbidCard(ability, WHO[n.who], PLAY, THIS_DOWN, n.shown))


@executes(tree.ForbidAction)
def _forbid_action(a: Assembling, n: tree.ForbidAction, steps: list[Step]) -> None:
    ability = a.new_ability(0, STATIC)
    ability.modifier = Modifier(MOD_CANNOT_PLAY_KIND, WHO[n.who])
    ability.modifier.high = THAT_CARD
    a.modifies[MOD_CANNOT_PLAY_KIND] = True
    steps.append(ForbidCard(ability, WHO[n.who], ACTION, DURATION[n.duration]))
