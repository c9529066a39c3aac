"""Which of the many answers of a game are real decisions, and which are keeping house.

This module is compiled with the engine: it looks at every answer of every game.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine.game import Game
from snapcount.engine.options import (
    ASK_DESIGNATION,
    ASK_HAND_LIMIT,
    ASK_LINE_UP,
    ASK_TIMING_POINT,
    ASK_TRIGGER_ORDER,
    CALL,
    DISCARD,
    LET_IT_RUN,
    PASS,
    PICK_CARD,
    RUN_A_PLAY,
    Decision,
    Option,
)
from snapcount.engine.table import Table


@final
class Decided:
    """Follows the answers of one game. `begun` is how many downs and possessions have begun."""

    __slots__ = ("begun", "benched", "held_back", "seen", "table")

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.begun: i64 = 0
        self.seen: list[i64] = [-1, -1]  # by seat, the last timing point that it was asked in
        self.benched: list[i64] = [-1, -1, -1, -1]  # by seat and side of the ball
        self.held_back: bool = False
        """Whether the last answer let a timing point go by with something to use."""

    def is_real(self, g: Game, asked: Decision, answer: Option) -> bool:
        """Whether somebody does something here that could be done otherwise.

        Real are: calls, cards and abilities used, what their effects let one choose, who is named
        (unless all are Exhausted: then nothing comes of it, T-13 and F-11), kicks and plays on
        fourth down, timeouts spent, and line-ups that change. The rest is keeping house: passing,
        letting the clock run, running a play before fourth down, the line-up as it was, throwing
        cards away at the hand limit, the order of triggers, and whatever leaves a choice between
        copies of one card alone. It counts answers, so a pass with a card in hand, which may be a
        decision as well, is counted apart: the first of a timing point is `held_back`.
        """
        kind = asked.kind
        verb = answer.verb
        self.held_back = False
        if kind == ASK_TIMING_POINT:
            point = self.begun * 1024 + g.point
            self.held_back = verb == PASS and self.seen[asked.seat] != point
            self.seen[asked.seat] = point
            return verb != PASS
        if kind == ASK_LINE_UP:
            side = answer.a // 5  # slots are numbered by seat, offense before defense
            before = self.benched[side]
            self.benched[side] = answer.a
            return before != answer.a
        if kind == ASK_DESIGNATION:
            for option in asked.options:
                if not (g.exhausted >> option.a) & 1:
                    return True
            return False
        if kind == ASK_HAND_LIMIT or kind == ASK_TRIGGER_ORDER or verb == LET_IT_RUN:
            return False
        if verb == RUN_A_PLAY:
            return g.down == 4
        return self.differ(asked.options)

    def differ(self, options: list[Option]) -> bool:
        """Whether there is more to choose from than copies of one card."""
        first = options[0]
        if first.verb != CALL and first.verb != DISCARD and first.verb != PICK_CARD:
            return len(options) > 1
        definition = self.table.definition
        for option in options:
            if option.verb != first.verb or option.b != first.b:
                return True
            if definition[option.a] != definition[first.a]:
                return True
        return False
