"""Timing points: priority, layers, triggers and their order (chapter T)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.effects import begin
from snapcount.engine.modifiers import forbids
from snapcount.engine.options import (
    ASK_LOOP,
    ASK_TIMING_POINT,
    ASK_TRIGGER_ORDER,
    ORDER,
    PASS,
    PICK_NUMBER,
    PLAY_A_CARD,
    USE,
    Option,
)
from snapcount.engine.play import call_of, move_outside_results, play_strength
from snapcount.engine.program import ALL_BUT_AT_ONCE, AT_ONCE_ONLY, WHOLE, Ability, Frame, Layer
from snapcount.engine.players import can_exhaust, exhaust
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ACTION_CARD,
    ACTION_PLAYED,
    CANCELS_ACTIONS,
    CANCELS_ANYTHING,
    CANCELS_EXHAUSTS,
    CLOSED,
    EXHAUST,
    EXHAUST_USED,
    GRIDIRON,
    LOOP_NOTICED,
    MOD_CANNOT_PLAY_ACTIONS,
    MOST_LAYERS,
    OPEN,
    POWER_UP,
    RESOLVING,
    RUN,
    SLOTS_A_SEAT,
    SUPERSTAR,
    TACKLE,
    TRIGGERS,
)
from snapcount.engine.triggers import fire
from snapcount.engine.zones import to_discard


def open_point(g: State, point: i64) -> None:
    """Open a timing point. One in which nothing can happen closes at once."""
    g.point = point
    g.secondary = False
    g.priority = g.offense  # T-1
    g.passes = 0
    if g.chain:
        g.chain = []
    if g.waiting:
        g.stage = TRIGGERS
    else:
        g.stage = OPEN
        offer(g)


def advance_point(g: State) -> None:
    """Bring the open timing point one move further."""
    if g.stage == OPEN:
        offer(g)
    elif g.stage == RESOLVING:
        resolve_top(g)
    else:
        place_triggers(g)


# Priority --------------------------------------------------------------------------------------


def offer(g: State) -> None:
    """T-1: ask the seat whose turn it is; who can only pass is not asked (R-17)."""
    while g.passes < 2:
        options = playable(g, g.priority)
        if len(options) > 1:
            g.ask(g.priority, ASK_TIMING_POINT, options)
            return
        g.passes += 1
        g.priority = 1 - g.priority
    if g.layers:
        g.stage = RESOLVING
    else:
        close_point(g)


def playable(g: State, seat: i64) -> list[Option]:
    """To pass, every card the seat may play and every ability it may use in this timing point."""
    table = g.table
    options: list[Option] = [table.pass_option]
    point = g.point
    side: i64 = 1 if seat == g.offense else 2
    if not table.acts_at[seat] & point or len(g.layers) >= MOST_LAYERS:
        return options
    for card in g.action_hand[seat]:
        if not table.play_points[card] & point or not table.side[card] & side:
            continue
        if len(options) > 1 and _offered(g, options, table.definition[card]):
            continue
        offer_card(g, seat, card, options)
    for slot in table.users[seat]:
        if not (g.exhausted >> slot) & 1:
            star = g.superstar[slot]
            card = star if star >= 0 else table.slot_card[slot]
            if table.use_points[card] & point:
                offer_abilities(g, seat, card, slot, bool((g.on_field >> slot) & 1), options)
    i: i64 = 0
    while i < len(g.attached):
        slot = g.attached[i]
        card = g.attached[i + 1]
        i += 2
        if table.owner[card] == seat and table.use_points[card] & point:
            if not (g.exhausted >> slot) & 1:
                offer_abilities(g, seat, card, slot, True, options)
    return options


def _offered(g: State, options: list[Option], definition: i64) -> bool:
    """Whether another copy of that card is among the options: copies are interchangeable."""
    for option in options:
        if option.verb == PLAY_A_CARD and g.table.definition[option.a] == definition:
            return True
    return False


def offer_card(g: State, seat: i64, card: i64, options: list[Option]) -> None:
    table = g.table
    ability = table.played[card]
    if ability is None:
        return
    kind = table.kind[card]
    if kind == SUPERSTAR:
        slot = table.slot_of[card]  # T-15, R-11
        if slot >= 0 and g.superstar[slot] < 0 and (g.on_field >> slot) & 1:
            options.append(table.option(PLAY_A_CARD, card, -1))
        return
    if (table.modifies >> MOD_CANNOT_PLAY_ACTIONS) & 1 and kind != GRIDIRON:
        if forbids(g, MOD_CANNOT_PLAY_ACTIONS, seat, 0):
            return
    if ability.needs_layer and not has_layer(g, ability.needs_layer):
        return
    condition = ability.condition
    if condition is not None and not condition.holds(g, Frame(ability, seat, card, -1)):
        return
    if kind != POWER_UP:
        options.append(table.option(PLAY_A_CARD, card, -1))
        return
    wanted = table.attach_to[card]
    f = Frame(ability, seat, card, -1)
    slot = seat * SLOTS_A_SEAT
    last = slot + SLOTS_A_SEAT
    while slot < last:  # T-16
        if (g.on_field >> slot) & 1 and (wanted is None or wanted.fits(g, f, slot)):
            options.append(table.option(PLAY_A_CARD, card, slot))
        slot += 1


def offer_abilities(
    g: State, seat: i64, card: i64, slot: i64, on_field: bool, options: list[Option]
) -> None:
    for ability in g.table.card_abilities[card]:
        if ability.kind == EXHAUST and ability.points & g.point and (on_field or ability.bench):
            if usable(g, ability, seat, card, slot):
                options.append(g.table.option(USE, card, ability.place))


def usable(g: State, ability: Ability, seat: i64, card: i64, slot: i64) -> bool:
    """T-12: the qualifier and the timing condition hold at this moment."""
    if not qualifies(g, ability):
        return False
    if ability.needs_layer and not has_layer(g, ability.needs_layer):
        return False
    if (g.this.silenced >> (seat * 16)) & EXHAUST or not can_exhaust(g, slot):
        return False
    condition = ability.condition
    return condition is None or condition.holds(g, Frame(ability, seat, card, slot))


def qualifies(g: State, ability: Ability) -> bool:
    """Whether the called offensive play and the Play Strength match the qualifier (T-12, R-12)."""
    if ability.calls:
        if not g.this.revealed or not ability.calls & call_of(g):
            return False
    if ability.low > 0 or ability.high < 9:
        if not g.this.revealed:
            return False
        return ability.low <= play_strength(g) <= ability.high
    return True


def cancellable(g: State, layer: Layer, what: i64) -> bool:
    if layer.cancelled:
        return False
    if what & CANCELS_ANYTHING:
        return True
    if what & CANCELS_EXHAUSTS and layer.ability.kind == EXHAUST:
        return True
    kind = g.table.kind[layer.card]
    return (
        bool(what & CANCELS_ACTIONS)
        and layer.uses_card
        and (kind == ACTION_CARD or kind == POWER_UP)
    )


def has_layer(g: State, what: i64) -> bool:
    for layer in g.layers:
        if cancellable(g, layer, what):
            return True
    return False


def take_priority_answer(g: State, seat: i64, option: Option) -> None:
    g.priority = 1 - seat
    if option.verb == PASS:
        g.passes += 1
        if g.passes >= 2:
            g.stage = RESOLVING
        return
    g.passes = 0
    if option.verb == PLAY_A_CARD:
        play_card(g, seat, option.a, option.b)
    else:
        use_ability(g, seat, option.a, option.b)


def play_card(g: State, seat: i64, card: i64, slot: i64) -> None:
    g.action_hand[seat].remove(card)
    g.emit(events.CARD_PLAYED, seat, card, slot)
    ability = g.table.played[card]
    assert ability is not None
    kind = g.table.kind[card]
    add_layer(g, ability, seat, card, slot, -1, True)
    if kind == ACTION_CARD or kind == POWER_UP:
        g.acted |= 1 << seat
        if (g.table.listens >> ACTION_PLAYED) & 1:
            fire(g, ACTION_PLAYED, seat, -1)


def use_ability(g: State, seat: i64, card: i64, place: i64) -> None:
    """T-5: exhausting is the cost, paid at once."""
    ability = g.table.card_abilities[card][place]
    slot = slot_now(g, card)
    g.emit(events.ABILITY_USED, seat, card, slot)
    exhaust(g, slot, events.AS_COST)
    add_layer(g, ability, seat, card, slot, -1, False)
    if (g.table.listens >> EXHAUST_USED) & 1:
        fire(g, EXHAUST_USED, seat, slot)


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


def add_layer(
    g: State, ability: Ability, seat: i64, card: i64, slot: i64, subject: i64, uses_card: bool
) -> None:
    at_once = ability.any_at_once and g.table.edition.audibles_at_once
    g.layers.append(Layer(ability, seat, card, slot, subject, uses_card, at_once, False))
    if at_once:  # T-7
        f = begin(g, ability, seat, card, slot)
        f.mode = AT_ONCE_ONLY


# Resolution ------------------------------------------------------------------------------------


def resolve_top(g: State) -> None:
    """T-2: the last layer in is the first out. With none left the timing point closes."""
    if not g.layers:
        close_point(g)
        return
    layer = g.layers.pop()
    ability = layer.ability
    silenced = (
        bool((g.this.silenced >> (layer.seat * 16)) & ability.kind)
        and RUN <= (ability.kind) <= TACKLE
    )
    if layer.cancelled or silenced:  # T-18
        if silenced:
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
    f.subject = layer.subject
    f.uses_card = layer.uses_card
    f.mode = ALL_BUT_AT_ONCE if layer.done_at_once else WHOLE
    if layer.subject >= 0:
        f.chosen = 1 << layer.subject


def put_on_field(g: State, layer: Layer) -> None:
    """A Superstar, Power Up or Gridiron card takes its place (T-15 to T-17)."""
    card = layer.card
    kind = g.table.kind[card]
    g.sources = None
    if kind == GRIDIRON:
        g.gridirons = [*g.gridirons, card]
        g.emit(events.GRIDIRON_PLAYED, layer.seat, card, -1)
        return
    slot = g.table.slot_of[card] if kind == SUPERSTAR else layer.slot
    if not (g.on_field >> slot) & 1 or (kind == SUPERSTAR and g.superstar[slot] >= 0):
        to_discard(g, card)
        return
    if kind == SUPERSTAR:
        stars = g.superstar[:]
        stars[slot] = card
        g.superstar = stars
    else:
        g.attached = [*g.attached, slot, card]
    g.emit(events.ATTACHED, layer.seat, card, slot)


def close_point(g: State) -> None:
    """All layers are resolved: the ball moves, and what was triggered gets its own point (T-4)."""
    this = g.this
    if this.gained_outside or this.lost_outside:
        if this.gained_outside and this.lost_outside:  # T-8
            g.emit(events.OFFSET, -1, min(this.gained_outside, this.lost_outside), -1)
        yards = this.gained_outside - this.lost_outside
        this.gained_outside = 0
        this.lost_outside = 0
        move_outside_results(g, yards)
    if g.waiting:
        g.secondary = True
        g.stage = TRIGGERS
        g.emit(events.SECONDARY_POINT, -1, g.point, -1)
        return
    g.stage = CLOSED
    g.point = 0
    g.phase += 1


# Triggers --------------------------------------------------------------------------------------


def place_triggers(g: State) -> None:
    """T-6: the offense's triggers go in first, in the order it chooses; then the defense's."""
    for seat in (g.offense, 1 - g.offense):
        places: list[i64] = []
        i: i64 = 0
        for trigger in g.waiting:
            if trigger.seat == seat:
                places.append(i)
            i += 1
        if not places:
            continue
        if len(places) > 1 and not _all_alike(g, places):
            options: list[Option] = []
            for place in places:
                options.append(g.table.option(ORDER, place, -1))
            g.ask(seat, ASK_TRIGGER_ORDER, options)
            return
        place_trigger(g, places[0])
        return
    g.stage = RESOLVING if g.secondary else OPEN


def _all_alike(g: State, places: list[i64]) -> bool:
    first = g.waiting[places[0]]
    for place in places:
        other = g.waiting[place]
        if other.ability is not first.ability or other.card != first.card:
            return False
        if other.subject != first.subject:
            return False
    return True


def place_trigger(g: State, place: i64) -> None:
    """Put a waiting trigger into the layers, unless it is part of a loop (T-10)."""
    trigger = g.waiting[place]
    number = trigger.ability.number
    at = _chain_entry(g, number)
    g.chain[at + 1] += 1
    if g.chain[at + 2] < 0 and g.chain[at + 1] > LOOP_NOTICED:
        if g.table.edition.loops_named:
            options: list[Option] = []
            for times in range(11):
                options.append(g.table.option(PICK_NUMBER, times, place))
            g.ask(trigger.seat, ASK_LOOP, options)
            return
        g.chain[at + 2] = 0
        g.emit(events.BUDGET_SPENT, trigger.seat, trigger.card, -1)
    if g.chain[at + 2] == 0:
        del g.waiting[place]
        return
    if g.chain[at + 2] > 0:
        g.chain[at + 2] -= 1
    _trigger_layer(g, place)


def name_loop(g: State, seat: i64, option: Option) -> None:
    """T-10: the loop's controller has said how often it goes on."""
    trigger = g.waiting[option.b]
    at = _chain_entry(g, trigger.ability.number)
    g.chain[at + 2] = option.a
    g.emit(events.LOOP_NAMED, seat, trigger.card, option.a)
    if option.a == 0:
        del g.waiting[option.b]
        return
    g.chain[at + 2] -= 1
    _trigger_layer(g, option.b)


def _trigger_layer(g: State, place: i64) -> None:
    trigger = g.waiting.pop(place)
    g.emit(events.TRIGGER_ADDED, trigger.seat, trigger.card, trigger.ability.place)
    add_layer(g, trigger.ability, trigger.seat, trigger.card, trigger.slot, trigger.subject, False)


def _chain_entry(g: State, number: i64) -> i64:
    """Where the chain counts that ability: its number, how often, how often still (-1: free)."""
    i: i64 = 0
    while i < len(g.chain):
        if g.chain[i] == number:
            return i
        i += 3
    g.chain.append(number)
    g.chain.append(0)
    g.chain.append(-1)
    return i
