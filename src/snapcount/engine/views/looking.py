"""Who looks at which cards at this moment, besides the own hand."""

from __future__ import annotations

from snapcount.engine.options import ASK_EFFECT
from snapcount.engine.program import Frame, Step
from snapcount.engine.state import State
from snapcount.engine.terms import ACTION, EACH, PLAY, YOU
from snapcount.engine.views.continuation import NONE


def _asking(g: State) -> Step | None:
    """The step of an effect that asks something now."""
    asked = g.decision
    if asked is None or asked.kind != ASK_EFFECT or not g.frames:
        return None
    return _last(g.frames[-1])


def _last(frame: Frame) -> Step:
    """The step that an effect has come to."""
    return frame.ability.steps[frame.pc - 1]


def looked_at(g: State) -> tuple[int, int, int, int]:
    """Who looks at whose deck and which, and at how many top cards; (-1, -1, -1, 0): nobody."""
    step = _asking(g)
    asked = g.decision
    if step is not None and asked is not None:
        frame = g.frames[-1]
        whose, deck = step.looks_at()
        if deck >= 0:
            return asked.seat, g.seat_of(whose, frame.seat), deck, frame.count
    return NONE, NONE, NONE, 0


def looked_into(g: State) -> tuple[int, int, int]:
    """Who looks into whose hand and which, to take from it; (-1, -1, -1): nobody."""
    step = _asking(g)
    asked = g.decision
    if step is not None and asked is not None:
        who, deck = step.looks_into()
        if deck >= 0:
            seat = g.seat_of(who, g.frames[-1].seat)
            if seat != asked.seat:
                return asked.seat, seat, deck
    return NONE, NONE, NONE


def shows_where(g: State) -> bool:
    """Whether who picks cards sees where they are: not of one that was played, wherever it went."""
    return not g.frames or _last(g.frames[-1]).shows_where()


def shown_to(frame: Frame, seat: int) -> bool:
    """Whether the card that an effect has turned up was shown to that seat."""
    for step in reversed(frame.ability.steps[: frame.pc]):
        who = step.shows_card()
        if who == EACH:
            return True
        if who == YOU:
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


def open_hand(g: State, side: int, deck: int) -> list[int]:
    """A hand that lies open: in an order that tells nothing, a face-down call still among it."""
    cards = g.hand(side, deck)[:]
    this = g.this
    if deck == PLAY and this.called[side] >= 0 and not this.revealed:
        if not this.flipped >> side & 1:
            cards.append(this.called[side])
    return sorted(cards, key=lambda card: (g.table.definition[card], card))
