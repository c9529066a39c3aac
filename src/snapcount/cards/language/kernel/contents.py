"""What a tree has in it: found in one walk, so that a pass which has nothing to do walks none."""

from __future__ import annotations

import functools
from typing import Any, Final

import msgspec

Contents = frozenset[Any]

_PLAIN: Final = frozenset({int, bool, float, type(None)})
_NONE: Final[Contents] = frozenset()
_MOST_KEPT: Final = 5_000

_known: dict[int, tuple[Any, Contents]] = {}
"""What is in the nodes that were looked at last, each with its node.

A frozen node stays what it is, and a pass leaves most of a text's where they are: the next one,
which asks the same of the same nodes, need not look into them again.
"""


def contents(*things: Any) -> Contents:
    """The types of all nodes in these, at any depth, and all words that their fields hold."""
    if len(things) == 1:
        return _inside(things[0])
    return _NONE.union(*[_inside(each) for each in things])


def _inside(thing: Any) -> Contents:
    kind = type(thing)
    if kind is str:
        return frozenset((thing,))
    if kind in _PLAIN:
        return _NONE
    if kind is tuple or kind is list:
        return _NONE.union(*[_inside(each) for each in thing])
    kept = _known.get(id(thing))
    if kept is not None and kept[0] is thing:
        return kept[1]
    if not isinstance(thing, msgspec.Struct):
        return _NONE
    found: set[Any] = {kind}
    for part in msgspec.structs.astuple(thing):
        if type(part) is str:
            found.add(part)
        elif type(part) not in _PLAIN:
            found |= _inside(part)
    inside = frozenset(found)
    if not kind.__struct_config__.frozen:
        return inside
    if len(_known) >= _MOST_KEPT:
        _known.clear()
    _known[id(thing)] = (thing, inside)
    return inside


def has(thing: Any, *kinds: type) -> bool:
    """Whether a node of one of these kinds stands in this, at any depth."""
    return not _inside(thing).isdisjoint(_all_of(kinds))


@functools.cache
def _all_of(kinds: tuple[type, ...]) -> frozenset[type]:
    """These kinds of nodes, and those that are special cases of them."""
    found = set(kinds)
    for kind in kinds:
        found |= _all_of(tuple(kind.__subclasses__()))
    return frozenset(found)
