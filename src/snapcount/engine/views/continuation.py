"""What waits for a seat's answer, as far as that seat may know it.

The rest of a view is for reading. This is for going on: with it `engine.views.worlds` builds whole
games that agree with the view. Only the seat that is asked gets it. Like the view, it is built
field by field: nothing gets in but by a line here.

Cards are numbers into `cards`, which says what each is and whose. Two mentions of one number are
one card; which of several copies it is, nobody can tell.
"""

from __future__ import annotations

from typing import Final

import msgspec

from snapcount.engine import options as o
from snapcount.engine.limits import CARD_OF_ANY
from snapcount.engine.options import ASK_EFFECT
from snapcount.engine.program import Frame
from snapcount.engine.state import State
from snapcount.engine.steps.calls import ChooseDefense
from snapcount.engine.steps.cards import BY_LOOKING, DiscardStep, LookStep
from snapcount.engine.steps.piles import RevealTop
from snapcount.engine.terms import ACTION, PLAY

NONE: Final = -1
FACE_DOWN: Final = -2
UNSEEN: Final = -2
CARD_VERBS: Final = (o.PLAY_A_CARD, o.USE, o.CALL, o.DISCARD, o.PICK_CARD, o.PICK_ATTACHED)


class DownRest(msgspec.Struct, frozen=True, array_like=True):
    """What `DownSeen` leaves out of a down."""

    kick_grit: int
    flipped: int
    also: int
    named: int
    strength_add: int
    strength_set: int
    forced: int
    designating: bool
    turnover_keyword: int
    gained_outside: int
    lost_outside: int
    declined: int
    next_offense: int
    next_ball: int


class FrameSeen(msgspec.Struct, frozen=True, array_like=True):
    """An effect being carried out. `shown` is UNSEEN where somebody else looked at the card."""

    ability: int
    seat: int
    card: int
    slot: int
    pc: int
    chosen: int
    count: int
    did: bool
    grit: int
    x: int
    mode: int
    uses_card: bool
    moved: int
    shown: int
    lost: bool
    cards: list[int]
    numbers: list[int]


class LayerSeen(msgspec.Struct, frozen=True, array_like=True):
    ability: int
    seat: int
    card: int
    slot: int
    chosen: int
    uses_card: bool
    done_at_once: bool
    cancelled: bool


class WaitingSeen(msgspec.Struct, frozen=True, array_like=True):
    ability: int
    seat: int
    card: int
    slot: int
    chosen: int


class LastingRest(msgspec.Struct, frozen=True, array_like=True):
    """What `LastingSeen` leaves out of a lasting effect."""

    ability: int
    card: int
    gained: bool


class Top(msgspec.Struct, frozen=True, array_like=True):
    """The top cards of a deck that the seat looks at, the top one last."""

    owner: int
    deck: int
    cards: list[int]


