"""Ways through the grammar: how a text comes to say one certain thing.

From a category one comes to every other through frames; the way with the fewest words is kept. So a
text can be made about any construct, however seldom chance alone would come to it.
"""

from __future__ import annotations

import functools
from heapq import heappop, heappush
from typing import Final, NamedTuple

from snapcount.cards.language.generate.derive import frames
from snapcount.cards.language.generate.frames import Choice, Frame
from snapcount.cards.language.generate.weights import IN_COMPANY
from snapcount.cards.language.kernel.template import Part

_ROUND_ABOUT: Final = 30
"""So many words more are better than a sentence that needs another one."""


class Step(NamedTuple):
    """A frame on the way, and which of its pieces the way goes on in; -1 is the end."""

    frame: Frame
    at: int = -1


Route = tuple[Step, ...]


class Routes:
    """The ways from one category to all others."""

    def __init__(self, start: str, choices: dict[str, Choice]) -> None:
        self.came: dict[str, tuple[str, Step] | None] = {start: None}
        open_ends: list[tuple[int, str]] = [(0, start)]
        near = {start: 0}
        done: set[str] = set()
        while open_ends:
            words, category = heappop(open_ends)
            if category in done:
                continue
            done.add(category)
            for frame in choices[category].frames:
                for at, piece in enumerate(frame.pieces):
                    if not isinstance(piece, Part) or piece.category not in choices:
                        continue
                    beside = words + frame.size - frame.shares[at]
                    if frame.construct.node in IN_COMPANY:
                        beside += _ROUND_ABOUT
                    if beside < near.get(piece.category, beside + 1):
                        near[piece.category] = beside
                        self.came[piece.category] = category, Step(frame, at)
                        heappush(open_ends, (beside, piece.category))

    def to(self, frame: Frame) -> Route | None:
        """The way to a frame; None if none leads there."""
        category = frame.construct.category
        if category not in self.came:
            return None
        steps = [Step(frame)]
        while (came := self.came[category]) is not None:
            category, step = came
            steps.append(step)
        return tuple(reversed(steps))


@functools.cache
def routes(start: str) -> Routes:
    return Routes(start, frames())


@functools.cache
def topics(start: str) -> tuple[tuple[Route, ...], ...]:
    """The ways to the frames of each node: what a text may be about."""
    found: dict[str, list[Route]] = {}
    for category in sorted(frames()):
        for frame in frames()[category].frames:
            route = routes(start).to(frame) if frame.construct.node is not None else None
            if route is not None:
                assert frame.construct.node is not None
                found.setdefault(frame.construct.node.__qualname__, []).append(route)
    return tuple(tuple(found[name]) for name in sorted(found))
