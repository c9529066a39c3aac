"""What a stretch of the game remembers: texts used that may be used once in it, and history."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from snapcount.engine.bits import bit
from snapcount.engine.noted import (
    CARRIED,
    TACKLED,
    THE_DOWN,
    THE_GAME,
    THE_POSSESSION,
    TIME_IN_PLAY,
    ActionPlayed,
    Began,
    Happened,
    Named,
    Noted,
    PlayRun,
    Used,
)
from snapcount.engine.program import Ability, Lasting
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ANY_CALL,
    ANYONE,
    CALLS_COUNTED,
    CAME_OF,
    FIELD_GOAL_MADE,
    FIELD_GOAL_MISSED,
    FUMBLE_HAPPENS,
    INTERCEPTION_HAPPENS,
    KEEPS_POSSESSION,
    KEEPS_ROLES,
    KEEPS_START,
    MOD_LIMIT_ACTIONS,
    PLAYED,
    PUNT_MADE,
    SAFETY_SCORED,
    TOUCHDOWN_SCORED,
    TURNED_OVER_ON_DOWNS,
    WOULD_DRAW_PLAY,
    WOULD_PLAY_ACTION,
)

# Texts used -------------------------------------------------------------------------------------


def spent(g: State, ability: Ability, seat: i64, card: i64) -> bool:
    """Whether the ability has been used in the stretch in which it may be used once."""
    if ability.once_per < 0:
        return False
    for noted in g.used:
        if isinstance(noted, Used) and noted.ability == ability.shares:
            if noted.card == card if noted.card >= 0 else noted.seat == seat:
                return True
    return False


def note_use(g: State, ability: Ability, seat: i64, card: i64) -> None:
    if ability.once_per < 0 or spent(g, ability, seat, card):
        return
    if ability.kind == PLAYED:
        card = -1
    else:
        seat = -1
    g.used = [*g.used, Used(ability.shares, card, seat, min(ability.once_per, THE_GAME))]


def note_first(g: State, ability: Ability, seat: i64, card: i64) -> None:
    """The first time has come for that card, or (-1) for every copy that the seat has."""
    if spent(g, ability, seat, card):
        return
    if card >= 0:
        seat = -1
    if ability.once_per != THE_DOWN:  # in this down it may still be taken back
        g.used = [*g.used, Used(ability.shares, card, seat, THE_DOWN)]
    g.used = [*g.used, Used(ability.shares, card, seat, ability.once_per)]


def forget_time_in_play(g: State, card: i64) -> None:
    """The card leaves the field: whenever it is played again, its next time is still to come."""
    for ability in g.table.card_abilities[card]:
        if ability.once_per == TIME_IN_PLAY:
            g.used = [
                noted
                for noted in g.used
                if not isinstance(noted, Used)
                or noted.ability != ability.shares
                or noted.card != card
            ]


def note_heard(g: State, ability: Ability, seat: i64, card: i64) -> None:
    """An offer that is declined does not count: it is noted once it is accepted."""
    if not ability.counts_done:
        note_use(g, ability, seat, card)


def of_one_wait(lasting: list[Lasting], at: i64) -> list[i64]:
    """The places of an effect that lasts and of what waits for other occasions in its stead.

    They were left together, in order, so that they stand in a row.
    """
    first = at
    while first > 0 and _goes_on(lasting[first - 1], lasting[first]):
        first -= 1
    found: list[i64] = [first]
    while first + 1 < len(lasting) and _goes_on(lasting[first], lasting[first + 1]):
        first += 1
        found.append(first)
    return found


def _goes_on(before: Lasting, after: Lasting) -> bool:
    if before.ability.shares != after.ability.shares or before.card != after.card:
        return False
    return before.ability.member < after.ability.member


# Events -----------------------------------------------------------------------------------------


def times(g: State, event: i64, seat: i64, stretch: i64) -> i64:
    """How often that has happened to the seat in that stretch: once at most, unless counted."""
    n: i64 = 0
    for noted in g.used:
        if isinstance(noted, Happened) and noted.event == event:
            if noted.seat == seat and noted.stretch == stretch:
                n += 1
    return n


def remember(g: State, event: i64, seat: i64) -> None:
    """Cards of this game ask whether that has happened: it has, in every stretch.

    Where one asks how often, each time is noted.
    """
    often = bool((g.table.tallies >> event) & 1)
    stretch: i64 = THE_DOWN
    while stretch <= THE_GAME:
        if often or times(g, event, seat, stretch) == 0:
            g.used = [*g.used, Happened(event, seat, stretch)]
        stretch += 1


def forget(g: State, event: i64, seat: i64) -> None:
    """What happened to the seat in this down has not: it was taken back (R-35).

    What was noted for longer stretches before this down's entry is from earlier downs.
    """
    kept: list[Noted] = []
    since_this_down = False
    for noted in g.used:
        if isinstance(noted, Happened) and noted.event == event and noted.seat == seat:
            since_this_down = since_this_down or noted.stretch == THE_DOWN
            if since_this_down:
                continue
        kept.append(noted)
    g.used = kept
    if g.table.firsts:
        forget_firsts(g, event)


def forget_firsts(g: State, event: i64) -> None:
    """Of a text about the first time, one that came in this down has not come."""
    over: list[i64] = []
    for text in g.table.firsts:
        if text.ability.event == event:
            over.append(text.ability.shares)
    kept: list[Noted] = []
    taken_back: list[i64] = []
    for noted in g.used:
        if isinstance(noted, Used) and noted.ability in over:
            whose = (noted.ability * 1024 + noted.card + 1) * 4 + noted.seat + 1
            if noted.stretch == THE_DOWN:
                taken_back.append(whose)
            if whose in taken_back:
                continue
        kept.append(noted)
    g.used = kept


def happened(g: State, event: i64, who: i64, seat: i64, stretch: i64) -> bool:
    """Whether that has happened to one of those whom `who` means for that controller."""
    seats: i64 = 3 if who == ANYONE else g.seats(who, seat)
    return times_happened(g, event, seats, stretch) > 0


def times_happened(g: State, event: i64, seats: i64, stretch: i64) -> i64:
    """How often that has happened to those seats, where it is counted."""
    n: i64 = 0
    for each in range(2):
        if (seats >> each) & 1:
            n += times(g, event, each, stretch)
    return n


def count_draw(g: State, seat: i64, deck: i64) -> None:
    """Cards of this game limit draws: this one counts for the rest of the down."""
    g.used = [*g.used, Happened(WOULD_DRAW_PLAY + deck, seat, THE_DOWN)]


def draws(g: State, seat: i64, deck: i64) -> i64:
    """How many cards of that deck the seat has drawn in this down."""
    return times(g, WOULD_DRAW_PLAY + deck, seat, THE_DOWN)


# Action cards and plays -------------------------------------------------------------------------


def note_action(g: State, seat: i64, card: i64) -> None:
    """The seat plays an Action card; they are counted where a text allows more than another, and
    remembered where one copies them."""
    g.acted |= 1 << seat
    if (g.table.recalls >> WOULD_PLAY_ACTION) & 1:
        g.used = [*g.used, ActionPlayed(seat, card, THE_DOWN)]
    if g.table.modifies[MOD_LIMIT_ACTIONS]:
        g.used = [*g.used, Happened(WOULD_PLAY_ACTION, seat, THE_DOWN)]


def played_cards(g: State, seats: i64) -> list[i64]:
    """The Action cards that those seats have played in this down, where they are remembered."""
    found: list[i64] = []
    for noted in g.used:
        if isinstance(noted, ActionPlayed) and (seats >> noted.seat) & 1:
            found.append(noted.card)
    return found


def actions(g: State, seat: i64) -> i64:
    """How many Action cards the seat has played in this down, where they are counted."""
    return times(g, WOULD_PLAY_ACTION, seat, THE_DOWN)


def count_call(g: State, seat: i64, calls: i64) -> None:
    """Cards of this game count calls: that seat has run a play with these, in every stretch."""
    if not (g.table.recalls >> CALLS_COUNTED) & 1:
        return
    stretch: i64 = THE_POSSESSION  # one of this down alone is the play that is being run
    while stretch <= THE_GAME:
        g.used = [*g.used, PlayRun(seat, calls, stretch)]
        stretch += 1


def count_replayed(g: State, seat: i64, calls: i64) -> None:
    """The same of a play that is replayed: it was none (R-5), but was called in this down."""
    if (g.table.recalls >> CALLS_COUNTED) & 1:
        g.used = [*g.used, PlayRun(seat, calls, THE_DOWN)]


def replayed(g: State, seat: i64) -> i64:
    """The calls of the seat's plays of this down that were replayed, as bits."""
    found: i64 = 0
    for noted in g.used:
        if isinstance(noted, PlayRun) and noted.stretch == THE_DOWN and noted.seat == seat:
            found |= noted.calls
    return found


