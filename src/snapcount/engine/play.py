"""The play of a down: calls, success, strength and yards (F-3 to F-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.digit import one_digit
from snapcount.engine.edition import Edition
from snapcount.engine.limits import run_before
from snapcount.engine.modifiers import (
    Held,
    also_called,
    held,
    modifier_high_sum,
    modifier_sum,
)
from snapcount.engine.protections import barred, protections
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ADD,
    ADDED_STRENGTH,
    ANOTHER_PLAY,
    ANY_PASS,
    ANY_RUN,
    AT_LEAST,
    AT_MOST,
    AT_MOST_BASE,
    BASE_BY,
    BASE_LOSS,
    BASE_TO,
    BASE_UP_TO,
    BY_SEAT,
    COMPLETE,
    DOUBLE,
    DOWN_TO,
    FARTHEST,
    FORCED,
    GRIT_STRENGTH,
    HALVE,
    HIGH_BY,
    HIGH_TO,
    INCOMPLETE,
    INSTEAD,
    LOSS_AT,
    LOW_BY,
    LOW_TO,
    MOD_ALSO_CALLED,
    MOD_ALSO_STOPS,
    MOD_BASE_YARDS,
    MOD_CARD_STRENGTH,
    MOD_CATCH_RANGE,
    MOD_CATCH_RANGE_IS,
    MOD_NOT_STOPPED,
    MOD_PROTECTS,
    MOD_STRENGTH,
    MOD_YARDS,
    OF_THIS_CALL,
    PAIR,
    PROTECTED_RANGE,
    PROTECTED_STRENGTH,
    PROTECTED_YARDS,
    RAN_BEFORE,
    STOPPED,
    STRENGTH_AT_LEAST,
    STRENGTH_AT_MOST,
    STRENGTH_BY,
    STRENGTH_TO,
    SUCCESSFUL,
    UNSPECIFIED_PASS,
    UNSPECIFIED_RUN,
)

SET_BASE: i64 = 10000  # added to base yards that were set: only the difference counts from there
YARDS_AT: i64 = 8  # where a play that is `packed` has its numbers
END_SET: i64 = 1000  # added to where an end of the catch range was set and moved from there
NONE_KEPT: Final[list[Held]] = []
"""No text keeps the yards from being changed."""
LOW_AT: i64 = 16
HIGH_AT: i64 = 20


def reveal_offense_call(g: State, card: i64) -> None:
    """The call comes into the open; what was done to its catch range before still holds."""
    this = g.this
    use_offense_call(g, card)
    if this.range_set or this.low_by or this.high_by:
        tell_catch_range(g)


def use_range(g: State, low: i64, high: i64) -> None:
    """A Pass with that catch range is called; what effects did to the range still holds (R-47)."""
    this = g.this
    if not this.range_set:
        this.low = end_at(low, this.low_by)
        this.high = end_at(high, this.high_by)


def end_at(printed: i64, by: i64) -> i64:
    """Where an end of the catch range is: where it was set, or so far from where it is printed."""
    return by - END_SET if by >= END_SET // 2 else printed + by


def own_end(now: i64, by: i64) -> i64:
    """Where an end of the catch range was before it was moved; one that was set is where it is."""
    return now if by >= END_SET // 2 else now - by


def tell_catch_range(g: State) -> None:
    """R-40: it stays within 0 to 9."""
    low, high = g.this.low, g.this.high
    if g.table.modifies[MOD_PROTECTS]:
        low, high = catch_range(g)
    g.emit(events.CATCH_RANGE, g.offense, max(low, 0), min(high, 9))


def another_play(g: State) -> None:
    """The play is another: what would come of this one has not been replaced yet."""
    if g.this.applied:
        g.this.applied = [*g.this.applied, ANOTHER_PLAY]


def another_call(g: State) -> None:
    """The offense's call is another: what took the place of that one's result did not of this."""
    if g.this.forced & OF_THIS_CALL:
        g.this.forced = 0


def use_offense_call(g: State, card: i64) -> None:
    """The offense's call is now what that card says."""
    this = g.this
    another_call(g)
    table = g.table
    if card < 0:
        this.call = 0
        return
    this.call = table.offense_call[card]
    this.call_yards = table.yards[card]
    use_range(g, table.low[card], table.high[card])


