"""Endings solved exactly: backward induction, and a linear program where both call at once.

Linear programs need SciPy (the extra `analysis`). The values of the committed endings are kept with
them, so an exam needs none.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from snapcount.agents.endings.tree import (
    TooLarge,
    asks_for_both_calls,
    calls,
    defense_calls,
    is_over,
    outcomes,
    result,
)
from snapcount.engine.game import Game
from snapcount.engine.options import Option


class Solver:
    """Values of open endings: both sides know both hands, and what will be called is all."""

    def __init__(self, most_nodes: int) -> None:
        self.left = most_nodes

    def value(self, game: Game) -> float:
        """The chance that seat 0 wins when both play as well as can be; a tie is a half."""
        if is_over(game):
            return result(game, 0)
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        decision = game.decision
        assert decision is not None
        if asks_for_both_calls(game):
            return self.both_call(game)
        values = [self.after(game, option) for option in decision.options]
        return max(values) if decision.seat == 0 else min(values)

    def after(self, game: Game, option: Option) -> float:
        return sum(out.chance * self.value(out.game) for out in outcomes(game, option))

    def both_call(self, game: Game) -> float:
        worth, kicks = self.matrix(game)
        home = game.offense == 0
        values = [*kicks, equilibrium(worth if home else [[-v for v in row] for row in worth])]
        if not home:
            values[-1] = -values[-1]
        return max(values) if home else min(values)

    def matrix(self, game: Game) -> tuple[list[list[float]], list[float]]:
        """Seat 0's chance for each pair of calls, offense by defense; and for each kick (G-2)."""
        _, theirs = defense_calls(game)
        decision = game.decision
        assert decision is not None
        ours = calls(game)
        kicks = [self.after(game, o) for o in decision.options if o not in ours]
        return [[self.pair(game, a, b) for b in theirs] for a in ours], kicks

    def pair(self, game: Game, offense: Option, defense: Option) -> float:
        after = game.copy()
        after.apply(offense)
        return self.after(after, defense)


def equilibrium(worth: list[list[float]]) -> float:
    """The value of a matrix game for the side that chooses the row."""
    import numpy as np
    from scipy.optimize import linprog  # type: ignore[import-untyped,unused-ignore]

    rows, columns = len(worth), len(worth[0])
    # Maximize v: every column gives the row player at least v.
    costs = np.zeros(rows + 1)
    costs[-1] = -1
    limits = np.hstack([-np.array(worth).T, np.ones((columns, 1))])
    sums = np.ones((1, rows + 1))
    sums[0, -1] = 0
    bounds = [(0, None)] * rows + [(None, None)]
    found = linprog(costs, limits, np.zeros(columns), sums, [1], bounds, method="highs")
    return float(-found.fun)


# Hidden hands ----------------------------------------------------------------------------------


class Hand(NamedTuple):
    """A hand that a side may have: its Plays by definition, and how likely it is."""

    plays: tuple[int, ...]
    chance: float


def hands(game: Game, seat: int) -> list[Hand]:
    """Every hand that the seat may hold, as the other side sees it."""
    definition = game.table.definition
    pool = [definition[card] for card in game.play_deck[seat] + game.play_hand[seat]]
    counts: dict[tuple[int, ...], int] = {}
    total = 0
    for some in combinations(sorted(pool), len(game.play_hand[seat])):
        counts[some] = counts.get(some, 0) + 1
        total += 1
    return [Hand(plays, count / total) for plays, count in sorted(counts.items())]


def with_hand(game: Game, seat: int, hand: Hand) -> Game:
    """The game with that hand dealt to the seat."""
    other = game.copy()
    definition = game.table.definition
    pool = sorted(game.play_deck[seat] + game.play_hand[seat])
    held = []
    for wanted in hand.plays:
        card = next(card for card in pool if definition[card] == wanted)
        pool.remove(card)
        held.append(card)
    other.play_hand[seat] = held
    other.play_deck[seat] = pool
    assert other.decision is not None
    other.decision = None
    other.decisions -= 1
    other.table.edition.flow[other.phase].enter(other)
    return other


class Pairs(NamedTuple):
    """Seat 0's chance for each pair of calls; a call is a definition and its X."""

    worth: dict[tuple[tuple[int, int], tuple[int, int]], float]


def all_pairs(game: Game, most_nodes: int) -> Pairs:
    """What every pair of calls is worth that any two hands may come to; hands matter no further."""
    solver = Solver(most_nodes)
    offense, defense = game.offense, 1 - game.offense
    worth: dict[tuple[tuple[int, int], tuple[int, int]], float] = {}
    for ours in hands(game, offense):
        for theirs in hands(game, defense):
            if len(set(theirs.plays)) == 1:
                continue  # who has no choice is not asked; another hand has these Plays too
            dealt = None
            for a in set(ours.plays):
                for b in set(theirs.plays):
                    if any(k[0][0] == a and k[1][0] == b for k in worth):
                        continue
                    dealt = dealt or with_hand(with_hand(game, defense, theirs), offense, ours)
                    _add_pairs(solver, dealt, a, b, worth)
    for a in {play for hand in hands(game, offense) for play in hand.plays}:
        for b in {play for hand in hands(game, defense) for play in hand.plays}:
            if not any(k[0][0] == a and k[1][0] == b for k in worth):
                raise TooLarge
    return Pairs(worth)


def _add_pairs(
    solver: Solver,
    game: Game,
    a: int,
    b: int,
    worth: dict[tuple[tuple[int, int], tuple[int, int]], float],
) -> None:
    definition = game.table.definition
    _, answers = defense_calls(game)
    for ours in calls(game):
        for theirs in answers:
            if definition[ours.a] == a and definition[theirs.a] == b:
                worth[(a, ours.b), (b, theirs.b)] = solver.pair(game, ours, theirs)


def hidden_value(game: Game, pairs: Pairs) -> float:
    """Seat 0's chance to win when neither side knows the other's hand: one linear program.

    The offense chooses how to mix with each of its hands; for each hand of the defense no answer
    may cost it less than that hand's part of the value.
    """
    import numpy as np
    from scipy.optimize import linprog  # type: ignore[import-untyped,unused-ignore]

    offense, defense = game.offense, 1 - game.offense
    sign = 1 if offense == 0 else -1
    ours, theirs = hands(game, offense), hands(game, defense)
    rows = sorted({a for a, _ in pairs.worth})
    columns = sorted({b for _, b in pairs.worth})
    mixes = [(t, a) for t, hand in enumerate(ours) for a in rows if a[0] in hand.plays]
    costs = np.zeros(len(mixes) + len(theirs))
    costs[len(mixes) :] = -1
    limits = []
    for u, hand in enumerate(theirs):
        for b in columns:
            if b[0] in hand.plays:
                line = np.zeros(len(costs))
                for i, (t, a) in enumerate(mixes):
                    line[i] = -sign * ours[t].chance * hand.chance * pairs.worth[a, b]
                line[len(mixes) + u] = 1
                limits.append(line)
    sums = np.zeros((len(ours), len(costs)))
    for i, (t, _) in enumerate(mixes):
        sums[t, i] = 1
    bounds = [(0, None)] * len(mixes) + [(None, None)] * len(theirs)
    found = linprog(
        costs,
        np.array(limits),
        np.zeros(len(limits)),
        sums,
        np.ones(len(ours)),
        bounds,
        method="highs",
    )
    return float(-sign * found.fun)
