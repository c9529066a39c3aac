"""End of the Down, of the possession, of the half (F-15 to F-18, chapters P and H)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.drawing import draw_or_instead
from snapcount.engine.edition import Phase
from snapcount.engine.grit import determine_grit
from snapcount.engine.kick_grit import grit_now
from snapcount.engine.limits import (
    count_call,
    count_replayed,
    ended_by,
    forget_uses,
    note_possession,
    note_roles,
)
from snapcount.engine.modifiers import first_down_denied, held, lasts, modifier_sum
from snapcount.engine.play import packed, success, yards_of_play
from snapcount.engine.program import Lasting
from snapcount.engine.replacements import replace
from snapcount.engine.scoring import end_game, leader, score
from snapcount.engine.state import State, new_down
from snapcount.engine.steps.cards import leave_table
from snapcount.engine.steps.end_draws import drawn_at_end
from snapcount.engine.terms import (
    ACTION,
    ALSO_GOOD,
    AT_FIELD_GOAL,
    BY_KICK,
    DOWN_ENDS,
    END_OF_PLAY,
    FIELD_GOAL,
    FIELD_GOAL_ATTEMPTED,
    FIELD_GOAL_MADE,
    FIELD_GOAL_MISSED,
    FUMBLE,
    FUMBLE_HAPPENS,
    GRIT_DETERMINED,
    HALF_ENDS,
    INTERCEPTION,
    INTERCEPTION_HAPPENS,
    INTO_END_ZONE,
    MOD_FIELD_GOALS,
    MOD_FIELD_GOALS_ARE,
    MOD_GOOD_ON,
    MOD_GRIT,
    MOD_KICK_GRIT_IS,
    MOD_PUNTS,
    NEXT_COMING,
    NEXT_DOWN,
    NEXT_KICK,
    NEXT_PLAY,
    NEXT_POSSESSION,
    PICK_SIX,
    POINTS_SCORED,
    POSSESSION_ENDS,
    PUNT,
    PUNT_MADE,
    PUNTS_GO,
    THIS_DOWN,
    THIS_HALF,
    THIS_POSSESSION,
    THROUGH_NEXT_PLAY,
    TOUCHDOWN,
    TOUCHDOWN_SCORED,
    TURNED_OVER_ON_DOWNS,
    TURNOVER_HAPPENS,
    UNTIL_POSSESSION,
    WOULD_BE_GOOD,
    WOULD_BE_MISSED,
    WOULD_LOSE_ON_DOWNS,
)
from snapcount.engine.timing import open_point, open_secondary
from snapcount.engine.triggers import concerns, fire
from snapcount.engine.zones import look_at_limits

PUNT_YARDS: list[i64] = [25, 30, 30, 35, 35, 40, 40, 45, 45, 50]  # K-2, by Grit


@final
class ActionDraws(Phase):
    """F-15: each player draws an Action card, or as many as texts say."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        g.phase += 1
        for seat in (g.offense, 1 - g.offense):
            count = 0 if (g.this.no_draw >> seat) & 1 else drawn_at_end(g, seat)
            if not count:
                g.emit(events.NO_DRAW, seat, ACTION, -1)
            for _ in range(count):
                draw_or_instead(g, seat, ACTION)


@final
class Kick(Phase):
    """Chapter K: a punt or a field goal that was chosen."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        this = g.this
        kick = this.kick
        if not kick:
            g.phase += 1
            return
        if this.kick_grit < 0:
            this.kick_grit = determine_grit(g)
            if g.table.listens[GRIT_DETERMINED]:
                fire(g, GRIT_DETERMINED, g.offense, -1, grit_now(g))
        if kick == FIELD_GOAL and 0 not in this.applied and attempt(g):
            return
        grit = grit_now(g)
        if kick == PUNT:
            this.next_offense = 1 - g.offense
            g.phase += 1
            punt(g, grit)
            forget_kick(g)
            return
        good = is_good(g, grit)
        event = WOULD_BE_GOOD if good else WOULD_BE_MISSED
        if g.table.listens[event] and replace(g, event, False):
            return
        this.next_offense = 1 - g.offense
        g.phase += 1
        field_goal(g, grit, good)
        forget_kick(g)


def attempt(g: State) -> bool:
    """Open the point of a field goal for texts that speak of it (R-30). False: there are none."""
    acts = g.table.acts_at
    named = bool((acts[0] | acts[1]) & AT_FIELD_GOAL)
    if g.table.listens[FIELD_GOAL_ATTEMPTED]:
        fire(g, FIELD_GOAL_ATTEMPTED, g.offense, -1, grit_now(g))
        named = named or bool(g.waiting)
    if named:
        g.this.applied = [*g.this.applied, 0]  # the number of no replacement: that point was open
        open_point(g, AT_FIELD_GOAL)
    return named


def forget_kick(g: State) -> None:
    """What was said of the next kick of this kind was about this one."""
    if not g.lasting:
        return
    kept = []
    for effect in g.lasting:
        m = effect.ability.modifier
        if effect.duration == NEXT_KICK and m is not None:
            kick: i64 = PUNT if m.kind == MOD_PUNTS else FIELD_GOAL
            if m.kind == MOD_GRIT or m.kind == MOD_KICK_GRIT_IS:
                kick = m.calls or g.this.kick
            if kick == g.this.kick and (g.seats(m.who, effect.seat) >> g.offense) & 1:
                continue
        kept.append(effect)
    g.lasting = kept


def punt(g: State, grit: i64) -> None:
    yards = PUNT_YARDS[grit]
    touchback: i64 = 20  # P-2
    if g.table.modifies[MOD_PUNTS]:
        yards = max(punt_length(g, grit, yards) + farther_punts(g), 0)
        touchback = touchback_line(g)
    to = g.ball + yards
    g.emit(events.PUNTED, g.offense, yards, grit)
    g.this.next_ball = touchback if to >= 100 else 100 - to
    if g.table.listens[PUNT_MADE]:
        fire(g, PUNT_MADE, g.offense, -1)


def farther_punts(g: State) -> i64:
    """How many yards farther texts let the offense's punts go."""
    farther: i64 = 0
    for h in held(g, MOD_PUNTS):
        if not h.modifier.high and h.concerns(g, g.offense, 0):
            farther += h.amount
    return farther


