"""What a room refuses."""

from __future__ import annotations

from snapcount.engine.errors import SnapcountError


class RoomError(SnapcountError):
    """The client's: a message that cannot be done now. Nothing was changed."""

    code = "not-now"
