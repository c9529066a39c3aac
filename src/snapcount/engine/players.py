"""Players on the field and the bench: energized, exhausted, coming and going (chapters Z, F, P)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.limits import forget_time_in_play
from snapcount.engine.modifiers import held, held_of_player, player_modifiers
from snapcount.engine.replacements import instead
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ABILITIES_CANNOT,
    ACTION_CARD,
    ACTIONS_CANNOT,
    AS_COST,
    DESIGNATION_CANNOT,
    EFFECTS_CANNOT,
    MOD_CANNOT_ENERGIZE,
    MOD_CANNOT_EXHAUST,
    MOD_CANNOT_TARGET,
    MOD_COUNTS_AS,
    MOD_MAY_NOT_ENERGIZE,
    MOD_RATING,
    MOD_SET_RATING,
    MOD_STAYS_IN,
    OPPONENT_CANNOT,
    OPPONENTS_ABILITIES_CANNOT,
    OPPONENTS_ACTIONS_CANNOT,
    PLAYER_CARD,
    PLAYER_ENERGIZED,
    PLAYER_ENTERS,
    PLAYER_EXHAUSTED,
    PLAYER_LEAVES,
    QUARTERBACK,
    SLOTS,
    SLOTS_A_SEAT,
    SUCH_ACTIONS_CANNOT,
    SUPERSTAR,
    THIS_CARD_LEAVES,
    WOULD_BE_EXHAUSTED,
)
from snapcount.engine.triggers import fire, fire_own
from snapcount.engine.zones import look_at_limits, to_discard

FIELD_OF: list[i64] = [0x3FF, 0x3FF << 10]  # by seat, as bits by slot


def count_bits(bits: i64) -> i64:
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def slots_in(bits: i64) -> list[i64]:
    found: list[i64] = []
    slot: i64 = 0
    while bits:
        if bits & 1:
            found.append(slot)
        bits >>= 1
        slot += 1
    return found


def rating_of(g: State, slot: i64, normal: bool = False) -> i64:
    """The rating of a Player; if `normal`, that of the card under its Superstar (X-3)."""
    rating = g.table.rating[g.table.slot_card[slot] if normal else g.top(slot)]
    if g.table.modifies[MOD_SET_RATING]:
        for to in player_modifiers(g, MOD_SET_RATING, slot):
            rating = to  # the last one said holds

    if g.table.modifies[MOD_RATING]:
        for h in held_of_player(g, MOD_RATING, slot):
            rating += h.modifier.high + h.amount
    return rating


def positions_of(g: State, slot: i64, normal: bool = False) -> i64:
    """The positions of a Player, as bits; if `normal`, those of the card under its Superstar."""
    positions = g.table.positions[g.table.slot_card[slot] if normal else g.top(slot)]
    if g.table.modifies[MOD_COUNTS_AS]:
        for also in player_modifiers(g, MOD_COUNTS_AS, slot):
            positions |= also
    return positions


def can_exhaust(g: State, slot: i64, by: i64 = -1) -> bool:
    """Whether a Player can be exhausted: by an effect of the seat `by`, or by the rules."""
    return not kept_from(g, MOD_CANNOT_EXHAUST, slot, by)


def kept_from(g: State, kind: i64, slot: i64, by: i64) -> bool:
    """Whether a text keeps a Player from that, done by an effect of the seat `by` if any."""
    if not g.table.modifies[kind]:
        return False
    for h in held_of_player(g, kind, slot):
        what = h.modifier.high
        opponent = by == 1 - h.frame.seat  # of whoever the text belongs to, not of the Player
        if what == 0 or (what == EFFECTS_CANNOT and by >= 0):
            return True
        if what == OPPONENT_CANNOT and opponent:
            return True
        if what == ACTIONS_CANNOT and by >= 0 and by_action(g):
            return True
        if what == OPPONENTS_ACTIONS_CANNOT and opponent and by_action(g):
            return True
        if what > SUCH_ACTIONS_CANNOT and by >= 0 and by_action(g):
            if g.table.side[g.cause // 4096] == what - SUCH_ACTIONS_CANNOT:
                return True
        if what == ABILITIES_CANNOT and by >= 0 and by_player_ability(g):
            return True
        if what == OPPONENTS_ABILITIES_CANNOT and opponent and by_player_ability(g):
            return True
    return False


def tires(g: State, slot: i64) -> bool:
    """Whether a Player becomes Exhausted for having been designated (F-11)."""
    if g.table.modifies[MOD_CANNOT_EXHAUST]:
        for what in player_modifiers(g, MOD_CANNOT_EXHAUST, slot):
            if what == DESIGNATION_CANNOT:
                return False
    return True


def by_action(g: State) -> bool:
    """Whether it is an Action card's text that is being carried out."""
    return g.cause >= 0 and g.table.kind[g.cause // 4096] == ACTION_CARD


def by_player_ability(g: State) -> bool:
    """Whether it is a Player's ability that is being carried out, a Superstar's among them."""
    return g.cause >= 0 and g.table.kind[g.cause // 4096] in (PLAYER_CARD, SUPERSTAR)


def can_target(g: State, slot: i64, by: i64) -> bool:
    """Whether an effect of the seat `by` may choose a Player."""
    return not kept_from(g, MOD_CANNOT_TARGET, slot, by)


def can_substitute(g: State, slot: i64, by: i64) -> bool:
    """Whether an effect of the seat `by` may take a Player out for another."""
    return not kept_from(g, MOD_STAYS_IN, slot, by)


def exhaust(g: State, slot: i64, why: i64 = -1, by: i64 = -1, replaceable: bool = True) -> bool:
    """Turn a Player. False: it was Exhausted already, cannot be, or something happens instead.

    A cost is paid whatever a text says (T-5), and so is what happens instead.
    """
    bit: i64 = 1 << slot
    if g.exhausted & bit or not can_exhaust(g, slot, by):
        return False
    if g.table.listens[WOULD_BE_EXHAUSTED] and replaceable and why != AS_COST:
        if instead(g, WOULD_BE_EXHAUSTED, slot // SLOTS_A_SEAT, slot):
            return False

    g.exhausted |= bit
    seat = slot // SLOTS_A_SEAT
    g.emit(events.EXHAUSTED, seat, slot, why)
    if g.table.listens[PLAYER_EXHAUSTED]:
        fire(g, PLAYER_EXHAUSTED, seat, slot)
    return True


def energize(g: State, slot: i64, by: i64 = -1) -> bool:
    """Turn a Player back, by an effect of the seat `by`.

    False: it was Energized already, or cannot be energized.
    """
    bit: i64 = 1 << slot
    if not g.exhausted & bit or kept_from(g, MOD_CANNOT_ENERGIZE, slot, by):
        return False
    if by >= 0 and may_not_energize(g, slot, by):
        return False
    g.exhausted &= ~bit
    seat = slot // SLOTS_A_SEAT
    g.emit(events.ENERGIZED, seat, slot, -1)
    if g.table.listens[PLAYER_ENERGIZED]:
        fire(g, PLAYER_ENERGIZED, seat, slot)
    return True


def may_not_energize(g: State, slot: i64, seat: i64) -> bool:
    """Whether some text keeps that seat's effects, or Action cards, from energizing a Player."""
    busy: i64 = 1 << MOD_MAY_NOT_ENERGIZE
    if not g.table.modifies[MOD_MAY_NOT_ENERGIZE] or g.holding & busy:
        return False
    in_force = held(g, MOD_MAY_NOT_ENERGIZE)
    g.holding |= busy
    found = False
    for h in in_force:
        players = h.modifier.players
        if h.concerns(g, seat, 0) and (h.modifier.high == 0 or by_action(g)):
            if players is not None and players.fits(g, h.frame, slot):
                found = True
    g.holding &= ~busy
    return found


def leave_field(g: State, slots: i64) -> None:
    """Players go to the bench; Power Ups leave with them, Superstars stay on (P-5)."""
    if g.table.listens[PLAYER_LEAVES]:  # as long as they are there to hear it
        for slot in slots_in(slots & g.on_field):
            fire(g, PLAYER_LEAVES, slot // SLOTS_A_SEAT, slot)
    g.on_field &= ~slots
    g.sources = None
    look_at_limits(g)
    if not g.attached:
        return
    kept: list[i64] = []
    left: list[i64] = []
    i: i64 = 0
    while i < len(g.attached):
        slot = g.attached[i]
        card = g.attached[i + 1]
        if (slots >> slot) & 1:
            to_discard(g, card)
            forget_time_in_play(g, card)
            left.append(slot)
            left.append(card)
        else:
            kept.append(slot)
            kept.append(card)
        i += 2
    g.attached = kept
    if g.table.listens[THIS_CARD_LEAVES]:
        i = 0
        while i < len(left):
            card = left[i + 1]
            fire_own(g, THIS_CARD_LEAVES, card, g.table.owner[card], left[i])
            i += 2


def enter_field(g: State, slots: i64) -> None:
    """Players come onto the field Energized (S-5)."""
    g.on_field |= slots
    g.exhausted &= ~slots
    g.sources = None
    look_at_limits(g)
    if g.table.listens[PLAYER_ENTERS]:
        for slot in slots_in(slots):
            fire(g, PLAYER_ENTERS, slot // SLOTS_A_SEAT, slot)


def leaves_enough(g: State, slots: i64) -> bool:
    """F-21: whether each side that loses Players keeps at least two on the field."""
    for seat in range(2):
        own = g.on_field & FIELD_OF[seat]
        if own & slots and count_bits(own & ~slots) < g.table.edition.minimum_players:
            return False
    return True


def keeps_quarterback(g: State, slots: i64) -> bool:
    """R-34: whether the offense, if it has a Quarterback, has one left when those have gone."""
    own = g.on_field & FIELD_OF[g.offense]
    if not own & slots:
        return True
    had = False
    for slot in slots_in(own):
        if positions_of(g, slot) & QUARTERBACK:
            if not (slots >> slot) & 1:
                return True
            had = True
    return not had


def field_slots(g: State, seat: i64) -> list[i64]:
    """The seat's Players on the field, in order."""
    found: list[i64] = []
    slot = seat * SLOTS_A_SEAT
    last = slot + SLOTS_A_SEAT
    while slot < last and slot < SLOTS:
        if (g.on_field >> slot) & 1:
            found.append(slot)
        slot += 1
    return found


def slot_now(g: State, card: i64) -> i64:
    """The Player that a card in play is, or is attached to."""
    slot = g.table.slot_of[card]
    if slot >= 0:
        return slot
    i: i64 = 0
    while i < len(g.attached):
        if g.attached[i + 1] == card:
            return g.attached[i]
        i += 2
    return -1
