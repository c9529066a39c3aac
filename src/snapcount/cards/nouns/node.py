"""What every node of the syntax tree is."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple, TypeGuard

import msgspec


class Need(NamedTuple):
    """What a node points at, and what people are told if nothing before it gives that."""

    what: str
    missing: str


class Node(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A node of the tree. Two nodes with the same meaning compare equal."""

    gives: ClassVar[frozenset[str]] = frozenset()
    """What words after it can point at, whatever it says of it: `those cards`."""
    needs: ClassVar[Need | None] = None
    """What it points at itself."""
    of_deck: ClassVar[str] = ""
    """The deck whose cards it is about, if it can be no other's."""
    for_the_down: ClassVar[bool] = False
    """Whether it holds for the down anyway, so that `this down` may be said of it."""
    bars: ClassVar[bool] = False
    """Whether it only says what cannot be done, so that twice is no more than once."""


def is_node(thing: Any) -> TypeGuard[type[Node]]:
    """Whether a name of the tree is that of a node."""
    return isinstance(thing, type) and issubclass(thing, Node)
