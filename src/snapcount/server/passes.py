"""Passing without being asked, so that nobody learns from it what a seat could have done.

In a timing point a seat is asked whenever others cannot know that it has nothing to play
(`Table.asks_to_pass`). How long it is waited for hangs on what the seat has set, and against a
person on nothing else: never on whether it can act.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from snapcount.engine.terms import ALL_POINTS

Mode = Literal["stop", "able", "skip"]
"""`stop`: wait for me. `able`: skip unless I can act; against a person that is a beat in which I
may act or hold, whether I can act or not. `skip`: pass for me at once, even if I could act."""

BEAT: Final = 1200  # milliseconds


class PassAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to do in one timing point."""

    point: Annotated[int, Meta(ge=1, le=ALL_POINTS)]
    mode: Mode


class Passes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's settings: what is usual, and the timing points in which it is otherwise."""

    usual: Mode = "stop"
    points: Annotated[list[PassAt], Meta(max_length=10)] = []
    full_control: bool = False
    """Stop everywhere, whatever else is set."""

    def at(self, point: int) -> Mode:
        if self.full_control:
            return "stop"
        return next((each.mode for each in self.points if each.point == point), self.usual)


AT_FIRST: Final = Passes()
AT_FIRST_WITH_A_PROGRAM: Final = Passes("able")


def wait_for(mode: Mode, able: bool, beat: int) -> int | None:
    """After how many milliseconds the seat passes by itself; None: it is waited for.

    `beat` is 0 where nobody is there to learn anything: then whoever can act is waited for.
    """
    if mode == "stop":
        return None
    if mode == "skip":
        return 0
    if beat:
        return beat
    return None if able else 0
