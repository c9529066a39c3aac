"""The chance to win from a position: a logistic model with a row of coefficients a stretch of time.

It looks at the scoreboard as the offense sees it, and at how many cards each side holds. The
coefficients are fitted on games of agents against themselves (`fit.py`), and lie beside this file.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from snapcount.engine.state import State

FEATURES: Final = (
    "has the ball",
    "lead / 10, up to 24",
    "lead / 3.5, up to a field goal",
    "lead / 7.5, up to a touchdown",
    "level",
    "ball / 100",
    "inside the 40, up to 1 at the goal line",
    "down, 0 to 1",
    "fourth down",
    "down x ball",
    "ball, when behind by a touchdown at most",
    "inside the 40, when a field goal levels or wins",
    "ball, when behind by more",
    "timeouts more / 3",
    "Action cards more / 5",
    "Play cards more / 5",
    "begins the second half",
)
# Time Units left up to which a row counts; the last two rows are for overtimes, before and
# after both sides have had the ball.
STRETCHES: Final = (1, 2, 3, 4, 6, 8, 11, 15, 20, 25, 31)
OVERTIME: Final = len(STRETCHES)
ROWS: Final = len(STRETCHES) + 2
USUAL_PUNT: Final = 40  # K-2: yards of the middle Grits


MODEL: Final = Path(__file__).with_name("win_model.json")


def load_coefficients() -> list[list[float]]:
    data = json.loads(MODEL.read_text("utf-8"))
    rows: list[list[float]] = data["coefficients"]
    return rows


COEFFICIENTS: Final[list[list[float]]] = load_coefficients()


def stretch(period: i64, clock: i64, possession: i64) -> i64:
    """Which row of coefficients a time of the game belongs to."""
    if period >= 2:
        return len(STRETCHES) if possession < 2 else len(STRETCHES) + 1
    left = clock + 15 if period == 0 else clock
    row: i64 = 0
    while row < len(STRETCHES) - 1 and left > STRETCHES[row]:
        row += 1
    return row


def features(g: State) -> list[float]:
    """The position as numbers, seen by the offense; in the order of `FEATURES`."""
    return features_of(
        g.score[g.offense] - g.score[1 - g.offense],
        g.ball,
        g.down,
        g.timeouts[g.offense] - g.timeouts[1 - g.offense],
        len(g.action_hand[g.offense]) - len(g.action_hand[1 - g.offense]),
        len(g.play_hand[g.offense]) - len(g.play_hand[1 - g.offense]),
        0 if g.period != 0 else 1 if g.first_offense != g.offense else -1,
    )


def features_of(
    lead: i64,
    ball: i64,
    down: i64,
    timeouts: i64,
    actions: i64,
    plays: i64,
    second_half: i64,
) -> list[float]:
    ahead = float(lead)
    at = float(ball) / 100.0
    near = max(float(ball) - 60.0, 0.0) / 40.0
    down_part = float(down - 1) / 3.0
    return [
        1.0,
        max(min(ahead, 24.0), -24.0) / 10.0,
        max(min(ahead, 3.5), -3.5) / 3.5,
        max(min(ahead, 7.5), -7.5) / 7.5,
        1.0 if lead == 0 else 0.0,
        at,
        near,
        down_part,
        1.0 if down == 4 else 0.0,
        down_part * at,
        at if -7 <= lead < 0 else 0.0,
        near if -3 <= lead <= 0 else 0.0,
        at if lead < -7 else 0.0,
        float(timeouts) / 3.0,
        float(actions) / 5.0,
        float(plays) / 5.0,
        float(second_half),
    ]


def logistic(row: list[float], values: list[float]) -> float:
    total = 0.0
    i: i64 = 0
    for value in values:
        total += row[i] * value
        i += 1
    if total < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-total))


def model_says(
    period: i64,
    clock: i64,
    possession: i64,
    lead: i64,
    ball: i64,
    down: i64,
    timeouts: i64,
    actions: i64,
    plays: i64,
    second_half: i64,
) -> float:
    """The chance that the offense wins, of these numbers of a scoreboard as it sees them.

    A fourth down is never worth less than the punt that may be kicked there: the model draws its
    lines straight, and would else give the ball away on third down.
    """
    chance = logistic(
        COEFFICIENTS[stretch(period, clock, possession)],
        features_of(lead, ball, down, timeouts, actions, plays, second_half),
    )
    if down == 4 and period < 2 and clock > 1:
        to = ball + USUAL_PUNT
        theirs: i64 = 20 if to >= 100 else 100 - to  # P-2
        punted = 1.0 - logistic(
            COEFFICIENTS[stretch(period, clock - 1, possession + 1)],
            features_of(-lead, theirs, 1, -timeouts, -actions, -plays, -second_half),
        )
        return max(chance, punted)
    return chance


def offense_wins(g: State) -> float:
    """The chance that the offense wins, from the scoreboard as it stands.

    Where it is decided already who gets the ball next, after a score or a kick, it is theirs.
    """
    if g.this.next_offense >= 0:
        return chance_after(g, 0, g.this.next_offense, g.this.next_ball, 1, 0, False)
    offense = g.offense
    defense = 1 - offense
    return model_says(
        g.period,
        g.clock,
        g.possession,
        g.score[offense] - g.score[defense],
        g.ball,
        g.down,
        g.timeouts[offense] - g.timeouts[defense],
        len(g.action_hand[offense]) - len(g.action_hand[defense]),
        len(g.play_hand[offense]) - len(g.play_hand[defense]),
        0 if g.period != 0 else 1 if g.first_offense != offense else -1,
    )


def win_chance(g: State, seat: i64) -> float:
    """The chance that a seat wins; 1, 0 or a half once the game is over."""
    if g.over:
        if g.winner < 0:
            return 0.5
        return 1.0 if g.winner == seat else 0.0
    chance = offense_wins(g)
    return chance if seat == g.offense else 1.0 - chance


def chance_after(
    g: State, points: i64, new_offense: i64, ball: i64, down: i64, units: i64, scored: bool
) -> float:
    """The offense's chance to win if this down leads there, `points` up, after so much time.

    The scoreboard alone decides: halves end, overtimes are won (F-18, H-2, R-10).
    """
    offense = g.offense
    lead = g.score[offense] - g.score[1 - offense] + points
    clock = max(g.clock - units, 0)
    period = g.period
    possession = g.possession + 1 if new_offense != offense else g.possession
    if period >= 2 and lead != 0 and (scored or possession > 2):
        if points >= 7 or points <= -2 or possession > 2:
            return 1.0 if lead > 0 else 0.0
    if clock == 0 and period >= 2 and g.possession == 1:
        clock = 1
        possession = 2
        if new_offense == offense:
            new_offense = 1 - offense
            ball = 25
            down = 1
    elif clock == 0 and g.untimed and new_offense == offense:
        clock = 1
    if clock == 0:
        if period > 0:
            return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
        period = 1
        clock = 15
        new_offense = 1 - g.first_offense
        ball = 25
        down = 1
        possession = 1
    sign: i64 = 1 if new_offense == offense else -1
    begins: i64 = 0
    if period == 0:
        begins = 1 if g.first_offense != new_offense else -1
    chance = model_says(
        period,
        clock,
        possession,
        lead * sign,
        ball,
        down,
        (g.timeouts[offense] - g.timeouts[1 - offense]) * sign,
        (len(g.action_hand[offense]) - len(g.action_hand[1 - offense])) * sign,
        (len(g.play_hand[offense]) - len(g.play_hand[1 - offense])) * sign,
        begins,
    )
    return chance if sign > 0 else 1.0 - chance


def chance_after_play(g: State, yards: i64, units: i64) -> float:
    """The offense's chance to win after a play that gains so much and takes so long."""
    ball = g.ball + yards
    defense = 1 - g.offense
    if ball >= 100:
        return chance_after(g, 7, defense, 25, 1, units, True)
    if ball <= 0:
        return chance_after(g, -2, defense, 40, 1, units, True)
    if g.down >= 4:
        return chance_after(g, 0, defense, 100 - ball, 1, units, False)
    return chance_after(g, 0, g.offense, ball, g.down + 1, units, False)
