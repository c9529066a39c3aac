"""The steps of a down as a page shows them, taken from the edition's own flow."""

from __future__ import annotations

from typing import Final

import msgspec

from snapcount.engine.edition import Edition
from snapcount.engine.flow.calling import PlayOrKick, Select
from snapcount.engine.flow.possession import LineUp, Point
from snapcount.engine.flow.results import Yards
from snapcount.engine.flow.success import Designate, PointIf
from snapcount.engine.options import (
    ASK_CALL,
    ASK_DESIGNATION,
    ASK_LINE_UP,
    ASK_PLAY_OR_KICK,
    ASK_TIMEOUT,
)
from snapcount.engine.terms import (
    AFTER_DESIGNATION,
    BEFORE_DESIGNATION,
    END_OF_PLAY,
    IF_INCOMPLETE,
    IF_STOPPED,
    ON_FIELD_ADJUSTMENTS,
    PRIOR_TO_SELECTING,
    START_OF_DOWN,
    START_OF_POSSESSION,
)

_POINTS: Final = {
    START_OF_POSSESSION: "possession",
    START_OF_DOWN: "down",
    PRIOR_TO_SELECTING: "prior",
    ON_FIELD_ADJUSTMENTS: "adjustments",
    IF_STOPPED: "stopped",
    IF_INCOMPLETE: "incomplete",
    BEFORE_DESIGNATION: "before",
    AFTER_DESIGNATION: "designated",
    END_OF_PLAY: "end",
}


class Step(msgspec.Struct, frozen=True):
    """A step of a down: its timing point as its bit or 0, and the questions that belong to it."""

    name: str
    point: int
    asks: tuple[int, ...]


def steps_of(edition: Edition) -> list[Step]:
    """What happens in a down of that edition, in its order."""
    found: dict[str, Step] = {}

    def add(name: str, point: int, *asks: int) -> None:
        before = found.get(name, Step(name, point, ()))
        found[name] = Step(name, point, (*before.asks, *(a for a in asks if a not in before.asks)))

    for phase in edition.flow:
        if isinstance(phase, Point | PointIf):
            add(_POINTS[phase.point], phase.point)
        elif isinstance(phase, LineUp):
            add("lineUps", 0, ASK_LINE_UP)
        elif isinstance(phase, PlayOrKick):
            add("down", START_OF_DOWN, ASK_PLAY_OR_KICK)
        elif isinstance(phase, Select):
            add("call", 0, ASK_CALL, *([ASK_PLAY_OR_KICK] if phase.or_kick else []))
        elif isinstance(phase, Designate):
            add("designation", 0, ASK_DESIGNATION)
        elif isinstance(phase, Yards):
            add("results", 0, ASK_TIMEOUT)
    return list(found.values())
