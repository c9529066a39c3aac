"""Layers: effects waiting to resolve, last in, first out (T-2, T-18)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.chosen_x import x_of
from snapcount.engine.effects import begin
from snapcount.engine.kick_grit import know_kick
from snapcount.engine.modifiers import cannot_use, has_no_effect, held, keeps
from snapcount.engine.program import (
    ALL_BUT_AT_ONCE,
    AT_ONCE_ONLY,
    WHOLE,
    Ability,
    Frame,
    Layer,
    PlayerTest,
    recall,
)
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ACTION_CARD,
    AT_FIELD_GOAL,
    CANCELS_ACTIONS,
    CANCELS_AIMED,
    CANCELS_ANYTHING,
    CANCELS_DEFENSE_CARDS,
    CANCELS_EXHAUSTS,
    CANCELS_GENERIC_CARDS,
    CANCELS_OFFENSE_CARDS,
    CANCELS_RECEIVES,
    CANCELS_RUNS,
    CANCELS_SYNERGIES,
    CANCELS_TACKLES,
    EXHAUST,
    GRIDIRON,
    GRIDIRON_ENTERS,
    MOD_CANNOT_CANCEL,
    ON_DEFENSE,
    ON_EITHER,
    ON_OFFENSE,
    POWER_UP,
    POWER_UP_ENTERS,
    RECEIVE,
    RUN,
    SLOTS,
    SLOTS_A_SEAT,
    SUPERSTAR,
    SUPERSTAR_ENTERS,
    SYNERGY,
    TACKLE,
    THIS_CARD_PLAYED,
)
from snapcount.engine.triggers import fire, fire_own
from snapcount.engine.zones import look_at_limits, to_discard


def add_layer(
    g: State, ability: Ability, seat: i64, card: i64, slot: i64, chosen: i64, uses_card: bool
) -> None:
    at_once = ability.any_at_once and g.table.edition.audibles_at_once
    g.layers.append(Layer(ability, seat, card, slot, chosen, uses_card, at_once, False))
    if at_once:  # T-7
        f = begin(g, ability, seat, card, slot)
        f.part = AT_ONCE_ONLY
        recall(f, chosen)


def is_silenced(g: State, layer: Layer) -> bool:
    """Whether a text cancels abilities of its kind, and none keeps this one from it."""
    ability = layer.ability
    silenced = (
        bool((g.this.silenced >> (layer.seat * 16)) & ability.kind)
        and EXHAUST <= (ability.kind) <= TACKLE
    )
    if layer.slot >= 0 and not layer.uses_card:
        if cannot_use(g, layer.slot, ability.kind, layer.card, ability.place):
            silenced = True
    if not layer.uses_card and has_no_effect(g, layer.card):
        return True
    return silenced and not ability.uncancellable and not protected(g, layer)


def does_nothing(g: State, layer: Layer) -> bool:
    """T-18: whether it is cancelled as things stand."""
    return layer.cancelled or is_silenced(g, layer)


def resolve_top(g: State) -> None:
    """T-2: the last layer in is the first out."""
    layer = g.layers.pop()
    ability = layer.ability
    if does_nothing(g, layer):
        if not layer.cancelled:
            g.emit(events.CANCELLED, layer.seat, layer.card, ability.place)
        if layer.uses_card:
            to_discard(g, layer.card)
        return
    if layer.uses_card and g.table.kind[layer.card] != ACTION_CARD:
        g.emit(events.RESOLVES, layer.seat, layer.card, -1)
        put_on_field(g, layer)
        return
    g.emit(events.RESOLVES, layer.seat, layer.card, ability.place)
    f = begin(g, ability, layer.seat, layer.card, layer.slot)
    f.uses_card = layer.uses_card
    f.part = ALL_BUT_AT_ONCE if layer.done_at_once else WHOLE
    recall(f, layer.chosen)
    f.x = x_of(g, layer.card, f.x)  # what it leaves waiting knows it when the Play is gone
    if g.point == AT_FIELD_GOAL:
        know_kick(g, f)


def put_on_field(g: State, layer: Layer) -> None:
    """A Superstar, Power Up or Gridiron card takes its place (T-15 to T-17)."""
    card = layer.card
    kind = g.table.kind[card]
    if kind == GRIDIRON:
        # What lies there hears it; the card itself is not there yet, and never hears itself.
        # Which one it is can be asked of what is carried out.
        g.frames.append(Frame(layer.ability, layer.seat, card, -1))
        fire(g, GRIDIRON_ENTERS, layer.seat, -1)
        g.frames.pop()
        g.sources = None
        look_at_limits(g)
        g.gridirons = [*g.gridirons, card]
        g.emit(events.GRIDIRON_PLAYED, layer.seat, card, -1)
        fire_own(g, THIS_CARD_PLAYED, card, layer.seat, -1)
        return

    slot = g.table.slot_of[card] if kind == SUPERSTAR else layer.slot
    if not (g.on_field >> slot) & 1 or (kind == SUPERSTAR and g.superstar[slot] >= 0):
        to_discard(g, card)
        return
    fire(g, SUPERSTAR_ENTERS if kind == SUPERSTAR else POWER_UP_ENTERS, layer.seat, slot)
    g.sources = None
    look_at_limits(g)
    if kind == SUPERSTAR:
        stars = g.superstar[:]
        stars[slot] = card
        g.superstar = stars
    else:
        g.attached = [*g.attached, slot, card]
    g.emit(events.ATTACHED, layer.seat, card, slot)
    fire_own(g, THIS_CARD_PLAYED, card, layer.seat, slot)


def cancellable(g: State, layer: Layer, what: i64, seats: i64) -> bool:
    """Whether an effect that cancels `what` of those seats may cancel that layer."""
    if layer.cancelled or layer.ability.uncancellable or not (seats >> layer.seat) & 1:
        return False
    return is_kind(g, layer, what)


def protected(g: State, layer: Layer) -> bool:
    """Whether some text says that this effect cannot be cancelled."""
    if g.table.modifies[MOD_CANNOT_CANCEL]:
        for h in held(g, MOD_CANNOT_CANCEL):
            if h.concerns(g, layer.seat, 0) and is_kind(g, layer, h.modifier.high):
                return True
    return keeps(g, layer.slot, layer.ability.kind)


def is_aimed(g: State, layer: Layer) -> bool:
    """Whether an effect lets its controller choose one of the other seat's Players."""
    f = Frame(layer.ability, layer.seat, layer.card, layer.slot)
    for players in layer.ability.selects:
        for slot in range(SLOTS):
            if slot // SLOTS_A_SEAT != layer.seat and players.fits(g, f, slot):
                return True
    return False


