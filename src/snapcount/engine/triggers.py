"""Triggered abilities: noticing that one's event has happened (T-4, T-6, T-13)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine.kick_grit import know_kick
from snapcount.engine.limits import note_first, note_heard, of_one_wait, remember, spent
from snapcount.engine.modifiers import has_no_effect, lasts, standing_sources, works
from snapcount.engine.play import call_of
from snapcount.engine.program import GRIT_AT, LAYER_AT, PLAYERS, Ability, Frame, Waiting, recall
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ACTION_PLAYED,
    ANYONE,
    CALLS_COUNTED,
    EXHAUST_USED,
    OPEN,
    PLAY_REVEALED,
    TOUCHDOWN_SCORED,
    TRIGGERED,
    WOULD_BE_GOOD,
    WOULD_BE_MISSED,
)


def fire(
    g: State,
    event: i64,
    seat: i64,
    slot: i64,
    grit: i64 = -1,
    instead_of: list[i64] | None = None,
) -> None:
    """Let every ability that waits for this event, of that seat and Player, wait for its layer.

    `grit`: the Grit that it is about, which a text may ask for. `instead_of`: the texts that were
    true of the call before; only others that name a call hear of the new one.
    """
    if not g.table.listens[event]:
        return
    table = g.table
    if event < CALLS_COUNTED and (table.recalls >> event) & 1 and seat >= 0 and instead_of is None:
        remember(g, event, seat)
    about: i64 = 1 << slot if slot >= 0 else 0
    with_it: i64 = grit << GRIT_AT if grit >= 0 else 0
    it: i64 = 0
    if g.stage == OPEN and (event == ACTION_PLAYED or event == EXHAUST_USED):
        it = len(g.layers) << LAYER_AT  # the card or ability is the last layer in
    for source in standing_sources(g):
        card = source >> 5
        for ability in table.card_abilities[card]:
            if ability.kind != TRIGGERED or ability.event != event:
                continue
            if instead_of is not None and not comes_about(ability, card, instead_of):
                continue
            at = (source & 31) - 1
            owner = table.owner[card]
            if spent(g, ability, owner, card):
                continue
            if not works(g, ability, card, at):
                continue
            if concerns(g, ability, owner, card, at, seat, slot, with_it):
                if not ability.first:
                    note_heard(g, ability, owner, card)
                g.waiting.append(Waiting(ability, owner, card, at, about | it | with_it))
    fire_lasting(g, event, seat, slot, grit, instead_of, it)
    if table.firsts:
        note_first_times(g, event, seat, slot, with_it, [])


def fire_lasting(
    g: State,
    event: i64,
    seat: i64,
    slot: i64,
    grit: i64,
    instead_of: list[i64] | None,
    it: i64,
) -> None:
    """The same for abilities that effects have left behind or given."""
    if not g.lasting:
        return
    about: i64 = 1 << slot if slot >= 0 else 0
    with_it: i64 = grit << GRIT_AT if grit >= 0 else 0
    gone: list[i64] = []
    for i, effect in enumerate(g.lasting):
        if i in gone:
            continue  # it came on another occasion
        ability = effect.ability
        carried = effect.chosen
        if grit >= 0:
            carried = (carried & ~(15 << GRIT_AT)) | with_it
        if (
            ability.kind == TRIGGERED
            and ability.event == event
            and (instead_of is None or comes_about(ability, -1 - i, instead_of))
            and lasts(g, effect)
            and not spent(g, ability, effect.seat, effect.card)
            and concerns(g, ability, effect.seat, effect.card, effect.slot, seat, slot, carried)
        ):
            if not ability.first:
                note_heard(g, ability, effect.seat, effect.card)
            # `That` is whom the event is about, else whom the effect that left this had chosen;
            # a touchdown is about a Player only for a text that says whose it must be
            named = about and (event != TOUCHDOWN_SCORED or ability.players is not None)
            chosen = about | (carried & ~PLAYERS) if named else carried
            g.waiting.append(Waiting(ability, effect.seat, effect.card, effect.slot, chosen | it))
            if effect.once:
                gone += of_one_wait(g.lasting, i)
    if gone:
        g.lasting = [effect for i, effect in enumerate(g.lasting) if i not in gone]


def note_first_times(
    g: State, event: i64, seat: i64, slot: i64, carried: i64, at_hand: list[Waiting]
) -> None:
    """It has happened: of every text about the first time of that, this was it.

    Also of a card on the bench, in a hand or in a deck, and of one whose text does not work now.
    `at_hand`: texts that are still to be carried out, so that the time is not over for them.
    """
    table = g.table
    for text in table.firsts:
        ability = text.ability
        if ability.event != event or ability.own or is_at_hand(at_hand, ability, text.seat):
            continue
        if concerns(g, ability, text.seat, text.card, -1, seat, slot, carried):
            note_first(g, ability, text.seat, -1)
    for source in standing_sources(g):
        card = source >> 5
        owner = table.owner[card]
        for ability in table.card_abilities[card]:
            if ability.event != event or not ability.own or is_at_hand(at_hand, ability, owner):
                continue
            if concerns(g, ability, owner, card, (source & 31) - 1, seat, slot, carried):
                note_first(g, ability, owner, card)
    for effect in g.lasting:
        ability = effect.ability
        if ability.event == event and ability.own:
            if concerns(
                g, ability, effect.seat, effect.card, effect.slot, seat, slot, effect.chosen
            ):
                note_first(g, ability, effect.seat, effect.card)


def is_at_hand(at_hand: list[Waiting], ability: Ability, seat: i64) -> bool:
    for waiting in at_hand:
        if waiting.ability is ability and waiting.seat == seat:
            return True
    return False


def comes_about(ability: Ability, place: i64, before: list[i64]) -> bool:
    """Whether an ability names a call that there was not before (R-52)."""
    return ability.names_call and text_key(place, ability) not in before


def text_key(place: i64, ability: Ability) -> i64:
    """A number for the text of a card, or of an effect that lasts: those are below 0."""
    return place << 6 | ability.place


def true_of_call(g: State) -> list[i64]:
    """The texts that name a call and would hear of the one that there is now."""
    found: list[i64] = []
    if not g.table.listens[PLAY_REVEALED]:
        return found
    for source in standing_sources(g):
        card = source >> 5
        at = (source & 31) - 1
        for ability in g.table.card_abilities[card]:
            if ability.kind == TRIGGERED and ability.event == PLAY_REVEALED and ability.names_call:
                if concerns(g, ability, g.table.owner[card], card, at, g.offense, -1, 0):
                    found.append(text_key(card, ability))
    for i, effect in enumerate(g.lasting):
        ability = effect.ability
        if ability.kind == TRIGGERED and ability.event == PLAY_REVEALED and ability.names_call:
            owner, card = effect.seat, effect.card
            if concerns(g, ability, owner, card, effect.slot, g.offense, -1, effect.chosen):
                found.append(text_key(-1 - i, ability))
    return found


def fire_own(g: State, event: i64, card: i64, seat: i64, slot: i64) -> None:
    """As `fire`, of an event that only the card itself can hear."""
    if not g.table.listens[event] or has_no_effect(g, card):
        return
    for ability in g.table.card_abilities[card]:
        if (
            ability.kind == TRIGGERED
            and ability.event == event
            and not spent(g, ability, seat, card)
        ):
            if concerns(g, ability, seat, card, slot, seat, -1, 0):
                note_heard(g, ability, seat, card)
                g.waiting.append(Waiting(ability, seat, card, slot, 0))


def concerns(
    g: State,
    ability: Ability,
    owner: i64,
    card: i64,
    at: i64,
    seat: i64,
    slot: i64,
    chosen: i64,
) -> bool:
    """Whether an event of that seat, Player and called play is the one an ability speaks of."""
    if ability.whose != ANYONE and seat >= 0 and not (g.seats(ability.whose, owner) >> seat) & 1:
        return False
    if ability.calls and not ability.calls & call_of(g):
        return False
    players = ability.players
    condition = ability.condition
    if players is None and condition is None:
        return True
    f = Frame(ability, owner, card, at)
    recall(f, chosen)
    if ability.event == WOULD_BE_GOOD or ability.event == WOULD_BE_MISSED:
        know_kick(g, f)
    if players is not None and (slot < 0 or not players.fits(g, f, slot)):
        return False
    return condition is None or condition.holds(g, f)
