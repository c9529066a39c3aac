"""Cards that are flipped over: where they go.

A flipped Play goes to the discard pile (Z-6), unless the text does something else with it. So
`Flip over the top card of your Play deck. If it is a Run, put it into your hand` discards any other
card. A card that is only revealed stays where it is.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.walk import within
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.tree import (
    CallShown,
    ChooseOne,
    DiscardTop,
    Effect,
    If,
    May,
    PutShown,
    RevealTop,
)

replace = msgspec.structs.replace

_Row = tuple[Effect, ...]
_PUT: Final = (CallShown, PutShown)
_DISCARD: Final = PutShown("discard")


class FlipTop(RevealTop, frozen=True):
    """Cards of a deck that are flipped over, before it is known where they go."""


def put_away(page: Page) -> None:
    """Let every flipped card of a text go somewhere."""
    if FlipTop in contents(page.abilities, page.effects):
        page.abilities = [_put_away(each) for each in page.abilities]
        page.effects = _put_away(page.effects)


def _put_away(thing: Any) -> Any:
    if isinstance(thing, tuple) and any(isinstance(each, FlipTop) for each in thing):
        at = max(i for i, each in enumerate(thing) if isinstance(each, FlipTop))
        before = _put_away(thing[:at])
        flip, after = _settled(thing[at], _put_away(thing[at + 1 :]))
        return (*before, flip, *after)
    if isinstance(thing, May) and any(isinstance(each, FlipTop) for each in thing.effects):
        row = _put_away((*thing.effects, *thing.if_done))
        done = len(thing.effects)
        return replace(thing, effects=row[:done], if_done=row[done:])
    return within(thing, _put_away)


def _settled(flip: FlipTop, after: _Row) -> tuple[Effect, _Row]:
    """The flip and what follows; discarded at once where nothing else is said of the card."""
    putting = [i for i, each in enumerate(after) if speaks_of(each, _PUT)]
    if not putting:
        return DiscardTop(flip.who, flip.deck, flip.count), after
    if len(putting) > 1:
        raise Refusal("unexpected", "where does the card go? Say it in one sentence")
    at = putting[0]
    put = _elsewhere_discarded(after[at])
    return RevealTop(flip.who, flip.deck, flip.count), (*after[:at], put, *after[at + 1 :])


def _row(effects: _Row) -> _Row:
    """The same row, with the card discarded where nothing in it is done with the card."""
    putting = [i for i, each in enumerate(effects) if speaks_of(each, _PUT)]
    if not putting:
        return (*effects, _DISCARD)
    if len(putting) > 1:
        raise Refusal("unexpected", "where does the card go? Say it in one sentence")
    at = putting[0]
    return (*effects[:at], _elsewhere_discarded(effects[at]), *effects[at + 1 :])


def _elsewhere_discarded(effect: Effect) -> Effect:
    """The same, with the card discarded in every case that leaves it where it is."""
    match effect:
        case CallShown() | PutShown():
            return effect
        case If():
            return replace(effect, then=_row(effect.then), otherwise=_row(effect.otherwise))
        case ChooseOne():
            return replace(effect, options=tuple(_row(each) for each in effect.options))
        case May(effects=(PutShown(to="discard"),), if_not=()):
            raise Refusal("unexpected", "a flipped card is discarded anyway; write “Reveal”")
        case May():
            row = _row((*effect.effects, *effect.if_done))
            done = len(effect.effects)
            return replace(
                effect, effects=row[:done], if_done=row[done:], if_not=_row(effect.if_not)
            )
    raise Refusal("unexpected", "where does the card go? Say it at once")
