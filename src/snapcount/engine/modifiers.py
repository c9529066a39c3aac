"""What stands: static texts in play and lasting effects, and what they change now.

Each question first looks at `Table.modifies`: in a game without such a card it costs one test.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine.bits import bit
from snapcount.engine.program import Ability, Frame, Lasting, Modifier, recall
from snapcount.engine.state import State
from snapcount.engine.table import of_kind
from snapcount.engine.terms import (
    CANCELS_ANYTHING,
    CANCELS_EXHAUSTS,
    EXHAUST,
    MOD_ALSO_CALLED,
    MOD_CALL_STRENGTH,
    MOD_CANNOT_CALL,
    MOD_CANNOT_CANCEL,
    MOD_CANNOT_FIRST_DOWN,
    MOD_CANNOT_REMOVE,
    MOD_CANNOT_TIMEOUT,
    MOD_CANNOT_USE,
    MOD_GRANTS,
    MOD_KEEPS,
    NEXT_DOWN,
    NEXT_PLAY,
    NEXT_POSSESSION,
    NO_EFFECT,
    POINTS_AT,
    POWER_UP,
    SPENDING,
    STATIC,
    SYNERGY,
    SYNERGY_AT,
    UNTRIGGERED_AT,
)


def standing_sources(g: State) -> list[i64]:
    """Cards in play with text that stands or listens, as card * 32 + slot + 1."""
    known = g.sources
    if known is not None:
        return known
    table = g.table
    found: list[i64] = []
    for slot in table.standing_slots:
        card = g.top(slot)
        if table.standing[card]:
            found.append(card * 32 + slot + 1)
    i: i64 = 0
    while i < len(g.attached):
        card = g.attached[i + 1]
        if table.standing[card]:
            found.append(card * 32 + g.attached[i] + 1)
        i += 2
    for card in g.gridirons:
        if table.standing[card]:
            found.append(card * 32)
    for card in table.synergy:
        if card >= 0 and table.standing[card]:
            found.append(card * 32)
    if g.this.revealed:
        for card in g.this.called:
            if card >= 0 and table.standing[card]:
                found.append(card * 32)
    g.sources = found
    return found


def works(g: State, ability: Ability, card: i64, slot: i64) -> bool:
    """Whether a standing ability's card is where it works and its condition holds (T-14, X-3)."""
    table = g.table
    if slot >= 0 and not ability.bench and not (g.on_field >> slot) & 1:
        return False
    if table.modifies[MOD_CANNOT_REMOVE] and has_no_effect(g, card):
        return False
    m = ability.modifier
    if slot >= 0 and (m is None or m.kind != MOD_KEEPS):  # that nothing can cancel them stands
        if cannot_use(g, slot, ability.kind, card, ability.place):
            return False
    owner = table.owner[card]
    if table.kind[card] == SYNERGY and not synergy_active(g, owner):
        return False
    condition = ability.condition
    return condition is None or condition.holds(g, Frame(ability, owner, card, slot))


def has_no_effect(g: State, card: i64) -> bool:
    """Whether a text says so of that card on the field (T-16, T-17).

    A text of a card of which an earlier one says so itself says nothing.
    """
    if card < 0 or not g.table.modifies[MOD_CANNOT_REMOVE]:
        return False
    in_force: list[Held] = []
    for h in held(g, MOD_CANNOT_REMOVE):
        if h.modifier.high >= NO_EFFECT and not are_without_effect(g, in_force, h.frame.card):
            in_force.append(h)
    return are_without_effect(g, in_force, card)


def are_without_effect(g: State, texts: list[Held], card: i64) -> bool:
    for h in texts:
        if h.amount and h.frame.card == card:
            continue
        kind = h.modifier.high ^ NO_EFFECT
        if of_kind(g.table, card, kind) and h.concerns(g, g.table.owner[card], 0):
            return True
    return False


def cannot_use(g: State, slot: i64, kind: i64, card: i64, place: i64) -> bool:
    """Whether some text cancels that Player's abilities of that kind: that one of that card."""
    if not g.table.modifies[MOD_CANNOT_USE]:
        return False
    return bool(cancelled_kinds(g, slot, card, place) & kind) and not keeps(g, slot, kind)