def is_kind(g: State, layer: Layer, what: i64) -> bool:
    """Whether an effect in the layers is one of those kinds."""
    if what & CANCELS_AIMED and not is_aimed(g, layer):
        return False
    if what & CANCELS_ANYTHING:
        return True
    keyword = layer.ability.kind
    if what & CANCELS_EXHAUSTS and keyword == EXHAUST:
        return True
    if what & CANCELS_RUNS and keyword == RUN:
        return True
    if what & CANCELS_RECEIVES and keyword == RECEIVE:
        return True
    if what & CANCELS_TACKLES and keyword == TACKLE:
        return True
    kind = g.table.kind[layer.card]
    if what & CANCELS_SYNERGIES and kind == SYNERGY:
        return True
    if kind == ACTION_CARD and layer.uses_card:
        if what & CANCELS_OFFENSE_CARDS and g.table.side[layer.card] == ON_OFFENSE:
            return True
        if what & CANCELS_DEFENSE_CARDS and g.table.side[layer.card] == ON_DEFENSE:
            return True
        if what & CANCELS_GENERIC_CARDS and g.table.side[layer.card] == ON_EITHER:
            return True

    return (
        bool(what & CANCELS_ACTIONS)
        and layer.uses_card
        and (kind == ACTION_CARD or kind == POWER_UP)
    )


def is_such(g: State, layer: Layer, players: PlayerTest | None, doing: i64, f: Frame) -> bool:
    """Whether it is an ability of one of those Players, and would do that; None and 0 are any."""
    if doing and not layer.ability.does & doing:
        return False
    return players is None or (layer.slot >= 0 and players.fits(g, f, layer.slot))


def has_layer(g: State, ability: Ability, seat: i64, card: i64, slot: i64) -> bool:
    """Whether something waits that the ability could be about."""
    seats = g.seats(ability.needs_whose, seat)
    f = Frame(ability, seat, card, slot)
    for layer in g.layers:
        if cancellable(g, layer, ability.needs_layer, seats):
            if is_such(g, layer, ability.needs_user, ability.needs_doing, f):
                return True
    return False