def punt_length(g: State, grit: i64, yards: i64) -> i64:
    """K-2: how far texts say that a punt with that Grit goes; the last one said holds."""
    for h in held(g, MOD_PUNTS):
        said = h.modifier.high
        if said & PUNTS_GO and h.concerns(g, g.offense, 0):
            if (said >> 4) & 15 <= grit <= said >> 8:
                yards = h.amount
    return yards


def touchback_line(g: State) -> i64:
    """P-2: on which line a punt into the end zone leaves the ball; the last text said holds."""
    line: i64 = 20
    for h in held(g, MOD_PUNTS):
        if h.modifier.high == INTO_END_ZONE and h.concerns(g, g.offense, 0):
            line = h.amount
    return line


def is_good(g: State, grit: i64) -> bool:
    """K-3, K-4: whether a field goal from here is good with that Grit."""
    if g.table.modifies[MOD_FIELD_GOALS_ARE]:
        said: i64 = -1
        for h in held(g, MOD_FIELD_GOALS_ARE):
            if h.concerns(g, g.offense, 0):
                said = h.modifier.high  # the last one said holds
        if said >= 0:
            return said == 1
    aim = 100 - g.ball
    if g.table.modifies[MOD_FIELD_GOALS]:
        aim = max(aim - modifier_sum(g, MOD_FIELD_GOALS, g.offense, 0), 1)
    line = (aim + 4) // 5 - 1  # between two lines the farther one counts
    goals = g.table.edition.field_goals
    if g.table.modifies[MOD_GOOD_ON]:
        return good_on(g, goals[line] if line < len(goals) else None, grit)
    return line < len(goals) and goals[line][0] <= grit <= goals[line][1]


def good_on(g: State, printed: tuple[i64, i64] | None, grit: i64) -> bool:
    """The same where texts set the Grit values that are good, or move both of their ends."""
    wider: i64 = 0
    also = False
    for h in held(g, MOD_GOOD_ON):
        if not h.concerns(g, g.offense, 0):
            continue
        high = h.modifier.high
        if high < 0:
            wider += h.amount
        elif high & ALSO_GOOD:
            also = also or h.amount <= grit <= high & ~ALSO_GOOD
        else:
            printed = (h.amount, high)
    return also or (printed is not None and printed[0] - wider <= grit <= printed[1] + wider)


def field_goal(g: State, grit: i64, good: bool) -> None:
    distance = 100 - g.ball
    if good:
        g.this.next_ball = 25
        g.emit(events.FIELD_GOAL_GOOD, g.offense, distance, grit)
        score(g, g.offense, BY_KICK, 3)
        fire(g, FIELD_GOAL_MADE, g.offense, -1)
        fire(g, POINTS_SCORED, g.offense, -1)
    else:
        g.this.next_ball = 100 - g.ball
        g.emit(events.FIELD_GOAL_MISSED_EVENT, g.offense, distance, grit)
        fire(g, FIELD_GOAL_MISSED, g.offense, -1)


