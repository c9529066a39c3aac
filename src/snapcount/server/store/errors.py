"""What can go wrong with the database, and what to do about it."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from snapcount.engine.errors import SnapcountError


class StoreError(SnapcountError):
    """Ours or the machine's: it could not be kept. Nothing was half-written; try again later."""

    code = "not-kept"


class Taken(SnapcountError):
    """The name, seat or number is another's already."""

    code = "taken"


class NotThere(SnapcountError):
    """The room or the person was deleted meanwhile."""

    code = "not-found"


class LostLease(SnapcountError):
    """Nobody's fault: the room runs on another node by now. Nothing was written."""

    code = "moved"

    def __init__(self) -> None:
        super().__init__("This game has just moved to another server. Try again.")


def explained(error: Exception) -> Exception:
    if isinstance(error, SnapcountError):
        return error
    if isinstance(error, IntegrityError) and "foreign key" in reason_of(error).lower():
        return NotThere("What this belongs to no longer exists.")
    if isinstance(error, IntegrityError):
        return Taken("That's already taken.")
    if isinstance(error, SQLAlchemyError):
        return StoreError(f"Can't save that: {reason_of(error)}. {_advice(error)}")
    return error


ADVICE: Final = (
    (("full", "no space", "disk quota"), "free up disk space and try again."),
    (("readonly", "read-only"), "make the database writable and try again."),
    (("locked", "busy", "timeout", "deadlock"), "the database is busy. Try again in a moment."),
    (("i/o error", "malformed", "corrupt"), "free up disk space, or check the disk for errors."),
    (
        ("connect", "server closed", "terminat", "shutting down", "starting up"),
        "can't reach the database. Try again once it's running.",
    ),
)
"""What to do about an error, by words in it; SQLite and PostgreSQL have no codes in common."""


def _advice(error: SQLAlchemyError) -> str:
    """Whose fault it is, and what to do about it: only a full disk needs room on it."""
    reason = reason_of(error).lower()
    for words, advice in ADVICE:
        if any(word in reason for word in words):
            return f"Nothing changed; {advice}"
    return "Nothing changed. This is our mistake, not yours; please report it."


def reason_of(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
