"""Cards moving between decks, hands and discard piles (chapter Z)."""

from __future__ import annotations

from mypy_extensions import i64

from snapcount.engine import events
from snapcount.engine.limits import count_draw, draws
from snapcount.engine.modifiers import forbids, held
from snapcount.engine.options import ASK_HAND_LIMIT, DISCARD, Option
from snapcount.engine.state import State
from snapcount.engine.terms import (
    ACTION,
    ACTION_DISCARDED,
    ACTION_DRAWN,
    CANCEL_THE_DRAW,
    CARD_DISCARDED,
    CARD_DRAWN,
    DISCARD_DOWN,
    MOD_CANNOT_DRAW,
    MOD_HAND_LIMIT,
    MOD_LIMIT_DRAWS,
    NO_LIMIT,
    PLAY,
    PLAY_CARD,
    PLAY_DISCARDED,
    PLAY_DRAWN,
)
from snapcount.engine.triggers import fire


def hand_limit(g: State, seat: i64, deck: i64) -> i64:
    limit = g.table.edition.hand_limit
    if g.table.modifies[MOD_HAND_LIMIT]:
        by: i64 = 0
        for h in held(g, MOD_HAND_LIMIT):
            if h.concerns(g, seat, 1 << deck):
                if h.modifier.high:  # a text that says what the limit is; the last one counts
                    limit = h.amount
                else:
                    by += h.amount
        limit = max(limit + by, 0)
    return limit


def refill(g: State, seat: i64, deck: i64) -> bool:
    """Z-5, R-4: shuffle the discard pile into the empty deck. False: there is none."""
    pile = g.discard(seat, deck)
    if not pile:
        return False
    cards = g.deck(seat, deck)
    pile.sort()  # Z-8: the order of a discard pile means nothing, so it may not matter here
    cards.extend(pile)
    pile.clear()
    g.dice.shuffle(cards)
    stir(g, seat, deck)
    g.emit(events.REFILLED, seat, deck, -1)
    return True


def stir(g: State, owner: i64, deck: i64) -> None:
    """A card that an effect showed on top of that deck lies there no longer, or nobody can tell."""
    for frame in g.frames:
        card = frame.shown
        if card >= 0 and g.table.owner[card] == owner:
            if (g.table.kind[card] == PLAY_CARD) == (deck == PLAY):
                frame.lost = True


def take_top(g: State, seat: i64, deck: i64) -> i64:
    """Take the top card off a deck, refilling it if it must be; -1 if there is none at all."""
    cards = g.deck(seat, deck)
    if not cards and not refill(g, seat, deck):
        return -1
    return cards.pop()


def may_draw(g: State, seat: i64, deck: i64) -> bool:
    """Whether no text keeps the seat from drawing another card of that deck."""
    table = g.table
    if table.modifies[MOD_CANNOT_DRAW] and forbids(g, MOD_CANNOT_DRAW, seat, 1 << deck):
        return False
    if table.modifies[MOD_LIMIT_DRAWS]:
        for h in held(g, MOD_LIMIT_DRAWS):
            if h.concerns(g, seat, 1 << deck) and draws(g, seat, deck) >= h.amount:
                return False
    return True


def draw(g: State, seat: i64, deck: i64) -> bool:
    """Draw one card under the edition's hand limit (Z-3, R-2)."""
    table = g.table
    if not may_draw(g, seat, deck):
        g.emit(events.NO_DRAW, seat, deck, -1)
        return False
    hand = g.action_hand[seat] if deck == ACTION else g.play_hand[seat]
    mode = table.edition.limit_mode
    if mode != NO_LIMIT and len(hand) >= hand_limit(g, seat, deck):
        if mode == CANCEL_THE_DRAW:
            g.emit(events.DRAW_CANCELLED, seat, deck, -1)
            return False
        g.limit_due |= 1 << (seat * 2 + deck)
    cards = g.action_deck[seat] if deck == ACTION else g.play_deck[seat]
    if not cards and not refill(g, seat, deck):
        return False
    card = cards.pop()
    hand.append(card)
    g.events.append((events.DREW, seat, deck, card, g.cause))  # `emit`, written out for speed
    if table.modifies[MOD_LIMIT_DRAWS]:
        count_draw(g, seat, deck)
    if table.listens[CARD_DRAWN]:
        fire(g, CARD_DRAWN, seat, -1)
    if table.listens[ACTION_DRAWN if deck == ACTION else PLAY_DRAWN]:
        fire(g, ACTION_DRAWN if deck == ACTION else PLAY_DRAWN, seat, -1)
    return True


