"""An Action card of a hand that its owner may not play for a while."""

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
from snapcount.engine.terms import ACTION, MOD_CANNOT_PLAY_KIND, STATIC
from snapcount.engine.zones import distinct


@final
class ForbidAction(Step):
    """The controller picks a card of that seat's Action hand; all learn which one it is."""

    __slots__ = ("ability", "duration", "who")

    def __init__(self, ability: Ability, who: i64, duration: i64) -> None:
        super().__init__()
        self.ability: Ability = ability
        self.who: i64 = who
        self.duration: i64 = duration

    def leaves(self) -> Ability | None:
        return self.ability

    def looks_into(self) -> tuple[i64, i64]:
        return self.who, ACTION

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        if seat != f.seat:
            see_hand(g, f.seat, seat, ACTION)
        options = distinct(g, g.action_hand[seat], PICK_CARD)
        if len(options) > 1:
            g.ask(f.seat, ASK_EFFECT, options)
            return False
        if options:
            self.answered(g, f, options[0])
        return True

    def answered(self, g: State, f: Frame, option: Option) -> None:
        g.emit(events.HAND_REVEALED, g.seat_of(self.who, f.seat), ACTION, option.a)
        what = g.table.definition[option.a]  # its copies are the same card
        left = Lasting(
            self.ability, f.seat, f.card, f.slot, what, self.duration, g.offense, 0, False, 0, False
        )
        g.lasting = [*g.lasting, left]
        g.emit(events.LASTS, f.seat, f.card, self.duration)


@executes(tree.ForbidAction)
def _forbid_action(a: Assembling, n: tree.ForbidAction, steps: list[Step]) -> None:
    ability = a.new_ability(0, STATIC)
    ability.modifier = Modifier(MOD_CANNOT_PLAY_KIND, WHO[n.who])
    ability.modifier.high = THAT_CARD
    a.modifies[MOD_CANNOT_PLAY_KIND] = True
    steps.append(ForbidAction(ability, WHO[n.who], DURATION[n.duration]))
