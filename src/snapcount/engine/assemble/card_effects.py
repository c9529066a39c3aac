"""The executor of every effect node that handles cards, wherever they lie."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from snapcount.cards import nouns, tree
from snapcount.engine import terms
from snapcount.engine.assemble.assembler import Assemble, Assembler
from snapcount.engine.assemble.shapes import for_each_seat, simple
from snapcount.engine.assemble.words import (
    DECK,
    ON_FIELD,
    WHO,
    call_bits,
    put_away,
    such_cards,
)
from snapcount.engine.program import PlayerTest, Step
from snapcount.engine.steps import (
    attachments,
    audible_costs,
    calls,
    cards,
    layers,
    numbers,
    piles,
    players,
    revealing,
    searching,
)

_SOURCE: Final = ("hand", "deck", "discard")


def _look(a: Assembler, n: tree.LookAndReorder, steps: list[Step]) -> None:
    for_each_seat(n.whose, lambda whose: searching.LookStep(whose, DECK[n.deck], n.count), steps)


def _look_and_take(a: Assembler, n: tree.LookAndTake, steps: list[Step]) -> None:
    def look(whose: int) -> searching.LookStep:
        step = searching.LookStep(whose, DECK[n.deck], n.count)
        step.take = n.take
        step.up_to = n.up_to
        step.to = ("hand", "call", "top", "bottom", "discard").index(n.to)
        step.reveals = n.reveal
        step.rest = ("top", "bottom", "discard", "shuffle", "left", "hand").index(n.rest)
        return step

    for_each_seat(n.whose, look, steps)
    if n.to == "call":
        steps += [audible_costs.PayForAudible(terms.YOU, shown=True), calls.CallShown()]


def _take_from_top(a: Assembler, n: tree.TakeFromTop, steps: list[Step]) -> None:
    take = searching.TakeSuch(DECK[n.deck], n.count, n.take, such_cards(n))
    take.must = n.must
    rest = searching.LookStep(terms.YOU, DECK[n.deck], 0)
    rest.goes_on = True
    rest.rest = ("top", "bottom", "discard", "shuffle").index(n.rest)
    steps += [take, rest]


def _call_shown(a: Assembler, n: tree.CallShown, steps: list[Step]) -> None:
    if n.kept:
        steps.append(calls.CallKept())
        return
    steps += [audible_costs.PayForAudible(terms.YOU, shown=True), calls.CallShown()]


_TURNING_UP: Final = (
    piles.RevealTop,
    revealing.RevealCards,
    cards.DiscardTopStep,
    searching.LookStep,
)
"""Steps before a discard that leave the card which `that card` means."""


def _discard(a: Assembler, n: tree.Discard, steps: list[Step]) -> None:
    count = None if n.count is None else a.number(n.count)
    deck, how = DECK[n.deck], ("choose", "random", "look").index(n.how)
    turned_up = any(isinstance(step, _TURNING_UP) for step in steps)
    shows = n.count == 1 and n.who != "each player" and not turned_up

    def discard(who: int) -> Step:
        step = cards.DiscardStep(who, deck, count, how)
        step.shows = shows
        step.such = such_cards(n)
        return step

    for_each_seat(n.who, discard, steps)


def _search(a: Assembler, n: tree.Search, steps: list[Step]) -> None:
    play, action = "play" in n.decks, "action" in n.decks

    def search(who: int) -> Step:
        step = searching.SearchStep(who, play, action, n.reveal, such_cards(n))
        step.calls_it, step.on_top, step.count = n.to == "call", n.to == "top", n.count
        return step

    for_each_seat(n.who, search, steps)


def _showing(a: Assembler, steps: list[Step]) -> None:
    """What the last step shows may be counted by what comes after it."""
    shows = steps[-1]
    assert isinstance(shows, cards.Showing)
    a.shows = shows


def _discard_top(a: Assembler, n: tree.DiscardTop, steps: list[Step]) -> None:
    for_each_seat(n.who, lambda who: cards.DiscardTopStep(who, DECK[n.deck], n.count), steps)
    _showing(a, steps)


def _reveal_hand(a: Assembler, n: tree.RevealHand, steps: list[Step]) -> None:
    steps.append(cards.RevealStep(WHO[n.who], DECK[n.deck]))
    _showing(a, steps)


def _discard_any(a: Assembler, n: tree.DiscardAny, steps: list[Step]) -> None:
    for_each_seat(n.who, lambda who: cards.DiscardAnyStep(who, n.count, n.random), steps)


_BACK: Final = (False, True, "top", "bottom", "shuffle")
"""Where a Play goes that another is called instead of: the discard pile, or as in `PutCalled`."""


def _call_from_hand(a: Assembler, n: tree.CallFromHand, steps: list[Step]) -> None:
    kinds = call_bits(n.calls)
    back = _BACK.index(n.back) - 1
    from_pile = n.source == "discard"
    for_each_seat(n.who, lambda who: calls.CallFromHand(who, kinds, back, from_pile), steps)


def _put_called(a: Assembler, n: tree.PutCalled, steps: list[Step]) -> None:
    to = ("hand", "top", "bottom", "shuffle").index(n.to)
    for_each_seat(n.who, lambda who: calls.PutCalled(who, to), steps)


def _put_flipped(a: Assembler, n: tree.PutFlipped, steps: list[Step]) -> None:
    """It lies in the discard pile by then, as a Play that is no longer the called one may."""
    to = ("hand", "top", "bottom", "shuffle").index(n.to)
    steps.append(calls.PutCalled(WHO["you"], to))


def _recover(a: Assembler, n: tree.Recover, steps: list[Step]) -> None:
    count = a.number(n.count)

    def recover(who: int) -> Step:
        step = searching.RecoverStep(who, DECK[n.deck], count, such_cards(n))
        step.different = n.different
        step.other = n.other
        return step

    for_each_seat(n.who, recover, steps)


def _look_at_hand(a: Assembler, n: tree.LookAtHand, steps: list[Step]) -> None:
    count = None if n.count is None else a.number(n.count)
    steps += [piles.LookAtHand(WHO[n.whose], DECK[deck], count) for deck in n.decks]


def _exchange(a: Assembler, n: tree.ExchangeHands, steps: list[Step]) -> None:
    a.exchanges = True
    steps += [piles.Exchange(DECK[deck]) for deck in n.decks]


def _put(a: Assembler, n: tree.PutCards, steps: list[Step]) -> None:
    count = None if n.count is None else a.number(n.count)
    deck, to = DECK[n.deck], ("top", "bottom", "shuffle").index(n.to)
    hand, looks = n.source == "hand", n.how == "look"

    def put(who: int) -> Step:
        step = piles.PutStep(who, deck, count, hand, to, looks)
        step.such = such_cards(n)
        return step

    for_each_seat(n.who, put, steps)


def _exchange_with_pile(a: Assembler, n: tree.ExchangeWithPile, steps: list[Step]) -> None:
    for_each_seat(n.who, lambda who: revealing.ExchangeWithPile(who, DECK[n.deck]), steps)


def _hand_until(a: Assembler, n: tree.HandUntil, steps: list[Step]) -> None:
    deck, to = DECK[n.deck], a.number(n.to)

    def until(who: int) -> Step:
        count = numbers.ToHandOf(who, deck, to, not n.draw)
        if n.draw:
            return cards.DrawStep(who, deck, count)
        return cards.DiscardStep(who, deck, count, cards.BY_CHOICE)

    for_each_seat(n.who, until, steps)


def _reveal_cards(a: Assembler, n: tree.RevealCards, steps: list[Step]) -> None:
    deck = DECK[n.deck]
    count = None if n.count is None else a.number(n.count)

    def reveal(who: int) -> Step:
        step = revealing.RevealCards(who, deck, count, n.random)
        step.one = n.count == 1
        step.only = such_cards(n)
        return step

    for_each_seat(n.who, reveal, steps)
    _showing(a, steps)


def _reveal_until(a: Assembler, n: tree.RevealUntil, steps: list[Step]) -> None:
    rest = ("bottom", "discard", "shuffle").index(n.rest)
    steps.append(revealing.RevealUntil(DECK[n.deck], rest, n.to == "call", such_cards(n)))


def _reveal_top(a: Assembler, n: tree.RevealTop, steps: list[Step]) -> None:
    for_each_seat(n.who, lambda who: piles.RevealTop(who, DECK[n.deck], n.count), steps)
    _showing(a, steps)


def _put_shown(a: Assembler, n: tree.PutShown, steps: list[Step]) -> None:
    to = {"hand": piles.TO_HAND, "discard": piles.TO_DISCARD, "bottom": piles.TO_BOTTOM}[n.to]
    steps.append(piles.PutShown(to))


def _attach(a: Assembler, n: tree.AttachCard, steps: list[Step]) -> None:
    a.select(n.players, steps)
    steps.append(attachments.AttachStep(_SOURCE.index(n.source)))


def _move_this(a: Assembler, n: tree.MoveThis, steps: list[Step]) -> None:
    steps.append(attachments.MoveThis(None if n.to is None else a.group(n.to.group)))


def _who_has(players: nouns.Players, kind: str) -> nouns.Players:
    """Such a card is taken only from Players who have one: who is chosen, or all who do."""
    if not isinstance(players, nouns.Choose | nouns.All):
        return players
    group = players.group
    if kind == "power up":
        group = replace(group, power_up=True)
    elif group.status is None:
        group = replace(group, status="superstar")
    return replace(players, group=group)


def _move_power_up(a: Assembler, n: tree.MovePowerUp, steps: list[Step]) -> None:
    to: PlayerTest | None = None
    if isinstance(n.to, nouns.Choose):
        # Any other than the one it comes from, who never gets it anyway
        to = a.group(replace(n.to.group, other=False))
    elif n.to is not None:
        to = a.player_test(n.to)
    if n.source is not None:
        a.select(_who_has(n.source, "power up"), steps)
        if isinstance(n.to, nouns.That) and not isinstance(n.source, nouns.That):
            chosen = steps[-1]  # who was named before gets it
            assert isinstance(chosen, players.SelectSome | players.SelectAll)
            chosen.passing = True
    steps.append(attachments.MovePowerUp(WHO[n.whose], n.source is not None, to))


def _remove(a: Assembler, n: tree.RemoveCard, steps: list[Step]) -> None:
    if n.players is not None:
        chooses = isinstance(n.players, nouns.Choose)
        any_one = chooses and n.count is None  # all that there are may be none
        a.select(n.players if any_one else _who_has(n.players, n.kind), steps)
    count = -1 if n.count is None else n.count
    chosen = n.players is not None
    to = put_away(n.to)
    step = layers.RemoveStep(ON_FIELD[n.kind], WHO[n.whose], count, to, chosen)
    step.up_to, step.other = n.up_to, n.other
    if n.counted is not None:
        step.counted = WHO[n.counted]
    steps.append(step)


ROWS: Final[dict[type, Assemble]] = {
    tree.Draw: simple(lambda a, n: cards.DrawStep(WHO[n.who], DECK[n.deck], a.number(n.count))),
    tree.Discard: _discard,
    tree.Search: _search,
    tree.Recover: _recover,
    tree.RevealHand: _reveal_hand,
    tree.LookAndReorder: _look,
    tree.LookAtHand: _look_at_hand,
    tree.LookAndTake: _look_and_take,
    tree.TakeFromTop: _take_from_top,
    tree.ExchangeHands: _exchange,
    tree.PutCards: _put,
    tree.RevealTop: _reveal_top,
    tree.DiscardTop: _discard_top,
    tree.DiscardAny: _discard_any,
    tree.CallShown: _call_shown,
    tree.CallFromHand: _call_from_hand,
    tree.PutCalled: _put_called,
    tree.PutFlipped: _put_flipped,
    tree.PutShown: _put_shown,
    tree.CopyDiscarded: simple(lambda a, n: piles.CopyDiscarded(WHO[n.whose], such_cards(n))),
    tree.PlayFromDiscard: simple(lambda a, n: piles.PlayFromDiscard()),
    tree.ShuffleDiscard: simple(lambda a, n: cards.ShuffleDiscardStep(WHO[n.who], DECK[n.deck])),
    tree.RemoveCard: _remove,
    tree.RemoveThis: simple(
        lambda a, n: attachments.RemoveThis(
            ("discard", "hand", "bottom", "shuffle").index(n.to), a.left
        )
    ),
    tree.MoveThis: _move_this,
    tree.ExchangeWithPile: _exchange_with_pile,
    tree.HandUntil: _hand_until,
    tree.RevealCards: _reveal_cards,
    tree.RevealUntil: _reveal_until,
    tree.AttachCard: _attach,
    tree.PutOnField: simple(
        lambda a, n: attachments.PutOnField(ON_FIELD[n.kind], _SOURCE.index(n.source))
    ),
    tree.MovePowerUp: _move_power_up,
}
