"""`Would` texts: what takes place in the stead of something about to happen."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.effects import begin
from snapcount.engine.kick_grit import know_kick
from snapcount.engine.limits import note_heard, of_one_wait, spent
from snapcount.engine.modifiers import lasts, standing_sources, works
from snapcount.engine.options import ASK_REPLACEMENT, REPLACE, Option
from snapcount.engine.program import PLAYERS, Frame, Lasting, Step, Waiting, recall
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ANOTHER_PLAY,
    PLAY_CARD,
    THIS_DOWN,
    WOULD,
    WOULD_BE_GOOD,
    WOULD_BE_MISSED,
    YOU,
)
from snapcount.engine.triggers import concerns, note_first_times

MOST_IN_A_ROW: i64 = 12  # law 10: replacements of one event


def applicable(g: State, event: i64, again: bool) -> list[Waiting]:
    """The replacements that apply now to what the offense's play would come to."""
    return applying(g, event, again, g.offense, -1)


def applying(g: State, event: i64, again: bool, seat: i64, who: i64) -> list[Waiting]:
    """The replacements that apply now to what that seat or Player would do or suffer.

    Those that had their turn only if they may act `again`, or it is another play since.
    """
    found: list[Waiting] = []
    table = g.table
    for source in standing_sources(g):
        card = source >> 5
        for ability in table.card_abilities[card]:
            if ability.kind != WOULD or ability.event != event:
                continue
            if not again and had_turn(g, ability.number * 1024 + card):
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
        if of_another_call(g, effect):
            continue
        if spent(g, ability, effect.seat, effect.card):
            continue
        if not again and had_turn(g, ability.number * 1024 + effect.card):
            continue
        if concerns(g, ability, effect.seat, effect.card, effect.slot, seat, who, effect.chosen):
            found.append(Waiting(ability, effect.seat, effect.card, effect.slot, effect.chosen))
    return found


def of_another_call(g: State, effect: Lasting) -> bool:
    """Whether a Play said it of its own play, and another one is called by now (T-7)."""
    if effect.duration != THIS_DOWN or effect.ability.whose != YOU:
        return False
    card = effect.card
    return card >= 0 and g.table.kind[card] == PLAY_CARD and g.this.called[effect.seat] != card


def had_turn(g: State, key: i64) -> bool:
    """Whether that replacement has taken place for the play as it is called now."""
    i = len(g.this.applied) - 1
    while i >= 0 and g.this.applied[i] != ANOTHER_PLAY:
        if g.this.applied[i] == key:
            return True
        i -= 1
    return False


def replace(g: State, event: i64, again: bool) -> bool:
    """Begin a replacement, or ask the offense which goes first. False: none is left."""
    turns: i64 = 0
    for key in g.this.applied:
        if key != ANOTHER_PLAY:
            turns += 1
    if turns >= MOST_IN_A_ROW:
        g.emit(events.BUDGET_SPENT, -1, -1, -1)
        return False
    found = applicable(g, event, again)
    it_would_happen(g, event, g.offense, -1, found)
    if not found:
        return False
    if len(found) == 1:
        begin_replacement(g, found[0], True)
        return True
    options: list[Option] = []
    for i in range(len(found)):
        options.append(g.table.option(REPLACE, i, event * 2 + (1 if again else 0)))
    g.ask(g.offense, ASK_REPLACEMENT, options)  # the affected player's choice
    return True


def it_would_happen(g: State, event: i64, seat: i64, slot: i64, found: list[Waiting]) -> None:
    """Of texts about the first time of that, this was it; those among several have their turn."""
    if g.table.firsts:
        several = found if len(found) > 1 else []
        note_first_times(g, event, seat, slot, 0, several)


def take_replacement_answer(g: State, option: Option) -> None:
    found = offered(g, option)
    if option.b < 0:
        begin_replacement(g, found, False)
    else:
        begin_replacement(g, found, True)


def offered(g: State, option: Option) -> Waiting:
    """The replacement that an answer speaks of."""
    if option.b >= 0:
        return applicable(g, option.b // 2, bool(option.b & 1))[option.a]
    f = g.frames[-1]
    return about(applying(g, f.x, True, f.seat, f.slot)[option.a], f.slot)


def begin_replacement(g: State, found: Waiting, noted: bool) -> None:
    """`noted`: it has had its turn for what the play of this down would come to."""
    if noted:
        g.this.applied = [*g.this.applied, found.ability.number * 1024 + found.card]
    note_heard(g, found.ability, found.seat, found.card)
    g.emit(events.REPLACED, found.seat, found.card, found.ability.place)
    f = begin(g, found.ability, found.seat, found.card, found.slot)
    recall(f, found.chosen)
    if found.ability.event == WOULD_BE_GOOD or found.ability.event == WOULD_BE_MISSED:
        know_kick(g, f)
    for i, effect in enumerate(g.lasting):
        if effect.ability is found.ability and effect.card == found.card and effect.once:
            gone = of_one_wait(g.lasting, i)
            g.lasting = [effect for i, effect in enumerate(g.lasting) if i not in gone]
            break  # another copy of the card keeps what it left


def instead(g: State, event: i64, seat: i64, slot: i64) -> bool:
    """Begin what takes the place of something that is about to befall a seat or its Player.

    Of several the seat that it befalls chooses one, and there is none after it: what did not
    happen cannot be replaced a second time. False: nothing takes its place.
    """
    found = applying(g, event, True, seat, slot)
    it_would_happen(g, event, seat, slot, found)
    if not found or len(g.frames) >= MOST_IN_A_ROW:
        return False
    if len(found) == 1:
        begin_replacement(g, about(found[0], slot), False)
        return True
    f = begin(g, g.table.choice, seat, found[0].card, slot)
    f.x = event
    return True


def about(found: Waiting, slot: i64) -> Waiting:
    """The replacement with the Player whom it is about as its `That`."""
    if slot < 0:
        return found
    chosen = (found.chosen & ~PLAYERS) | (1 << slot)
    return Waiting(found.ability, found.seat, found.card, found.slot, chosen)


@final
class ChooseReplacement(Step):
    """Whoever it befalls chooses what happens instead; the event is in the frame's X."""

    __slots__ = ()

    def run(self, g: State, f: Frame) -> bool:
        found = applying(g, f.x, True, f.seat, f.slot)
        options: list[Option] = []
        for i in range(len(found)):
            options.append(g.table.option(REPLACE, i, -1))
        if len(options) > 1:
            g.ask(f.seat, ASK_REPLACEMENT, options)
            return False
        for each in found:
            begin_replacement(g, about(each, f.slot), False)
        return True
