"""Walking trees: every part of what was said, and the same with some of its parts changed.

A tree is made of nodes, tuples, words and numbers. Whatever is not changed stays the same object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

Change = Callable[[Any], Any]


def parts(*things: Any) -> Iterator[Any]:
    """The things themselves and everything inside of them, the outer before the inner."""
    waiting = list(reversed(things))
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, tuple | list):
            waiting += reversed(thing)
            continue
        yield thing
        if isinstance(thing, msgspec.Struct):
            waiting += reversed(msgspec.structs.astuple(thing))


def within(thing: Any, change: Change, nodes: type[msgspec.Struct] = msgspec.Struct) -> Any:
    """The same with each part changed that stands directly in it, in tuples and nodes.

    `nodes`: anything but these is left as it is.
    """
    if isinstance(thing, tuple):
        after = tuple([change(each) for each in thing])
        same = all(a is b for a, b in zip(after, thing, strict=True))
        return thing if same else after
    if not isinstance(thing, nodes):
        return thing
    changes = {}
    for field in thing.__struct_fields__:
        before = getattr(thing, field)
        after = change(before)
        if after is not before:
            changes[field] = after
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