def packed(g: State) -> i64:
    """The play of this down in one number: its call as bits, and above them yards and range.

    As it is printed, unless it became another: what was done to its range was for that down.
    """
    this = g.this
    card = this.called[g.offense]
    yards = this.call_yards
    low = own_end(this.low, this.low_by)
    high = own_end(this.high, this.high_by)
    if card >= 0 and g.table.offense_call[card] == this.call:
        yards, low, high = g.table.yards[card], g.table.low[card], g.table.high[card]
    low = min(max(low, 0), 9)
    high = min(max(high, 0), 9)
    return this.call | min(max(yards, 0), 100) << YARDS_AT | low << LOW_AT | high << HIGH_AT


def use_packed(g: State, play: i64) -> None:
    """The offense's call is that play."""
    this = g.this
    another_call(g)
    this.call = play & 255
    this.call_yards = play >> YARDS_AT & 127
    use_range(g, play >> LOW_AT & 15, play >> HIGH_AT & 15)


def stopped_by(edition: Edition, calls: i64) -> i64:
    """All that these calls of a defense stop (F-6).

    All of a kind stop the unspecified call of that kind too; in crd any one of them does.
    """
    any_one = edition.run_covers_unspecified
    runs = calls & (ANY_RUN & ~UNSPECIFIED_RUN)
    if runs == ANY_RUN & ~UNSPECIFIED_RUN or (any_one and runs):
        calls |= UNSPECIFIED_RUN
    passes = calls & (ANY_PASS & ~UNSPECIFIED_PASS)
    if passes == ANY_PASS & ~UNSPECIFIED_PASS or (any_one and passes):
        calls |= UNSPECIFIED_PASS
    return calls


def use_defense_call(g: State, card: i64) -> None:
    g.this.defense_calls = g.table.stops[card] if card >= 0 else 0


def call_of(g: State) -> i64:
    """The offense's call as bits; a successful play may be other calls as well (E-6)."""
    this = g.this
    if g.table.modifies[MOD_ALSO_CALLED] and this.outcome == SUCCESSFUL:
        return this.call | this.also | also_called(g, g.offense, this.call)
    return this.call | this.also


def is_no_pass(g: State) -> bool:
    """R-31: whether the play on the table is a Run and nothing else."""
    this = g.this
    return this.revealed and not (this.call | this.also) & ANY_PASS


def play_strength(g: State) -> i64:
    """F-5: both Strengths added, the last digit, and then what effects change (R-32)."""
    if not g.table.modifies[MOD_PROTECTS]:
        return changed_strength(g)
    kept = protections(g, PROTECTED_STRENGTH)
    strength = protected_strength(g, kept) if kept else changed_strength(g)
    return within_limits(g, strength, kept)


def changed_strength(g: State) -> i64:
    """The Play Strength with all that effects have made of it."""
    this = g.this
    by = this.strength_add
    if this.strength_set >= 0:
        return one_digit(this.strength_set + by)
    start = called_strength(g)
    if g.table.modifies[MOD_STRENGTH]:
        for h in held(g, MOD_STRENGTH):
            if h.concerns(g, g.offense, this.call):
                if h.modifier.high:
                    start = only_to(start, h.amount, h.modifier.high - 1)
                else:
                    by += h.amount
    return one_digit(start + by)


def only_to(number: i64, by: i64, end: i64) -> i64:
    """A number that is changed, but not beyond an end; one that is beyond it stays."""
    if by > 0:
        return number + min(by, max(end - number, 0))
    return number - min(-by, max(number - end, 0))


def within_limits(g: State, strength: i64, kept: list[Held]) -> i64:
    """A Play Strength that texts keep from being too low or too high; the most counts."""
    least: i64 = 0
    most: i64 = 9
    for h in held(g, MOD_PROTECTS):
        high = h.modifier.high
        if high != STRENGTH_AT_LEAST and high != STRENGTH_AT_MOST:
            continue
        if not h.concerns(g, g.offense, g.this.call):
            continue
        if barred(g, kept, h.amount - strength, h.frame.seat):
            continue
        if high == STRENGTH_AT_LEAST:
            least = max(least, h.amount)
        else:
            most = min(most, h.amount)
    return min(max(strength, least), most)


