"""The sets that are shipped, compiled when the package is built: a start reads no text.

`python -m snapcount.cards.catalog.bundle FILE` makes it; `hatch_build.py` puts it into the wheel. A
checkout has none and keeps its compiled sets in the cache of the machine.
"""

from __future__ import annotations

import functools
import sys
from pathlib import Path
from typing import Final

import msgspec

import snapcount.cards
from snapcount.cards.catalog import kept

PLACE: Final = Path(snapcount.cards.__path__[0]) / "sets" / "sets.compiled"


@functools.cache
def bundled() -> dict[str, bytes]:
    """What was compiled when this package was built, by the name that a cache would keep it under.

    Nothing, if there is no bundle here or it is damaged.
    """
    try:
        body = kept.sealed_body(PLACE.read_bytes())
        return {} if body is None else msgspec.msgpack.decode(body, type=dict[str, bytes])
    except (OSError, msgspec.MsgspecError):
        return {}


def made() -> bytes:
    """The bundle of all sets that are shipped, read here and now."""
    from snapcount.cards.catalog.cache import compiled, made_from
    from snapcount.cards.catalog.catalog import shipped_sources
    from snapcount.cards.catalog.files import read_words
    from snapcount.cards.catalog.setfile import read_set

    found: dict[str, bytes] = {}
    for source, key in shipped_sources():
        words = read_words(source.path)
        cards = compiled(read_set(words, source.name, source.head))
        name = kept.file_name(key, made_from(words, source.head))
        found[name] = msgspec.msgpack.encode(cards)
    return kept.sealed(msgspec.msgpack.encode(found))


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(made())
