"""Looking ahead with the engine: to the end of this down, on a game that may be thrown away.

Both sides choose what is best for them as far as the budget of tries reaches; past it the down is
played out plainly. What it comes to is what the win-probability model says of the next down.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.agents.coach.winning import win_chance
from snapcount.engine.dice import Dice
from snapcount.engine.game import Game
from snapcount.engine.options import (
    ASK_CALL,
    ASK_DESIGNATION,
    ASK_DRAW_UP,
    ASK_EFFECT,
    ASK_HAND_LIMIT,
    ASK_LINE_UP,
    ASK_PLAY_OR_KICK,
    CALL,
    NO,
    YES,
    Decision,
    Option,
)
from snapcount.engine.terms import ANY_RUN, RECEIVE, RUN, TACKLE


def plain_answer(g: Game, decision: Decision, dice: Dice) -> Option:
    """What somebody answers who does not think: pass, run a play, name who has a keyword for it."""
    options = decision.options
    kind = decision.kind
    if kind == ASK_DESIGNATION:
        return plain_designation(g, decision)
    if kind == ASK_CALL:
        calls: i64 = 0
        for option in options:
            if option.verb == CALL:
                calls += 1
        return options[dice.below(calls)] if calls else options[0]
    if kind == ASK_HAND_LIMIT or kind == ASK_LINE_UP:
        return options[dice.below(len(options))]
    if kind == ASK_DRAW_UP:
        return options[len(options) - 1]
    if kind == ASK_EFFECT and options[0].verb != YES and options[0].verb != NO:
        return options[dice.below(len(options))]
    return options[0]  # pass, run a play, let the clock run, yes


def plain_designation(g: Game, decision: Decision) -> Option:
    """F-9: an Energized Player whose keyword fits, or else any."""
    if decision.seat != g.offense:
        wanted: i64 = TACKLE
    elif g.this.call & ANY_RUN:
        wanted = RUN
    else:
        wanted = RECEIVE
    for option in decision.options:
        slot = option.a
        if (g.exhausted >> slot) & 1:
            continue
        for ability in g.table.card_abilities[g.top(slot)]:
            if ability.kind == wanted and (not ability.calls or ability.calls & g.this.call):
                return option
    return decision.options[0]


@final
class Lookahead:
    """A search with a budget of tries, for one seat's eyes."""

    __slots__ = ("dice", "left", "seat")

    def __init__(self, seat: i64, dice: Dice) -> None:
        self.seat: i64 = seat
        self.dice: Dice = dice
        self.left: i64 = 0

    def after(self, g: Game, option: Option, tries: i64) -> float:
        """The seat's chance to win after an answer. The game is used up."""
        self.left = tries
        this = g.this
        g.apply(option)
        if g.this is not this:
            return win_chance(g, self.seat)
        return self.best(g, 0.0, 1.0)

    def best(self, g: Game, low: float, high: float) -> float:
        """The seat's chance to win when both sides choose what is best for them from here on."""
        decision = g.decision
        if decision is None:
            return win_chance(g, self.seat)
        options = decision.options
        if self.left <= 0 or not worth_trying(decision):
            return self.play_out(g)
        mine = decision.seat == self.seat
        best = -1.0 if mine else 2.0
        last = len(options) - 1
        i: i64 = 0
        while i <= last:
            self.left -= 1
            copy = g.copy() if i < last else g
            this = copy.this
            copy.apply(options[i])
            if copy.this is not this:
                chance = win_chance(copy, self.seat)
            else:
                chance = self.best(copy, low, high)
            if mine:
                if chance > best:
                    best = chance
                if best > low:
                    low = best
            else:
                if chance < best:
                    best = chance
                if best < high:
                    high = best
            if low >= high:
                break
            i += 1
        return best

    def play_out(self, g: Game) -> float:
        """Let the down come to its end plainly, except where one answer is worth a thought."""
        this = g.this
        while g.this is this:
            decision = g.decision
            if decision is None:
                break
            g.apply(plain_answer(g, decision, self.dice))
            if self.left > 0 and g.this is this:
                return self.best(g, 0.0, 1.0)
        return win_chance(g, self.seat)


def worth_trying(decision: Decision) -> bool:
    """What hangs on hidden cards or on later downs is not tried out answer by answer."""
    kind = decision.kind
    if kind == ASK_CALL or kind == ASK_HAND_LIMIT or kind == ASK_LINE_UP or kind == ASK_DRAW_UP:
        return False
    return kind != ASK_PLAY_OR_KICK and len(decision.options) <= 12
