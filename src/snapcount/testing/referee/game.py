"""A whole game: possessions, downs, kicks, halves. One long generator of questions."""

from __future__ import annotations

from snapcount.engine import events as e
from snapcount.testing.referee.arithmetic import field_goal_good, marker, punt, turnover_spot
from snapcount.testing.referee.down import (
    LATE_REPLAY,
    PLAYED,
    REPLAY,
    SUCCESSES,
    TURNOVER,
    attempt,
    check,
    final_yards,
    old_attempt,
    play_time,
    score,
    spend_time,
)
from snapcount.testing.referee.effects import determine_grit
from snapcount.testing.referee.overtime import after_a_possession, after_a_score, finish, leader
from snapcount.testing.referee.rules import (
    AFTER_SAFETY,
    FIELD_GOAL,
    HALF,
    OVERTIME_CLOCK,
    OWN_25,
)
from snapcount.testing.referee.table import SLOTS, Asking, Choice, Down, Table, ask, cut_hands
from snapcount.testing.referee.timing import timing_point

Start = tuple[int, int]
"""Who has the ball next, and where, seen from their own end zone."""


def play_game(t: Table) -> Asking[None]:
    """From the first line-up to the end."""
    start: Start = (t.first_offense, OWN_25)
    while not t.over:
        yield from possession(t, *start)
        following: Start | None = None
        while following is None and not t.over:
            following = yield from down(t)
            if following is None and t.clock == 0 and not t.untimed and not t.over:
                break  # F-18
        if not t.over:
            start = yield from after_possession(t, following)


def possession(t: Table, seat: int, ball: int) -> Asking[None]:
    """P-1, S-5."""
    t.offense = seat
    t.ball = ball
    t.down = 1
    t.possessions += 1
    t.this = Down(ball)
    for side in t.sides:
        side.replayed = False
    t.on_field = set()
    t.exhausted = set()
    t.tell("P-2", e.POSSESSION, seat, ball, -1)
    lined_up: set[int] = set()
    for who in t.in_order():
        first = who * SLOTS + (0 if who == t.offense else 5)
        squad = range(first, first + 5)
        options = []
        for left in squad:
            kept = [slot for slot in squad if slot != left]
            if who == t.defense or any(t.player(slot).quarterback for slot in kept):
                options.append(Choice("line up", slot=left))
        answer = yield from ask(who, "line-up", options)
        lined_up |= {slot for slot in squad if slot != answer.slot}
        if t.rules.old_flow:  # placed openly
            t.on_field = set(lined_up)
    t.on_field = lined_up
    if not t.rules.old_flow:
        yield from timing_point(t, "start of a possession")


def down(t: Table) -> Asking[Start | None]:
    """A down with its Replays and its end; the next possession, if there is one."""
    for side in t.sides:
        side.acted_before, side.acted = side.acted, False
    gained = False
    while True:
        t.this = Down(t.ball, [side.score for side in t.sides])
        t.this.gained_before = gained
        t.tell("F-15", e.DOWN, t.offense, t.down, t.ball)
        ended = yield from old_attempt(t) if t.rules.old_flow else attempt(t)
        if ended not in (REPLAY, LATE_REPLAY):
            break
        if t.clock == 0 and not t.untimed:
            break  # F-18: no time is left to play it again
        gained = gained or t.this.first_down
        if ended == REPLAY:
            t.put_away_plays()
    if t.over:
        return None
    return (yield from end_of_down(t, ended))


def end_of_down(t: Table, ended: str) -> Asking[Start | None]:
    """F-15 to F-17; the order of draws and kick is the edition's."""
    if t.rules.action_draw == "before the kick":
        yield from action_draws(t)
    following: Start | None = None
    if ended in ("punt", "field goal"):
        following = yield from kick(t, ended)
    elif ended == TURNOVER:
        following = yield from turned_over(t)
    elif t.this.scored:
        following = after_score(t)
    if t.over:
        return None
    if t.rules.action_draw == "after the kick":
        yield from action_draws(t)
    if ended == PLAYED and following is None:
        following = next_down(t)
    return following


def next_down(t: Table) -> Start | None:
    """F-16, P-2."""
    if t.this.first_down or (t.this.gained_before and (1, t.ball) in t.chance.downs):
        t.down = 1
    elif t.down == 4:
        first_of_overtime = t.period >= 2 and t.possessions == 1  # it ends the possession
        if t.clock or t.untimed or first_of_overtime:
            t.tell("F-16", e.TURNOVER_ON_DOWNS, t.offense, t.ball)
        return t.defense, 100 - t.ball
    else:
        t.down += 1
    return None


