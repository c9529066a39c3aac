"""What a card answers: `cancel that card` on one that is played in response to another.

Which card or ability that is, its timing says, in its own field or in its text.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import has
from snapcount.cards.language.kernel.walk import nodes_within
from snapcount.cards.language.meaning.cancelled import EVENTS, TURNED_OVER
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.nouns import AllOf, LayerWaits
from snapcount.cards.tree import CancelIt, CancelLayer, CancelTurnover, Timing

_PLAYED: Final = ("an Action card", "an Exhaust ability")
_TO_LAYER: Final = (syntax.CancelsTo, syntax.ToLayer, CancelIt)
"""What is said of a layer."""
_TURNOVERS: Final = (TURNED_OVER, *EVENTS.values())


def answered(timing: Timing | None) -> LayerWaits | None:
    """The layer that a card with this timing is played in response to, if it names one kind alone.

    What an effect would do is known of those that wait, but not said of one that is cancelled.
    """
    asked = None if timing is None else timing.condition
    parts = asked.conditions if isinstance(asked, AllOf) else (asked,)
    found = [part for part in parts if isinstance(part, LayerWaits)]
    return found[0] if len(found) == 1 and found[0].doing is None else None


def played_then(scene: Scene, timing: Timing) -> Scene:
    """The scene of a card that another field of it says is played then: its text hangs on that.

    At a field goal, the Grit is that of the kick (R-30); in response to a card, that is the card.
    """
    return msgspec.structs.replace(
        scene,
        field_goal="field goal" in timing.points,
        answers=answered(timing),
        points=timing.points,
    )


def answering(row: list[Any], known: LayerWaits | None) -> list[Any]:
    """The sentences of a text, with what they do to the card or ability that it answers."""
    for said in row:
        if isinstance(said, syntax.When) and said.verb == "play":
            known = known or answered(said.timing)
    done: list[Any] = []
    for said in reversed(row):  # when an ability is used stands behind it
        if isinstance(said, syntax.When) and said.verb != "play":
            known = answered(said.timing)
        done.append(_to_layer(said, known) if has(said, *_TO_LAYER) else said)
        if isinstance(said, syntax.Head):
            known = None
    return done[::-1]


def _to_layer(said: Any, known: LayerWaits | None, played: str = "") -> Any:
    """The same; `played` is the event that is waited for, if it can be cancelled."""
    if isinstance(said, syntax.Occurs | syntax.OccursIf):
        played = _awaited(said.occasion) or played
    if isinstance(said, syntax.CancelsTo):
        said = syntax.ToLayer(done=CancelIt(said.to), kind=said.kind)  # type: ignore[arg-type]
    if isinstance(said, syntax.ToLayer):
        if played in _TURNOVERS:
            raise Refusal("unexpected", "a turnover is no card or ability; write “cancel it”")
        what = played or ("" if known is None else known.what)
        if said.kind is not None and what and said.kind not in what and what != "effect":
            raise Refusal("unexpected", f"no {said.kind} was played or used before")
        if isinstance(said.done, CancelIt):
            return _to_layer(said.done, known, played)
        if known is None or played:
            raise Refusal("no-antecedent", "which card or ability? None was played or used before")
        return msgspec.structs.replace(said.done, what=known.what, whose=known.whose, by=known.by)
    if said == CancelIt() and played in _TURNOVERS:
        return CancelTurnover()
    if isinstance(said, CancelIt) and known is not None and not played:
        return CancelLayer(known.what, known.whose, to=said.to, by=known.by)
    return nodes_within(said, lambda part: _to_layer(part, known, played))


def _awaited(occasion: Any) -> str:
    """What is waited for, if it can be cancelled: a card, an ability, a turnover."""
    if isinstance(occasion, syntax.AnyOccasion):
        found = {_awaited(each) for each in occasion.occasions}
        return TURNED_OVER if found <= set(_TURNOVERS) else ""
    event = occasion.event if isinstance(occasion, syntax.Occasion) else ""
    return event if event.startswith(_PLAYED) or event in _TURNOVERS else ""
