"""Overtime: H-3 to H-6, R-10, R-36."""

from __future__ import annotations

from snapcount.engine import events as e
from snapcount.testing.referee.table import Table


def leader(t: Table) -> int:
    home, away = t.sides[0].score, t.sides[1].score
    return -1 if home == away else 0 if home > away else 1


def finish(t: Table) -> None:
    """The higher score wins; a tie is nobody's."""
    t.over = True
    t.winner = leader(t)
    t.tell("H-2", e.GAME_OVER, t.winner, t.sides[0].score, t.sides[1].score)


def after_a_score(t: Table) -> None:
    """R-10: (a) the first possession's touchdown or safety wins, (b, c) later any lead does."""
    if t.period < 2 or (t.possessions == 1 and t.this.scored == "field goal"):
        return
    if leader(t) >= 0:
        finish(t)


def after_a_possession(t: Table) -> None:
    """R-10 (b): both have had the ball, and the score is not level."""
    if t.period >= 2 and t.possessions >= 2 and leader(t) >= 0:
        finish(t)
