"""Conditions of triggers that are carried out when what they ask about is over.

What a down, a possession or a kick sets off waits for the next timing point, which is one of the
next down (T-4). What is asked there, `if your play was stopped`, is asked of the down that is over:
so the condition is the occasion's, and is looked at when that happens.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from snapcount.cards.nouns import AllOf, Condition
from snapcount.cards.tree import Event, If, Occasion, Triggered

OVER_BY_THEN: Final[frozenset[Event]] = frozenset(
    {
        "a down ends",
        "a possession ends",
        "a half ends",
        "a punt is made",
        "a field goal is made",
        "a field goal is missed",
        "a turnover happens",
        "a fumble happens",
        "an interception happens",
        "a turnover on downs happens",
        "this card is flipped for Grit",
    }
)

_KNOWN_LATER: Final = ("Did(", "TheX(", "Grit", "Shown")
"""What is known only while the effects are carried out."""


def _parts(condition: Condition | None) -> tuple[Condition, ...]:
    if condition is None:
        return ()
    return condition.conditions if isinstance(condition, AllOf) else (condition,)


def asked_then(node: Triggered) -> Triggered:
    """The trigger with the condition of all that it does as its own."""
    occasions: tuple[Triggered | Occasion, ...] = (node, *node.others)
    if any(each.event not in OVER_BY_THEN for each in occasions) or len(node.effects) != 1:
        return node
    (lone,) = node.effects
    if not isinstance(lone, If) or lone.otherwise:
        return node
    if any(word in repr(lone.condition) for word in _KNOWN_LATER):
        return node
    asked = [_and(each.condition, lone.condition) for each in occasions]
    others = tuple(
        replace(each, condition=condition)
        for each, condition in zip(node.others, asked[1:], strict=True)
    )
    return replace(node, effects=lone.then, condition=asked[0], others=others)


def _and(first: Condition | None, second: Condition) -> Condition:
    parts = (*_parts(first), *_parts(second))
    return AllOf(parts) if len(parts) > 1 else parts[0]
