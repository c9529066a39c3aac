"""Offsetting: parts of two effects in one timing point that directly cancel each other (T-8).

What offsets never happened, wherever the two stand in the layers. So a part that is about to take
place is first set against its opposite in the layers that are still to resolve; those then do that
much less. If such a layer does not do it after all (it is cancelled, its condition fails), the part
that was held back takes place then. R-33 lists what offsets what.

`State.offsets` has five numbers for each part that was set against another: the place of the layer
that is to come, or `IN_VAIN`; what is changed; by how much; the seat whose effect it is; and a
detail that `changes.change` needs.
"""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.changes import change
from snapcount.engine.layers import does_nothing
from snapcount.engine.play import tell_catch_range
from snapcount.engine.program import Frame, Layer, recall
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ACTION_CARD,
    HIGH_END,
    LOW_END,
    RESOLVING,
    SUCCESS,
    TURNED,
    TURNOVERS,
)

IN_VAIN: i64 = -1  # it found nothing to change, but may still offset a layer that comes later


def make(g: State, what: i64, amount: i64, seat: i64, detail: i64) -> bool:
    """Change as much as does not offset. False: nothing was changed."""
    left = amount
    if g.stage == RESOLVING and g.table.edition.offsetting:
        left = against_earlier(g, what, left, seat)
        if left and g.layers and not (what == TURNOVERS and left < 0 and g.this.turnover):
            left = against_later(g, what, left, seat, detail)
    if left == 0 and amount:
        return False
    before = g.this.forced
    done = change(g, what, left, seat, detail)
    if g.layers and g.stage == RESOLVING and g.table.edition.offsetting:
        if what == SUCCESS:
            note(g, IN_VAIN, what, left, seat, before)
        elif not done and (what == TURNOVERS or what >= TURNED):
            note(g, IN_VAIN, what, left, seat, detail)
    return done


def size(amount: i64) -> i64:
    return amount if amount >= 0 else -amount


def note(g: State, layer: i64, what: i64, amount: i64, seat: i64, detail: i64) -> None:
    g.offsets = [*g.offsets, layer, what, amount, seat, detail]


def is_due(g: State, layer: i64) -> bool:
    """Whether that layer is the one being carried out, or is done."""
    return layer >= len(g.layers)


def against_earlier(g: State, what: i64, amount: i64, seat: i64) -> i64:
    """What is left of it after the parts of earlier layers that wait for it."""
    left = amount
    kept: list[i64] = []
    i: i64 = 0
    while i < len(g.offsets):
        layer, other = g.offsets[i], g.offsets[i + 2]
        waits = is_due(g, layer) or layer == IN_VAIN
        if waits and g.offsets[i + 1] == what and left * other < 0:
            taken = min(size(left), size(other))
            left -= taken if left > 0 else -taken
            other -= taken if other > 0 else -taken
            if layer == IN_VAIN and what == SUCCESS:
                g.this.forced = g.offsets[i + 4]  # as it was before
            g.emit(events.OFFSET, seat, taken, what)
        if other:
            kept += [layer, g.offsets[i + 1], other, g.offsets[i + 3], g.offsets[i + 4]]
        i += 5
    g.offsets = kept
    return left


def against_later(g: State, what: i64, amount: i64, seat: i64, detail: i64) -> i64:
    """What is left of it after the opposite parts of the layers that are still to resolve."""
    left = amount
    sign: i64 = 1 if amount > 0 else -1
    place: i64 = len(g.layers) - 1
    while place >= 0 and left:
        there = foreseen(g, g.layers[place], what, -sign) - taken_from(g, place, what)
        taken = min(left * sign, there)
        if taken > 0:
            left -= taken * sign
            note(g, place, what, taken * sign, seat, detail)
            g.emit(events.OFFSET, seat, taken, what)
        place -= 1
    return left


def taken_from(g: State, place: i64, what: i64) -> i64:
    """How much of a layer's part is spoken for."""
    taken: i64 = 0
    i: i64 = 0
    while i < len(g.offsets):
        if g.offsets[i] == place and g.offsets[i + 1] == what:
            taken += size(g.offsets[i + 2])
        i += 5
    return taken


def foreseen(g: State, layer: Layer, what: i64, sign: i64) -> i64:
    """How much of that sign a layer will change, as far as it is known before it resolves."""
    if does_nothing(g, layer) or (layer.uses_card and g.table.kind[layer.card] != ACTION_CARD):
        return 0
    f = Frame(layer.ability, layer.seat, layer.card, layer.slot)
    recall(f, layer.chosen)
    steps = layer.ability.steps
    total: i64 = 0
    while f.pc < len(steps):
        step = steps[f.pc]
        f.pc += 1
        if step.at_once and layer.done_at_once:  # T-7
            continue
        step.foresee(g, f)
        total += max(step.part(g, f, what) * sign, 0)
    return total


def release(g: State) -> None:
    """Let what was set against a layer that is done, and did not do it, take place after all."""
    i: i64 = 0
    due: list[i64] = []
    kept: list[i64] = []
    while i < len(g.offsets):
        entry = g.offsets[i : i + 5]
        if is_due(g, entry[0]):
            due += entry
        else:
            kept += entry
        i += 5
    if not due:
        return
    g.offsets = kept
    i = 0
    while i < len(due):
        g.emit(events.AFTER_ALL, due[i + 3], size(due[i + 2]), due[i + 1])
        make(g, due[i + 1], due[i + 2], due[i + 3], due[i + 4])
        if (due[i + 1] == LOW_END or due[i + 1] == HIGH_END) and g.this.revealed:
            tell_catch_range(g)
        i += 5