def may_not_use(g: State, seat: i64, ability: Ability, slot: i64, card: i64) -> bool:
    """Whether some text keeps that Player from using an Exhaust ability in this timing point."""
    if not g.table.modifies[MOD_CANNOT_USE]:
        return False
    kinds = cancelled_kinds(g, slot, card, ability.place)
    if kinds & EXHAUST and not keyword_protected(g, seat, ability, slot):
        return True
    return bool((kinds >> POINTS_AT) & g.point)  # not to be used is not being cancelled


def does_not_trigger(g: State, slot: i64, kind: i64, card: i64, place: i64) -> bool:
    """Whether some text keeps that ability with a keyword from triggering, which cancels nothing.

    So it does with an ability that cannot be cancelled.
    """
    if not g.table.modifies[MOD_CANNOT_USE]:
        return False
    return bool(cancelled_kinds(g, slot, card, place) >> UNTRIGGERED_AT & kind)


def cancelled_kinds(g: State, slot: i64, card: i64, place: i64) -> i64:
    """What texts cancel of a Player's abilities, with the points above that they are not used in,
    and above those the kinds that do not trigger.

    A text about all other abilities leaves the one alone that says so; on a Power Up, all that the
    card gives its Player.
    """
    found: i64 = 0
    in_force = held(g, MOD_CANNOT_USE)
    busy: i64 = 1 << MOD_CANNOT_USE
    if not in_force or g.holding & busy:
        return found
    g.holding |= busy
    for h in in_force:
        m = h.modifier
        own = False
        if m.calls and h.frame.card == card:
            own = h.frame.ability.place == place or g.table.kind[card] == POWER_UP
        if not own and m.players is not None and m.players.fits(g, h.frame, slot):
            found |= m.high
    g.holding &= ~busy
    return found


def keeps(g: State, slot: i64, kind: i64) -> bool:
    """Whether some text says that abilities of that Player of that kind cannot be cancelled."""
    if slot < 0 or not g.table.modifies[MOD_KEEPS]:
        return False
    for kinds in player_modifiers(g, MOD_KEEPS, slot):
        if kinds & kind:
            return True
    return False


def keyword_protected(g: State, seat: i64, ability: Ability, slot: i64) -> bool:
    """Whether what that ability with a keyword did stays when such abilities are cancelled."""
    if ability.uncancellable or keeps(g, slot, ability.kind):
        return True
    if not g.table.modifies[MOD_CANNOT_CANCEL]:
        return False
    kind: i64 = CANCELS_EXHAUSTS if ability.kind == EXHAUST else ability.kind * 4
    for h in held(g, MOD_CANNOT_CANCEL):
        if h.concerns(g, seat, 0) and h.modifier.high & (CANCELS_ANYTHING | kind):
            return True
    return False


def synergy_active(g: State, seat: i64) -> bool:
    """X-3: the seat's Synergy card's conditions are all satisfied."""
    card = g.table.synergy[seat]
    condition = g.table.synergy_if[seat]
    if card < 0 or condition is None:
        return False
    busy: i64 = bit(SYNERGY_AT + seat)
    if g.holding & busy:  # a Synergy card that asks for itself does not make itself active
        return False
    g.holding |= busy
    active = condition.holds(g, Frame(g.table.abilities[0], seat, card, -1))
    g.holding &= ~busy
    return active


def lasts(g: State, effect: Lasting) -> bool:
    """Whether a lasting effect is about the play now at hand."""
    if effect.gained and not (g.on_field >> effect.slot) & 1:
        return False
    if effect.duration == NEXT_PLAY:
        run = g.plays_run[effect.runner]
        if run + 1 == effect.target and not g.this.revealed:
            m = effect.ability.modifier  # F-3: which play it may be is asked before there is one
            return m is not None and (m.kind == MOD_CANNOT_CALL or m.kind == MOD_CALL_STRENGTH)
        return run == effect.target
    if effect.ability.coming and (effect.target > 0 or not g.this.revealed):
        return False
    return effect.duration != NEXT_DOWN and effect.duration != NEXT_POSSESSION


@final
class Held:
    """A modifier in force: who made it, and its number now."""

    __slots__ = ("amount", "frame", "modifier")

    def __init__(self, modifier: Modifier, frame: Frame, amount: i64) -> None:
        self.modifier: Modifier = modifier
        self.frame: Frame = frame
        self.amount: i64 = amount

    def concerns(self, g: State, seat: i64, call: i64) -> bool:
        m = self.modifier
        if not (g.seats(m.who, self.frame.seat) >> seat) & 1:
            return False
        return m.calls == 0 or bool(m.calls & call)


