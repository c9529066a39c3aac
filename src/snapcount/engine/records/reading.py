"""Reading a record that somebody kept, in whichever of its two forms."""

from __future__ import annotations

from snapcount.engine.errors import RecordError
from snapcount.engine.records.decklists import Catalog
from snapcount.engine.records.notation import from_notation
from snapcount.engine.records.record import Record, from_json, refuse_too_long


def read(data: bytes, catalog: Catalog | None = None, as_written: bool = False) -> Record:
    """A record in either form, JSON or text; `RecordError` if it is neither.

    A text that today's engine cannot follow is an error with a pointer to it, unless it is to be
    shown `as_written`.
    """
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b'{"'):
        return from_json(data.removeprefix(b"\xef\xbb\xbf"))
    refuse_too_long(data)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError("This isn't a record: it's neither JSON nor text.") from None
    return from_notation(text, catalog, as_written)
