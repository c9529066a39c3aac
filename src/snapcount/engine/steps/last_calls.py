"""What a player ran last: called again, or run once more."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.limits import named_last
from snapcount.engine.noted import CARRIED, TACKLED
from snapcount.engine.play import (
    another_play,
    use_packed,
)
from snapcount.engine.program import Condition, Frame, PlayerTest, Step
from snapcount.engine.state import State
from snapcount.engine.steps.calls import call_changed, open_to_change
from snapcount.engine.terms import ANYONE


@final
class RepeatPlay(Step):
    """The offense's play becomes the last one that a seat ran, with its yards and range."""

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.who: i64 = who

    def run(self, g: State, f: Frame) -> bool:
        seat = g.seat_of(self.who, f.seat)
        last = g.last_plays
        if not last[1 + seat * 3] or not open_to_change(g, f, g.offense):
            return True
        use_packed(g, last[1 + seat * 3])
        another_play(g)
        g.emit(events.CALL_CHANGED, g.offense, -1, g.this.call)
        call_changed(g, g.offense)
        return True


@final
class HadRole(Condition):
    """One of those Players was designated on the last play, or on that seat's last one."""

    __slots__ = ("carried", "players", "tackled", "who")

    def __init__(self, players: PlayerTest, who: i64, carried: bool, tackled: bool) -> None:
        self.players: PlayerTest = players
        self.who: i64 = who
        self.carried: bool = carried
        self.tackled: bool = tackled

    def holds(self, g: State, f: Frame) -> bool:
        seat = g.last_plays[0] if self.who == ANYONE else g.seat_of(self.who, f.seat)
        if seat < 0:
            return False
        slot = named_last(g, seat, CARRIED)
        if self.carried and slot >= 0 and self.players.fits(g, f, slot):
            return True
        slot = named_last(g, seat, TACKLED)
        return self.tackled and slot >= 0 and self.players.fits(g, f, slot)


@final
class CalledAgain(Condition):
    """That seat ran the last play, and its call of this down is the same."""

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def holds(self, g: State, f: Frame) -> bool:
        seat = g.last_plays[0]
        if seat < 0 or seat != g.offense or not g.this.revealed:
            return False
        if not (g.seats(self.who, f.seat) >> seat) & 1:
            return False
        return bool(g.last_plays[1 + seat * 3] & g.this.call)