def held(g: State, kind: i64) -> list[Held]:
    """Every modifier of a kind that is in force: static texts first, then lasting effects."""
    found: list[Held] = []
    busy: i64 = bit(kind)
    if g.holding & busy:  # a text whose condition asks for what it changes does not see itself
        return found
    g.holding |= busy
    table = g.table
    for source in standing_sources(g):
        card = source >> 5
        for ability in table.card_abilities[card]:
            m = ability.modifier
            if m is None or m.kind != kind or ability.kind != STATIC:
                continue
            slot = (source & 31) - 1
            if works(g, ability, card, slot):
                f = Frame(ability, table.owner[card], card, slot)
                number = m.amount
                found.append(Held(m, f, 0 if number is None else number.value(g, f)))
    for effect in g.lasting:
        m = effect.ability.modifier
        if m is not None and m.kind == kind and lasts(g, effect):
            f = Frame(effect.ability, effect.seat, effect.card, effect.slot)
            recall(f, effect.chosen)
            condition = effect.ability.condition
            if condition is None or condition.holds(g, f):
                found.append(Held(m, f, effect.amount))
    g.holding &= ~busy
    return found


def modifier_sum(g: State, kind: i64, seat: i64, call: i64) -> i64:
    """The sum of all modifiers of a kind that concern that seat and call."""
    total: i64 = 0
    for h in held(g, kind):
        if h.concerns(g, seat, call):
            total += h.amount
    return total


def modifier_high_sum(g: State, kind: i64, seat: i64, call: i64) -> i64:
    """As `modifier_sum`, for the second number that a catch range modifier has."""
    total: i64 = 0
    for h in held(g, kind):
        if h.concerns(g, seat, call):
            total += h.modifier.high
    return total


def also_called(g: State, seat: i64, call: i64) -> i64:
    """The calls, as bits, that a successful play is as well (E-6)."""
    found: i64 = 0
    for h in held(g, MOD_ALSO_CALLED):
        if h.concerns(g, seat, call):
            found |= h.modifier.high
    return found


def forbids(g: State, kind: i64, seat: i64, call: i64) -> bool:
    """Whether some text says that this seat cannot."""
    for h in held(g, kind):
        if h.concerns(g, seat, call):
            return True
    return False


def can_spend(g: State, seat: i64, timeouts: i64) -> bool:
    """Whether the seat has so many timeouts and no text keeps it from spending them."""
    if g.timeouts[seat] < timeouts:
        return False
    if not g.table.modifies[MOD_CANNOT_TIMEOUT]:
        return True
    return not forbids(g, MOD_CANNOT_TIMEOUT, seat, SPENDING)


def first_down_denied(g: State) -> bool:
    """Whether some text keeps the offense from a First Down on this play."""
    if not g.table.modifies[MOD_CANNOT_FIRST_DOWN]:
        return False
    return forbids(g, MOD_CANNOT_FIRST_DOWN, g.offense, g.this.call)


def player_modifiers(g: State, kind: i64, slot: i64) -> list[i64]:
    """The numbers of all modifiers of a kind that fit a Player; empty if there are none."""
    found: list[i64] = []
    for h in held_of_player(g, kind, slot):
        found.append(h.modifier.high)
    return found


def held_of_player(g: State, kind: i64, slot: i64) -> list[Held]:
    """All modifiers of a kind that fit a Player; empty if there are none."""
    found: list[Held] = []
    in_force = held(g, kind)
    busy: i64 = bit(kind)
    if not in_force or g.holding & busy:
        return found
    g.holding |= busy
    for h in in_force:
        players = h.modifier.players
        if players is not None and players.fits(g, h.frame, slot):
            found.append(h)
    g.holding &= ~busy
    return found


def gained_at(g: State, place: i64) -> tuple[Ability, i64]:
    """An ability that a Player has gained for a while or, after those, as a text says; its card."""
    if place < len(g.lasting):
        effect = g.lasting[place]
        return effect.ability, effect.card
    h = held(g, MOD_GRANTS)[place - len(g.lasting)]
    assert h.modifier.grants is not None
    return h.modifier.grants, h.frame.card


def gained_places(g: State) -> i64:
    """How many places there are for `gained_at`."""
    return len(g.lasting) + len(held(g, MOD_GRANTS))
