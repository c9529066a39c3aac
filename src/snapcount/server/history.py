"""What was answered at a table so far, what everybody was told, and how far back one may go."""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.engine.game import Game
from snapcount.engine.terms import SPECTATOR
from snapcount.engine.views.event_view import EventSeen
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
    logs: tuple[int, ...] = (0, 0, 0)
    """How long the logs of all viewers were before it."""


class History:
    """The answers of a game in order, with the log of each viewer."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.logs: dict[int, list[LogLine | EventSeen]] = {viewer: [] for viewer in VIEWERS}
        """What each viewer saw, in order; worded when it is first told to somebody."""

    @property
    def answers(self) -> list[str]:
        return [step.answer for step in self.steps]

    def note(self, step: Step) -> None:
        """An answer was given; what everybody is told of it comes into the logs after this."""
        lengths = tuple(len(self.logs[viewer]) for viewer in VIEWERS)
        self.steps.append(step._replace(logs=lengths))

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
        for viewer, length in zip(VIEWERS, undone[0].logs, strict=True):
            del self.logs[viewer][length:]
        return undone


def hidden(game: Game) -> tuple[object, ...]:
    """What changes whenever a card comes to light or chance is used."""
    dice = game.dice
    decks = (*game.play_deck, *game.action_deck)
    return (
        (dice.a, dice.b, dice.c, dice.d),
        tuple(len(cards) for cards in decks),
        game.this.revealed,
        game.this.flipped,
        game.lined_up == 0 and game.on_field,
    )
