"""Offsetting: parts of two effects in one timing point that directly cancel each other (T-8).

What offsets never happened, wherever the two stand in the layers. So a part that is about to take
place is first set against its opposite in the layers that are still to resolve; those then do that
much less. If such a layer does not do it after all (it is cancelled, its condition fails), the part
that was held back takes place then. An opposite that could not be foreseen (its player may do
without it, its Players are yet to be chosen) is set against what was done, or was done in vain, and
that is taken back. R-33 lists what offsets what.

`State.offsets` has five numbers for each part that was set against another, or still may be: the
place of the layer that is to come, or of the one that resolved, `resolved_at`; what is changed; by
how much; the seat whose effect it is; and a detail: what `changes.change` or `take_back` needs.
"""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.changes import KEYWORDS, KIND_AT, change
from snapcount.engine.layers import does_nothing
from snapcount.engine.play import tell_catch_range
from snapcount.engine.program import Frame, Layer, recall
from snapcount.engine.protections import is_barred
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ACTION_CARD,
    ADD,
    BALL,
    HIGH_END,
    LOSS_AT,
    LOW_END,
    PAIR,
    RESOLVING,
    SUCCESS,
    TIMEOUTS_OF,
    TURNED,
    TURNOVERS,
    YARDS_OF_PLAY,
)

BY_AT: i64 = 36  # above the keywords and the kind of a turnover, whose effect it is
KINDS: i64 = (1 << (BY_AT - KIND_AT)) - 1


def make(g: State, what: i64, amount: i64, seat: i64, detail: i64) -> bool:
    """Change as much as does not offset. False: nothing was changed."""
    if is_barred(g, what, amount, seat):
        return False
    if not g.table.edition.offsetting or g.stage != RESOLVING:
        return change(g, what, amount, seat, detail)
    left = amount
    if g.offsets:
        left = set_against(g, what, left, seat, detail, False)
        left = set_against(g, what, left, seat, detail, True)
    if left and g.layers and not (what == TURNOVERS and left < 0 and g.this.turnover):
        left = against_later(g, what, left, seat, detail)
    if left == 0 and amount:
        return False
    if not g.layers:
        return change(g, what, left, seat, detail)
    here = resolved_at(g)
    before = as_it_is(g, what)
    done = change(g, what, left, seat, detail)
    if what == SUCCESS:
        note(g, here, what, left, seat, before)
    elif what == YARDS_OF_PLAY:
        note(g, here, what, left, seat, len(g.this.ledger) - 3)
    elif what == BALL or TIMEOUTS_OF <= what < TURNED:
        in_vain = left - (as_it_is(g, what) - before)  # held at the 5 (F-20), or none to lose
        if in_vain:
            note(g, here, what, in_vain, seat, 0)
    elif what == TURNOVERS and left > 0 and before:  # the second one
        note(g, here, what, left, seat, before)
    elif not done and (what == TURNOVERS or is_so(g, what, left)):
        note(g, here, what, left, seat, 0)
    return done


def is_so(g: State, what: i64, amount: i64) -> bool:
    """Whether the Player is as the effect says; if not, a text forbade or replaced it."""
    return what >= TURNED and bool((g.exhausted >> (what - TURNED)) & 1) == (amount > 0)


def as_it_is(g: State, what: i64) -> i64:
    """What a change of it starts from, where that may be needed again."""
    this = g.this
    if what == SUCCESS:
        return this.forced
    if what == TURNOVERS:
        if not this.turnover:
            return 0
        return this.turnover_by << BY_AT | this.turnover << KIND_AT | this.turnover_keyword
    if what == BALL:
        return g.ball
    if TIMEOUTS_OF <= what < TURNED:
        return g.timeouts[what - TIMEOUTS_OF]
    return 0


