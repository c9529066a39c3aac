"""One down, from its start to Play Results and the end of the play: chapters F and G."""

from __future__ import annotations

from typing import Final

from snapcount.engine import events as e
from snapcount.testing.referee.arithmetic import base_yards, marker, stops
from snapcount.testing.referee.arithmetic import time_units as units_of
from snapcount.testing.referee.rules import SAFETY, TOUCHDOWN
from snapcount.testing.referee.table import (
    Asking,
    Choice,
    Table,
    ask,
    cut_hands,
    exhaust,
)
from snapcount.testing.referee.timing import timing_point, triggered_by_designation

X_VALUES: Final = range(10)
KICKS: Final = ("punt", "field goal")
SUCCESSES: Final = ("successful", "complete")

# How an attempt at a down may end.
PLAYED: Final = "played"
REPLAY: Final = "replay"
LATE_REPLAY: Final = "replay at the end of the play"
TURNOVER: Final = "turnover"
WON: Final = "won"


def attempt(t: Table) -> Asking[str]:
    """F-1 to F-14."""
    yield from timing_point(t, "start of a down")
    options = [Choice("run a play"), *(Choice(kick) for kick in KICKS)]
    chosen = yield from ask(t.offense, "play or kick", options)
    if chosen.verb in KICKS:
        t.this.kicked = True
        return chosen.verb
    for seat in t.in_order():  # F-2
        t.draw(seat, "play")
    yield from cut_hands(t)
    yield from timing_point(t, "prior to selecting a play")
    for seat in t.in_order():
        yield from call(t, seat, ())
    t.this.revealed = True
    t.this.outcome = check(t)
    yield from timing_point(t, "on field adjustments")
    ended = yield from restarted_or_turned_over(t)
    if ended:
        return ended
    t.this.outcome = check(t)
    if t.this.outcome in SUCCESSES:
        yield from designate(t)
        yield from timing_point(t, "after player designation")
        ended = yield from restarted_or_turned_over(t)
        if ended:
            return ended
    return (yield from play_results(t))


def old_attempt(t: Table) -> Asking[str]:
    """G-1 to G-7. A stopped play has no Play Results (R-8)."""
    for seat in t.in_order():
        t.draw(seat, "play")
        if t.sides[seat].acted_before:  # G-1; a replayed attempt is of the same down
            t.draw(seat, "action")
    yield from timing_point(t, "prior to selecting a play")
    chosen = yield from call(t, t.offense, KICKS)
    if chosen in KICKS:
        t.this.kicked = True
        return chosen
    yield from call(t, t.defense, ())
    t.this.revealed = True
    for window in ("on field adjustments", "stopped", "incomplete"):
        if window in ("on field adjustments", t.this.outcome):
            yield from timing_point(t, window)
            ended = yield from restarted_or_turned_over(t)
            if ended:
                return ended
            t.this.outcome = check(t)
    if t.this.outcome not in SUCCESSES:
        t.put_away_plays()
        yield from spend_time(t, play_time(t))
        return PLAYED
    yield from timing_point(t, "before player designation")
    ended = yield from restarted_or_turned_over(t)
    if ended:
        return ended
    yield from designate(t)
    yield from timing_point(t, "after player designation")
    ended = yield from restarted_or_turned_over(t)
    if ended:
        return ended
    return (yield from play_results(t))


# Calling and checking --------------------------------------------------------------------------


def call(t: Table, seat: int, kicks: tuple[str, ...]) -> Asking[str]:
    """F-3, R-6: a Play of one's hand, an X with it."""
    options: list[Choice] = []
    hand = t.sides[seat].hands["play"]
    for card in hand:
        play = t.known[card]
        wants_x = getattr(play, "strength", 0) is None
        options += [Choice("call", card, number=x) for x in (X_VALUES if wants_x else (-1,))]
    options += [Choice(kick) for kick in kicks]
    answer = yield from ask(seat, "call", options)
    if answer.verb in kicks:
        return answer.verb
    hand.remove(answer.card)
    t.this.called[seat] = answer.card
    t.this.x[seat] = answer.number
    return "call"


def check(t: Table) -> str:
    """F-4, F-6."""
    call = t.offense_call()[0]
    defense = t.play_of(t.defense)
    assert defense is not None
    is_pass = t.is_pass()
    if t.this.forced in ("successful", "complete"):
        return "complete" if is_pass else "successful"
    if t.this.forced == "stopped" or stops(defense.defense, call):
        return "stopped"
    if t.this.forced:
        return t.this.forced
    if not is_pass:
        return "successful"
    low, high = t.catch_range()
    return "complete" if low <= t.strength() <= high else "incomplete"