def called_strength(g: State) -> i64:
    """F-5: the last digit of what the called Plays add up to."""
    total: i64 = 0
    for seat in range(2):
        card = g.this.called[seat]
        if card >= 0:
            total += strength_of(g, seat, card)
    return total % 10


def protected_strength(g: State, kept: list[Held]) -> i64:
    """The Play Strength without those changes that texts bar."""
    this = g.this
    start = called_strength(g)
    by: i64 = 0
    if g.table.modifies[MOD_STRENGTH]:
        for h in held(g, MOD_STRENGTH):
            if h.concerns(g, g.offense, this.call):
                if not barred(g, kept, h.amount, h.frame.seat):
                    if h.modifier.high:
                        start = only_to(start, h.amount, h.modifier.high - 1)
                    else:
                        by += h.amount
    i: i64 = 0
    while i < len(this.ledger):
        entry, amount, seat = this.ledger[i], this.ledger[i + 1], this.ledger[i + 2]
        i += 3
        if entry == STRENGTH_BY and not barred(g, kept, amount, seat):
            by += amount
        elif entry == STRENGTH_TO:
            if not barred(g, kept, amount - one_digit(start + by), seat):
                start = amount
                by = 0
    return one_digit(start + by)


def strength_of(g: State, seat: i64, card: i64) -> i64:
    """The Strength that a called Play adds, with the X chosen for it (R-6)."""
    strength = g.table.strength[card]
    if strength < 0:
        strength = g.this.x[seat]
    if g.table.modifies[MOD_CARD_STRENGTH]:
        return card_strength(g, card, strength)
    return strength


def card_strength(g: State, card: i64, strength: i64) -> i64:
    """The Strength that a Play's own text gives it, or else `strength`, and what it adds to it."""
    given: i64 = -1
    by: i64 = 0
    for h in held(g, MOD_CARD_STRENGTH):
        if h.frame.card != card or h.modifier.high == GRIT_STRENGTH:
            continue
        if h.modifier.high == ADDED_STRENGTH:
            by += h.amount
        elif given < 0:
            given = max(h.amount, 0)
    return max((strength if given < 0 else given) + by, 0)


def in_catch_range(g: State, strength: i64) -> bool:
    low, high = catch_range(g)
    return low <= strength <= high


def catch_range(g: State) -> tuple[i64, i64]:
    """The ends of the catch range as things stand, within 0 to 9; an empty one has none (R-40)."""
    this = g.this
    if g.table.modifies[MOD_PROTECTS]:
        kept = protections(g, PROTECTED_RANGE)
        if kept:
            return protected_range(g, kept)
    low = this.low
    high = this.high
    if g.table.modifies[MOD_CATCH_RANGE_IS]:
        low, high = catch_range_is(g, low, high)
    if g.table.modifies[MOD_CATCH_RANGE]:
        low += modifier_sum(g, MOD_CATCH_RANGE, g.offense, this.call)
        high += modifier_high_sum(g, MOD_CATCH_RANGE, g.offense, this.call)
    return max(low, 0), min(high, 9)


def protected_range(g: State, kept: list[Held]) -> tuple[i64, i64]:
    """The catch range without those changes that texts bar; narrower is less."""
    this = g.this
    card = this.called[g.offense]
    low = own_end(this.low, this.low_by)
    high = own_end(this.high, this.high_by)
    if card >= 0 and g.table.offense_call[card] == this.call:
        low, high = g.table.low[card], g.table.high[card]
    if g.table.modifies[MOD_CATCH_RANGE_IS]:
        below: i64 = -1
        above: i64 = -1
        for h in held(g, MOD_CATCH_RANGE_IS):
            if h.concerns(g, g.offense, this.call):
                to = h.modifier.high
                if below < 0 and not barred(g, kept, low - h.amount, h.frame.seat):
                    below = h.amount
                if above < 0 and not barred(g, kept, to - high, h.frame.seat):
                    above = to
        low = low if below < 0 else below
        high = high if above < 0 else above
    i: i64 = 0
    while i < len(this.ledger):
        entry, amount, seat = this.ledger[i], this.ledger[i + 1], this.ledger[i + 2]
        i += 3
        if entry == LOW_BY and not barred(g, kept, -amount, seat):
            low += amount
        elif entry == HIGH_BY and not barred(g, kept, amount, seat):
            high += amount
        elif entry == LOW_TO and not barred(g, kept, low - amount, seat):
            low = amount
        elif entry == HIGH_TO and not barred(g, kept, amount - high, seat):
            high = amount
    for h in held(g, MOD_CATCH_RANGE):
        if h.concerns(g, g.offense, this.call):
            if not barred(g, kept, -h.amount, h.frame.seat):
                low += h.amount
            if not barred(g, kept, h.modifier.high, h.frame.seat):
                high += h.modifier.high
    return max(low, 0), min(high, 9)


