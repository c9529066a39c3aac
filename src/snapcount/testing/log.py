"""What has happened in a scenario, to be asked by tests."""

from __future__ import annotations

from collections.abc import Iterator

from snapcount.engine import events
from snapcount.engine.clauses import clause_of
from snapcount.engine.events import Event, unpack_cause
from snapcount.engine.game import Game

NAMES = {
    value: name
    for name, value in vars(events).items()
    if name.isupper() and isinstance(value, int) and name != "KINDS"
}


class Log:
    """The events since the start of a scenario. Kinds are those of `snapcount.engine.events`."""

    def __init__(self, game: Game) -> None:
        self.game = game
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
        return [clause_of(self.game.table, event) for event in self.events]

    def __repr__(self) -> str:
        return "\n".join(say(event) for event in self.events)


def say(event: Event) -> str:
    kind, seat, a, b, cause = event
    by = "" if cause < 0 else f" by {unpack_cause(cause)}"
    return f"{NAMES.get(kind, kind)} seat {seat}: {a}, {b}{by}"
