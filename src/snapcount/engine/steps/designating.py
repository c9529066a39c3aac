"""Effects that name another runner, receiver or tackler (F-9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.flow.success import Designate, is_ready, trigger_keyword
from snapcount.engine.options import ASK_EFFECT, PICK_PLAYER, Option
from snapcount.engine.players import can_target
from snapcount.engine.program import Frame, PlayerTest, Step
from snapcount.engine.state import State
from snapcount.engine.terms import ANY_PASS, PLAYER_DESIGNATED, RECEIVE, RUN, TACKLE
from snapcount.engine.triggers import fire

OF_OFFENSE: Final = Designate(True)
OF_DEFENSE: Final = Designate(False)


@final
class NameAnother(Step):
    """Another Player is named in the place of the one who was, as if at Player Designation.

    Who may be named is what F-9 says. `calls`: it is about the runner or the receiver alone, so
    that on other plays nobody is named. `players` None: any of that side.
    """

    __slots__ = ("by", "calls", "offense", "players")

    def __init__(self, offense: bool, calls: i64, players: PlayerTest, by: i64) -> None:
        super().__init__()
        self.offense: bool = offense
        self.calls: i64 = calls
        self.players: PlayerTest = players
        self.by: i64 = by

    def run(self, g: State, f: Frame) -> bool:
        this = g.this
        now = this.runner if self.offense else this.tackler
        if now < 0 or this.results or (self.calls and not this.call & self.calls):
            g.emit(events.TOO_LATE, f.seat, 35, -1)
            return True
        named = OF_OFFENSE if self.offense else OF_DEFENSE
        options: list[Option] = []
        for slot in named.candidates(g, g.offense if self.offense else 1 - g.offense):
            if slot != now and self.players.fits(g, f, slot) and can_target(g, slot, f.seat):
                options.append(g.table.option(PICK_PLAYER, slot, -1))
        if not options:
            return True
        if len(options) == 1:
            self.answered(g, f, options[0])
            return True
        seat = g.seat_of(self.by, f.seat)
        if f.others_choose and seat == f.seat:
            seat = 1 - seat
        g.ask(seat, ASK_EFFECT, options)
        return False

    def answered(self, g: State, f: Frame, option: Option) -> None:
        this = g.this
        slot = option.a
        seat = g.offense if self.offense else 1 - g.offense
        keyword: i64 = TACKLE
        if self.offense:
            this.runner = slot
            keyword = RECEIVE if this.call & ANY_PASS else RUN
        else:
            this.tackler = slot
        f.chosen = 1 << slot  # `that Player`
        g.emit(events.DESIGNATED, seat, slot, keyword)
        fire(g, PLAYER_DESIGNATED, seat, slot)
        if is_ready(g, slot, keyword):
            trigger_keyword(g, seat, slot, keyword)