def calls_made(g: State, seats: i64, calls: i64, stretch: i64) -> i64:
    """How many plays with one of these calls those seats have finished, where they are counted."""
    n: i64 = 0
    if stretch == THE_DOWN:
        return n  # one that was replayed was none
    for noted in g.used:
        if isinstance(noted, PlayRun) and noted.stretch == stretch:
            if (seats >> noted.seat) & 1 and noted.calls & calls:
                n += 1
    return n


def run_before(g: State, seat: i64, stretch: i64) -> i64:
    """The calls of the plays that a seat has finished in a stretch, as bits; those of the down
    before alone, if it ran the play then, where the stretch is that of a down (0)."""
    if stretch == THE_DOWN:
        return g.last_plays[1 + seat * 3] & ANY_CALL if g.last_plays[0] == seat else 0
    found: i64 = 0
    for noted in g.used:
        if isinstance(noted, PlayRun) and noted.stretch == stretch and noted.seat == seat:
            found |= noted.calls
    return found


def note_roles(g: State) -> None:
    """Where cards ask for it: who was designated on the play that its offense has just run."""
    if not g.table.keeps & KEEPS_ROLES:
        return
    kept: list[Noted] = []
    for noted in g.used:
        if not isinstance(noted, Named) or noted.seat != g.offense:
            kept.append(noted)
    if g.this.runner >= 0:
        kept.append(Named(g.offense, CARRIED, g.this.runner, THE_GAME))
    if g.this.tackler >= 0:
        kept.append(Named(g.offense, TACKLED, g.this.tackler, THE_GAME))
    g.used = kept