@final
class TurnOver(Phase):
    """F-17: a live ball turnover takes effect; a Pick Six is 7 for the defense."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        g.phase += 1
        this = g.this
        if not this.turnover:
            return
        defense = 1 - g.offense
        if this.turnover == PICK_SIX:
            this.next_offense = g.offense
            this.next_ball = 25
            this.scorer = defense
            g.emit(events.TOUCHDOWN_EVENT, defense, 7, PICK_SIX)
            score(g, defense, TOUCHDOWN, 7)
            if g.table.listens[TOUCHDOWN_SCORED]:
                fire(g, TOUCHDOWN_SCORED, defense, -1)
            fire(g, POINTS_SCORED, defense, -1)
        else:
            this.next_offense = defense
            this.next_ball = 100 - g.table.edition.turnover_spot(g)
        fire(g, TURNOVER_HAPPENS, g.offense, -1)
        if this.turnover == FUMBLE:
            fire(g, FUMBLE_HAPPENS, g.offense, -1)
        elif this.turnover == INTERCEPTION:
            fire(g, INTERCEPTION_HAPPENS, g.offense, -1)


def starting_spot(g: State) -> i64:
    """P-2 (2021 on): where the down began."""
    return g.this.spot


def nearer_spot(g: State) -> i64:
    """P-2 (2019): where the down began or ended, whichever is nearer the offense's end zone.

    It ends where it would if it were checked now (R-37), unless its success is settled (R-14).
    """
    this = g.this
    checked = this.outcome
    if not this.designating:
        this.outcome = success(g)
    result = max(g.ball + yards_of_play(g), g.table.edition.nearest_to_end_zone)
    this.outcome = checked
    return min(this.spot, result)


@final
class NextDown(Phase):
    """F-15, F-16, F-18: what comes after this down."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        this = g.this
        if g.table.listens[WOULD_LOSE_ON_DOWNS] and turns_over_on_downs(g):
            if replace(g, WOULD_LOSE_ON_DOWNS, False):
                return
        if g.table.listens[DOWN_ENDS]:
            fire(g, DOWN_ENDS, g.offense, -1)
        if time_is_up(g):
            if g.period < 2 or g.possession > 1:
                end_period(g)
                return
            last_possession(g)
        if this.next_offense >= 0:
            change_possession(g, this.next_offense, this.next_ball)
        elif this.first_down and not first_down_denied(g):
            g.down = 1
            next_down(g)
        elif this.next_down:
            g.down = this.next_down
            next_down(g)
        elif g.down >= 4:
            g.emit(events.TURNOVER_ON_DOWNS, g.offense, g.ball, -1)
            fire(g, TURNED_OVER_ON_DOWNS, g.offense, -1)
            change_possession(g, 1 - g.offense, 100 - g.ball)
        else:
            g.down += 1
            next_down(g)


def turns_over_on_downs(g: State) -> bool:
    """F-16: fourth down without a First Down or a score; with no time left the half ends."""
    this = g.this
    if g.down < 4 or this.next_offense >= 0 or this.next_down or time_is_up(g):
        return False
    return not this.first_down or first_down_denied(g)


def time_is_up(g: State) -> bool:
    """F-18: with no time left the half ends, whatever the down; R-36: unless there is no clock."""
    return g.clock <= 0 and not g.untimed


def last_possession(g: State) -> None:
    """R-36: the first possession of an overtime is over with the clock, and the other follows."""
    this = g.this
    g.untimed = True
    g.emit(events.HALF_ENDS, 1 - g.offense, g.period, 36)
    another = this.next_down > 0 or (this.first_down and not first_down_denied(g))
    goes_on = g.down < 4 or another or this.replay > 0
    if this.next_offense < 0 and goes_on:
        this.next_offense = 1 - g.offense
        this.next_ball = 25


def next_down(g: State) -> None:
    end_attempt(g)
    expire(g, THIS_DOWN)
    g.phase = g.table.edition.at_down


def end_attempt(g: State) -> None:
    """The Plays of this down are discarded, if they are not, and a new attempt begins (R-5)."""
    discard_calls(g)
    last = g.this.yards
    note_play(g)
    if g.lasting:
        end_with_play(g)
    g.this = new_down(g.ball)
    g.this.yards = last
    g.sources = None
    look_at_limits(g)
    g.acted_before = g.acted
    g.acted = 0


def end_with_play(g: State) -> None:
    """What is said of the next play of a kind ends with that; one that is replayed was none (R-5).

    What was said of coming plays after this one was called is about the next one from now on.
    """
    this = g.this
    kept: list[Lasting] = []
    changed = False
    for effect in g.lasting:
        ability = effect.ability
        if ability.coming and effect.duration != NEXT_PLAY:
            if effect.target > 0:
                effect = effect.for_now(effect.duration)
                changed = True
            elif ability.coming == NEXT_COMING and not this.replay and lasts(g, effect):
                if concerns(
                    g, ability, effect.seat, effect.card, effect.slot, g.offense, -1, effect.chosen
                ):
                    changed = True
                    continue
        kept.append(effect)
    if changed:
        g.lasting = kept