class Continuation(msgspec.Struct, frozen=True):
    """Enough to go on from a view, but for what its seat cannot know."""

    cards: list[tuple[int, int]]
    """Of each card spoken of below: its definition and its owner."""
    hands: list[list[list[int] | None]]
    """By seat and deck; None where the seat does not see it."""
    called: list[int]
    superstars: list[int]
    """Slot and card, one after the other; so are those attached."""
    attached: list[int]
    gridirons: list[int]
    tops: list[Top]
    in_decks: list[int]
    """Cards offered to the seat out of a deck that it searches."""
    in_discards: list[int]
    options: list[tuple[int, int, int]]
    phase: int
    stage: int
    priority: int
    passes: int
    draw_up: int
    limit_due: int
    chain: list[int]
    used: list[tuple[int, int, int]]
    """Ability, card (or CARD_OF_ANY and more), limit."""
    applied: list[tuple[int, int]]
    down: DownRest
    layers: list[LayerSeen]
    waiting: list[WaitingSeen]
    frames: list[FrameSeen]
    lasting: list[LastingRest]


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
    known = len(numbers.cards)
    options: list[tuple[int, int, int]] = []
    in_decks: list[int] = []
    in_discards: list[int] = []
    for option in asked.options:
        verb, a = option.verb, option.a
        if verb in CARD_VERBS:
            number = numbers.of(a)
            if number >= known and verb in (o.DISCARD, o.PICK_CARD):
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
        chain=g.chain[:],
        used=[_used(entry, numbers) for entry in g.used],
        applied=[(n // 1024, numbers.of(n % 1024)) for n in g.this.applied],
        down=_down(g),
        layers=[
            LayerSeen(
                layer.ability.number,
                layer.seat,
                numbers.of(layer.card),
                layer.slot,
                layer.chosen,
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


def open_hand(g: State, side: int, deck: int) -> list[int]:
    """A hand that lies open: in an order that tells nothing, a face-down call still among it."""
    cards = g.hand(side, deck)[:]
    this = g.this
    if deck == PLAY and this.called[side] >= 0 and not this.revealed:
        if not this.flipped >> side & 1:
            cards.append(this.called[side])
    return sorted(cards, key=lambda card: (g.table.definition[card], card))


def _called(g: State, side: int, seat: int, numbers: _Numbers) -> int:
    this = g.this
    card = this.called[side]
    if card < 0:
        return NONE
    if this.revealed or this.flipped >> side & 1 or side == seat:
        return numbers.of(card)
    return FACE_DOWN


def _place(g: State, card: int, number: int, in_decks: list[int], in_discards: list[int]) -> None:
    """Where a card is that the seat may pick: it is shown the pile that it picks from."""
    owner = g.table.owner[card]
    for deck in (PLAY, ACTION):
        if card in g.deck(owner, deck):
            in_decks.append(number)
        elif card in g.discard(owner, deck):
            in_discards.append(number)


def _used(entry: int, numbers: _Numbers) -> tuple[int, int, int]:
    ability, which = entry // 4 // 1024, entry // 4 % 1024
    return ability, which if which >= CARD_OF_ANY else numbers.of(which), entry % 4


def _down(g: State) -> DownRest:
    this = g.this
    return DownRest(
        this.kick_grit,
        this.flipped,
        this.also,
        this.named,
        this.strength_add,
        this.strength_set,
        this.forced,
        this.designating,
        this.turnover_keyword,
        this.gained_outside,
        this.lost_outside,
        this.declined,
        this.next_offense,
        this.next_ball,
    )


def _frame(frame: Frame, seat: int, numbers: _Numbers) -> FrameSeen:
    plain = isinstance(frame.ability.steps[frame.pc - 1], ChooseDefense)
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
        frame.mode,
        frame.uses_card,
        frame.moved,
        shown,
        frame.lost,
        [] if plain else numbers.all(frame.cards),
        frame.cards[:] if plain else [],
    )


# Looking ---------------------------------------------------------------------------------------


def looked_at(g: State) -> tuple[int, int, int, int]:
    """Who looks at whose deck and which, and at how many top cards; (-1, -1, -1, 0): nobody."""
    asked = g.decision
    if asked is not None and asked.kind == ASK_EFFECT and g.frames:
        frame = g.frames[-1]
        step = frame.ability.steps[frame.pc - 1]
        if isinstance(step, LookStep):
            return asked.seat, g.seat_of(step.whose, frame.seat), step.deck, frame.count
    return NONE, NONE, NONE, 0


def looked_into(g: State) -> tuple[int, int, int]:
    """Who looks into whose hand and which, to discard from it; (-1, -1, -1): nobody."""
    asked = g.decision
    if asked is not None and asked.kind == ASK_EFFECT and g.frames:
        frame = g.frames[-1]
        step = frame.ability.steps[frame.pc - 1]
        if isinstance(step, DiscardStep) and step.how == BY_LOOKING:
            seat = g.seat_of(step.who, frame.seat)
            if seat != asked.seat:
                return asked.seat, seat, step.deck
    return NONE, NONE, NONE


def shown_to(frame: Frame, seat: int) -> bool:
    """Whether the card that an effect has turned up was shown to that seat."""
    for step in reversed(frame.ability.steps[: frame.pc]):
        if isinstance(step, RevealTop):
            return True
        if isinstance(step, LookStep):
            return frame.seat == seat
    return False


def known_tops(g: State, seat: int) -> list[tuple[int, int, list[int]]]:
    """The top cards of decks that an effect under way shows to that seat: owner, deck, cards."""
    looker, owner, deck, count = looked_at(g)
    if looker == seat and count:
        return [(owner, deck, g.deck(owner, deck)[-count:])]
    for frame in reversed(g.frames):
        card = frame.shown
        if card >= 0 and not frame.lost and shown_to(frame, seat):
            owner = g.table.owner[card]
            for deck in (PLAY, ACTION):
                cards = g.deck(owner, deck)
                if cards and cards[-1] == card:
                    return [(owner, deck, [card])]
    return []
