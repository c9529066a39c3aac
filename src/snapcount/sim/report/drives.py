"""A game told drive by drive, from its record."""

from __future__ import annotations

from typing import Final

from snapcount.engine import events as e
from snapcount.engine.records.record import Record, walk
from snapcount.engine.terms import INTERCEPTION, PICK_SIX
from snapcount.sim.report.charts import Drive

UNFINISHED: Final = "unfinished"
"""What became of the drive in which a game was given up."""


class Teller:
    """Follows the events of a game and notes each possession."""

    def __init__(self) -> None:
        self.drives: list[Drive] = []
        self.side = -1
        self.start = 25
        self.ball = 25
        self.when = ""
        self.result = ""
        self.points = 0
        self.turnover = 0

    def end(self, otherwise: str = "time runs out") -> None:
        """The possession is over, if nothing ended it in the way that `otherwise` says; places are
        seen from the first seat's end zone."""
        if self.side < 0:
            return
        if self.turnover and not self.result:
            self.result = "interception" if self.turnover >= INTERCEPTION else "fumble"
        start, end = self.start, self.ball
        if self.side:
            start, end = 100 - start, 100 - end
        result = self.result or otherwise
        self.drives.append(Drive(self.side, start, end, result, self.when, self.points))
        self.side = -1

    def hear(self, event: e.Event, when: str) -> None:
        kind, seat, a, b, _ = event
        if kind == e.POSSESSION:
            self.end()
            self.side, self.start, self.ball, self.when = seat, a, a, when
            self.result, self.points, self.turnover = "", 0, 0
        elif kind in (e.MARKER, e.BALL_MOVED):
            self.ball = b
        elif kind == e.TOUCHDOWN_EVENT:
            self.result = "pick six" if b == PICK_SIX else "touchdown"
            self.points = a
        elif kind == e.SAFETY_EVENT:
            self.result, self.points = "safety", a
        elif kind == e.FIELD_GOAL_GOOD:
            self.result, self.points = f"field goal, {a}", 3
        elif kind == e.FIELD_GOAL_MISSED_EVENT:
            self.result = f"missed from {a}"
        elif kind == e.PUNTED:
            self.result = f"punt, {a}"
        elif kind == e.TURNOVER_EVENT:
            self.turnover = a
        elif kind in (e.TURNOVER_CANCELLED, e.REPLAY, e.YARDS):
            self.turnover = 0
        elif kind == e.TURNOVER_ON_DOWNS:
            self.result = "stopped on downs"
        elif kind in (e.HALF_ENDS, e.GAME_OVER):
            self.end()


def drives_of(record: Record) -> tuple[list[Drive], list[int]]:
    """The drives of a recorded game, and its final score."""
    teller = Teller()
    score = [0, 0]
    for game in walk(record):
        period = f"H{game.period + 1}" if game.period < 2 else f"OT{game.period - 1}"
        for event in game.events:
            teller.hear(event, f"{period} {game.clock}")
        score = list(game.score)
    teller.end(UNFINISHED)
    return teller.drives, score
