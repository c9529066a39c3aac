"""The chance to win from a position: a logistic model with a row of coefficients a Time Unit.

It looks at the scoreboard as the offense sees it, and at how many cards each side holds. The
coefficients change little from one Time Unit to the next, so that no step in the model looks like
a reason to spend a timeout. They are fitted on games of agents against themselves (`fit.py`), and
lie beside this file.
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
    "ball, when a touchdown wins",
    "ball, when a touchdown levels",
    "inside the 40, when a field goal levels or wins",
    "ball, when behind by more",
    "ball, when level",
    "two scores ahead",
    "timeouts more / 3",
    "timeouts of whoever is behind / 3",
    "Action hand more",
    "Play cards more / 5",
    "begins the second half",
)
# A row of coefficients for each Time Unit left in a half, the second half first; the last two rows
# are for overtimes, before and after both sides have had the ball.
HALF: Final = 15
OVERTIME: Final = 2 * HALF
ROWS: Final = OVERTIME + 2
# What an Action hand is worth by its size, as parts of a full one: a card is drawn each down (F-15)
# and a full hand throws one away (Z-3), so the last card adds next to nothing.
ACTION_HAND: Final[list[float]] = [0.0, 0.45, 0.72, 0.88, 0.97, 1.0]
USUAL_PUNT: Final = 40  # K-2: yards of the middle Grits


MODEL: Final = Path(__file__).with_name("win_model.json")


def load_coefficients() -> list[list[float]]:
    data = json.loads(MODEL.read_text("utf-8"))
    rows: list[list[float]] = data["coefficients"]
    return rows


COEFFICIENTS: Final[list[list[float]]] = load_coefficients()


def moment(period: i64, clock: i64, possession: i64) -> i64:
    """Which row of coefficients a time of the game belongs to."""
    if period >= 2:
        return OVERTIME if possession < 2 else OVERTIME + 1
    row = max(min(clock, HALF), 1) - 1
    return row + HALF if period == 0 else row


def action_hand(cards: i64) -> float:
    return ACTION_HAND[max(min(cards, len(ACTION_HAND) - 1), 0)]


def features(g: State) -> list[float]:
    """The position as numbers, seen by the offense; in the order of `FEATURES`."""
    offense, defense = g.offense, 1 - g.offense
    return features_of(
        g.score[offense] - g.score[defense],
        g.ball,
        g.down,
        g.timeouts[offense],
        g.timeouts[defense],
        action_hand(len(g.action_hand[offense])) - action_hand(len(g.action_hand[defense])),
        len(g.play_hand[offense]) - len(g.play_hand[defense]),
        0 if g.period != 0 else 1 if g.first_offense != offense else -1,
    )


def features_of(
    lead: i64,
    ball: i64,
    down: i64,
    timeouts: i64,
    their_timeouts: i64,
    actions: float,
    plays: i64,
    second_half: i64,
) -> list[float]:
    ahead = float(lead)
    at = float(ball) / 100.0
    near = max(float(ball) - 60.0, 0.0) / 40.0
    down_part = float(down - 1) / 3.0
    behind = 0.0
    if lead < 0:
        behind = float(timeouts) / 3.0
    elif lead > 0:
        behind = -float(their_timeouts) / 3.0
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
        at if -7 < lead < 0 else 0.0,
        at if lead == -7 else 0.0,
        near if -3 <= lead <= 0 else 0.0,
        at if lead < -7 else 0.0,
        at if lead == 0 else 0.0,
        1.0 if lead > 8 else -1.0 if lead < -8 else 0.0,
        float(timeouts - their_timeouts) / 3.0,
        behind,
        actions,
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
    their_timeouts: i64,
    actions: float,
    plays: i64,
    second_half: i64,
) -> float:
    """The chance that the offense wins, of these numbers of a scoreboard as it sees them.

    A fourth down is never worth less than the punt that may be kicked there: the model draws its
    lines straight, and would else give the ball away on third down.
    """
    chance = logistic(
        COEFFICIENTS[moment(period, clock, possession)],
        features_of(lead, ball, down, timeouts, their_timeouts, actions, plays, second_half),
    )
    if down == 4 and period < 2 and clock > 1:
        to = ball + USUAL_PUNT
        theirs: i64 = 20 if to >= 100 else 100 - to  # P-2
        punted = 1.0 - logistic(
            COEFFICIENTS[moment(period, clock - 1, possession + 1)],
            features_of(-lead, theirs, 1, their_timeouts, timeouts, -actions, -plays, -second_half),
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
        g.timeouts[offense],
        g.timeouts[defense],
        action_hand(len(g.action_hand[offense])) - action_hand(len(g.action_hand[defense])),
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
    other = 1 - new_offense
    begins: i64 = 0
    if period == 0:
        begins = 1 if g.first_offense != new_offense else -1
    hands = action_hand(len(g.action_hand[new_offense])) - action_hand(len(g.action_hand[other]))
    chance = model_says(
        period,
        clock,
        possession,
        lead if new_offense == offense else -lead,
        ball,
        down,
        g.timeouts[new_offense],
        g.timeouts[other],
        hands,
        len(g.play_hand[new_offense]) - len(g.play_hand[other]),
        begins,
    )
    return chance if new_offense == offense else 1.0 - chance


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
