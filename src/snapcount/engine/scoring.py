"""The scoreboard: points, when they end the game (F-12, H-4, H-5, R-10), and timeouts."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.modifiers import held, lasts, modifier_sum
from snapcount.engine.state import State
from snapcount.engine.terms import BY_KICK, MOD_KICK_POINTS, MOD_SCORES_ARE


def worth(g: State, seat: i64, kind: i64, usual: i64) -> i64:
    """What such a score of the seat is worth: what the text says that came last, if any does."""
    points = usual
    if g.table.modifies[MOD_SCORES_ARE]:
        for h in held(g, MOD_SCORES_ARE):
            if h.concerns(g, seat, kind):
                points = h.amount
    if kind == BY_KICK and g.table.modifies[MOD_KICK_POINTS]:
        points = max(points + modifier_sum(g, MOD_KICK_POINTS, seat, 0), 0)
    return points


def forget_next_score(g: State, seat: i64, kind: i64) -> None:
    """What was said of that seat's next score of this kind was about this one."""
    if not g.lasting:
        return
    kept = []
    for effect in g.lasting:
        m = effect.ability.modifier
        if m is not None and m.kind == MOD_SCORES_ARE and m.high and m.calls & kind:
            if lasts(g, effect) and (g.seats(m.who, effect.seat) >> seat) & 1:
                continue
        kept.append(effect)
    g.lasting = kept


def score(g: State, seat: i64, kind: i64, usual: i64) -> None:
    """Add what a score is worth; what it is worth more or less than usual is told as well."""
    points = worth(g, seat, kind, usual)
    forget_next_score(g, seat, kind)
    if points != usual:
        g.emit(events.POINTS, seat, points - usual, -1)
    add_points(g, seat, points, kind != BY_KICK)


def add_points(g: State, seat: i64, points: i64, decisive: bool) -> None:
    """Add a score. `decisive`: a touchdown or safety, which ends a first possession of overtime."""
    level = g.score[0] == g.score[1]
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
        # Where the score was not level, a field goal is being answered: (b) lets that possession
        # go on until it ends, as it does with a decisive score, or its offense leads.
        if level or decisive or leader(g) == g.offense:
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