def named_last(g: State, seat: i64, role: i64) -> i64:
    """The Player who had that role on the last play of the seat, by slot; -1 if none had it."""
    for noted in g.used:
        if isinstance(noted, Named) and noted.seat == seat and noted.role == role:
            return noted.slot
    return -1


def note_start(g: State) -> None:
    """Where cards ask for it: where the ball lies as this down starts."""
    if g.table.keeps & KEEPS_START:
        kept: list[Noted] = []
        for noted in g.used:
            if not isinstance(noted, Began) or noted.stretch != THE_DOWN:
                kept.append(noted)
        kept.append(Began(g.ball, THE_DOWN))
        g.used = kept


def start_of_down(g: State) -> i64:
    """Where the ball lay as this down started."""
    for noted in g.used:
        if isinstance(noted, Began) and noted.stretch == THE_DOWN:
            return noted.ball
    return g.ball


_SCORES: Final = (TOUCHDOWN_SCORED, FIELD_GOAL_MADE, SAFETY_SCORED)
_LOSSES: Final = (
    FUMBLE_HAPPENS,
    INTERCEPTION_HAPPENS,
    TURNED_OVER_ON_DOWNS,
    PUNT_MADE,
    FIELD_GOAL_MISSED,
)


def ended_by(g: State) -> i64:
    """Where cards ask for it: what the possession that ends comes to an end by, as bits of events.

    A score ends it whatever else has happened on its last down (P-2).
    """
    bits: i64 = 0
    scores: i64 = 0
    if not g.table.keeps & KEEPS_POSSESSION:
        return bits
    for noted in g.used:
        if isinstance(noted, Happened) and noted.stretch == THE_DOWN:
            if noted.event in _SCORES:
                scores |= bit(noted.event)
            elif noted.event in _LOSSES and noted.seat == g.offense:
                bits |= bit(noted.event)
    return scores if scores else bits


def note_possession(g: State, by: i64) -> None:
    """Where cards ask for it: what this possession came of, and where the ball lies now."""
    if not g.table.keeps & KEEPS_POSSESSION:
        return
    for event in _SCORES + _LOSSES:
        if (by >> event) & 1:
            g.used = [*g.used, Happened(CAME_OF + event, g.offense, THE_POSSESSION)]
    move_noted_start(g)


def move_noted_start(g: State) -> None:
    """It starts where the ball is moved to before its first down."""
    if g.table.keeps & KEEPS_POSSESSION:
        kept: list[Noted] = []
        for noted in g.used:
            if not isinstance(noted, Began) or noted.stretch != THE_POSSESSION:
                kept.append(noted)
        kept.append(Began(g.ball, THE_POSSESSION))
        g.used = kept


def came_of(g: State, events: i64) -> bool:
    """Whether this possession came of one of those."""
    for noted in g.used:
        if isinstance(noted, Happened) and noted.event >= CAME_OF:
            if (events >> (noted.event - CAME_OF)) & 1:
                return True
    return False


def start_of_possession(g: State) -> i64:
    """Where the ball lay as this possession started."""
    for noted in g.used:
        if isinstance(noted, Began) and noted.stretch == THE_POSSESSION:
            return noted.ball
    return g.ball


# Stretches that are over ------------------------------------------------------------------------


def forget_uses(g: State, longest: i64) -> None:
    """A down, possession (1) or half (2) is over: what was used or happened in it is past."""
    if g.used:
        g.used = [noted for noted in g.used if noted.stretch > longest]
