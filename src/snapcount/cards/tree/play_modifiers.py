"""What a text says of plays for as long as it holds: their yards, numbers and calls."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import Node, Number
from snapcount.cards.words import Call, Who


class ModifyYards(Node, frozen=True):
    """Plays with these calls gain so much more (or less); with `least`, not less by it."""

    by: Number
    who: Who = "you"
    calls: tuple[Call, ...] = ()
    least: int | None = None


class ModifyStrength(Node, frozen=True):
    """Plus or minus what the Plays add up to; by it alone `no_further` than that (R-32)."""

    by: Number
    who: Who = "you"
    calls: tuple[Call, ...] = ()
    no_further: int | None = None


class CardStrengthIs(Node, frozen=True):
    """The Strength of the Play whose text this is (F-5)."""

    to: Number


class ModifyCardStrength(Node, frozen=True):
    """The Strength of the Play whose text this is, plus or minus, before both are added (F-5)."""

    by: Number


class GritStrengthIs(Node, frozen=True):
    """What the Play whose text this is counts for Grit (K-1), whatever its Strength is."""

    to: int


class LimitX(Node, frozen=True):
    """The X of the Play whose text this is (R-6) is at most so much, or with `least` at least."""

    to: Number
    least: bool = False


class CannotCallThis(Node, frozen=True):
    """The Play whose text this is cannot be called; whoever has no other in hand may (F-3)."""

    bars = True


class ModifyCatchRange(Node, frozen=True):
    """Passes of `who` catch in a wider or narrower range."""

    low: int = 0
    high: int = 0
    who: Who = "you"
    calls: tuple[Call, ...] = ()


class CatchRangeIs(Node, frozen=True):
    """Passes of `who` have that catch range, before anything widens or narrows it.

    None: that end is where it is by itself.
    """

    low: int | None
    high: int | None
    who: Who = "you"
    calls: tuple[Call, ...] = ()


class ModifyTimeUnits(Node, frozen=True):
    """Those plays take so many more (or fewer); with `least`, not fewer than that by it."""

    by: int
    who: Who = "you"
    calls: tuple[Call, ...] = ()
    least: int | None = None


class TimeUnitsAre(Node, frozen=True):
    """Each of those plays takes so many Time Units, whatever its card says."""

    to: int
    who: Who = "you"
    calls: tuple[Call, ...] = ()


class LimitTimeUnits(Node, frozen=True):
    """Those plays take at most, or at least, so many Time Units, whatever else is said of them.

    Where both are said, it is the most that counts.
    """

    how: Literal["at most", "at least"]
    to: int
    who: Who = "you"
    calls: tuple[Call, ...] = ()


class AlsoCalled(Node, frozen=True):
    """Successful plays of `who` with these calls are that call as well (E-6)."""

    calls: tuple[Call, ...]
    also: Call
    who: Who = "you"


class ModifyBaseYards(Node, frozen=True):
    """The base yards of plays with these calls (F-10) are so many more or fewer.

    By it alone they come to nothing beyond `no_further`.
    """

    by: Number
    who: Who = "you"
    calls: tuple[Call, ...] = ()
    no_further: int | None = None


class BaseYardsAre(Node, frozen=True):
    """Plays with these calls have so many base yards, whatever they are by themselves (F-10).

    In the number, the base yards are those that a play has by itself.
    """

    to: Number
    who: Who = "you"
    calls: tuple[Call, ...] = ()


class AlsoStops(Node, frozen=True):
    """Defensive calls of `who` stop these plays as well; with `calls`, only those that stop one of
    these. No plays are the one that was named."""

    also: tuple[Call, ...]
    who: Who = "you"
    calls: tuple[Call, ...] = ()


class AlsoStopsAgain(Node, frozen=True):
    """Defensive calls of `who` stop the play that the offense ran on the last down as well, or with
    `since` those that it has run in that stretch."""

    who: Who = "you"
    since: Literal["possession", "half", "game"] | None = None


class NotStoppedByCall(Node, frozen=True):
    """Plays of `who` with these calls are not stopped by the defense's call (F-4). An effect stops
    them all the same, and a Pass has to be caught.

    `by`: of what the call lists, these do not stop them; what else it lists does.
    """

    who: Who = "you"
    calls: tuple[Call, ...] = ()
    by: tuple[Call, ...] = ()


PlayModifier = (
    ModifyYards
    | ModifyStrength
    | CardStrengthIs
    | ModifyCardStrength
    | GritStrengthIs
    | LimitX
    | CannotCallThis
    | ModifyCatchRange
    | CatchRangeIs
    | ModifyTimeUnits
    | TimeUnitsAre
    | LimitTimeUnits
    | AlsoCalled
    | ModifyBaseYards
    | BaseYardsAre
    | AlsoStops
    | AlsoStopsAgain
    | NotStoppedByCall
)
