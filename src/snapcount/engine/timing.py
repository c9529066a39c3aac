"""Timing points: opening, priority, closing (T-1 to T-5, R-45)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.effects import begin
from snapcount.engine.layers import add_layer, resolve_top
from snapcount.engine.limits import note_action, note_use, times
from snapcount.engine.modifiers import gained_at, held, held_of_player
from snapcount.engine.noted import THE_DOWN, Happened
from snapcount.engine.offsetting import release
from snapcount.engine.options import ASK_TIMING_POINT, PASS, PLAY_A_CARD, USE_GAINED, Option
from snapcount.engine.playable import might_play, playable
from snapcount.engine.players import exhaust, slot_now
from snapcount.engine.program import Ability
from snapcount.engine.replacements import instead
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ACTION_CARD,
    ACTION_PLAYED,
    AS_COST,
    AT_FIELD_GOAL,
    CLOSED,
    EXHAUST_USED,
    FREE,
    MOD_ABILITIES_COST,
    MOD_ACTIONS_COST,
    MOD_WORKS_EXHAUSTED,
    OPEN,
    POWER_UP,
    RESOLVING,
    SPARED,
    SPARES_IN,
    SPARES_ONCE,
    SPARES_USERS,
    THIS_POINT,
    TRIGGERS,
    WOULD_PLAY_ACTION,
    WOULD_USE_EXHAUST,
)
from snapcount.engine.trigger_order import end_loops, place_triggers
from snapcount.engine.triggers import fire


def open_point(g: State, point: i64) -> None:
    """Open a timing point. One in which nothing can happen closes at once."""
    end_waits(g)
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


def open_secondary(g: State, point: i64) -> None:
    """T-4: a timing point for what waits alone, after the one of that name."""
    g.point = point
    g.chain = []
    make_secondary(g)


def make_secondary(g: State) -> None:
    if not g.this.turnover:
        end_waits(g)
    g.secondary = True
    g.stage = TRIGGERS
    g.emit(events.SECONDARY_POINT, -1, g.point, -1)


def end_waits(g: State) -> None:
    """What was to come in the timing point before does not come any more.

    A live ball turnover of it is still awaited: that happens when the secondary ones are over.
    """
    for effect in g.lasting:
        if effect.duration == THIS_POINT:
            g.lasting = [each for each in g.lasting if each.duration != THIS_POINT]
            return


def advance_point(g: State) -> None:
    """Bring the open timing point one move further."""
    if g.stage == OPEN:
        if g.waiting:  # what was triggered meanwhile joins before anyone acts again
            g.stage = TRIGGERS
            place_triggers(g)
        else:
            offer(g)
    elif g.stage == RESOLVING:
        if g.offsets:
            release(g)
        if g.frames:
            return  # what is done after all comes before the next layer
        if g.layers:
            resolve_top(g)
        else:
            close_point(g)
    else:
        place_triggers(g)


def offer(g: State) -> None:
    """T-1: ask the seat whose turn it is; who can only pass is not asked (R-17).

    A table that asks to pass asks it all the same where others cannot know that: who sees only
    when it is asked then learns nothing of its hand.
    """
    passes = g.passes
    seat = g.priority
    while passes < 2:
        options = playable(g, seat)
        if len(options) > 1 or (g.table.asks_to_pass and might_play(g, seat)):
            g.passes = passes
            g.priority = seat
            g.ask(seat, ASK_TIMING_POINT, options)
            return
        passes += 1
        seat = 1 - seat
    if g.layers:
        g.stage = RESOLVING
    else:
        close_point(g)


def take_priority_answer(g: State, seat: i64, option: Option) -> None:
    g.priority = 1 - seat
    if option.verb == PASS:
        g.passes += 1
        if g.passes >= 2:
            g.stage = RESOLVING
        return
    g.passes = 0
    if g.chain:
        end_loops(g)
    if option.verb == PLAY_A_CARD:
        play_card(g, seat, option.a, option.b)
    elif option.verb == USE_GAINED:
        use_gained(g, seat, option.a, option.b)
    else:
        use_ability(g, seat, option.a, option.b)


def play_card(g: State, seat: i64, card: i64, slot: i64) -> None:
    g.action_hand[seat].remove(card)
    g.emit(events.CARD_PLAYED, seat, card, slot)
    ability = g.table.played[card]
    assert ability is not None
    kind = g.table.kind[card]
    note_use(g, ability, seat, card)
    add_layer(g, ability, seat, card, slot, 0, True)
    pay(g, ability, seat, card, slot)
    if kind == ACTION_CARD or kind == POWER_UP:
        if g.table.modifies[MOD_ACTIONS_COST]:
            for h in held(g, MOD_ACTIONS_COST):
                cost = h.modifier.cost
                if cost is not None and h.concerns(g, seat, 1 << g.table.side[card]):
                    begin(g, cost, seat, h.frame.card, -1)
        note_action(g, seat, card)
        if g.table.listens[ACTION_PLAYED]:
            fire(g, ACTION_PLAYED, seat, -1)
        if g.table.listens[WOULD_PLAY_ACTION]:
            instead(g, WOULD_PLAY_ACTION, seat, -1)


def pay(g: State, ability: Ability, seat: i64, card: i64, slot: i64) -> None:
    """T-5: what an ability costs besides exhausting is paid before anything else goes on."""
    cost = ability.cost
    if cost is not None:
        begin(g, cost, seat, card, slot)


def use_ability(g: State, seat: i64, card: i64, place: i64) -> None:
    """T-5: exhausting is the cost, paid at once."""
    use(g, g.table.card_abilities[card][place], seat, card, slot_now(g, card))


def use_gained(g: State, seat: i64, slot: i64, place: i64) -> None:
    """An ability that a Player has gained is used like any other."""
    ability, card = gained_at(g, place)
    use(g, ability, seat, card, slot)


def use(g: State, ability: Ability, seat: i64, card: i64, slot: i64) -> None:
    if ability.kind == FREE:  # nobody is exhausted, so that it is no Exhaust ability either
        g.emit(events.ABILITY_USED, seat, card, -1)
        note_use(g, ability, seat, card)
        add_layer(g, ability, seat, card, slot, 0, False)
        pay(g, ability, seat, card, slot)
        return
    g.emit(events.ABILITY_USED, seat, card, slot)
    if not g.table.modifies[MOD_WORKS_EXHAUSTED] or not spared(g, seat, slot):
        exhaust(g, slot, AS_COST)
    note_use(g, ability, seat, card)
    add_layer(g, ability, seat, card, slot, 0, False)
    pay(g, ability, seat, card, slot)
    if g.table.modifies[MOD_ABILITIES_COST]:
        for h in held(g, MOD_ABILITIES_COST):
            cost = h.modifier.cost
            if cost is not None and h.concerns(g, seat, 0):
                begin(g, cost, seat, h.frame.card, -1)
    if g.table.listens[EXHAUST_USED]:
        fire(g, EXHAUST_USED, seat, slot)
    if g.table.listens[WOULD_USE_EXHAUST]:
        instead(g, WOULD_USE_EXHAUST, seat, slot)


def spared(g: State, seat: i64, slot: i64) -> bool:
    """Whether some text keeps the Player from being exhausted for it; that is then used up.

    One that goes on spares each Player once in a stretch, a down if no other is named, so that
    nothing is free without end.
    """
    for h in held_of_player(g, MOD_WORKS_EXHAUSTED, slot):
        if h.modifier.high == SPARES_ONCE:
            for i in range(len(g.lasting)):
                if g.lasting[i].ability.modifier is h.modifier:
                    g.lasting = [*g.lasting[:i], *g.lasting[i + 1 :]]
                    return True
        elif h.modifier.high & SPARES_USERS:
            named = h.modifier.high >> SPARES_IN
            stretch = named - 1 if named else THE_DOWN
            if times(g, SPARED + slot, seat, stretch) == 0:
                g.used = [*g.used, Happened(SPARED + slot, seat, stretch)]
                return True
    return False


def close_point(g: State) -> None:
    """All layers are resolved: what was triggered meanwhile gets a point of its own (T-4)."""
    if g.offsets:
        g.offsets = []
    if g.waiting:
        make_secondary(g)
        return
    g.stage = CLOSED
    if g.point != AT_FIELD_GOAL:  # the kick goes on where it was
        g.phase += 1
    g.point = 0
