"""What was answered at a table so far, what happened, and how far back one may go."""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.engine.events import Event
from snapcount.engine.game import Game
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.views.event_view import EVENTS_SEEN
from snapcount.server.errors import RoomError
from snapcount.server.protocol import LogLine

VIEWERS: Final = (0, 1, SPECTATOR)


class Step(NamedTuple):
    """An answer, and what it did."""

    answer: str
    seat: int
    told: bool
    """Whether it brought anything to light, or used chance: then it cannot be taken back."""
    by_itself: bool = False
    """Whether the room has passed for the seat."""
    only: bool = False
    """Whether there was nothing else to answer; a record has no such answers (R-17)."""
    events: int = 0
    """How many events there were before it."""


class History:
    """The answers of a game in order, and what happened."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.events: list[Event] = []
        """All that anybody sees something of. What a viewer sees of an event is found when the
        viewer is told, and hangs on nothing but the event: so it is kept once for all of them."""
        self.lines: dict[int, list[LogLine]] = {}
        """The same in words, for each viewer as far as it was told."""

    @property
    def answers(self) -> list[str]:
        return [step.answer for step in self.steps]

    def note(
        self, answer: str, seat: int, told: bool, by_itself: bool = False, only: bool = False
    ) -> None:
        """An answer was given; what happened through it is noted after this."""
        self.steps.append(Step(answer, seat, told, by_itself, only, len(self.events)))

    def happened(self, events: list[Event]) -> None:
        self.events += [event for event in events if event[0] in EVENTS_SEEN]

    def last_of(self, seat: int) -> int:
        """How many answers are left when the last that the seat gave itself is taken back."""
        for place in range(len(self.steps) - 1, -1, -1):
            step = self.steps[place]
            if step.told:
                raise RoomError("Can't undo: cards were revealed.")
            if step.seat == seat and not step.by_itself:
                return place
        raise RoomError("There's nothing to undo yet.")

    def take_back(self, to: int) -> list[Step]:
        """Keep only the first so many answers; returns the others."""
        undone = self.steps[to:]
        del self.steps[to:]
        del self.events[undone[0].events :]
        for lines in self.lines.values():
            del lines[len(self.events) :]
        return undone


def hidden(game: Game) -> tuple[object, ...]:
    """What changes whenever a card comes to light or chance is used."""
    dice, this, plays, actions = game.dice, game.this, game.play_deck, game.action_deck
    return (
        dice.a,
        dice.b,
        dice.c,
        dice.d,
        len(plays[0]),
        len(plays[1]),
        len(actions[0]),
        len(actions[1]),
        this.revealed,
        this.flipped,
        game.lined_up == 0 and game.on_field,
    )
