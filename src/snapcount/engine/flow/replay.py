"""Replay the Down: the down starts over (F-7, F-8, R-5, R-35)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.flow.endings import end_attempt, time_is_up
from snapcount.engine.limits import forget
from snapcount.engine.program import Lasting
from snapcount.engine.state import State
from snapcount.engine.terms import (
    DOWN_REPLAYED,
    NEXT_PLAY,
    POINTS_SCORED,
    TAKEN_BACK,
    THROUGH_NEXT_PLAY,
    TOUCHDOWN_SCORED,
)
from snapcount.engine.triggers import fire


def take_play_back(g: State) -> None:
    """R-35: Play Results have begun, so the ball goes back to the spot of the down.

    This is done as the Replay resolves: yards after it move the ball from there (E-8).
    """
    this = g.this
    take_score_back(g)
    this.yards = 0
    if g.ball != this.spot:
        g.emit(events.MARKER, g.offense, g.ball, this.spot)
        g.ball = this.spot


def take_score_back(g: State) -> None:
    """F-8: nobody scores on a Replay."""
    this = g.this
    score = g.score[:]
    for seat in range(2):
        points = this.points[seat]
        if points > 0:
            score[seat] -= points
            g.emit(events.POINTS, seat, -points, TAKEN_BACK)
    g.score = score
    if g.used:  # what cards remember of it
        for seat in range(2):
            forget(g, TOUCHDOWN_SCORED, seat)
            forget(g, POINTS_SCORED, seat)
    this.points = [0, 0]
    this.scored = 0
    this.scorer = -1
    this.next_offense = -1
    this.next_ball = 25


def replay_down(g: State) -> None:
    """R-5: the Plays are discarded; down, line-ups and clock stay."""
    g.emit(events.REPLAY, -1, g.this.replay, -1)
    g.replays |= g.this.replay
    take_score_back(g)
    before = g.this
    if before.results and time_is_up(g):  # F-18: the time that the play took is gone
        g.phase = g.table.edition.at_end
        return
    if before.revealed:
        play_again(g)
    acted, acted_before = g.acted, g.acted_before
    end_attempt(g)
    g.this.yards = last_yards(g)
    g.acted = acted  # T-9, G-1: it is still the same down
    g.acted_before = acted_before
    g.this.no_draw = before.no_draw
    g.this.silenced = before.silenced
    g.this.named = before.named
    g.this.first_down = before.first_down
    g.this.next_down = before.next_down
    g.phase = g.table.edition.at_down
    if g.table.listens[DOWN_REPLAYED]:
        for seat in range(2):
            if (before.replay >> seat) & 1:
                fire(g, DOWN_REPLAYED, seat, -1)


def last_yards(g: State) -> i64:
    """The yards of the last play; one that is replayed was none."""
    seat = g.last_plays[0]
    return g.last_plays[3 + seat * 3] if seat >= 0 else 0


def play_again(g: State) -> None:
    """R-5: a play that is replayed was none: what waits for the next play waits for its replay."""
    run = g.plays_run[g.offense]
    plays_run = g.plays_run[:]
    plays_run[g.offense] = run - 1
    g.plays_run = plays_run
    waits = False
    for effect in g.lasting:
        if is_of_play_after(effect, g.offense, run):
            waits = True
    if waits:
        g.lasting = [
            effect.sooner() if is_of_play_after(effect, g.offense, run) else effect
            for effect in g.lasting
        ]


def is_of_play_after(effect: Lasting, seat: i64, run: i64) -> bool:
    """Whether it is about a play of that seat, or ends with one, that comes after so many."""
    if effect.duration != NEXT_PLAY and effect.duration != THROUGH_NEXT_PLAY:
        return False
    return effect.runner == seat and effect.target > run
