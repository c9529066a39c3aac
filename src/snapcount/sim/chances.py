"""Rates with intervals, ratings and sequential tests, from counted pairs of games.

The two games of a pair have the same shuffles and so hang together: every spread here is that of
whole pairs. Only plain arithmetic is used, in a fixed order, so the figures are the same anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
ELO: Final = 400 / log(10)  # rating points for each step of the logistic curve


class Rate(NamedTuple):
    """A share with its 95 % interval."""

    rate: float
    low: float
    high: float
    of: int

    def __str__(self) -> str:
        return f"{self.rate:.1%} [{self.low:.1%}, {self.high:.1%}]"


def wilson(successes: float, count: float) -> Rate:
    """Wilson's interval for a share; the whole range if there is nothing to go by."""
    if count <= 0:
        return Rate(0.5, 0.0, 1.0, 0)
    share = successes / count
    square = Z95 * Z95
    middle = (share + square / (2 * count)) / (1 + square / count)
    reach = Z95 * sqrt(share * (1 - share) / count + square / (4 * count * count))
    reach /= 1 + square / count
    low = 0.0 if successes <= 0 else max(middle - reach, 0.0)
    high = 1.0 if successes >= count else min(middle + reach, 1.0)
    return Rate(share, low, high, round(count))


def spread(pairs: Sequence[int]) -> tuple[float, float, int]:
    """Mean and variance of what the first entrant gets of a pair, as a share; and the pairs."""
    count = sum(pairs)
    if not count:
        return 0.5, 0.0, 0
    mean = sum(number * halves / 4 for halves, number in enumerate(pairs)) / count
    square = sum(number * (halves / 4 - mean) ** 2 for halves, number in enumerate(pairs))
    return mean, square / count, count


def win_rate(pairs: Sequence[int]) -> Rate:
    """The first entrant's share of the games, a tie being a half.

    Wilson's interval, for as many independent games as would scatter like these pairs do.
    """
    mean, variance, count = spread(pairs)
    games = 2.0 * count
    if variance > 0:
        games = mean * (1 - mean) * count / variance
        games = min(max(games, 1.0 * count), 8.0 * count)
    found = wilson(mean * games, games)
    return Rate(found.rate, found.low, found.high, 2 * count)


def difference(first: Rate, second: Rate) -> tuple[float, float, float]:
    """How much larger the first share is, with Newcombe's interval."""
    gap = first.rate - second.rate
    down = sqrt((first.rate - first.low) ** 2 + (second.high - second.rate) ** 2)
    up = sqrt((first.high - first.rate) ** 2 + (second.rate - second.low) ** 2)
    return gap, gap - down, gap + up


# A sequential test -----------------------------------------------------------------------------


class Sprt(NamedTuple):
    """Is the first entrant's share `null`, or `other`? The errors allowed are both 5 %."""

    null: float
    other: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        return log((1 - self.error) / self.error)

    def evidence(self, pairs: Sequence[int]) -> float:
        """The logarithm of how much likelier `other` is, by the spread of the pairs seen."""
        mean, variance, count = spread(pairs)
        if count < 2:
            return 0.0
        # A run of equal results has no spread yet; half a pair on either side gives it one.
        variance = max(variance, 0.25 / (count + 1))
        return (self.other - self.null) * (2 * mean - self.null - self.other) * count / variance / 2

    def decided(self, pairs: Sequence[int]) -> bool:
        return abs(self.evidence(pairs)) >= self.bound

    def verdict(self, pairs: Sequence[int]) -> str:
        evidence = self.evidence(pairs)
        if evidence >= self.bound:
            return f"{self.other:.1%} rather than {self.null:.1%}"
        if evidence <= -self.bound:
            return f"{self.null:.1%} rather than {self.other:.1%}"
        return f"undecided between {self.null:.1%} and {self.other:.1%}"


# Ratings ---------------------------------------------------------------------------------------


