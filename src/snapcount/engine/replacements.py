"""`Would` texts: what takes place in the stead of something about to happen."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.effects import begin
from snapcount.engine.limits import note_use, spent
from snapcount.engine.modifiers import lasts, standing_sources, works
from snapcount.engine.options import ASK_REPLACEMENT, REPLACE, Option
from snapcount.engine.program import PLAYERS, Lasting, Waiting, recall
from snapcount.engine.state import State
from snapcount.engine.terms import SLOTS_A_SEAT, WOULD, WOULD_BE_EXHAUSTED
from snapcount.engine.triggers import concerns

MOST_IN_A_ROW: i64 = 12  # law 10: replacements of one event


def applicable(g: State, event: i64, again: bool) -> list[Waiting]:
    """The replacements that apply now to what the offense's play would come to."""
    return applying(g, event, again, g.offense, -1)


def applying(g: State, event: i64, again: bool, seat: i64, who: i64) -> list[Waiting]:
    """The replacements that apply now to what that seat or Player would do or suffer.

    Those that had their turn only if they may act `again`.
    """
    found: list[Waiting] = []
    table = g.table
    for source in standing_sources(g):
        card = source >> 5
        for ability in table.card_abilities[card]:
            if ability.kind != WOULD or ability.event != event:
                continue
            if not again and ability.number * 1024 + card in g.this.applied:
                continue
            slot = (source & 31) - 1
            owner = table.owner[card]
            if spent(g, ability, owner, card):
                continue
            if works(g, ability, card, slot):
                if concerns(g, ability, owner, card, slot, seat, who, 0):
                    found.append(Waiting(ability, owner, card, slot, 0))
    for effect in g.lasting:
        ability = effect.ability
        if ability.kind != WOULD or ability.event != event or not lasts(g, effect):
            continue
        if spent(g, ability, effect.seat, effect.card):
            continue
        if not again and ability.number * 1024 + effect.card in g.this.applied:
            continue
        if concerns(g, ability, effect.seat, effect.card, effect.slot, seat, who, effect.chosen):
            found.append(Waiting(ability, effect.seat, effect.card, effect.slot, effect.chosen))
    return found


def replace(g: State, event: i64, again: bool) -> bool:
    """Begin a replacement, or ask the offense which goes first. False: none is left."""
    if len(g.this.applied) >= MOST_IN_A_ROW:
        g.emit(events.BUDGET_SPENT, -1, -1, -1)
        return False
    found = applicable(g, event, again)
    if not found:
        return False
    if len(found) == 1:
        begin_replacement(g, found[0])
        return True
    options: list[Option] = []
    for i in range(len(found)):
        options.append(g.table.option(REPLACE, i, event * 2 + (1 if again else 0)))
    g.ask(g.offense, ASK_REPLACEMENT, options)  # the affected player's choice
    return True


def take_replacement_answer(g: State, option: Option) -> None:
    begin_replacement(g, applicable(g, option.b // 2, bool(option.b & 1))[option.a])


def begin_replacement(g: State, found: Waiting) -> None:
    g.this.applied = [*g.this.applied, found.ability.number * 1024 + found.card]
    note_use(g, found.ability, found.seat, found.card)
    g.emit(events.REPLACED, found.seat, found.card, found.ability.place)
    f = begin(g, found.ability, found.seat, found.card, found.slot)
    recall(f, found.chosen)
    gone = False
    kept: list[Lasting] = []
    for effect in g.lasting:
        mine = effect.ability is found.ability and effect.card == found.card
        if mine and effect.once and not gone:
            gone = True  # another copy of the card keeps what it left
        else:
            kept.append(effect)
    g.lasting = kept


def instead_of_exhausting(g: State, slot: i64) -> bool:
    """Begin what takes the place of a Player's being exhausted; False: nothing does.

    The text that its owner controls goes first, and there is none after it: a Player that was
    not exhausted cannot be so a second time.
    """
    seat = slot // SLOTS_A_SEAT
    found = applying(g, WOULD_BE_EXHAUSTED, True, seat, slot)
    if not found or len(g.frames) >= MOST_IN_A_ROW:
        return False
    first = found[0]
    for each in found:
        if each.seat == seat:
            first = each
            break
    about = (first.chosen & ~PLAYERS) | (1 << slot)
    begin_replacement(g, Waiting(first.ability, first.seat, first.card, first.slot, about))
    return True
