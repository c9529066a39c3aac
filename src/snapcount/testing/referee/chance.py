"""What chance gave since the last answer, read from the engine's events: cards and coin tosses.

The referee asks for a card where the rules say that one is drawn or flipped. One that the engine
did not deal, or dealt besides, is a disagreement about the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from snapcount.engine import events as e
from snapcount.engine.views.event_view import EventSeen

PLAY_DECK: Final = 0  # as events number the decks


class NotDealt(Exception):
    """The rules call for a card that the engine did not deal."""


class Chance:
    """The cards that came, in the order they came, and which seat a possession fell to."""

    def __init__(self, happened: Iterable[EventSeen]) -> None:
        self.draws: dict[tuple[int, str], list[int]] = {}
        self.flips: list[list[int]] = [[], []]
        self.audibles: list[list[int]] = [[], []]
        self.possessions: list[tuple[int, int]] = []
        self.downs: list[tuple[int, int]] = []
        self.shuffles = [0, 0]
        self.marks: list[int] = []
        for event in happened:
            if event.kind == e.DREW:
                deck = "play" if event.a == PLAY_DECK else "action"
                self.draws.setdefault((event.seat, deck), []).append(event.b)
            elif event.kind == e.GRIT_CARD:
                self.flips[event.seat].append(event.a)
            elif event.kind == e.CALL_CHANGED and event.a >= 0:
                self.audibles[event.seat].append(event.a)
            elif event.kind == e.POSSESSION:
                self.possessions.append((event.seat, event.a))
            elif event.kind == e.DOWN:
                self.downs.append((event.a, event.b))
            elif event.kind == e.MARKER:
                self.marks.append(event.b)
            elif event.kind == e.SHUFFLED:
                self.shuffles[event.seat] += 1

    def drawn(self, seat: int, deck: str) -> int:
        return _next(self.draws.get((seat, deck), []), f"seat {seat} draws no {deck.title()} card")

    def flipped(self, seat: int) -> int:
        return _next(self.flips[seat], f"seat {seat} flips no card for Grit")

    def audible(self, seat: int) -> int:
        return _next(self.audibles[seat], f"seat {seat} flips no card for a new call")

    def shuffled(self, seat: int) -> bool:
        return self.shuffles[seat] > 0

    def marked(self, ball: int) -> bool:
        """Whether the marker was put there."""
        return ball in self.marks

    def left(self) -> list[str]:
        """What the engine dealt and nobody asked for."""
        found = [
            f"seat {seat} draws {len(cards)} {deck.title()} card(s) too many"
            for (seat, deck), cards in self.draws.items()
            if cards
        ]
        found += [f"seat {seat} flips for Grit" for seat in range(2) if self.flips[seat]]
        found += [f"seat {seat} flips a new call" for seat in range(2) if self.audibles[seat]]
        return found


def _next(cards: list[int], otherwise: str) -> int:
    if not cards:
        raise NotDealt(otherwise)
    return cards.pop(0)
