"""T-8, R-33 (crd): parts of the layers of one timing point that cancel each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from snapcount.testing.referee.table import Layer
from snapcount.testing.referee.texts import (
    CancelTurnover,
    CatchRange,
    EnergizeAll,
    ExhaustAll,
    Part,
    Result,
    Strength,
    Timeouts,
    TimeUnits,
    Turnover,
    Yards,
)

Place = tuple[Layer, int]
Amount = Yards | Strength | CatchRange | TimeUnits


def offset(layers: Sequence[Layer]) -> None:
    """Take the offsetting parts out of the layers, wherever these stand; the rest stays."""
    for kind in (Yards, Strength, CatchRange, TimeUnits):
        _amounts(layers, kind)
    for good, bad in _opposites():
        _pairs(layers, good, bad)


def _amounts(layers: Sequence[Layer], kind: type[Amount]) -> None:
    """Raised and lowered, up to the smaller amount; what resolves first is used up first."""
    raised = [
        (place, part) for place, part in _parts(layers) if isinstance(part, kind) and part.by > 0
    ]
    lowered = [
        (place, part) for place, part in _parts(layers) if isinstance(part, kind) and part.by < 0
    ]
    both = min(sum(part.by for _, part in raised), -sum(part.by for _, part in lowered))
    for found, sign in ((raised, 1), (lowered, -1)):
        left = both
        for place, part in found:
            used = min(left, abs(part.by))
            left -= used
            _put(place, replace(part, by=part.by - sign * used) if abs(part.by) > used else None)


def _opposites() -> Iterator[tuple[Callable[[Layer, Part], bool], Callable[[Layer, Part], bool]]]:
    yield _is(CancelTurnover), _is(Turnover)
    yield (
        lambda layer, part: isinstance(part, Result) and part.good,
        lambda layer, part: isinstance(part, Result) and not part.good,
    )
    for seat in (0, 1):  # of the same Players, of the same player's timeouts
        yield _of(EnergizeAll, seat), _of(ExhaustAll, seat)
        yield _timeouts(seat, 1), _timeouts(seat, -1)


def _is(kind: type[object]) -> Callable[[Layer, Part], bool]:
    return lambda layer, part: isinstance(part, kind)


def _of(kind: type[EnergizeAll] | type[ExhaustAll], seat: int) -> Callable[[Layer, Part], bool]:
    return lambda layer, part: isinstance(part, kind) and _whose(layer, part.who) == seat


def _timeouts(seat: int, by: int) -> Callable[[Layer, Part], bool]:
    return lambda layer, part: (
        isinstance(part, Timeouts) and part.by == by and _whose(layer, part.who) == seat
    )


def _whose(layer: Layer, who: str) -> int:
    return layer.seat if who == "you" else 1 - layer.seat


def _pairs(
    layers: Sequence[Layer],
    good: Callable[[Layer, Part], bool],
    bad: Callable[[Layer, Part], bool],
) -> None:
    ups = [place for place, part in _parts(layers) if good(place[0], part)]
    downs = [place for place, part in _parts(layers) if bad(place[0], part)]
    for up, down in zip(ups, downs, strict=False):
        _put(up, None)
        _put(down, None)


def _parts(layers: Sequence[Layer]) -> list[tuple[Place, Part]]:
    """In the order in which they would be carried out."""
    return [
        ((layer, index), part)
        for layer in reversed(layers)
        if not layer.cancelled
        for index, part in enumerate(layer.parts)
        if part is not None
    ]


def _put(place: Place, part: Part | None) -> None:
    layer, index = place
    layer.parts = (*layer.parts[:index], part, *layer.parts[index + 1 :])
