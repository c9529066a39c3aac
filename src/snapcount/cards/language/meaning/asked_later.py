"""Conditions of triggers that are asked before what they ask about is known.

The offense names its runner or receiver first, then the defense its tackler (F-9). So `whenever
this Player is designated to run and the tackler has a lower rating` asks about the tackler when
what it sets off resolves, after Player Designation.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.nouns import AllOf, Condition, Designated
from snapcount.cards.tree import If, Triggered


def asked_later(node: Triggered) -> Triggered:
    """The trigger with what it asks about the tackler as the question of all that it does."""
    if node.event != "a Player is designated" or node.once_per is not None or node.others:
        return node
    asked = node.condition
    conditions: tuple[Any, ...] = asked.conditions if isinstance(asked, AllOf) else (asked,)
    later = tuple(each for each in conditions if _asks_of_the_tackler(each))
    if not later:
        return node
    now = tuple(each for each in conditions if each not in later)
    effects = (If(_all(later), node.effects),)
    return replace(node, condition=_all(now) if now else None, effects=effects)


def _asks_of_the_tackler(condition: Any) -> bool:
    return any(isinstance(each, Designated) and each.role == "tackler" for each in parts(condition))


def _all(conditions: tuple[Condition, ...]) -> Condition:
    return conditions[0] if len(conditions) == 1 else AllOf(conditions)
