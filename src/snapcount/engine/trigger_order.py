"""The order of triggers, and loops among them (T-6, T-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.layers import add_layer
from snapcount.engine.options import ASK_LOOP, ASK_TRIGGER_ORDER, ORDER, PICK_NUMBER, Option
from snapcount.engine.state import State
from snapcount.engine.terms import (
    LOOP_NOTICED,
    MOST_LAYERS,
    MOST_NAMED,
    MOST_TRIGGERED,
    OPEN,
    RESOLVING,
)

ALL: Final = -1  # in the chain, the number of all abilities together


def place_triggers(g: State) -> None:
    """T-6: the offense's triggers go in first, in the order it chooses; then the defense's."""
    if g.waiting and (len(g.layers) >= MOST_LAYERS or _triggered(g) >= MOST_TRIGGERED):
        # Law 10. A trigger that causes several of its kind would fill a whole game otherwise.
        g.emit(events.BUDGET_SPENT, g.waiting[0].seat, g.waiting[0].card, -1)
        g.waiting = []
    for seat in (g.offense, 1 - g.offense):
        places: list[i64] = []
        i: i64 = 0
        for trigger in g.waiting:
            if trigger.seat == seat:
                places.append(i)
            i += 1
        if not places:
            continue
        options: list[Option] = []
        for place in places:
            if not _alike_before(g, place):  # triggers that are alike are one choice
                options.append(g.table.option(ORDER, place, -1))
        if len(options) > 1:
            g.ask(seat, ASK_TRIGGER_ORDER, options)
            return
        place_trigger(g, places[0])
        return
    g.stage = RESOLVING if g.secondary else OPEN


def _alike_before(g: State, place: i64) -> bool:
    trigger = g.waiting[place]
    i: i64 = 0
    while i < place:
        other = g.waiting[i]
        if other.ability is trigger.ability and other.card == trigger.card:
            if other.chosen == trigger.chosen:
                return True
        i += 1
    return False


def place_trigger(g: State, place: i64) -> None:
    """Put a waiting trigger into the layers, unless it is part of a loop (T-10).

    A loop comes round in timing point after timing point: triggers of one ability that wait or
    lie in the layers together count once. What takes place at once (T-7) can come round in a
    single one, where only those that wait together do.
    """
    trigger = g.waiting[place]
    number = trigger.ability.number
    at_once = trigger.ability.any_at_once and g.table.edition.audibles_at_once
    if _others_wait(g, place) if at_once else _in_layers(g, number):
        _trigger_layer(g, place)
        return
    at = _chain_entry(g, number)
    g.chain[at + 1] += 1
    if g.chain[at + 2] < 0 and g.chain[at + 1] > LOOP_NOTICED:
        if g.table.edition.loops_named:
            options: list[Option] = []
            for times in range(MOST_NAMED + 1):
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
    i: i64 = 0
    rounds: i64 = 0
    while i < len(g.chain):  # the other abilities of the loop are not asked about as well
        if g.chain[i] != ALL:
            g.chain[i + 1] -= option.a
            rounds += option.a
        i += 3
    g.chain[_chain_entry(g, ALL) + 1] -= rounds  # R-38: those come on top of R-29's
    g.emit(events.LOOP_NAMED, seat, trigger.card, option.a)
    if option.a == 0:
        del g.waiting[option.b]
        return
    g.chain[at + 2] -= 1
    _trigger_layer(g, option.b)


def end_loops(g: State) -> None:
    """A player acts in the open timing point: what is triggered from here on is no loop of before.

    All of it counts for the budget of the chain (R-29).
    """
    triggered = _triggered(g)
    g.chain = [ALL, triggered, -1]


def _others_wait(g: State, place: i64) -> bool:
    i: i64 = 0
    for other in g.waiting:
        if i != place and other.ability is g.waiting[place].ability:
            return True
        i += 1
    return False


def _in_layers(g: State, number: i64) -> bool:
    for layer in g.layers:
        if layer.ability.number == number:
            return True
    return False


def _triggered(g: State) -> i64:
    """How many triggers have become layers in this chain."""
    return g.chain[_chain_entry(g, ALL) + 1]


def _trigger_layer(g: State, place: i64) -> None:
    trigger = g.waiting.pop(place)
    g.chain[_chain_entry(g, ALL) + 1] += 1
    g.emit(events.TRIGGER_ADDED, trigger.seat, trigger.card, trigger.ability.place)
    add_layer(g, trigger.ability, trigger.seat, trigger.card, trigger.slot, trigger.chosen, False)


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