def discard_calls(g: State) -> None:
    """Z-6: the called Plays leave the table; what they are is known until the down is over."""
    this = g.this
    for seat in (g.offense, 1 - g.offense):
        card = this.called[seat]
        if card >= 0 and not (this.discarded >> seat) & 1:
            this.discarded |= 1 << seat
            leave_table(g, seat)


def note_play(g: State) -> None:
    """Keep what a play that was run came to; one that is replayed was none (R-5)."""
    this = g.this
    if this.revealed and this.replay:
        count_replayed(g, g.offense, this.call)
    if not this.revealed or this.replay:
        return
    count_call(g, g.offense, this.call)
    note_roles(g)
    last = g.last_plays[:]
    last[0] = g.offense
    last[1 + g.offense * 3] = packed(g)
    last[2 + g.offense * 3] = this.outcome
    last[3 + g.offense * 3] = this.yards if this.results else 0
    g.last_plays = last


def expire(g: State, longest: i64) -> None:
    """Lasting effects up to that duration are over (T-9), and limits on texts with them."""
    forget_uses(g, 0 if longest == THIS_DOWN else longest - 1)
    if not g.lasting:
        return
    kept = []
    for effect in g.lasting:
        if effect.duration == NEXT_DOWN:
            kept.append(effect.for_now(THIS_DOWN))
            continue
        if effect.duration == NEXT_PLAY or effect.duration == THROUGH_NEXT_PLAY:
            over = g.plays_run[effect.runner] >= effect.target
        else:
            over = effect.duration <= longest
        if not over:
            kept.append(effect)
    g.lasting = kept


def lasting_into(g: State, offense: i64) -> list[Lasting]:
    """What lasts when a possession begins: what was said of it holds from now on."""
    kept = []
    for effect in g.lasting:
        if effect.runner == offense and effect.duration == NEXT_POSSESSION:
            kept.append(effect.for_now(THIS_POSSESSION))
        elif effect.runner != offense or effect.duration != UNTIL_POSSESSION:
            kept.append(effect)
    return kept


def change_possession(g: State, to: i64, ball: i64) -> None:
    by = ended_by(g)
    end_attempt(g)
    fire(g, POSSESSION_ENDS, g.offense, -1)
    if g.period >= 2 and g.possession >= 2 and g.score[0] != g.score[1]:
        end_game(g, leader(g))  # R-10 (b)
        return
    if g.untimed and g.possession >= 2:  # level after the possession without a clock
        hear_of_the_end(g)
        return
    expire(g, THIS_POSSESSION)
    begin_possession(g, to, ball, by)


def begin_possession(g: State, offense: i64, ball: i64, by: i64 = 0) -> None:
    """P-1; it comes of those events."""
    g.offense = offense
    if g.lasting:
        g.lasting = lasting_into(g, offense)
    g.ball = ball
    g.down = 1
    g.possession += 1
    g.replays = 0
    g.this.spot = ball
    g.phase = g.table.edition.at_possession
    note_possession(g, by)


def end_period(g: State) -> None:
    """F-18, H-2, H-6: the half, the game, or an overtime is over."""
    scored = g.this.scored
    end_attempt(g)
    g.this.scored = scored  # the ball may lie in the end zone until the next half begins
    fire(g, POSSESSION_ENDS, g.offense, -1)
    hear_of_the_end(g)


def hear_of_the_end(g: State) -> None:
    """R-50: what the end of a half triggers resolves before the next one begins (T-4)."""
    fire(g, HALF_ENDS, -1, -1)
    if g.waiting:
        open_secondary(g, END_OF_PLAY)
    else:
        next_period(g)


@final
class NextPeriod(Phase):
    """The half is over once everything that heard of its end has resolved."""

    __slots__ = ()

    def enter(self, g: State) -> None:
        next_period(g)


def next_period(g: State) -> None:
    """P-3, H-2, H-3, H-6: what comes after a half, or the end of the game."""
    expire(g, THIS_HALF)
    last = g.this.yards
    g.this = new_down(g.ball)
    g.this.yards = last
    g.emit(events.HALF_ENDS, -1, g.period, -1)
    if g.period == 0:
        start_period(g, 15, 1 - g.first_offense)
        g.draw_up = 3 if g.table.edition.draw_up else 0
        g.emit(events.SECOND_HALF, g.offense, -1, -1)
    elif g.score[0] != g.score[1] or not g.table.edition.overtime:
        end_game(g, leader(g))
    else:
        first = g.dice.below(2) if g.period == 1 else 1 - g.first_offense
        start_period(g, 10, first)
        g.timeouts = [1, 1]
        g.emit(events.OVERTIME, first, g.period - 1, -1)


def start_period(g: State, clock: i64, offense: i64) -> None:
    g.period += 1
    g.clock = clock
    g.untimed = False
    g.extra = 0
    g.first_offense = offense
    g.possession = 0
    begin_possession(g, offense, 25)
