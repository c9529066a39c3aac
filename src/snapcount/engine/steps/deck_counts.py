"""Numbers that are read off a deck as it was built, and off the plays that were run."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from snapcount.engine.limits import calls_made
from snapcount.engine.play import call_of
from snapcount.engine.players import count_bits
from snapcount.engine.program import Frame, Number, PlayerTest
from snapcount.engine.state import State
from snapcount.engine.steps.players import fitting


@final
class DeckCards(Number):
    """Plays of that seat's deck with such a call, its normal Players of a group, or its Unique
    cards: decks do not change."""

    __slots__ = ("calls", "known", "players", "who")

    def __init__(self, who: i64, calls: i64, players: PlayerTest | None = None) -> None:
        self.players: PlayerTest | None = players
        self.who: i64 = who
        self.calls: i64 = calls
        self.known: list[i64] = [-1, -1]

    def value(self, g: State, f: Frame) -> i64:
        players = self.players
        if players is not None:
            return count_bits(fitting(g, f, players))
        seats = g.seats(self.who, f.seat)
        total: i64 = 0
        for seat in range(2):
            if (seats >> seat) & 1:
                if self.known[seat] < 0:
                    self.known[seat] = self.count(g, seat)
                total += self.known[seat]
        return total

    def count(self, g: State, seat: i64) -> i64:
        table = g.table
        n: i64 = 0
        for pile in table.opening[seat]:
            for card in pile:
                if self.calls:
                    if table.offense_call[card] & self.calls:
                        n += 1
                elif table.cards[table.definition[card]].unique:
                    n += 1
        return n


@final
class CallsMade(Number):
    """Plays with such a call that those seats have run since then, the one being run included."""

    __slots__ = ("calls", "stretch", "who")

    def __init__(self, who: i64, calls: i64, stretch: i64) -> None:
        self.who: i64 = who
        self.calls: i64 = calls
        self.stretch: i64 = stretch

    def value(self, g: State, f: Frame) -> i64:
        seats = g.seats(self.who, f.seat)
        n = calls_made(g, seats, self.calls, self.stretch)
        if g.this.revealed and (seats >> g.offense) & 1 and call_of(g) & self.calls:
            n += 1
        return n
