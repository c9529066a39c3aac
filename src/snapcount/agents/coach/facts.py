"""What a coach knows of a table before the game: its Plays, and the pools they come from."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.engine.table import Table
from snapcount.engine.terms import ANY_RUN, PLAY_CARD


class Called(NamedTuple):
    """A Play as it may be called: its definition, and its X or -1."""

    definition: int
    x: int


class Facts:
    """The Plays of a table by definition."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.card: dict[int, int] = {}
        for card, definition in enumerate(table.definition):
            self.card.setdefault(definition, card)
        self.ways: dict[int, tuple[Called, ...]] = {}
        for definition, card in self.card.items():
            if table.kind[card] == PLAY_CARD:
                xs = range(10) if table.strength[card] < 0 else (-1,)
                self.ways[definition] = tuple(Called(definition, x) for x in xs)
        self.outcomes: dict[tuple[Called, Called], tuple[int, int]] = {}

    def strength(self, called: Called) -> int:
        return called.x if called.x >= 0 else int(self.table.strength[self.card[called.definition]])

    def outcome(self, offense: Called, defense: Called) -> tuple[int, int]:
        """F-4, F-5, F-10: yards and Time Units of a pair of calls, by the cards alone."""
        pair = (offense, defense)
        found = self.outcomes.get(pair)
        if found is None:
            found = self.outcomes[pair] = self.found_out(offense, defense)
        return found

    def found_out(self, offense: Called, defense: Called) -> tuple[int, int]:
        table = self.table
        ours, theirs = self.card[offense.definition], self.card[defense.definition]
        units = int(table.time[ours]) + (1 if table.all_pro else 0)
        call = table.offense_call[ours]
        if table.stops[theirs] & call:
            return 0, units
        strength = (self.strength(offense) + self.strength(defense)) % 10
        if call & ANY_RUN:
            return strength * 5, units
        if table.low[ours] <= strength <= table.high[ours]:
            return int(table.yards[ours]), units
        return 0, units

    def grit(self, cards: list[int]) -> list[float]:
        """How likely each Strength is on top of a shuffled pile, X by its card's Grit (K-1)."""
        chances = [0.0] * 10
        for card in cards:
            chances[self.table.grit[card] % 10] += 1 / len(cards)
        if not cards:
            chances[0] = 1.0
        return chances

    def worth(self, definition: int) -> float:
        """A Play in hand, by itself: yards on offense and calls that it stops on defense."""
        table, card = self.table, self.card[definition]
        if table.offense_call[card] & ANY_RUN:
            yards = 22.5
        else:
            yards = int(table.yards[card]) * int(table.high[card] - table.low[card] + 1) / 10
        return yards / 20 + int(table.stops[card] & 63).bit_count() / 2


def last_digits(first: list[float], second: list[float]) -> list[float]:
    """How likely each last digit of the sum is."""
    chances = [0.0] * 10
    for a, p in enumerate(first):
        if p:
            for b, q in enumerate(second):
                chances[(a + b) % 10] += p * q
    return chances
