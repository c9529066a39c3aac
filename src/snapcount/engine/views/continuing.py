"""Building the continuation of a view, field by field: nothing gets in but by a line here."""

from __future__ import annotations

from typing import final

from snapcount.engine import options as o
from snapcount.engine.noted import ActionPlayed, Began, Happened, Named, Noted, PlayRun, Used
from snapcount.engine.program import Frame, Layer, shown_in, with_shown
from snapcount.engine.state import State
from snapcount.engine.steps.defense_calls import ChooseDefense
from snapcount.engine.terms import (
    ACTION,
    ANOTHER_PLAY,
    PLAY,
)
from snapcount.engine.views.continuation import (
    CARD_VERBS,
    FACE_DOWN,
    NONE,
    UNSEEN,
    ActionSeen,
    BeganSeen,
    Continuation,
    DownRest,
    FrameSeen,
    HappenedSeen,
    LastingRest,
    LayerSeen,
    NamedSeen,
    NotedSeen,
    PlaySeen,
    Top,
    UsedSeen,
    WaitingSeen,
)
from snapcount.engine.views.looking import known_tops, looked_into, open_hand, shown_to, shows_where


@final
class _Numbers:
    """Gives each card a number, in the order in which they are spoken of."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.numbers: dict[int, int] = {}
        self.cards: list[tuple[int, int]] = []

    def of(self, card: int) -> int:
        found = self.numbers.get(card)
        if found is None:
            found = self.numbers[card] = len(self.cards)
            table = self.g.table
            self.cards.append((table.definition[card], table.owner[card]))
        return found

    def all(self, cards: list[int]) -> list[int]:
        return [self.of(card) for card in cards]

    def pairs(self, numbers: list[int]) -> list[int]:
        """Slot, card, slot, card …"""
        return [n if i % 2 == 0 else self.of(n) for i, n in enumerate(numbers)]


def _chosen(layer: Layer, numbers: _Numbers) -> int:
    """What a layer has chosen; the card that it has called lies open."""
    card = shown_in(layer.chosen)
    return layer.chosen if card < 0 else with_shown(layer.chosen, numbers.of(card))


def continuation(g: State, seat: int, open_hands: bool) -> Continuation | None:
    """What that seat may know of what waits for its answer; None if another is asked, or nobody."""
    asked = g.decision
    if asked is None or asked.seat != seat:
        return None
    numbers = _Numbers(g)
    hands = _hands(g, seat, open_hands, numbers)
    superstars = [n for slot, card in enumerate(g.superstar) if card >= 0 for n in (slot, card)]
    called = [_called(g, side, seat, numbers) for side in range(2)]
    stars, attached = numbers.pairs(superstars), numbers.pairs(g.attached)
    gridirons = numbers.all(g.gridirons)
    tops = [Top(owner, deck, numbers.all(cards)) for owner, deck, cards in known_tops(g, seat)]
    on_top = [n for top in tops for n in top.cards]
    options: list[tuple[int, int, int]] = []
    in_decks: list[int] = []
    in_discards: list[int] = []
    told = shows_where(g)
    for option in asked.options:
        verb, a = option.verb, option.a
        if verb in CARD_VERBS:
            number = numbers.of(a)
            if told and verb in (o.DISCARD, o.PICK_CARD) and number not in on_top:
                _place(g, a, number, in_decks, in_discards)
            a = number
        options.append((verb, a, option.b))
    return Continuation(
        cards=numbers.cards,
        hands=hands,
        called=called,
        superstars=stars,
        attached=attached,
        gridirons=gridirons,
        tops=tops,
        in_decks=in_decks,
        in_discards=in_discards,
        options=options,
        phase=g.phase,
        stage=g.stage,
        priority=g.priority,
        passes=g.passes,
        draw_up=g.draw_up,
        limit_due=g.limit_due,
        untimed=g.untimed,
        chain=g.chain[:],
        offsets=g.offsets[:],
        used=[_noted(noted, numbers) for noted in g.used],
        applied=[
            (n, NONE) if n == ANOTHER_PLAY else (n // 1024, numbers.of(n % 1024))
            for n in g.this.applied
        ],
        down=_down(g),
        layers=[
            LayerSeen(
                layer.ability.number,
                layer.seat,
                numbers.of(layer.card),
                layer.slot,
                _chosen(layer, numbers),
                layer.uses_card,
                layer.done_at_once,
                layer.cancelled,
            )
            for layer in g.layers
        ],
        waiting=[
            WaitingSeen(w.ability.number, w.seat, numbers.of(w.card), w.slot, w.chosen)
            for w in g.waiting
        ],
        frames=[_frame(frame, seat, numbers) for frame in g.frames],
        lasting=[
            LastingRest(effect.ability.number, numbers.of(effect.card), effect.gained)
            for effect in g.lasting
        ],
    )


def _hands(
    g: State, seat: int, open_hands: bool, numbers: _Numbers
) -> list[list[list[int] | None]]:
    looked = looked_into(g)
    hands: list[list[list[int] | None]] = []
    for side in range(2):
        seen: list[list[int] | None] = []
        for deck in (PLAY, ACTION):
            if side == seat or looked == (seat, side, deck):
                seen.append(numbers.all(g.hand(side, deck)))
            else:
                seen.append(numbers.all(open_hand(g, side, deck)) if open_hands else None)
        hands.append(seen)
    return hands


def _called(g: State, side: int, seat: int, numbers: _Numbers) -> int:
    this = g.this
    card = this.called[side]
    if card < 0:
        return NONE
    if this.revealed or this.flipped >> side & 1 or side == seat:
        return numbers.of(card)
    return FACE_DOWN


def _place(g: State, card: int, number: int, in_decks: list[int], in_discards: list[int]) -> None:
    """In which pile a card lies that the seat may pick, if in any: it is shown that pile."""
    owner = g.table.owner[card]
    for deck in (PLAY, ACTION):
        if card in g.deck(owner, deck):
            in_decks.append(number)
        elif card in g.discard(owner, deck):
            in_discards.append(number)


def _noted(noted: Noted, numbers: _Numbers) -> NotedSeen:
    if isinstance(noted, Used):
        card = numbers.of(noted.card) if noted.card >= 0 else NONE
        return UsedSeen(noted.ability, card, noted.seat, noted.stretch)
    if isinstance(noted, Happened):
        return HappenedSeen(noted.event, noted.seat, noted.stretch)
    if isinstance(noted, ActionPlayed):
        return ActionSeen(noted.seat, numbers.of(noted.card), noted.stretch)
    if isinstance(noted, Named):
        return NamedSeen(noted.seat, noted.role, noted.slot, noted.stretch)
    if isinstance(noted, Began):
        return BeganSeen(noted.ball, noted.stretch)
    assert isinstance(noted, PlayRun)
    return PlaySeen(noted.seat, noted.calls, noted.stretch)


def _down(g: State) -> DownRest:
    this = g.this
    return DownRest(
        this.kick_grit,
        this.grit_add,
        this.discarded,
        this.low,
        this.high,
        this.low_by,
        this.high_by,
        this.range_set,
        this.flipped,
        this.also,
        this.named,
        this.strength_add,
        this.strength_set,
        this.forced,
        this.designating,
        this.turnover_keyword,
        this.declined,
        this.next_offense,
        this.next_ball,
        this.next_down,
        this.points[:],
        this.results_from,
    )


def _frame(frame: Frame, seat: int, numbers: _Numbers) -> FrameSeen:
    plain = frame.pc > 0 and isinstance(frame.ability.steps[frame.pc - 1], ChooseDefense)
    shown = NONE
    if frame.shown >= 0:
        shown = numbers.of(frame.shown) if shown_to(frame, seat) else UNSEEN
    return FrameSeen(
        frame.ability.number,
        frame.seat,
        numbers.of(frame.card),
        frame.slot,
        frame.pc,
        frame.chosen,
        frame.count,
        frame.did,
        frame.grit,
        frame.x,
        frame.part,
        frame.others_choose,
        frame.took_from,
        frame.exhausted,
        frame.energized,
        frame.it,
        frame.fell_short,
        frame.uses_card,
        frame.moved,
        shown,
        frame.lost,
        [] if plain else numbers.all(frame.cards),
        frame.cards[:] if plain else [],
    )
