"""Starting a possession: the second-half draw and the line-ups (chapter P, S-5)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.drawing import draw_or_instead
from snapcount.engine.edition import Phase
from snapcount.engine.options import ASK_DRAW_UP, ASK_LINE_UP, DRAW_UP, Option
from snapcount.engine.players import enter_field, leave_field
from snapcount.engine.starts import move_start
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ACTION,
    HALF_STARTS,
    OVERTIME_STARTS,
    POSSESSION_STARTS,
    SLOTS_A_SEAT,
)
from snapcount.engine.timing import open_point
from snapcount.engine.triggers import fire


@final
class SecondHalfDraw(Phase):
    """P-4: the offense, then the defense, may draw up to so many Action cards."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        if g.draw_up:
            for seat in (g.offense, 1 - g.offense):
                if not (g.draw_up >> seat) & 1:
                    continue
                room = g.table.edition.draw_up - len(g.action_hand[seat])
                room = min(room, len(g.action_deck[seat]) + len(g.action_discard[seat]))
                if room > 0:
                    options: list[Option] = []
                    for n in range(room + 1):
                        options.append(g.table.option(DRAW_UP, n, -1))
                    g.ask(seat, ASK_DRAW_UP, options)
                    return
                g.draw_up &= ~(1 << seat)
        g.phase += 1

    def answered(self, g: State, seat: i64, option: Option) -> None:
        g.draw_up &= ~(1 << seat)
        g.emit(events.DREW_UP, seat, option.a, -1)
        for _ in range(option.a):
            draw_or_instead(g, seat, ACTION)


@final
class BeginPossession(Phase):
    """P-1: the field is cleared, it is first down."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        leave_field(g, g.on_field)
        g.emit(events.POSSESSION, g.offense, g.ball, -1)
        g.phase += 1


@final
class LineUp(Phase):
    """S-5: one side picks its four. In secret both are revealed together, else each at once."""

    __slots__ = ("offense",)

    def __init__(self, offense: bool) -> None:
        self.offense: bool = offense

    def enter(self, g: State) -> None:
        seat = g.offense if self.offense else 1 - g.offense
        side: i64 = 0 if self.offense else 1
        options = g.table.line_ups[seat * 2 + side]
        if options:
            g.ask(seat, ASK_LINE_UP, options[:])
        else:
            self.line_up(g, seat, g.table.squads[seat * 2 + side])

    def answered(self, g: State, seat: i64, option: Option) -> None:
        first = option.a // 5 * 5
        self.line_up(g, seat, (31 << first) & ~(1 << option.a))

    def line_up(self, g: State, seat: i64, squad: i64) -> None:
        g.phase += 1
        if g.table.edition.secret_line_ups:
            g.lined_up |= squad
            if self.offense:
                return
            squad = g.lined_up
            g.lined_up = 0
        enter_field(g, squad)
        for side in (g.offense, 1 - g.offense):
            own = squad & (0x3FF << (side * SLOTS_A_SEAT))
            if own:
                g.emit(events.LINED_UP, side, own, -1)


@final
class Point(Phase):
    """A timing point of the flow; `starts` is the event that comes just before it, or -1."""

    __slots__ = ("point", "starts")

    def __init__(self, point: i64, starts: i64 = -1) -> None:
        self.point: i64 = point
        self.starts: i64 = starts

    def enter(self, g: State) -> None:
        if self.starts == POSSESSION_STARTS:
            move_start(g)
        if self.starts >= 0 and g.table.listens[self.starts]:
            fire(g, self.starts, g.offense, -1)
        if self.starts == POSSESSION_STARTS:
            fire_period(g)
        open_point(g, self.point)


@final
class PossessionStarts(Phase):
    """Without a timing point of its own (2019), the start of a possession is still an event."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        move_start(g)
        fire(g, POSSESSION_STARTS, g.offense, -1)
        fire_period(g)
        g.phase += 1


def fire_period(g: State) -> None:
    """The first possession of a half or an overtime is its start; by now the line-ups are there."""
    if g.possession == 1:
        fire(g, HALF_STARTS if g.period < 2 else OVERTIME_STARTS, g.offense, -1)