def to_hand(g: State, seat: i64, deck: i64, card: i64) -> None:
    """Put a card into a hand other than by drawing; the limit is looked at afterwards."""
    g.hand(seat, deck).append(card)
    if g.table.edition.limit_mode == DISCARD_DOWN:
        g.limit_due |= 1 << (seat * 2 + deck)


def to_discard(g: State, card: i64) -> None:
    """Z-6, Z-7: to its owner's pile of its kind."""
    table = g.table
    owner = table.owner[card]
    if table.kind[card] == PLAY_CARD:
        g.play_discard[owner].append(card)
    else:
        g.action_discard[owner].append(card)
    g.events.append((events.DISCARDED, owner, card, -1, g.cause))  # `emit`, written out for speed


def discard_from_hand(g: State, seat: i64, deck: i64, card: i64) -> None:
    g.hand(seat, deck).remove(card)
    to_discard(g, card)
    if g.table.listens[CARD_DISCARDED]:
        fire(g, CARD_DISCARDED, seat, -1)
    fire(g, ACTION_DISCARDED if deck == ACTION else PLAY_DISCARDED, seat, -1)


def different(g: State, hand: list[i64], verb: i64) -> list[Option]:
    """One option for each different card of a hand, in the hand's order: its owner knows that."""
    definitions = g.table.definition
    of_card = g.table.of_card[verb]
    options: list[Option] = []
    seen: list[i64] = []
    for card in hand:
        definition = definitions[card]
        if definition not in seen:
            seen.append(definition)
            options.append(of_card[card])
    return options


def distinct(g: State, pile: list[i64], verb: i64) -> list[Option]:
    """One option for each different card of a pile, in an order that tells nothing of its own."""
    keys: list[i64] = []
    for card in pile:
        keys.append(g.table.definition[card] * 1024 + card)
    keys.sort()
    return different(g, [key % 1024 for key in keys], verb)


def look_at_limits(g: State) -> None:
    """Z-3: texts that change a hand limit may have come or gone; every hand is looked at."""
    if g.table.modifies[MOD_HAND_LIMIT]:
        g.limit_due = 15


def cut_hands(g: State) -> None:
    """Z-3 (crd): after an effect, each hand over its limit is cut by its owner, one card a time."""
    if g.table.edition.limit_mode != DISCARD_DOWN:
        g.limit_due = 0
        return
    for seat in (g.offense, 1 - g.offense):
        due = (g.limit_due >> (seat * 2)) & 3
        if due & 1 and cut_hand(g, seat, PLAY):
            return
        if due & 2 and cut_hand(g, seat, ACTION):
            return


def cut_hand(g: State, seat: i64, deck: i64) -> bool:
    """Ask which card of a hand over its limit is discarded. False: it is not over its limit."""
    hand = g.action_hand[seat] if deck == ACTION else g.play_hand[seat]
    if len(hand) <= hand_limit(g, seat, deck):
        g.limit_due &= ~(1 << (seat * 2 + deck))
        return False
    g.ask(seat, ASK_HAND_LIMIT, different(g, hand, DISCARD))
    return True


def cut(g: State, seat: i64, card: i64) -> None:
    """The card that was chosen goes; with it the question, if the hand is now within its limit."""
    deck: i64 = PLAY if g.table.kind[card] == PLAY_CARD else ACTION
    g.emit(events.OVER_THE_LIMIT, seat, deck, card)
    discard_from_hand(g, seat, deck, card)
    if len(g.hand(seat, deck)) <= hand_limit(g, seat, deck):
        g.limit_due &= ~(1 << (seat * 2 + deck))
