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
from snapcount.engine.terms import ACTION, PLAY_CARD, SUPERSTAR


def superstars_built(g: State, f: Frame, players: PlayerTest) -> list[i64]:
    """The Superstar cards in the Action decks, wherever they are now, of Players who fit."""
    table = g.table
    found: list[i64] = []
    for seat in range(2):
        for card in table.opening[seat][ACTION]:
            if table.kind[card] == SUPERSTAR:
                slot = table.slot_of[card]
                if slot >= 0 and players.fits(g, f, slot):
                    found.append(card)
    return found


@final
class DeckCards(Number):
    """Plays of that seat's deck with such a call or number, its normal Players of a group or their
    Superstars, its cards of a kind, or its Unique cards: decks do not change."""

    __slots__ = (
        "calls",
        "kind",
        "known",
        "most_strength",
        "most_time",
        "players",
        "stars",
        "strength",
        "time",
        "who",
    )

    def __init__(
        self,
        who: i64,
        calls: i64,
        players: PlayerTest | None = None,
        stars: bool = False,
        kind: i64 = -1,
        time: i64 = -1,
        most_time: i64 = -1,
        strength: i64 = -1,
        most_strength: i64 = -1,
    ) -> None:
        self.time: i64 = time  # at least so many Time Units, and at most; -1: any
        self.most_time: i64 = most_time
        self.strength: i64 = strength
        self.most_strength: i64 = most_strength
        self.players: PlayerTest | None = players
        self.stars: bool = stars
        self.kind: i64 = kind
        self.who: i64 = who
        self.calls: i64 = calls
        self.known: list[i64] = [-1, -1]

    def value(self, g: State, f: Frame) -> i64:
        players = self.players
        if players is not None and self.stars:
            return len(superstars_built(g, f, players))
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
                if self.kind >= 0:
                    if table.kind[card] == self.kind:
                        n += 1
                elif self.time >= 0 or self.strength >= 0:
                    if self.is_such(g, card):
                        n += 1
                elif self.calls:
                    if table.offense_call[card] & self.calls:
                        n += 1
                elif table.cards[table.definition[card]].unique:
                    n += 1
        return n

    def is_such(self, g: State, card: i64) -> bool:
        """Whether it is a Play with these calls and numbers."""
        table = g.table
        if table.kind[card] != PLAY_CARD or (
            self.calls and not table.offense_call[card] & self.calls
        ):
            return False
        if self.time >= 0 and not self.time <= table.time[card] <= self.most_time:
            return False
        if self.strength < 0:
            return True
        value = table.strength[card] if table.strength[card] >= 0 else table.grit[card]  # K-1
        return self.strength <= value <= self.most_strength


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
