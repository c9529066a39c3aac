"""The bundle of the sets that are shipped, compiled when the package is built.

`python -m snapcount.cards.catalog.bundle FILE` makes it; `hatch_build.py` puts it into the wheel,
where `bundled` finds it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from snapcount.cards.catalog import kept
from snapcount.cards.catalog.cache import compiled, made_from
from snapcount.cards.catalog.catalog import shipped_sources
from snapcount.cards.catalog.files import read_words
from snapcount.cards.catalog.setfile import read_set


def made() -> bytes:
    """The bundle of all sets that are shipped, as this machine has read them or reads them now.

    No set is added to what it keeps: whoever builds need not be whoever plays.
    """
    found: dict[str, bytes] = {}
    for source, key in shipped_sources():
        words = read_words(source.path)
        origin = made_from(words, source.head)
        body = kept.load(kept.place(key, origin))
        if body is None:
            cards = compiled(read_set(words, source.name, source.head))
            body = msgspec.msgpack.encode(cards)
        found[kept.file_name(key, origin)] = body
    return kept.sealed(msgspec.msgpack.encode(found))


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(made())
