"""What has happened in a scenario, to be asked by tests."""

from __future__ import annotations

from collections.abc import Iterator

from snapcount.engine.events import Event, unpack_cause
from snapcount.engine.table import Table
from snapcount.engine.words.clauses import clause_of
from snapcount.engine.words.wording import word_event


class Log:
    """The events since the start of a scenario. Kinds are those of `snapcount.engine.events`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def all(
        self,
        kind: int,
        *,
        seat: int | None = None,
        a: int | None = None,
        b: int | None = None,
        card: int | None = None,
    ) -> list[Event]:
        """The events of that kind; `card` is the card that caused them."""
        return [
            event
            for event in self.events
            if event[0] == kind
            and seat in (None, event[1])
            and a in (None, event[2])
            and b in (None, event[3])
            and (card is None or (event[4] >= 0 and unpack_cause(event[4])[0] == card))
        ]

    def has(
        self,
        kind: int,
        *,
        seat: int | None = None,
        a: int | None = None,
        b: int | None = None,
        card: int | None = None,
    ) -> bool:
        return bool(self.all(kind, seat=seat, a=a, b=b, card=card))

    def count(self, kind: int) -> int:
        return len(self.all(kind))

    def order(self, *kinds: int) -> list[int]:
        """The kinds of the events that are of these kinds, as they came."""
        return [event[0] for event in self.events if event[0] in kinds]

    def since(self, kind: int) -> list[Event]:
        """What came after the last event of that kind."""
        last = max((i for i, event in enumerate(self.events) if event[0] == kind), default=-1)
        return self.events[last + 1 :]

    def cites(self, clause: str) -> bool:
        """Whether some event carries that clause of the rules."""
        return clause in self.clauses()

    def clauses(self) -> list[str]:
        """The clause of each event."""
        return [clause_of(self.table, event) for event in self.events]

    def __str__(self) -> str:
        """Everything that happened, with the clauses behind it."""
        return "\n".join(
            f"{clause_of(self.table, event):>5} {word_event(self.table, event)}"
            for event in self.events
        )
