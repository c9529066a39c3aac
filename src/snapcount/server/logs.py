"""What the server writes down about itself: one line an event, from an allow-list of fields.

No line names a room (its name is its key), a person, a card, an address or a message's words. An
error of ours has an id, which whoever ran into it is told too.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
import time
import traceback
from types import TracebackType
from typing import Any, Final, Literal

Format = Literal["text", "json"]

LOG: Final = logging.getLogger("snapcount.server")
FIELDS: Final = (
    "error",  # the id of an error of ours
    "exception",  # its type
    "frames",  # where, innermost last
    "method",
    "route",  # as the table of endpoints has it, without what was filled in
    "status",
    "code",
    "milliseconds",
    "version",
    "close",  # why a wire ended
)


def note(event: str, level: int = logging.INFO, **fields: object) -> None:
    """Write an event down; a field that is not on the list is a mistake of ours."""
    unknown = sorted(set(fields) - set(FIELDS))
    if unknown:
        raise ValueError(f"{', '.join(unknown)}: not on the list of what may be written down")
    LOG.log(level, event, extra={"fields": fields})


def note_error(error: BaseException, **fields: object) -> str:
    """Write an error of ours down, without its words; returns its id."""
    found = secrets.token_hex(4)
    elsewhere: list[str] = getattr(error, "where", [])  # it happened in another process
    note(
        "error",
        logging.ERROR,
        error=found,
        exception=str(error) if elsewhere else type(error).__name__,
        frames=[*frames(error.__traceback__), *elsewhere],
        **fields,
    )
    return found


def frames(trace: TracebackType | None) -> list[str]:
    """Where an error came from: modules and lines, never values."""
    return [
        f"{each.f_globals.get('__name__', '?')}.{each.f_code.co_name}:{line}"
        for each, line in traceback.walk_tb(trace)
    ]


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": _event(record),
            **_fields(record),
        }
        return json.dumps(line)


class Plain(logging.Formatter):
    """The same for people who watch."""

    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f"  {name}={value}" for name, value in _fields(record).items())
        return f"{record.levelname.lower()}: {_event(record)}{fields}"


def _event(record: logging.LogRecord) -> str:
    """Our own words. Of a library's line only where it comes from, for its words may be anybody's;
    but that a port is taken, say, must be told."""
    if record.name == LOG.name:
        return str(record.msg)
    if record.name == "uvicorn.error" and record.levelno >= logging.ERROR and not record.exc_info:
        return record.getMessage()
    return f"from {record.name}"


def _fields(record: logging.LogRecord) -> dict[str, object]:
    own = dict(getattr(record, "fields", {}))
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        own |= {"exception": type(error).__name__, "frames": frames(error.__traceback__)}
    return own


def write_logs(form: Format, level: str) -> None:
    """Write everything down on the standard error output from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Plain())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level.upper())
