"""What the answers of a test mean: which of the options that are offered, and the other way."""

from __future__ import annotations

from typing import Final

from snapcount.cards.card import AnyCard
from snapcount.engine import options, terms
from snapcount.engine.options import Option
from snapcount.engine.players import slot_now
from snapcount.engine.replacements import offered
from snapcount.engine.state import State
from snapcount.testing.answers import Answer, CardRef, PlayerRef
from snapcount.testing.layout import Dealt

CARD_VERBS: Final = {
    options.PLAY_A_CARD,
    options.DISCARD,
    options.PICK_CARD,
    options.PICK_ATTACHED,
    options.CALL,
}
PLAYER_VERBS: Final = {
    options.LINE_UP,
    options.DESIGNATE,
    options.PICK_PLAYER,
    options.USE_GAINED,
}


def fits(g: State, dealt: Dealt, answer: Answer, option: Option) -> bool:
    """Whether an offered option is what the answer means."""
    if answer.verb != option.verb:
        return False
    if answer.what is None:
        return True
    if answer.verb in PLAYER_VERBS:
        return means_player(g, answer.what, option.a)
    if answer.verb == options.USE:
        return means_used(g, dealt, answer, option)
    card = card_of(g, option)
    if card is None:
        return answer.what == option.a
    if not means_card(g, dealt, answer.what, card):
        return False
    if answer.on is None:
        return True
    if answer.verb == options.CALL:
        return answer.on == option.b
    return option.b >= 0 and means_player(g, answer.on, option.b)


def means_used(g: State, dealt: Dealt, answer: Answer, option: Option) -> bool:
    assert answer.what is not None
    slot = slot_now(g, option.a)
    table = g.table
    if table.slot_of[option.a] >= 0:
        right = means_player(g, answer.what, slot)
    else:
        right = means_card(g, dealt, answer.what, option.a)
    return right and (answer.on is None or answer.on == option.b)


def card_of(g: State, option: Option) -> int | None:
    """The card that an option speaks of, if it does."""
    if option.verb in CARD_VERBS:
        return option.a
    if option.verb == options.ORDER:
        return g.waiting[option.a].card
    if option.verb == options.PICK_LAYER:
        return g.layers[option.a].card
    if option.verb == options.REPLACE:
        return offered(g, option).card
    return None


def word(g: State, option: Option) -> str:
    """An offered option as the test would write it."""
    table = g.table
    what: str | int | None
    on: str | int | None = None
    if option.verb in PLAYER_VERBS:
        what = player_name(g, option.a)
    elif option.verb == options.USE:
        what = table.labels[table.definition[option.a]]
        on = option.b if len(table.card_abilities[option.a]) > 1 else None
    else:
        card = card_of(g, option)
        what = table.labels[table.definition[card]] if card is not None else option.a
        if option.verb == options.CALL:
            on = option.b if option.b >= 0 else None
        elif option.b >= 0 and option.verb in CARD_VERBS:
            on = player_name(g, option.b)
        if card is None and option.a < 0:
            what = None
    return repr(Answer(option.verb, what, on))


def means_card(g: State, dealt: Dealt, ref: CardRef, card: int) -> bool:
    """Whether a card is the one that a test speaks of."""
    table = g.table
    definition = table.cards[table.definition[card]]
    if isinstance(ref, int):
        declared = dealt.hand
        if table.kind[card] == terms.PLAY_CARD:
            declared = dealt.plays
        return ref < len(declared) and (table.definition[declared[ref]] == table.definition[card])
    if isinstance(ref, str):
        if table.slot_of[card] >= 0:
            return means_player(g, ref, table.slot_of[card])
        return definition.name == ref
    return definition == ref


def means_player(g: State, ref: PlayerRef, slot: int) -> bool:
    """Whether a Player is the one that a test speaks of."""
    card: AnyCard = g.table.cards[g.table.definition[g.top(slot)]]
    if isinstance(ref, int):
        return slot == ref
    if isinstance(ref, str):
        return ref in (card.name, getattr(card, "position", ""))
    return card.name == ref.name


def player_name(g: State, slot: int) -> str:
    return g.table.cards[g.table.definition[g.top(slot)]].name
