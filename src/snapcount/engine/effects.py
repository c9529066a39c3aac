"""Carrying out effects: the loop that runs a frame's steps (laws 2 and 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.options import Option
from snapcount.engine.program import (
    ALL_BUT_AT_ONCE,
    AT_ONCE_ONLY,
    Ability,
    Frame,
    shown_in,
    with_shown,
)
from snapcount.engine.state import State
from snapcount.engine.terms import MOST_STEPS
from snapcount.engine.zones import look_at_limits, to_discard

NOTHING_DONE: Final = frozenset(
    {
        events.TOO_LATE,
        events.NO_DRAW,
        events.DRAW_CANCELLED,
        events.BUDGET_SPENT,
        events.TOO_FEW_PLAYERS,
        events.REPLAY_CANCELLED,
        events.BALL_HELD,
        events.CHOSE_X,
        events.REFILLED,
        events.SHUFFLED,
        events.GRIT,
        events.GRIT_CARD,
        events.OFFSET,
    }
)
"""Events that do not mean that an effect did what it says."""


def begin(g: State, ability: Ability, seat: i64, card: i64, slot: i64) -> Frame:
    """Start an effect: its frame is carried out before anything else goes on."""
    f = Frame(ability, seat, card, slot)
    g.frames.append(f)
    return f


def carry_out(g: State) -> None:
    """Run the top frame until it is done, awaits an answer, or has begun another effect."""
    f = g.frames[-1]
    steps = f.ability.steps
    while f.pc < len(steps) and not g.over:  # a score may end the game at once
        step = steps[f.pc]
        f.pc += 1
        if step.at_once:
            if f.part == ALL_BUT_AT_ONCE:
                continue
        elif f.part == AT_ONCE_ONLY:
            continue
        g.steps_run += 1
        if g.steps_run > MOST_STEPS:
            g.emit(events.BUDGET_SPENT, f.seat, f.card, -1)
            break
        g.cause = events.pack_cause(f.card, f.ability.place, step.effect)
        before = len(g.events)
        waits = not step.run(g, f)
        if f.ability.watches:
            notice(g, f, before)
        if waits:
            g.cause = -1
            return
    finish(g, f)


def take_effect_answer(g: State, option: Option) -> None:
    """Give the awaited answer to the step that asked for it."""
    f = g.frames[-1]
    step = f.ability.steps[f.pc - 1]
    g.cause = events.pack_cause(f.card, f.ability.place, step.effect)
    before = len(g.events)
    step.answered(g, f, option)
    if f.ability.watches:
        notice(g, f, before)
    g.cause = -1


def notice(g: State, f: Frame, before: i64) -> None:
    """Something was done if something happened; that nothing could happen is told too."""
    for event in g.events[before:]:
        if event[0] not in NOTHING_DONE:
            f.did = True


def remember_shown(g: State, f: Frame) -> None:
    """T-7: `it` stays the card that was called at once, whatever is called by then."""
    for i in range(len(g.layers) - 1, -1, -1):
        layer = g.layers[i]
        if layer.done_at_once and layer.ability is f.ability and layer.card == f.card:
            if layer.slot == f.slot and shown_in(layer.chosen) < 0:
                g.layers[i] = layer.knowing(with_shown(layer.chosen, f.shown))
                return


def finish(g: State, f: Frame) -> None:
    g.cause = -1
    g.frames.remove(f)
    if f.part == AT_ONCE_ONLY and f.shown >= 0 and f.ability.asks_shown:
        remember_shown(g, f)
    if f.uses_card:
        to_discard(g, f.card)  # Z-6
    look_at_limits(g)
