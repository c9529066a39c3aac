"""What a card answers: `cancel that card` on one that is played in response to another.

Which card or ability that is, its timing says, in its own field or in its text.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.walk import within
from snapcount.cards.nouns import AllOf, LayerWaits
from snapcount.cards.tree import CancelIt, CancelLayer, Timing

_PLAYED: Final = ("an Action card", "an Exhaust ability")


def answered(timing: Timing | None) -> LayerWaits | None:
    """The layer that a card with this timing is played in response to."""
    asked = None if timing is None else timing.condition
    for part in asked.conditions if isinstance(asked, AllOf) else (asked,):
        if isinstance(part, LayerWaits):
            return part
    return None


def answering(row: list[Any], known: LayerWaits | None) -> list[Any]:
    """The sentences of a text, with what they do to the card or ability that it answers."""
    for said in row:
        if isinstance(said, syntax.When) and said.verb == "play":
            known = known or answered(said.timing)
    done: list[Any] = []
    for said in reversed(row):  # when an ability is used stands behind it
        if isinstance(said, syntax.When) and said.verb != "play":
            known = answered(said.timing)
        done.append(_to_layer(said, known))
        if isinstance(said, syntax.Head):
            known = None
    return done[::-1]


def _to_layer(said: Any, known: LayerWaits | None) -> Any:
    if isinstance(said, syntax.Occurs | syntax.OccursIf) and _is_played(said.occasion):
        return said  # what is played then is meant
    if isinstance(said, syntax.ToLayer):
        if known is None:
            raise Refusal("no-antecedent", "which card or ability? None was played or used before")
        return msgspec.structs.replace(said.done, what=known.what, whose=known.whose)
    if isinstance(said, CancelIt) and known is not None:
        return CancelLayer(known.what, known.whose, to=said.to)
    return within(said, lambda part: _to_layer(part, known))


def _is_played(occasion: Any) -> bool:
    return isinstance(occasion, syntax.Occasion) and occasion.event.startswith(_PLAYED)
