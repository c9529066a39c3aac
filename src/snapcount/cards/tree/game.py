"""Effects on what the scoreboard and the kicks show: downs, the clock, Grit and points."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import Node, Number
from snapcount.cards.words import Who


class FirstDown(Node, frozen=True):
    """F-16. `certain`: nothing takes its place any more; no text says so, an effect in its stead
    that is declined does."""

    certain: bool = False


class CancelFirstDown(Node, frozen=True):
    """A First Down of this down does not come."""


class SetDown(Node, frozen=True):
    """It is that down; once a play is called, the next down is that one."""

    to: int


class LoseDown(Node, frozen=True):
    """The down counts as the one after it; fourth down stays what it is."""


class ChangeTimeUnits(Node, frozen=True):
    """The Time Units of this play plus or minus; with `least`, not below that by this effect."""

    for_the_down = True

    by: Number
    least: int | None = None


class SetTimeUnits(Node, frozen=True):
    for_the_down = True

    to: Number


class ChangeClock(Node, frozen=True):
    """Add time to the clock, or remove it below zero."""

    by: Number


class ChangeTimeouts(Node, frozen=True):
    """A player gains or loses timeouts; with `most`, nobody has more than that because of it."""

    who: Who
    by: int
    most: int | None = None


class DetermineGrit(Node, frozen=True):
    """K-1; the value is at hand for the rest of the effect.

    `again`: the text says so, and has determined one before.
    """

    again: bool = False


class ChangeGrit(Node, frozen=True):
    """The Grit determined in this effect plus or minus; it stays one digit (R-32)."""

    by: Number


class SetGrit(Node, frozen=True):
    to: int


class KickAgain(Node, frozen=True):
    """Grit is determined anew for the kick that is being made.

    With `who`, that player knows the Grit of before and the new one, and chooses which is used.
    `keep`: it is the lower, or the higher one of the two.
    """

    who: Who | None = None
    keep: Literal["lower", "higher"] | None = None


class SetClock(Node, frozen=True):
    """The clock shows so much; more than it had counts as time given (R-22)."""

    to: int


class ScorePoints(Node, frozen=True):
    who: Who
    points: int


GameEffect = (
    FirstDown
    | CancelFirstDown
    | SetDown
    | LoseDown
    | ChangeTimeUnits
    | SetTimeUnits
    | ChangeClock
    | ChangeTimeouts
    | DetermineGrit
    | ChangeGrit
    | SetGrit
    | KickAgain
    | SetClock
    | ScorePoints
)