def take_back(g: State, what: i64, taken: i64, detail: i64) -> None:
    """Of a part that resolved, that much never happened."""
    this = g.this
    if what == SUCCESS:
        this.forced = detail
    elif what == YARDS_OF_PLAY:
        ledger = this.ledger[:]
        ledger[detail + 1] -= taken if ledger[detail] == ADD else -taken
        this.ledger = ledger
    elif what == TURNOVERS and detail:  # the one that there was before it
        this.turnover_by = detail >> BY_AT
        this.turnover = detail >> KIND_AT & KINDS
        this.turnover_keyword = detail & KEYWORDS


def enter_pair(g: State, yards: i64, keyword: i64, other: i64, loses: bool) -> None:
    """Yards that offset: if abilities of one keyword are cancelled, the other stands (T-18)."""
    if not keyword and not other:
        return
    gain, loss = (other, keyword) if loses else (keyword, other)
    g.this.ledger = [*g.this.ledger, PAIR, yards, gain | loss << LOSS_AT]


def size(amount: i64) -> i64:
    return amount if amount >= 0 else -amount


def note(g: State, layer: i64, what: i64, amount: i64, seat: i64, detail: i64) -> None:
    g.offsets = [*g.offsets, layer, what, amount, seat, detail]


def resolved_at(g: State) -> i64:
    """The place of the layer that is being carried out, as that of one that resolved."""
    return -1 - len(g.layers)


def is_due(g: State, layer: i64) -> bool:
    """Whether that layer is the one being carried out, or is done."""
    return layer >= len(g.layers)


def set_against(g: State, what: i64, amount: i64, seat: i64, detail: i64, resolved: bool) -> i64:
    """What is left of it after the parts that wait for its layer, or that `resolved` before."""
    left = amount
    here = resolved_at(g)  # whose own parts do not offset
    offsets = g.offsets[:]
    i: i64 = len(offsets) - 5
    while i >= 0:  # the last one first, so that each is taken back to what was before it
        layer, other = offsets[i], offsets[i + 2]
        met = layer < 0 and layer != here if resolved else is_due(g, layer)
        met = met and offsets[i + 1] == what and left * other < 0
        if met and resolved and what == YARDS_OF_PLAY:
            met = not g.this.ledger[offsets[i + 4] + 2] & g.this.silenced  # cancelled since
        if met:
            taken = min(size(left), size(other))
            if other < 0:
                taken = -taken
            left += taken
            offsets[i + 2] -= taken
            if what == YARDS_OF_PLAY:
                other_keyword = offsets[i + 4] & KEYWORDS
                if resolved:
                    other_keyword = g.this.ledger[offsets[i + 4] + 2]
                enter_pair(g, size(taken), detail & KEYWORDS, other_keyword, taken > 0)
            if resolved:
                take_back(g, what, taken, offsets[i + 4])
            g.emit(events.OFFSET, seat, size(taken), what)
            if offsets[i + 2] == 0:
                del offsets[i : i + 5]
        i -= 5
    g.offsets = offsets
    return left


def against_later(g: State, what: i64, amount: i64, seat: i64, detail: i64) -> i64:
    """What is left of it after the opposite parts of the layers that are still to resolve."""
    left = amount
    sign: i64 = 1 if amount > 0 else -1
    place: i64 = len(g.layers) - 1
    while place >= 0 and left:
        there: i64 = 0
        if not is_barred(g, what, -sign, g.layers[place].seat):
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
        happen(g, due[i + 1], due[i + 2], due[i + 3], due[i + 4])
        i += 5


def happen(g: State, what: i64, amount: i64, seat: i64, detail: i64) -> None:
    """A part that was held back takes place, unless it was about a Player who has left since."""
    if what >= TURNED and not (g.on_field >> (what - TURNED)) & 1:
        return
    g.emit(events.AFTER_ALL, seat, size(amount), what)
    make(g, what, amount, seat, detail)
    if (what == LOW_END or what == HIGH_END) and g.this.revealed:
        tell_catch_range(g)
