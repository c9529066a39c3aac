"""The scoreboard: points, when they end the game (F-12, H-4, H-5, R-10), and timeouts."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.state import State


def add_points(g: State, seat: i64, points: i64, decisive: bool) -> None:
    """Add a score. `decisive`: a touchdown or safety, which ends a first possession of overtime."""
    score = g.score[:]
    score[seat] += points
    g.score = score
    scored = g.this.points[:]
    scored[seat] += points
    g.this.points = scored
    if g.period < 2:
        return
    if g.possession == 1:
        if decisive:
            end_game(g, seat)  # H-4, R-10 (a)
    elif g.score[0] != g.score[1]:
        end_game(g, leader(g))  # H-5, R-10 (b), (c)


def change_timeouts(g: State, seat: i64, by: i64) -> None:
    timeouts = g.timeouts[:]
    timeouts[seat] = max(timeouts[seat] + by, 0)
    g.timeouts = timeouts


def leader(g: State) -> i64:
    """The seat with the higher score, -1 if it is level."""
    if g.score[0] == g.score[1]:
        return -1
    return 0 if g.score[0] > g.score[1] else 1


def end_game(g: State, winner: i64) -> None:
    g.over = True
    g.winner = winner
    g.emit(events.GAME_OVER, winner, g.score[0], g.score[1])
