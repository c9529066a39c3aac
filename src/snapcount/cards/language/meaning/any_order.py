"""What is the same in any order: two readings that differ in nothing else are one."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.nouns import AllOf, AnyOf, Choose, That
from snapcount.cards.tree import Await, CancelTurnover, Lasting, Would

_IN_TURN: Final = (Choose, That)
"""Whoever is chosen first is meant by what comes after that."""


def in_any_order(part: Any) -> Any:
    """The same with what is asked or barred together in one order."""
    if isinstance(part, tuple) and len(part) > 1 and all(map(_bars, part)):
        return tuple(sorted({repr(each) for each in part}))
    if not isinstance(part, AllOf | AnyOf):
        return part
    asked = changed(part.conditions, in_any_order)
    return msgspec.structs.replace(part, conditions=tuple(sorted(asked, key=repr)))


def _bars(effect: Any) -> bool:
    """Whether all that it does is to bar something: twice is no more than once."""
    if not contents(effect).isdisjoint(_IN_TURN):
        return False
    match effect:
        case Lasting(modifier=modifier):
            return bool(modifier.bars)
        case Await(ability=Would(effects=(CancelTurnover(),))):
            return True
    return False
