"""The sets that came compiled with the package: a start reads no text.

`bundle` makes them. A checkout has none and keeps its compiled sets in the cache of the machine.
"""

from __future__ import annotations

import functools
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
