"""What people note on a record: names, a place, a date."""

from __future__ import annotations

import re
from typing import Final

from snapcount.engine.errors import RecordError

MOST_TAGS: Final = 50
MOST_LETTERS: Final = 1000  # of a tag
TAG_NAME: Final = re.compile("[A-Za-z][A-Za-z0-9]{0,39}")
SINCE_2: Final = ("Release", "Rules", "Language")
# The tags of the notation that are fields of a record.
OWN_TAGS: Final = (
    "Snapcount",
    "Edition",
    "Mode",
    "Seed",
    "Result",
    "Table",
    "State",
    "Fingerprint",
    *SINCE_2,
)


def tags_of(tags: dict[str, str], version: int) -> dict[str, str]:
    """The tags of a record in that format. They may not be mistaken for the record's own; what
    format 2 calls its own may have been anybody's in format 1."""
    if version < 2:
        tags = {f"Old{name}" if name in SINCE_2 else name: tags[name] for name in tags}
    if len(tags) > MOST_TAGS:
        raise RecordError(f"Too many tags ({len(tags)}). A record holds {MOST_TAGS}.")
    for name, value in tags.items():
        if name in OWN_TAGS or not TAG_NAME.fullmatch(name):
            raise RecordError(f"A tag can't be called {name[:40]!r}. Choose another name.")
        if len(value) > MOST_LETTERS:
            raise RecordError(f"The tag {name!r} is too long.")
    return tags
