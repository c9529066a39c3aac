"""What is done if a play is called this down, and what if it is not: both once it is revealed.

`If your opponent calls a Run this down, draw an Action card. Otherwise, discard a Play card.`
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.nouns import Called

_REVEALED: Final = "a play is revealed"
_THIS_DOWN: Final = "this down"


def with_other_calls(row: list[Any]) -> list[Any]:
    """The sentences, with both cases in one that asks what is called."""
    if not any(isinstance(said, syntax.Else | syntax.IfDone) for said in row):
        return row
    done: list[Any] = []
    for said in row:
        both = _in_one(done[-1], said) if done else None
        if both is None:
            done.append(said)
        else:
            done[-1] = both
    return done


def _in_one(first: Any, second: Any) -> Any:
    """Both cases in one sentence; None if the first doesn't wait for a call of this down."""
    if not isinstance(first, syntax.Occurs) or not isinstance(first.occasion, syntax.Occasion):
        return None
    occasion = first.occasion
    lasts = first.duration
    if occasion.event != _REVEALED or not first.asked or first.condition is not None:
        return None
    if lasts is None or lasts != syntax.Lasts(duration=_THIS_DOWN) or occasion.asks is not None:
        return None
    asked = _called(occasion)
    if asked is None or not _is_other_case(second, asked.who):
        return None
    cases = (syntax.Asks(condition=asked, then=first.then), syntax.Else(then=second.then))
    return msgspec.structs.replace(
        first,
        occasion=syntax.Occasion(event=_REVEALED),
        then=syntax.Block(statements=cases),
        asked=False,
    )


def _called(occasion: syntax.Occasion) -> Any:
    """The question of what is called; None if more than one thing is asked."""
    if occasion.condition is None:
        return Called(occasion.who, occasion.calls) if occasion.who and occasion.calls else None  # type: ignore[arg-type]
    plain = occasion.who is None and not occasion.calls
    return occasion.condition if plain and hasattr(occasion.condition, "who") else None


def _is_other_case(said: Any, who: str) -> bool:
    if isinstance(said, syntax.Else):
        return True
    plain = isinstance(said, syntax.IfDone) and not (said.done or said.besides or said.cancelled)
    return plain and said.who == who
