"""Mixed strategies by regret matching, for two sides that each hold a hand the other cannot see.

What a pair of calls is worth hangs on the two calls alone. So a side plays against the mixture of
all the other's possible hands, and each hand keeps regrets of its own. The average of the
strategies played comes as near to an equilibrium as the rounds allow.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

FLOOR: Final = 1e-12


@final
class Side:
    """One side's hands: which calls each holds, with regrets and average strategies."""

    __slots__ = ("average", "hands", "regret", "strategy", "weight")

    def __init__(self, hands: list[list[int]], weight: list[float]) -> None:
        self.hands: list[list[int]] = hands
        self.weight: list[float] = weight
        self.regret: list[list[float]] = [[0.0] * len(hand) for hand in hands]
        self.strategy: list[list[float]] = [[1.0 / len(hand)] * len(hand) for hand in hands]
        self.average: list[list[float]] = [[0.0] * len(hand) for hand in hands]

    def mixture(self, size: i64) -> list[float]:
        """How likely each call is, over all hands."""
        mixed = [0.0] * size
        h: i64 = 0
        for hand in self.hands:
            weight = self.weight[h]
            strategy = self.strategy[h]
            i: i64 = 0
            for call in hand:
                mixed[call] += weight * strategy[i]
                i += 1
            h += 1
        return mixed

    def learn(self, worth: list[float], turn: float) -> None:
        """Regret matching plus: regrets stay above 0, later turns count for more."""
        h: i64 = 0
        for hand in self.hands:
            strategy = self.strategy[h]
            regret = self.regret[h]
            average = self.average[h]
            size = len(hand)
            got = 0.0
            i: i64 = 0
            while i < size:
                got += strategy[i] * worth[hand[i]]
                i += 1
            total = 0.0
            i = 0
            while i < size:
                new = regret[i] + worth[hand[i]] - got
                if new < 0.0:
                    new = 0.0
                regret[i] = new
                total += new
                i += 1
            i = 0
            while i < size:
                strategy[i] = regret[i] / total if total > FLOOR else 1.0 / float(size)
                average[i] += turn * strategy[i]
                i += 1
            h += 1

    def result(self, h: i64) -> list[float]:
        """The average strategy of a hand."""
        average = self.average[h]
        total = sum(average)
        if total <= FLOOR:
            return self.strategy[h]
        return [part / total for part in average]


def solve(worth: list[list[float]], offense: Side, defense: Side, rounds: i64) -> float:
    """Let both sides learn; `worth[a][b]` is what call `a` is worth to the offense against `b`.

    The answer is what the last turns were worth to the offense on average. The strategies are in
    the sides.
    """
    rows = len(worth)
    columns = len(worth[0])
    value = 0.0
    weights = 0.0
    turn: i64 = 0
    while turn < rounds:
        turn += 1
        theirs = defense.mixture(columns)
        gains = [0.0] * rows
        a: i64 = 0
        while a < rows:
            row = worth[a]
            total = 0.0
            b: i64 = 0
            while b < columns:
                total += row[b] * theirs[b]
                b += 1
            gains[a] = total
            a += 1
        offense.learn(gains, float(turn))
        ours = offense.mixture(rows)
        losses = [0.0] * columns
        met = 0.0
        a = 0
        while a < rows:
            row = worth[a]
            part = ours[a]
            if part > 0.0:
                b = 0
                while b < columns:
                    losses[b] -= part * row[b]
                    b += 1
            met += part * gains[a]
            a += 1
        defense.learn(losses, float(turn))
        value += float(turn) * met
        weights += float(turn)
    return value / weights if weights > 0.0 else 0.5
