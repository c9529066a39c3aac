"""What differs between the editions: numbers and yes-or-no, nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Range = tuple[int, int]

# K-3: the line the ball is on, and the Grit that is good from there.
FIELD_GOALS: Final[dict[int, Range]] = {
    5: (0, 8),
    10: (1, 8),
    15: (1, 7),
    20: (2, 7),
    25: (2, 6),
    30: (3, 6),
    35: (3, 5),
    40: (9, 9),
}
# K-4
FIELD_GOALS_2019: Final[dict[int, Range]] = {
    5: (0, 8),
    10: (0, 8),
    15: (1, 8),
    20: (1, 8),
    25: (2, 7),
    30: (2, 7),
    35: (3, 6),
    40: (9, 9),
}
PUNTS: Final = (25, 30, 30, 35, 35, 40, 40, 45, 45, 50)  # K-2, by Grit

HALF: Final = 15
OVERTIME_CLOCK: Final = 10
OWN_25: Final = 25
AFTER_SAFETY: Final = 40
TOUCHBACK: Final = 20
TOUCHDOWN: Final = 7
SAFETY: Final = 2
FIELD_GOAL: Final = 3
HAND_LIMIT: Final = 5
MOST_GIVEN: Final = 15


@dataclass(frozen=True)
class Rules:
    """One edition."""

    name: str
    limit: Literal["none", "cancel", "discard"]  # Z-3
    action_draw: Literal["after acting", "after the kick", "before the kick"]  # F-15, G-1
    old_flow: bool  # chapter G instead of chapter F
    field_goals: dict[int, Range]
    nearer_spot: bool  # P-2: a turnover's spot is the nearer of start and result
    one_replay: bool  # F-19
    owner_chooses: bool  # F-8: of one player's own Replay and turnover
    refill: bool  # P-4
    overtime: bool  # H-2
    stops_at: int  # F-20, R-21: how near to an end zone an effect can move the ball
    offsetting: bool  # T-8
    audible_at_once: bool  # T-7
    fewest: int  # F-21
    marker_first: bool
    x_is_printed: bool  # K-1: what X counts for Grit may stand on its card


EDITIONS: Final = {
    "2019": Rules(
        name="2019",
        limit="none",
        action_draw="after acting",
        old_flow=True,
        field_goals=FIELD_GOALS_2019,
        nearer_spot=True,
        one_replay=False,
        owner_chooses=False,
        refill=False,
        overtime=False,
        stops_at=1,
        offsetting=False,
        audible_at_once=False,
        fewest=0,
        marker_first=True,
        x_is_printed=False,
    ),
    "2021": Rules(
        name="2021",
        limit="cancel",
        action_draw="after the kick",
        old_flow=False,
        field_goals=FIELD_GOALS,
        nearer_spot=False,
        one_replay=True,
        owner_chooses=False,
        refill=False,
        overtime=True,
        stops_at=1,
        offsetting=False,
        audible_at_once=False,
        fewest=0,
        marker_first=False,
        x_is_printed=True,
    ),
    "2022": Rules(
        name="2022",
        limit="cancel",
        action_draw="after the kick",
        old_flow=False,
        field_goals=FIELD_GOALS,
        nearer_spot=False,
        one_replay=True,
        owner_chooses=False,
        refill=False,
        overtime=True,
        stops_at=1,
        offsetting=False,
        audible_at_once=False,
        fewest=0,
        marker_first=False,
        x_is_printed=True,
    ),
    "crd": Rules(
        name="crd",
        limit="discard",
        action_draw="before the kick",
        old_flow=False,
        field_goals=FIELD_GOALS,
        nearer_spot=False,
        one_replay=True,
        owner_chooses=True,
        refill=True,
        overtime=True,
        stops_at=5,
        offsetting=True,
        audible_at_once=True,
        fewest=2,
        marker_first=True,
        x_is_printed=True,
    ),
}