class Rating(NamedTuple):
    """A rating in Elo points around a mean of 0, with its 95 % interval."""

    elo: float
    low: float
    high: float


def ratings(count: int, results: Mapping[tuple[int, int], Sequence[int]]) -> list[Rating]:
    """Ratings of so many entrants by Bradley and Terry, from their counted pairs.

    The interval is that of the rating against the field's mean, from the spread of whole pairs
    around what the ratings expect. One tied game between any two who met keeps an entrant that
    won or lost everything within bounds.
    """
    games = {
        met: (2.0 * sum(pairs) + 1.0, sum(halves * n / 2 for halves, n in enumerate(pairs)) + 0.5)
        for met, pairs in sorted(results.items())
        if sum(pairs)
    }
    skill = [0.0] * count
    for _ in range(100):
        slope = [0.0] * count
        curve = [[0.0] * count for _ in range(count)]
        for (a, b), (played, won) in games.items():
            expected = 1 / (1 + exp(skill[b] - skill[a]))
            _add_edge(curve, a, b, played * expected * (1 - expected))
            slope[a] += won - played * expected
            slope[b] -= won - played * expected
        step = solve(_pinned(curve), slope)
        skill = [
            value + min(max(change, -2.0), 2.0) for value, change in zip(skill, step, strict=True)
        ]
        if max((abs(change) for change in step), default=0.0) < 1e-12:
            break
    mean = sum(skill) / max(count, 1)
    skill = [value - mean for value in skill]
    variances = _variances(count, skill, games, results)
    return [
        Rating(ELO * value, ELO * (value - Z95 * sqrt(v)), ELO * (value + Z95 * sqrt(v)))
        for value, v in zip(skill, variances, strict=True)
    ]


def _variances(
    count: int,
    skill: list[float],
    games: dict[tuple[int, int], tuple[float, float]],
    results: Mapping[tuple[int, int], Sequence[int]],
) -> list[float]:
    """The sandwich estimate: the curve's inverse around the spread that was seen."""
    curve = [[0.0] * count for _ in range(count)]
    seen = [[0.0] * count for _ in range(count)]
    for (a, b), (played, _) in games.items():
        expected = 1 / (1 + exp(skill[b] - skill[a]))
        _add_edge(curve, a, b, played * expected * (1 - expected))
        pairs = results[a, b]
        square = sum(n * (halves / 2 - 2 * expected) ** 2 for halves, n in enumerate(pairs))
        _add_edge(seen, a, b, square + expected * (1 - expected))
    pinned = _pinned(curve)
    found = []
    for entrant in range(count):
        wanted = [(1.0 if place == entrant else 0.0) - 1 / count for place in range(count)]
        weights = solve(pinned, wanted)
        spread_of = [sum(row[k] * weights[k] for k in range(count)) for row in seen]
        found.append(max(sum(w * s for w, s in zip(weights, spread_of, strict=True)), 0.0))
    return found


def _add_edge(matrix: list[list[float]], a: int, b: int, weight: float) -> None:
    matrix[a][a] += weight
    matrix[b][b] += weight
    matrix[a][b] -= weight
    matrix[b][a] -= weight


def _pinned(curve: list[list[float]]) -> list[list[float]]:
    """Ratings are known up to a constant; this holds their sum at 0."""
    return [[value + 1.0 for value in row] for row in curve]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with pivots."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda r: abs(rows[r][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        if head == 0:
            raise ValueError("Can't compare entrants that never met, directly or through others.")
        for r in range(column + 1, size):
            factor = rows[r][column] / head
            if factor:
                for c in range(column, size + 1):
                    rows[r][c] -= factor * rows[column][c]
    found = [0.0] * size
    for r in range(size - 1, -1, -1):
        rest = sum(rows[r][c] * found[c] for c in range(r + 1, size))
        found[r] = (rows[r][size] - rest) / rows[r][r]
    return found
