"""The wires of each session, so that they end with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol


class Endable(Protocol):
    """A wire that can be told to say and hear nothing more."""

    def end(self) -> None: ...


class SessionWires:
    """By session, as `people.session_of` names them: the wires that were opened in it."""

    def __init__(self) -> None:
        self._of: dict[str, set[Endable]] = {}
        self.tell: Callable[[list[str]], None] | None = None
        """How other nodes learn of sessions that are over."""

    def add(self, session: str, wire: Endable) -> None:
        self._of.setdefault(session, set()).add(wire)

    def remove(self, session: str, wire: Endable) -> None:
        left = self._of.get(session, set())
        left.discard(wire)
        if not left:
            self._of.pop(session, None)

    def sessions(self) -> list[str]:
        """Those that have wires."""
        return [*self._of]

    def end(self, sessions: Iterable[str]) -> None:
        """These sessions are over, on whichever node their wires are."""
        over = [*sessions]
        self.end_here(over)
        if self.tell is not None:
            self.tell(over)

    def end_here(self, sessions: Iterable[str]) -> None:
        for session in sessions:
            for wire in [*self._of.get(session, ())]:
                wire.end()
