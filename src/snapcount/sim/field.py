"""A field of entrants, everyone against everyone: shares, ratings, and what cards did.

A round robin is a list of matches between the places of a list of entrants.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from snapcount.sim import layout as at
from snapcount.sim.chances import Z95, Rate, Rating, ratings, win_rate
from snapcount.sim.figures import Effect, card_numbers, fact, pairs
from snapcount.sim.match import Entrant, Match, card_labels


def round_robin(
    entrants: Sequence[Entrant], seed: str, edition: str, all_pro: bool = False
) -> list[Match]:
    """Every entrant against every other; each match has shuffles of its own."""
    return [
        Match(entrants[a], entrants[b], f"{seed}:{a}-{b}", edition, all_pro)
        for a, b in combinations(range(len(entrants)), 2)
    ]


class CardTotals(NamedTuple):
    """A card's facts in one entrant's deck, with that entrant's games and half wins."""

    name: str
    row: list[int]
    games: int
    halves: int


class Field:
    """The results of a round robin."""

    def __init__(
        self, entrants: Sequence[Entrant], matches: Sequence[Match], numbers: Sequence[list[int]]
    ) -> None:
        self.entrants = list(entrants)
        self.matches = list(matches)
        self.numbers = list(numbers)
        self.met = list(combinations(range(len(entrants)), 2))

    def pairs(self, a: int, b: int) -> list[int]:
        """The counted pairs of one entrant against another, from its own side."""
        if a > b:
            return self.pairs(b, a)[::-1]
        return pairs(self.numbers[self.met.index((a, b))])

    def rate(self, a: int, b: int) -> Rate:
        return win_rate(self.pairs(a, b))

    def against_the_field(self, a: int) -> Rate:
        others = [self.pairs(a, b) for b in range(len(self.entrants)) if b != a]
        return win_rate([sum(column) for column in zip(*others, strict=True)])

    def ratings(self) -> list[Rating]:
        found = {met: pairs(own) for met, own in zip(self.met, self.numbers, strict=True)}
        return ratings(len(self.entrants), found)

    def total(self) -> list[int]:
        """What all games together come to, without the cards."""
        whole = [0] * at.CARDS
        for numbers in self.numbers:
            for place in range(at.CARDS):
                whole[place] += numbers[place]
        return whole

    def facts(self, a: int) -> list[int]:
        """An entrant's facts in all its matches."""
        whole = [0] * at.FACTS
        for (first, second), numbers in zip(self.met, self.numbers, strict=True):
            if a in (first, second):
                for which in range(at.FACTS):
                    whole[which] += fact(numbers, int(a == second), which)
        return whole

    def cards(self, a: int) -> list[CardTotals]:
        """What an entrant's cards did in all its matches."""
        facts = self.facts(a)
        halves = 2 * facts[at.WINS] + facts[at.TIES]
        found: dict[str, list[int]] = {}
        for (first, second), match, numbers in zip(
            self.met, self.matches, self.numbers, strict=True
        ):
            if a not in (first, second):
                continue
            labels = card_labels(match)
            who = int(a == second)
            rows = card_numbers(numbers, who, labels)
            names = plain_names(match.second if who else match.first, labels[who])
            for name, row in zip(names, rows, strict=True):
                known = found.setdefault(name, [0] * at.CARD_FACTS)
                for place, number in enumerate(row):
                    known[place] += number
        return [CardTotals(name, row, facts[at.GAMES], halves) for name, row in found.items()]


def plain_names(entrant: Entrant, labels: Sequence[str]) -> list[str]:
    """Names of a deck's different cards that do not hang on which deck it meets."""
    seen = list(dict.fromkeys(entrant.deck))
    names = [card.name for card in seen]
    if len(names) != len(labels):  # errata may make two printings one card
        return list(labels)
    return [
        f"{card.name} ({card.number or kind(card)})" if names.count(card.name) > 1 else card.name
        for card in seen
    ]


def kind(card: object) -> str:
    return type(card).__name__


def combined(parts: Sequence[tuple[int, int, int, int]]) -> Effect | None:
    """One effect from comparisons within several decks, each weighed by how sure it is.

    A part has the games with something, their half wins, all games of the deck and their half
    wins. Decks differ in strength, so games are compared within each of them only.
    """
    weights = gaps = 0.0
    for games, halves, all_games, all_halves in parts:
        without = all_games - games
        if games < 2 or without < 2:
            continue
        there = (halves + 1) / (2 * games + 2)  # a prior of one tie keeps the spread above 0
        else_ = (all_halves - halves + 1) / (2 * without + 2)
        variance = there * (1 - there) / games + else_ * (1 - else_) / without
        gap = halves / (2 * games) - (all_halves - halves) / (2 * without)
        weights += 1 / variance
        gaps += gap / variance
    if not weights:
        return None
    gap, reach = gaps / weights, Z95 / sqrt(weights)
    return Effect(gap, gap - reach, gap + reach)