def catch_range_is(g: State, low: i64, high: i64) -> tuple[i64, i64]:
    """The catch range where a text says what it is; how effects have moved its ends still counts.

    One that an effect has set in this down is as that effect says.
    """
    this = g.this
    if this.range_set:
        return low, high
    below: i64 = -1
    above: i64 = -1
    for h in held(g, MOD_CATCH_RANGE_IS):  # of several texts, the first counts for each end
        if h.concerns(g, g.offense, this.call):
            below = h.amount if below < 0 else below
            above = h.modifier.high if above < 0 else above
    low = low if below < 0 else end_at(below, this.low_by)
    high = high if above < 0 else end_at(above, this.high_by)
    return low, high


def success(g: State) -> i64:
    """F-4: how the play comes out as things stand."""
    this = g.this
    forced = this.forced & FORCED
    if forced == SUCCESSFUL or forced == STOPPED:
        return forced
    if this.call == 0 or is_covered(g):
        return STOPPED
    if this.call & ANY_RUN:
        if forced == INCOMPLETE and this.also & ANY_PASS:
            return INCOMPLETE
        return SUCCESSFUL
    if forced == COMPLETE:
        return SUCCESSFUL
    if forced == INCOMPLETE or not in_catch_range(g, play_strength(g)):
        return INCOMPLETE
    return SUCCESSFUL


def defense_calls(g: State) -> i64:
    """What the defense's call stops, as bits, with what texts add to it."""
    stops = g.this.defense_calls
    return also_stopped(g, stops) if g.table.modifies[MOD_ALSO_STOPS] else stops


def is_covered(g: State) -> bool:
    """F-4: whether the defense's call includes the offense's."""
    stops = defense_calls(g)
    if g.table.modifies[MOD_NOT_STOPPED]:
        stops = still_stopping(g, stops)
    return bool(stops & (g.this.call | g.this.also))


def still_stopping(g: State, stops: i64) -> i64:
    """What of a defense's call stops this play, where texts say that some of it does not."""
    none: i64 = 0
    barred: i64 = 0
    for h in held(g, MOD_NOT_STOPPED):
        if h.concerns(g, g.offense, g.this.call):
            if not h.modifier.high:
                return none
            barred |= h.modifier.high
    if not barred:
        return stops
    if barred & ANY_RUN:
        barred |= UNSPECIFIED_RUN
    if barred & ANY_PASS:
        barred |= UNSPECIFIED_PASS
    return stopped_by(g.table.edition, stops & ~barred)


def stopped_by_call(g: State) -> bool:
    """Whether the defense's call stops the play; an effect may say that it is besides (F-4)."""
    return g.this.revealed and outcome_now(g) == STOPPED and is_covered(g)


def outcome_now(g: State) -> i64:
    """How the play was checked, or what a layer has made of it since (T-2).

    To an effect that asks before 2019's one check, which comes after On Field Adjustments (G-3), it
    is what it would be if it were checked there (R-37); no card can be played because of that.
    """
    this = g.this
    unsettled = this.forced != 0 or (this.outcome == 0 and len(g.frames) > 0)
    if unsettled and this.revealed and not this.designating and not this.results:
        return success(g)
    return this.outcome


def is_stopped(g: State, outcome: i64) -> bool:
    """Whether a play that came out so counts as stopped: incomplete does since 2021 (F-4, G-6)."""
    if outcome == INCOMPLETE:
        return g.table.edition.incomplete_is_stopped
    return outcome == STOPPED


