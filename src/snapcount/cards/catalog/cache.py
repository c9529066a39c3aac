"""Compiled sets: a set is read once, and again only when it or the card language has changed.

A cache is only ever a saving of time: one that is damaged, of another version or cannot be
written is as good as none.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
from pathlib import Path
from typing import Final

import msgspec

import snapcount.cards
from snapcount.cards.catalog.entry import SetFile
from snapcount.cards.catalog.files import FileError, cache_folder, write_whole
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
    words = f"{language()}\n{key}\n{len(head)}\n{head}\n{source}"
    digest = hashlib.sha256(words.encode()).hexdigest()[:32]
    try:
        path = cache_folder() / f"{key}.{digest}.cache"
    except FileError:
        return _made(source, name, head)
    found = _load(path)
    if found is None:
        found = _made(source, name, head)
        _keep(path, key, found)
    return found


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
    sources = [*folder.glob("*.py"), *folder.glob("text/*"), *folder.glob("catalog/*.py")]
    for path in sorted(path for path in sources if path.suffix in (".py", ".lark")):
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def _load(path: Path) -> Compiled | None:
    try:
        head, _, body = path.read_bytes().partition(b"\n")
        if head.decode() != hashlib.sha256(body).hexdigest():
            return None
        return _decoder().decode(body)
    except (OSError, UnicodeDecodeError, msgspec.MsgspecError):
        return None


def _keep(path: Path, key: str, found: Compiled) -> None:
    body = msgspec.msgpack.encode(found)
    with contextlib.suppress(FileError, OSError):
        write_whole(path, hashlib.sha256(body).hexdigest().encode() + b"\n" + body)
        for old in path.parent.glob(f"{key}.*.cache"):
            if old != path:
                old.unlink(missing_ok=True)


@functools.cache
def _decoder() -> msgspec.msgpack.Decoder[Compiled]:
    return msgspec.msgpack.Decoder(Compiled)
