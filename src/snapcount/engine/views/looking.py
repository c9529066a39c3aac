"""Who looks at which cards at this moment, besides the own hand."""

from __future__ import annotations

from snapcount.engine.options import ASK_EFFECT
from snapcount.engine.program import Frame
from snapcount.engine.state import State
from snapcount.engine.steps.calls import Flip
from snapcount.engine.steps.cards import BY_LOOKING, DiscardStep, DiscardTopStep
from snapcount.engine.steps.copying import CopyPlayed
from snapcount.engine.steps.forbidding import ForbidCall
from snapcount.engine.steps.piles import PutStep, RevealTop
from snapcount.engine.steps.revealing import RevealCards
from snapcount.engine.steps.searching import LookStep, TakeSuch
from snapcount.engine.terms import ACTION, PLAY
from snapcount.engine.views.continuation import NONE


def looked_at(g: State) -> tuple[int, int, int, int]:
    """Who looks at whose deck and which, and at how many top cards; (-1, -1, -1, 0): nobody."""
    asked = g.decision
    if asked is not None and asked.kind == ASK_EFFECT and g.frames:
        frame = g.frames[-1]
        step = frame.ability.steps[frame.pc - 1]
        if isinstance(step, LookStep):
            return asked.seat, g.seat_of(step.whose, frame.seat), step.deck, frame.count
        if isinstance(step, TakeSuch):
            return asked.seat, frame.seat, step.deck, frame.count
    return NONE, NONE, NONE, 0


def looked_into(g: State) -> tuple[int, int, int]:
    """Who looks into whose hand and which, to take from it; (-1, -1, -1): nobody."""
    asked = g.decision
    if asked is not None and asked.kind == ASK_EFFECT and g.frames:
        frame = g.frames[-1]
        step = frame.ability.steps[frame.pc - 1]
        if (isinstance(step, DiscardStep) and step.how == BY_LOOKING) or (
            isinstance(step, PutStep) and step.looks and step.from_hand
        ):
            seat = g.seat_of(step.who, frame.seat)
            if seat != asked.seat:
                return asked.seat, seat, step.deck
        if isinstance(step, ForbidCall):
            seat = g.seat_of(step.who, frame.seat)
            if seat != asked.seat:
                return asked.seat, seat, PLAY
    return NONE, NONE, NONE


def shows_where(g: State) -> bool:
    """Whether who picks cards sees where they are: not of one that was played, wherever it went."""
    if not g.frames:
        return True
    frame = g.frames[-1]
    return not isinstance(frame.ability.steps[frame.pc - 1], CopyPlayed)


def shown_to(frame: Frame, seat: int) -> bool:
    """Whether the card that an effect has turned up was shown to that seat."""
    for step in reversed(frame.ability.steps[: frame.pc]):
        if isinstance(step, RevealTop | RevealCards | Flip):
            return True
        if isinstance(step, DiscardTopStep) and step.count == 1:
            return True
        if isinstance(step, DiscardStep) and step.shows:
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


def open_hand(g: State, side: int, deck: int) -> list[int]:
    """A hand that lies open: in an order that tells nothing, a face-down call still among it."""
    cards = g.hand(side, deck)[:]
    this = g.this
    if deck == PLAY and this.called[side] >= 0 and not this.revealed:
        if not this.flipped >> side & 1:
            cards.append(this.called[side])
    return sorted(cards, key=lambda card: (g.table.definition[card], card))
