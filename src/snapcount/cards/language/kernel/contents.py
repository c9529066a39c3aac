"""What a tree has in it: found in one walk, so that a pass which has nothing to do walks none."""

from __future__ import annotations

from typing import Any, Final

import msgspec

_PLAIN: Final = frozenset({int, bool, float, type(None)})

Contents = frozenset[Any]


def contents(*things: Any) -> Contents:
    """The types of all nodes in these, at any depth, and all words that their fields hold."""
    found: set[Any] = set()
    waiting = list(things)
    astuple = msgspec.structs.astuple
    while waiting:
        thing = waiting.pop()
        kind = type(thing)
        if kind is str:
            found.add(thing)
        elif kind is tuple or kind is list:
            waiting += thing
        elif kind not in _PLAIN and isinstance(thing, msgspec.Struct):
            found.add(kind)
            waiting += astuple(thing)
    return frozenset(found)
