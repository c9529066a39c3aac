"""The scoreboard and the field, kept from the events alone.

Whoever shows a game from its events must come to where the game is: nothing on the board may change
without an event that says so (law 8).
"""

from __future__ import annotations

from collections.abc import Iterator

from snapcount.engine import events as e
from snapcount.engine.events import Event
from snapcount.engine.game import Game
from snapcount.engine.terms import SLOTS_A_SEAT


class Retelling:
    """What someone knows who has heard every event and nothing else."""

    def __init__(self) -> None:
        self.period = 0
        self.clock = 15
        self.score = [0, 0]
        self.timeouts = [3, 3]
        self.offense = -1
        self.down = 1
        self.ball = 25
        self.on_field = 0
        self.exhausted = 0

    def hear(self, event: Event) -> Iterator[str]:
        """Follow one event; yields what does not fit to what was heard before."""
        kind, seat, a, b, _ = event
        if kind == e.CLOCK:
            self.clock -= a
            if self.clock != b:
                yield f"the clock is at {b} after {a} off {self.clock + a}"
        elif kind in (e.TOUCHDOWN_EVENT, e.SAFETY_EVENT, e.POINTS):
            self.score[seat] += a
        elif kind == e.FIELD_GOAL_GOOD:
            self.score[seat] += 3
        elif kind == e.CLOCK_SET:
            self.clock = a
        elif kind == e.TIMEOUT:
            self.timeouts[seat] -= 1
            if self.timeouts[seat] != a:
                yield f"{a} timeouts are left of {self.timeouts[seat] + 1}"
        elif kind == e.TIMEOUTS_CHANGED:
            self.timeouts[seat] = max(self.timeouts[seat] + a, 0)
            if self.timeouts[seat] != b:
                yield f"{b} timeouts are left, not {self.timeouts[seat]}"
        elif kind in (e.MARKER, e.BALL_MOVED):
            if self.ball != a:
                yield f"the ball moves from {a}, and was on {self.ball}"
            self.ball = b
        elif kind == e.FIRST_DOWN_EVENT:
            pass  # F-16: it counts from the next down on, which says so itself
        elif kind == e.DOWN_SET:
            self.down = self.down if b == 1 else a  # or it is about the next down
        elif kind == e.DOWN:
            if (self.offense, self.ball) != (seat, b):
                yield f"a down starts on {b} for seat {seat}, not on {self.ball}"
            self.down = a
        elif kind == e.POSSESSION:
            self.offense, self.ball, self.down = seat, a, 1
            self.on_field = 0
        elif kind == e.SECOND_HALF:
            self.period, self.clock, self.ball = 1, 15, 25  # P-3
        elif kind == e.OVERTIME:
            self.period, self.clock, self.ball = 1 + a, 10, 25
            self.timeouts = [1, 1]
        else:
            yield from self.hear_of_players(kind, seat, a)

    def hear_of_players(self, kind: int, seat: int, a: int) -> Iterator[str]:
        if kind == e.LINED_UP:
            self.on_field |= a
            self.exhausted &= ~a
        elif kind == e.BENCHED:
            self.on_field &= ~(1 << a)
        elif kind == e.CAME_IN:
            self.on_field |= 1 << a
            self.exhausted &= ~(1 << a)
        elif kind == e.EXHAUSTED:
            self.exhausted |= 1 << a
        elif kind == e.ENERGIZED:
            self.exhausted &= ~(1 << a)
        else:
            return
        if kind != e.LINED_UP and a // SLOTS_A_SEAT != seat:
            yield f"Player {a} is told of as one of seat {seat}"

    def compare(self, g: Game) -> Iterator[str]:
        """Where the game is, against where its events have led."""
        told = {
            "period": self.period,
            "clock": self.clock,
            "score": self.score,
            "timeouts": self.timeouts,
            "exhausted": self.exhausted,
        }
        # Between two downs or possessions the next has been decided on, and not yet been told of:
        # a hand may have to be cut there, where a lasting text that raised its limit has ended.
        if g.point or (g.phase > g.table.edition.at_down and not g.over):
            told |= {
                "offense": self.offense,
                "ball": self.ball,
                "down": self.down,
                "on_field": self.on_field,
            }
        for name, expected in told.items():
            found = getattr(g, name)
            if found != expected:
                yield f"{name} is {found}, and by the events {expected}"


def events_tell_the_whole_story(heard: Retelling, g: Game) -> Iterator[str]:
    """Hear the latest events, and compare."""
    for event in g.events:
        yield from heard.hear(event)
    yield from heard.compare(g)