def also_stopped(g: State, stops: i64) -> i64:
    """What the defense stops, with what texts say that it stops as well (F-6)."""
    also: i64 = 0
    for h in held(g, MOD_ALSO_STOPS):
        if h.concerns(g, 1 - g.offense, stops):
            if h.modifier.high == RAN_BEFORE:
                also |= run_before(g, g.offense, h.amount)
                continue
            named = (g.this.named >> (h.frame.seat * 8)) & 255
            also |= h.modifier.high if h.modifier.high else named
    return stopped_by(g.table.edition, stops | also) if also else stops


def base_yards(g: State) -> i64:
    """F-10: Run, Play Strength x 5; Pass, its printed yards; stopped, 0."""
    this = g.this
    if this.outcome != SUCCESSFUL:
        return 0
    return base_if_successful(g)


def base_if_successful(g: State) -> i64:
    """What the called play gains by itself if it works."""
    this = g.this
    if g.table.modifies[MOD_PROTECTS]:
        kept = protections(g, PROTECTED_YARDS)
        if kept:
            return protected_base(g, kept)
    if this.base_add > SET_BASE // 2:
        return this.base_add - SET_BASE
    own = this.call_yards if this.call & ANY_PASS else play_strength(g) * 5
    if g.table.modifies[MOD_BASE_YARDS]:
        if g.holding & 1 << MOD_BASE_YARDS:
            return own  # a text that says what they are asks for those of the play itself
        own = base_by_texts(g, own, NONE_KEPT)
    return own + this.base_add


def protected_base(g: State, kept: list[Held]) -> i64:
    """Base yards without those changes that texts bar."""
    this = g.this
    base = this.call_yards if this.call & ANY_PASS else play_strength(g) * 5
    if g.table.modifies[MOD_BASE_YARDS]:
        if g.holding & 1 << MOD_BASE_YARDS:
            return base
        base = base_by_texts(g, base, kept)
    i: i64 = 0
    while i < len(this.ledger):
        entry, amount, seat = this.ledger[i], this.ledger[i + 1], this.ledger[i + 2]
        i += 3
        if entry == BASE_BY and not barred(g, kept, amount, seat):
            base += amount
        elif entry == BASE_TO and not barred(g, kept, amount - base, seat):
            base = amount
    return base


def base_by_texts(g: State, own: i64, kept: list[Held]) -> i64:
    """Base yards as texts set them, with what other texts add; `kept` texts may bar that."""
    in_force = held(g, MOD_BASE_YARDS)
    if not in_force:
        return own
    busy: i64 = 1 << MOD_BASE_YARDS
    g.holding |= busy
    call = call_of(g)
    more: i64 = 0
    most: i64 = FARTHEST
    up_to: list[Held] = []
    for h in in_force:
        number = h.modifier.amount
        if number is None or not h.concerns(g, g.offense, call):
            continue
        if h.modifier.high == AT_MOST_BASE:  # whatever else is added
            if not (kept and barred(g, kept, -1, h.frame.seat)):
                most = min(most, h.amount)
        elif h.modifier.high >= BASE_UP_TO:
            if not (kept and barred(g, kept, h.amount, h.frame.seat)):
                up_to.append(h)
        elif h.modifier.high:  # as the play stands now, not as it stood when the effect resolved
            to = min(number.value(g, h.frame), FARTHEST)
            to = max(to, -FARTHEST if h.modifier.high == BASE_LOSS else 0)
            if not (kept and barred(g, kept, to - own, h.frame.seat)):
                own = to
        elif not (kept and barred(g, kept, h.amount, h.frame.seat)):
            more += h.amount
    g.holding &= ~busy
    own += more
    for h in up_to:
        own = only_to(own, h.amount, h.modifier.high - BASE_UP_TO)
    return min(own, most)