def restarted_or_turned_over(t: Table) -> Asking[str]:
    """F-7, F-8: a Replay is looked at before a turnover. R-31: no Run is intercepted."""
    this = t.this
    if this.turnover != "fumble" and not t.is_pass():
        this.turnover = ""
    if this.replay_by:
        if this.turnover and t.rules.owner_chooses and this.replay_by == {this.turnover_by}:
            options = [Choice("keep replay"), Choice("keep turnover")]
            answer = yield from ask(this.turnover_by, "replay or turnover", options)
            if answer.verb == "keep turnover":
                return TURNOVER
        return REPLAY
    return TURNOVER if this.turnover else ""


def designate(t: Table) -> Asking[None]:
    """F-9."""
    t.this.designated = True
    runners = t.fielded(t.offense)
    if t.is_pass() and t.quarterbacks(t.offense) < 2:
        runners = [slot for slot in runners if not t.player(slot).quarterback]
    options = [Choice("designate", slot=slot) for slot in runners]
    t.this.runner = (yield from ask(t.offense, "designation", options)).slot
    options = [Choice("designate", slot=slot) for slot in t.fielded(t.defense)]
    t.this.tackler = (yield from ask(t.defense, "designation", options)).slot
    triggered_by_designation(t)


# Play Results ----------------------------------------------------------------------------------


def final_yards(t: Table) -> tuple[int, int]:
    """F-10: base and final."""
    call, yards, _, _ = t.offense_call()
    successful = t.this.outcome in SUCCESSES
    base = base_yards(call, yards, t.strength(), successful)
    return base, base + sum(t.this.yards)


def play_results(t: Table) -> Asking[str]:
    """F-10 to F-14."""
    this = t.this
    base, final = final_yards(t)
    this.results = True
    t.tell("F-10", e.YARDS, t.offense, base, final)
    if not t.rules.marker_first:
        exhaust_designated(t)
    to = marker(t.ball, final)
    if to != t.ball:
        t.tell("F-10", e.MARKER, t.offense, t.ball, to)
        t.ball = to
    if t.rules.marker_first:
        exhaust_designated(t)
    if to in (0, 100):
        score(t, "touchdown" if to else "safety")
        if t.over:
            return WON
    t.put_away_plays()  # Z-6: before End of the Play
    yield from spend_time(t, play_time(t))
    yield from timing_point(t, "end of the play")
    return LATE_REPLAY if this.replay_by else PLAYED


def exhaust_designated(t: Table) -> None:
    """F-11."""
    on = [slot for slot in (t.this.runner, t.this.tackler) if slot in t.on_field]
    exhaust(t, on)


def score(t: Table, how: str) -> None:
    """F-12, F-17, K-5; and what it means in an overtime."""
    from snapcount.testing.referee.overtime import after_a_score

    t.this.scored = how
    if how == "touchdown":
        t.sides[t.offense].score += TOUCHDOWN
        t.tell("F-12", e.TOUCHDOWN_EVENT, t.offense, TOUCHDOWN, -1)
    elif how == "safety":
        t.sides[t.defense].score += SAFETY
        t.tell("F-12", e.SAFETY_EVENT, t.defense, SAFETY, -1)
    elif how == "pick six":
        t.sides[t.defense].score += TOUCHDOWN
        t.tell("F-17", e.TOUCHDOWN_EVENT, t.defense, TOUCHDOWN)
    after_a_score(t)


def play_time(t: Table) -> int:
    play = t.play_of(t.offense)
    assert play is not None
    return units_of(play.time, t.this.time, t.all_pro)


def spend_time(t: Table, units: int) -> Asking[None]:
    """F-13: a timeout instead, first by the offense."""
    if units <= 0 or t.clock == 0:
        return
    for seat in t.in_order():
        if t.sides[seat].timeouts > 0:
            options = [Choice("let it run"), Choice("spend timeout")]
            answer = yield from ask(seat, "timeout", options)
            if answer.verb == "spend timeout":
                t.sides[seat].timeouts -= 1
                t.tell("F-13", e.TIMEOUT, seat, t.sides[seat].timeouts)
                return
    taken = min(units, t.clock)
    t.clock -= taken
    t.tell("F-13", e.CLOCK, t.offense, taken, t.clock)
