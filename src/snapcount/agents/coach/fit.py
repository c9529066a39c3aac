"""Fitting the win-probability model, and seeing how well calibrated it is.

The recipe: agents play against themselves at the tables given, each pair of decks in both seats.
Each down in which the offense is asked whether to run a play is a row: the position as
`winning.features` sees it, and whether the offense went on to win. Good decks hold more cards and
win more often, which says nothing of what a card is worth, and agents spend timeouts where they
help. So at one down of six a hand or the timeouts of a side change by chance, and each table has a
column for its better deck while fitting. All rows of coefficients are fitted together by Newton's
method, with some ridge and a pull of each Time Unit towards its neighbors.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from snapcount.agents.agent import Agent
from snapcount.agents.coach.winning import (
    FEATURES,
    HALF,
    OVERTIME,
    ROWS,
    features,
    moment,
    offense_wins,
)
from snapcount.agents.match import answer, result, seat_dice
from snapcount.engine.dice import Dice, dice_from_seed
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import ASK_PLAY_OR_KICK
from snapcount.engine.table import Table
from snapcount.engine.terms import ACTION, PLAY

ACTIONS: Final = FEATURES.index("Action hand more")
# What an Action hand is worth is set, not fitted: in self-play those are held longest that
# nobody can use, which makes them look worth nothing.
ACTION_WORTH: Final = 0.3
TENTHS: Final = 10


class Row(NamedTuple):
    """A down: where, what the model said, and how the game ended for the offense."""

    moment: int
    features: list[float]
    said: float
    won: float
    table: int
    home: bool
    """Whether the offense is seat 0."""
    game: str = ""
    """The seed of its game."""


def rows_of_game(
    table: Table, number: int, seed: str, agents: tuple[Agent, Agent], meddle: bool
) -> list[Row]:
    """The downs of a game between agents; with `meddle`, hands and timeouts change by chance."""
    game = new_game(table, seed)
    dice = seat_dice(seed, 0), seat_dice(seed, 1)
    chance = dice_from_seed(f"{seed}:hands")
    seen: list[tuple[int, list[float], float, int]] = []
    down: object = None
    while game.decision is not None:
        if game.this is not down and asks_for_a_play(game):
            down = game.this
            if meddle and chance.below(6) == 0:
                change_something(game, chance)
            where = moment(game.period, game.clock, game.possession)
            seen.append((where, features(game), offense_wins(game), game.offense))
        game.apply(game.decision.options[answer(game, agents, dice)])
    return [
        Row(where, values, said, result(game, offense), number, offense == 0, seed)
        for where, values, said, offense in seen
    ]


def asks_for_a_play(game: Game) -> bool:
    """F-1; in 2019 the play is called in the same breath, so no hand may change there."""
    assert game.decision is not None
    return game.decision.kind == ASK_PLAY_OR_KICK


def change_something(game: Game, chance: Dice) -> None:
    """One side has other timeouts, or a hand of another size: drawn, or put under its deck."""
    what, seat = chance.below(3), chance.below(2)
    if what == 0:
        game.timeouts[seat] = chance.below(4)
        return
    deck = PLAY if what == 1 else ACTION
    hand, cards = game.hand(seat, deck), game.deck(seat, deck)
    limit = game.table.edition.hand_limit
    size = 1 + chance.below(limit) if deck == PLAY else chance.below(limit + 1)
    while len(hand) < size and cards:
        hand.append(cards.pop())
    while len(hand) > size:
        cards.insert(0, hand.pop(chance.below(len(hand))))


class Calibration(NamedTuple):
    """How often what was said came true: by tenths, as said, as it was, and how many.

    Few games show an error where there is none. `by_chance` is what they would show on average of a
    model that is always right, and `by_chance_most` what 19 of 20 such samples stay below.
    """

    tenths: list[tuple[float, float, int]]
    expected_error: float
    brier: float
    rows: int
    by_chance: float
    by_chance_most: float


def calibration(rows: Sequence[Row]) -> Calibration:
    """Expected calibration error: the mean distance of said and won over ten equal bins."""
    bins: list[list[Row]] = [[] for _ in range(TENTHS)]
    for row in rows:
        bins[tenth(row)].append(row)
    tenths = [
        (sum(r.said for r in part) / len(part), sum(r.won for r in part) / len(part), len(part))
        for part in bins
        if part
    ]
    error = sum(abs(said - won) * count for said, won, count in tenths) / len(rows)
    brier = sum((row.said - row.won) ** 2 for row in rows) / len(rows)
    chance = errors_by_chance(rows)
    most = chance[len(chance) * 19 // 20]
    return Calibration(tenths, error, brier, len(rows), sum(chance) / len(chance), most)


def tenth(row: Row) -> int:
    """The bin that a row belongs to."""
    return min(int(row.said * TENTHS), TENTHS - 1)


def errors_by_chance(rows: Sequence[Row], samples: int = 200) -> list[float]:
    """Calibration errors of a model that is always right, on as many games drawn from these.

    All downs of a game end alike, so games are drawn and not downs. What each bin is off by in the
    whole sample is taken out of it: what is left is chance.
    """
    off, counts = [0.0] * TENTHS, [0] * TENTHS
    for row in rows:
        off[tenth(row)] += row.won - row.said
        counts[tenth(row)] += 1
    games: dict[str, dict[int, float]] = {}
    for row in rows:
        place, parts = tenth(row), games.setdefault(row.game, {})
        parts[place] = parts.get(place, 0.0) + row.won - row.said - off[place] / counts[place]
    drawn, dice = [*games.values()], dice_from_seed("calibration")
    found = []
    for _ in range(samples):
        sums = [0.0] * TENTHS
        for _ in drawn:
            for place, amount in drawn[dice.below(len(drawn))].items():
                sums[place] += amount
        found.append(sum(map(abs, sums)) / len(rows))
    return sorted(found)


def fit(
    rows: Sequence[Row], ridge: float = 1.0, pull: float = 10.0, rounds: int = 12
) -> list[list[float]]:
    """Coefficients for each moment: logistic regression with NumPy, which only fitting needs.

    `pull` is how strongly each Time Unit is drawn to the next one of its half.
    """
    import numpy as np

    width, tables = len(FEATURES), max(row.table for row in rows) + 1
    decks = ROWS * width  # the place of the first deck column
    size = decks + tables
    parts = []
    for where in range(ROWS):
        part = [row for row in rows if row.moment == where]
        x = np.array([row.features for row in part]).reshape(len(part), width)
        home = np.zeros((len(part), tables))
        home[range(len(part)), [row.table for row in part]] = [1 if r.home else -1 for r in part]
        held = x[:, ACTIONS] * ACTION_WORTH
        x[:, ACTIONS] = 0.0
        parts.append((np.hstack([x, home]), held, np.array([row.won for row in part])))
    prior = ridge * np.eye(size)
    for where in range(OVERTIME - 1):
        if where + 1 != HALF:
            here = np.arange(width) + where * width
            tie = pull * (where % HALF + 1) ** 2  # the last Time Units are the least alike
            prior[here, here] += tie
            prior[here + width, here + width] += tie
            prior[here, here + width] -= tie
            prior[here + width, here] -= tie
    weights = np.zeros(size)
    for _ in range(rounds):
        gradient, curve = prior @ weights, prior.copy()
        for where, (x, held, won) in enumerate(parts):
            own = np.r_[where * width : (where + 1) * width, decks:size]
            p = 1 / (1 + np.exp(-np.clip(x @ weights[own] + held, -30, 30)))
            gradient[own] += x.T @ (p - won)
            curve[np.ix_(own, own)] += (x * (p * (1 - p))[:, None]).T @ x
        weights -= np.linalg.solve(curve, gradient)
    found = weights[:decks].reshape(ROWS, width)
    found[:, ACTIONS] = ACTION_WORTH
    return [[round(float(weight), 4) for weight in row] for row in found]


def written(coefficients: list[list[float]], agent: str, games: int, rows: int) -> str:
    """The file of the model: what it was fitted on, and a line of coefficients a stretch."""
    lines = ",\n".join(json.dumps(row) for row in coefficients)
    about = json.dumps({"agent": agent, "games": games, "downs": rows})
    features = json.dumps(FEATURES)
    return f'{{"fitted on": {about},\n"features": {features},\n"coefficients": [\n{lines}\n]}}\n'


def said_by(coefficients: list[list[float]], row: Row) -> float:
    """What a model with these coefficients says to a row."""
    total = sum(w * v for w, v in zip(coefficients[row.moment], row.features, strict=True))
    return 1 / (1 + exp(-max(min(total, 30.0), -30.0)))


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return mean, 1.96 * spread / sqrt(len(values))