def yards_of_play(g: State) -> i64:
    """Base yards and every effect, in the order the effects resolved."""
    this = g.this
    if this.outcome == STOPPED or this.outcome == INCOMPLETE:
        if not g.table.edition.effects_move_stopped_plays:
            return 0  # G-4
    kept = NONE_KEPT
    if g.table.modifies[MOD_PROTECTS]:
        kept = protections(g, PROTECTED_YARDS)
    yards = base_yards(g)
    if g.table.modifies[MOD_YARDS] and this.outcome == SUCCESSFUL:
        yards = modified_yards(g, yards, kept)
    at_most: i64 = FARTHEST
    at_least: i64 = -FARTHEST
    instead: i64 = 1000
    seat: i64 = 0  # whose effect it is, where that may matter
    instead_by: i64 = 0
    i: i64 = 0
    while i < len(this.ledger):
        entry = this.ledger[i]
        amount = this.ledger[i + 1]
        keyword = this.ledger[i + 2]
        i += 3
        if entry >= BY_SEAT:
            seat = amount if entry == BY_SEAT else seat
            continue
        if entry == PAIR:
            gains = not keyword & this.silenced & (1 << LOSS_AT) - 1
            loses = not keyword >> LOSS_AT & this.silenced
            if gains != loses:
                yards += amount if gains else -amount
            continue
        if keyword & this.silenced:
            continue
        if kept and entry != INSTEAD and barred(g, kept, way_of(yards, entry, amount), seat):
            continue
        if entry == ADD:
            yards += amount
        elif entry == DOUBLE or entry == HALVE:
            yards = changed(yards, entry, amount)
        elif entry == AT_MOST:
            at_most = min(at_most, amount)
        elif entry == AT_LEAST:
            at_least = max(at_least, amount)
        elif entry == INSTEAD:
            instead = amount
            instead_by = seat
        elif entry == DOWN_TO:
            yards -= min(amount % FARTHEST, max(yards - amount // FARTHEST, 0))
    yards = max(min(yards, at_most), at_least)
    if instead != 1000 and not (kept and barred(g, kept, instead - yards, instead_by)):
        yards = instead
    # What it cannot gain it cannot gain by a least or instead of others either.
    return min(yards, at_most) if at_most >= 0 else yards


def way_of(yards: i64, entry: i64, amount: i64) -> i64:
    """Whether an entry of the ledger makes yards more (above 0) or fewer (below)."""
    if entry == AT_MOST or entry == DOWN_TO:
        return -1
    return 1 if entry == AT_LEAST else changed(yards, entry, amount) - yards


def modified_yards(g: State, yards: i64, kept: list[Held]) -> i64:
    """Yards with what standing texts add and take; one with a minimum takes no more than to it.

    `kept` texts may bar that.
    """
    call = call_of(g)
    total = yards
    down_to: list[Held] = []
    for h in held(g, MOD_YARDS):
        if h.concerns(g, g.offense, call):
            if kept and barred(g, kept, h.amount, h.frame.seat):
                continue
            if h.modifier.high and h.amount < 0:
                down_to.append(h)
            else:
                total += h.amount
    for h in down_to:
        total -= min(-h.amount, max(total - h.modifier.high + 1, 0))
    return total


def changed(yards: i64, entry: i64, amount: i64) -> i64:
    """Yards as an entry of the ledger leaves them.

    A half is a multiple of 5, the one below it or, with an `amount`, the one above it.
    """
    if entry == DOUBLE:
        return max(min(yards * 2, FARTHEST), -FARTHEST)
    if entry == HALVE:
        size = yards if yards > 0 else -yards
        half = (size + 9 if amount else size) // 10 * 5
        return half if yards > 0 else -half
    if entry == AT_MOST:
        return min(yards, amount)
    if entry == AT_LEAST:
        return max(yards, amount)
    return yards + amount


def yards_so_far(g: State) -> i64:
    """The yards of the play as they stand; before one is revealed, those of the last."""
    this = g.this
    if this.revealed and not this.results:
        return yards_of_play(g)
    return this.yards


def move_outside_results(g: State, yards: i64) -> None:
    """Move the ball by an effect, outside Play Results (F-20)."""
    if yards == 0 or g.this.scored:
        return
    before = g.ball
    to = before + yards
    nearest = g.table.edition.nearest_to_end_zone
    held = min(max(to, nearest), 100 - nearest)
    if yards > 0:
        held = max(held, min(before, to))
    else:
        held = min(held, max(before, to))
    if held != to:
        g.emit(events.BALL_HELD, g.offense, held, -1)
    g.ball = held
    if held != before:
        g.emit(events.BALL_MOVED, g.offense, before, held)
    if not g.this.revealed:
        g.this.spot = g.ball
