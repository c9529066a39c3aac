"""Walking trees: every part of what was said, and the same with some of its parts changed.

A tree is made of nodes, tuples, words and numbers. Whatever is not changed stays the same object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec

Change = Callable[[Any], Any]
Row = tuple[Any, ...]
PLAIN: Final = frozenset({str, int, bool, float, type(None)})
"""What has no parts."""


_fields: dict[type, tuple[str, ...]] = {}
"""The fields of each type that was met; what is no node has none."""


def fields_of(kind: type) -> tuple[str, ...]:
    """The fields of a type of nodes."""
    found = _fields.get(kind)
    if found is None:
        found = kind.__struct_fields__ if issubclass(kind, msgspec.Struct) else ()
        _fields[kind] = found
    return found


def parts(*things: Any) -> Iterator[Any]:
    """The things themselves and everything inside of them, the outer before the inner; no gaps."""
    astuple = msgspec.structs.astuple
    fields = _fields
    waiting = [each for each in things[::-1] if each is not None]
    while waiting:
        thing = waiting.pop()
        kind = type(thing)
        if kind is tuple or kind is list:
            waiting += [each for each in thing[::-1] if each is not None]
            continue
        yield thing
        if kind not in PLAIN and (fields.get(kind) or fields_of(kind)):
            waiting += [each for each in astuple(thing)[::-1] if each is not None]


def divided(things: Iterable[Any], holds: Callable[[Any], object]) -> tuple[Row, Row]:
    """The things of which something holds, and all others, in the order that they have."""
    those: list[Any] = []
    others: list[Any] = []
    for each in things:
        (those if holds(each) else others).append(each)
    return tuple(those), tuple(others)


def within(thing: Any, change: Change, nodes: type[msgspec.Struct] = msgspec.Struct) -> Any:
    """The same with each part changed that stands directly in it, in tuples and nodes.

    `nodes`: anything but these is left as it is. A gap stays a gap.
    """
    kind = type(thing)
    if kind in PLAIN:
        return thing
    if kind is tuple:
        after = [change(each) for each in thing]
        for i in range(len(after)):
            if after[i] is not thing[i]:
                return tuple(after)
        return thing
    if nodes is not msgspec.Struct and not isinstance(thing, nodes):
        return thing
    changes: dict[str, Any] | None = None
    for field in _fields.get(kind) or fields_of(kind):
        before = getattr(thing, field)
        if before is None:
            continue
        now = change(before)
        if now is not before:
            changes = changes or {}
            changes[field] = now
    return msgspec.structs.replace(thing, **changes) if changes else thing


def nodes_within(thing: Any, change: Change) -> Any:
    """The same as `within` for a change of nodes alone: words and numbers stay what they are."""
    kind = type(thing)
    if kind is tuple:
        after = [each if type(each) in PLAIN else change(each) for each in thing]
        for i in range(len(after)):
            if after[i] is not thing[i]:
                return tuple(after)
        return thing
    changes: dict[str, Any] | None = None
    for field in _fields.get(kind) or fields_of(kind):
        before = getattr(thing, field)
        if type(before) in PLAIN:
            continue
        now = change(before)
        if now is not before:
            changes = changes or {}
            changes[field] = now
    return msgspec.structs.replace(thing, **changes) if changes else thing


def changed(thing: Any, change: Change, nodes: type[msgspec.Struct] = msgspec.Struct) -> Any:
    """The same with `change` made wherever it makes one; what it has changed is not looked into."""
    after = change(thing)
    if after is not thing:
        return after
    return within(thing, lambda part: changed(part, change, nodes), nodes)


def exchanged(thing: Any, before: Any, after: Any) -> Any:
    """The same with one value in the place of another, wherever that stands."""
    return changed(thing, lambda part: after if part == before else part)
