"""Compiled sets: a set is read once, and again only when it or the card language has changed.

A package that was built has its own sets in it, compiled (`bundled`). What is found there, or in
the cache of this machine, goes by a hash of the set and of the language: what has changed is not
found.
"""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path
from typing import Final

import msgspec

import snapcount.cards
from snapcount.cards.catalog import bundled, kept
from snapcount.cards.catalog.entry import SetFile
from snapcount.cards.catalog.judge import Verdict, judge

FORMAT: Final = 1


class Compiled(msgspec.Struct, frozen=True):
    """A set and what became of each of its cards; `verdicts` goes with `cards.entries`."""

    cards: SetFile
    verdicts: tuple[Verdict, ...]


def compiled(cards: SetFile) -> Compiled:
    """The set with every card judged, here and now."""
    return Compiled(cards, tuple(judge(entry.typed) for entry in cards.entries))


def cached(key: str, source: str, name: str, head: str = "") -> Compiled:
    """The compiled set of that source: from the cache, or made and kept there.

    `key` names the set among all sets; a newer version of it takes the older one's place.
    """
    origin = made_from(source, head)
    found = _decoded(bundled.bundled().get(kept.file_name(key, origin)))
    if found is None:
        path = kept.place(key, origin)
        found = _decoded(kept.load(path))
        if found is None:
            found = _made(source, name, head)
            kept.keep(path, msgspec.msgpack.encode(found))
    return found


def made_from(source: str, head: str) -> str:
    """All that decides what becomes of a set."""
    return f"{language()}\n{len(head)}\n{head}\n{source}"


def _decoded(body: bytes | None) -> Compiled | None:
    try:
        return None if body is None else _decoder().decode(body)
    except msgspec.MsgspecError:
        return None


def _made(source: str, name: str, head: str) -> Compiled:
    from snapcount.cards.catalog.setfile import read_set  # a warm start has no need of it

    return compiled(read_set(source, name, head))


def joined(parts: list[Compiled]) -> Compiled:
    """The files of one set as one; the first has its head."""
    items = tuple(item for part in parts for item in part.cards.items)
    verdicts = tuple(verdict for part in parts for verdict in part.verdicts)
    return Compiled(msgspec.structs.replace(parts[0].cards, items=items), verdicts)


@functools.cache
def language() -> str:
    """The version of the card language: a hash of everything that decides how texts are read."""
    folder = Path(snapcount.cards.__path__[0])
    total = hashlib.sha256(b"%d" % FORMAT)
    sources = folder.rglob("*.py")
    for name, path in sorted((path.relative_to(folder).as_posix(), path) for path in sources):
        total.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


@functools.cache
def _decoder() -> msgspec.msgpack.Decoder[Compiled]:
    return msgspec.msgpack.Decoder(Compiled)
