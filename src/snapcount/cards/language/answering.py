"""A card or ability that answers another: `that card` is the one that its timing line names.

`Play when your opponent plays an Action card.` and `Cancel that card.` cancel an Action card of the
opponent's that waits in the layers.
"""

from __future__ import annotations

from typing import Any

import msgspec

from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.nouns import AllOf, LayerWaits
from snapcount.cards.tree import Activated, CancelIt, CancelLayer, Timing

replace = msgspec.structs.replace


def answered(timing: Timing | None) -> LayerWaits | None:
    """What must wait in the layers for a text to be used, if its timing names one kind alone."""
    asked = None if timing is None else timing.condition
    parts = asked.conditions if isinstance(asked, AllOf) else (asked,)
    found = [part for part in parts if isinstance(part, LayerWaits)]
    return found[0] if len(found) == 1 else None


def of_answers(page: Page, line: LayerWaits | None) -> None:
    """Settle what is cancelled where a timing line says so; `line` is that of the card."""
    page.effects = _cancelling(page.effects, line or answered(page.timing))
    page.abilities = [
        replace(each, effects=_cancelling(each.effects, answered(each.timing)))
        if isinstance(each, Activated)
        else each
        for each in page.abilities
    ]


def _cancelling(thing: Any, waits: LayerWaits | None) -> Any:
    # What an effect would do is known of those that wait, but not said of one that is cancelled.
    if waits is None or waits.doing is not None:
        return thing
    if isinstance(thing, CancelIt):
        return CancelLayer(waits.what, waits.whose)
    if isinstance(thing, tuple):
        return tuple(_cancelling(each, waits) for each in thing)
    if not isinstance(thing, msgspec.Struct):
        return thing
    changed: dict[str, Any] = {}
    for field in thing.__struct_fields__:
        before = getattr(thing, field)
        after = _cancelling(before, waits)
        if after is not before and after != before:
            changed[field] = after
    return replace(thing, **changed) if changed else thing