def after_score(t: Table) -> Start:
    """P-2, seen from the team that gets the ball."""
    if t.this.scored == "safety":
        return t.defense, AFTER_SAFETY
    if t.this.scored == "pick six":
        return t.offense, OWN_25
    return t.defense, OWN_25


def turned_over(t: Table) -> Asking[Start]:
    """F-17, P-2, R-37, R-39."""
    this = t.this
    if not this.outcome or this.outcome not in SUCCESSES:
        this.outcome = check(t)
    _, yards = final_yards(t)
    if this.outcome not in SUCCESSES and t.rules.old_flow:
        yards = 0  # G-4
    result = marker(t.ball, yards)
    spot = turnover_spot(t.rules, this.spot, result)
    t.put_away_plays()
    if this.turnover == "pick six":
        score(t, "pick six")
        if t.over:
            return t.offense, OWN_25
    yield from spend_time(t, play_time(t))
    if this.turnover == "pick six":
        return after_score(t)
    if this.moved_to >= 0:  # see `Down.moved_to`
        other = turnover_spot(t.rules, this.moved_to, result)
        if (t.defense, 100 - other) in t.chance.possessions:
            spot = other
    return t.defense, 100 - spot


def kick(t: Table, how: str) -> Asking[Start]:
    """K-1 to K-5."""
    grit = determine_grit(t)
    if how == "punt":
        yards, start = punt(t.ball, grit)
        t.tell("K-2", e.PUNTED, t.offense, yards, grit)
        yield from spend_time(t, 1 + int(t.all_pro))
        return t.defense, start
    distance = 100 - t.ball
    if field_goal_good(t.rules, t.ball, grit):
        t.sides[t.offense].score += FIELD_GOAL
        t.this.scored = "field goal"
        t.tell("K-4" if t.rules.old_flow else "K-3", e.FIELD_GOAL_GOOD, t.offense, distance, grit)
        after_a_score(t)
        if not t.over:
            yield from spend_time(t, 1 + int(t.all_pro))
        return t.defense, OWN_25
    t.tell(
        "K-4" if t.rules.old_flow else "K-3", e.FIELD_GOAL_MISSED_EVENT, t.offense, distance, grit
    )
    yield from spend_time(t, 1 + int(t.all_pro))
    return t.defense, 100 - t.ball


def action_draws(t: Table) -> Asking[None]:
    """F-15."""
    for seat in t.in_order():
        t.draw(seat, "action")
    yield from cut_hands(t)


# Halves ----------------------------------------------------------------------------------------


def after_possession(t: Table, following: Start | None) -> Asking[Start]:
    """H-1 to H-6: the next possession, of this period or of the next one."""
    if following is not None:
        after_a_possession(t)
        if t.over:
            return following
    if t.clock > 0:
        assert following is not None
        return following
    if t.period >= 2 and t.possessions == 1:
        t.untimed = True
        return following if following is not None else cut_off(t)
    t.untimed = False
    if t.period == 0:
        return (yield from second_half(t))
    if leader(t) >= 0 or not t.rules.overtime:
        finish(t)
        return 0, OWN_25
    return overtime(t)


def cut_off(t: Table) -> Start:
    """R-36 does not say where the other player starts if the clock ran out between two downs."""
    told = t.chance.possessions
    return t.defense, told[0][1] if told else OWN_25


def second_half(t: Table) -> Asking[Start]:
    """P-3, P-4."""
    t.period, t.clock = 1, HALF
    t.possessions = t.given = 0
    t.offense, t.ball, t.down = 1 - t.first_offense, OWN_25, 1
    t.tell("P-3", e.SECOND_HALF, t.offense)
    if t.rules.refill:
        for seat in t.in_order():
            most = 3 - len(t.sides[seat].hands["action"])
            options = [Choice("draw up", number=count) for count in range(max(most, 0) + 1)]
            answer = yield from ask(seat, "second-half draw", options)
            for _ in range(answer.number):
                t.draw(seat, "action")
    return t.offense, OWN_25


def overtime(t: Table) -> Start:
    """H-3: chance says who starts the first one, then they take turns."""
    t.period += 1
    t.clock = OVERTIME_CLOCK
    t.possessions = t.given = 0
    for side in t.sides:
        side.timeouts = 1
    if t.period == 2:
        t.overtime_offense = t.chance.possessions[-1][0]
    else:
        t.overtime_offense = 1 - t.overtime_offense
    t.tell("H-3", e.OVERTIME, t.overtime_offense)
    return t.overtime_offense, OWN_25
