"""What a stretch of the game remembers: texts used that may be used once in it, and history."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine.program import Ability
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ANYONE,
    CALLS_COUNTED,
    MOD_LIMIT_ACTIONS,
    PLAYED,
    WOULD_DRAW_PLAY,
    WOULD_PLAY_ACTION,
)

CARD_OF_ANY: i64 = 1000  # a limit on playing a card counts for all copies of a deck
CALLED: i64 = 2000  # above that, the calls of a play that a seat has run
PLAYED_CARDS: i64 = 1000  # above that, an Action card that a seat has played in this down
HISTORY: i64 = 1_000_000  # from here on the first number is no ability but an event of a seat


def entry(ability: Ability, seat: i64, card: i64) -> i64:
    """The ability of that card as `State.used` lists it; the limit is the last digit, base 4."""
    which = CARD_OF_ANY + seat if ability.kind == PLAYED else card
    return (ability.number * 1024 + which) * 4 + ability.once_per


def spent(g: State, ability: Ability, seat: i64, card: i64) -> bool:
    """Whether the ability has been used in the stretch in which it may be used once."""
    return ability.once_per >= 0 and bool(g.used) and entry(ability, seat, card) in g.used


def note_use(g: State, ability: Ability, seat: i64, card: i64) -> None:
    if ability.once_per >= 0 and not spent(g, ability, seat, card):
        g.used = [*g.used, entry(ability, seat, card)]


def note_heard(g: State, ability: Ability, seat: i64, card: i64) -> None:
    """An offer that is declined does not count: it is noted once it is accepted."""
    if not ability.counts_done:
        note_use(g, ability, seat, card)


def past(event: i64, seat: i64, stretch: i64) -> i64:
    """That this has happened to the seat in that stretch, as `State.used` lists it."""
    return ((HISTORY + event * 2 + seat) * 1024 + CARD_OF_ANY) * 4 + stretch


def remember(g: State, event: i64, seat: i64) -> None:
    """Cards of this game ask whether that has happened: it has, in every stretch.

    Where one asks how often, each time is noted.
    """
    often = bool((g.table.tallies >> event) & 1)
    stretch: i64 = 0
    while stretch < 4:
        if often or past(event, seat, stretch) not in g.used:
            g.used = [*g.used, past(event, seat, stretch)]
        stretch += 1


def forget(g: State, event: i64, seat: i64) -> None:
    """What happened to the seat in this down has not: it was taken back (R-35).

    What was noted for longer stretches before this down's entry is from earlier downs.
    """
    now = past(event, seat, 0)
    if now not in g.used:
        return
    since = g.used.index(now)
    first, last = now, past(event, seat, 3)
    kept = g.used[:since]
    for noted in g.used[since:]:
        if noted < first or noted > last:
            kept.append(noted)
    g.used = kept


def happened(g: State, event: i64, who: i64, seat: i64, stretch: i64) -> bool:
    """Whether that has happened to one of those whom `who` means for that controller."""
    seats: i64 = 3 if who == ANYONE else g.seats(who, seat)
    for each in range(2):
        if (seats >> each) & 1 and past(event, each, stretch) in g.used:
            return True
    return False


def times_happened(g: State, event: i64, seats: i64, stretch: i64) -> i64:
    """How often that has happened to those seats, where it is counted."""
    n: i64 = 0
    for each in range(2):
        if (seats >> each) & 1:
            n += g.used.count(past(event, each, stretch))
    return n


def count_draw(g: State, seat: i64, deck: i64) -> None:
    """Cards of this game limit draws: this one counts for the rest of the down."""
    g.used = [*g.used, past(WOULD_DRAW_PLAY + deck, seat, 0)]


def draws(g: State, seat: i64, deck: i64) -> i64:
    """How many cards of that deck the seat has drawn in this down."""
    return g.used.count(past(WOULD_DRAW_PLAY + deck, seat, 0))


def note_action(g: State, seat: i64, card: i64) -> None:
    """The seat plays an Action card; they are counted where a text allows more than another, and
    remembered where one copies them."""
    g.acted |= 1 << seat
    if (g.table.recalls >> WOULD_PLAY_ACTION) & 1:
        g.used = [*g.used, ((HISTORY + PLAYED_CARDS + seat) * 1024 + card) * 4]
    if g.table.modifies[MOD_LIMIT_ACTIONS]:
        g.used = [*g.used, past(WOULD_PLAY_ACTION, seat, 0)]


def played_cards(g: State, seats: i64) -> list[i64]:
    """The Action cards that those seats have played in this down, where they are remembered."""
    found: list[i64] = []
    for entry in g.used:
        seat = entry // 4096 - HISTORY - PLAYED_CARDS
        if 0 <= seat < 2 and (seats >> seat) & 1:
            found.append(entry // 4 % 1024)
    return found


def actions(g: State, seat: i64) -> i64:
    """How many Action cards the seat has played in this down, where they are counted."""
    return g.used.count(past(WOULD_PLAY_ACTION, seat, 0))


def count_call(g: State, seat: i64, calls: i64) -> None:
    """Cards of this game count calls: that seat has run a play with these, in every stretch."""
    if not (g.table.recalls >> CALLS_COUNTED) & 1:
        return
    stretch: i64 = 1  # one of this down alone is the play that is being run
    while stretch < 4:
        g.used = [*g.used, ((HISTORY + CALLED + seat * 256 + calls) * 1024) * 4 + stretch]
        stretch += 1


def calls_made(g: State, seats: i64, calls: i64, stretch: i64) -> i64:
    """How many plays with one of these calls those seats have finished, where they are counted."""
    n: i64 = 0
    for entry in g.used:
        made = entry // 4096 - HISTORY - CALLED
        if 0 <= made < 512 and entry % 4 == stretch:
            if (seats >> (made // 256)) & 1 and made % 256 & calls:
                n += 1
    return n


def forget_uses(g: State, longest: i64) -> None:
    """A down, possession (1) or half (2) is over: what was used or happened in it is past."""
    if g.used:
        g.used = [used for used in g.used if used % 4 > longest]
