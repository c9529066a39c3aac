"""Conditions: what card texts ask about the game."""

from __future__ import annotations

from typing import Final, Literal

from snapcount.cards.nouns.node import Node
from snapcount.cards.nouns.numbers import Number
from snapcount.cards.nouns.players import Designated, Group, That, This
from snapcount.cards.words import (
    Call,
    Kinds,
    LayerDeed,
    LayerKind,
    Moment,
    PastEvent,
    Side,
    Stretch,
    TurnoverKind,
    Who,
)


class Called(Node, frozen=True):
    """`who` has called one of these plays this down; the unspecified words mean any of a kind."""

    who: Who
    calls: tuple[Call, ...]


class NamedCalled(Node, frozen=True):
    """`who` has called the play that the effect's controller named this down."""

    who: Who = "offense"


class ShownIs(Node, frozen=True):
    """The card that this effect has revealed or looked at has one of these calls on offense, or
    is of that kind."""

    calls: tuple[Call, ...] = ()
    kind: Kinds | None = None


class ShownStops(Node, frozen=True):
    """The card that this effect has revealed or looked at stops one of these on defense; without
    calls, the play that the offense has called (F-4)."""

    calls: tuple[Call, ...] = ()


class ThatCardIs(Node, frozen=True):
    """The card that this effect has cancelled or removed belongs to `whose`."""

    whose: Literal["you", "opponent"]


class PlayedIs(Node, frozen=True):
    """The Action card that is being played is of that kind, or of one of them.

    It is asked where a text waits for one to be played: `whenever you play an Offense Action card`.
    """

    kind: Kinds


class PlayIs(Node, frozen=True):
    """How the play stands: as checked in F-4, or as it came out."""

    result: Literal["stopped", "successful", "incomplete", "complete"]


class StoppedByCall(Node, frozen=True):
    """The defense's call has stopped the play, and not an effect or a dropped pass (F-4)."""


class CallIncludes(Node, frozen=True):
    """The defense's call includes the offense's, as they are compared in F-4."""


class TurnoverIs(Node, frozen=True):
    """A live ball turnover of one of these kinds is about to happen (R-51).

    `by`: it is an effect of theirs that causes it.
    """

    kinds: tuple[TurnoverKind, ...]
    by: Who | None = None


class FieldGoalIs(Node, frozen=True):
    """The field goal that is being kicked is good, or is not, as its Grit stands (R-30)."""

    good: bool = True


class StrengthIn(Node, frozen=True):
    low: int
    high: int


class GritIn(Node, frozen=True):
    low: int
    high: int


class DownIs(Node, frozen=True):
    downs: tuple[int, ...]


PossessionStart = Literal[
    "a fumble happens",
    "an interception happens",
    "a turnover on downs happens",
    "a punt is made",
    "a field goal is missed",
    "a touchdown is scored",
    "a field goal is made",
    "a safety is scored",
]
"""What a possession may come of (P-2)."""


class BallWithin(Node, frozen=True):
    """The ball lies on or inside that yard line, counted from `whose` end zone."""

    yards: int
    whose: Who


class BallBegan(Node, frozen=True):
    """The same of where the ball lay when this down, or this possession, started."""

    yards: int
    whose: Who
    since: Literal["down", "possession"] = "down"


class PossessionBy(Node, frozen=True):
    """This possession is `who`'s and came of one of these, on the last down of the one before.

    In a half or an overtime the first possession came of nothing.
    """

    by: tuple[PossessionStart, ...]
    who: Who = "offense"


class Leading(Node, frozen=True):
    """`who` is ahead by at least `by`; with `by` 0 or less, trailing by at most `-by`."""

    who: Who
    by: int = 1


class TimeLeft(Node, frozen=True):
    at_most: int | None = None
    at_least: int | None = None


class PeriodIs(Node, frozen=True):
    period: Literal["first half", "second half", "overtime"]


class OnSide(Node, frozen=True):
    """`who` is on that side of the ball."""

    who: Who
    side: Side


class Compare(Node, frozen=True):
    """`left` is at least / at most / exactly `right`."""

    left: Number
    how: Literal["at least", "at most", "exactly"]
    right: Number


class Synergized(Node, frozen=True):
    """X-3."""

    who: Who = "you"


class YardsWould(Node, frozen=True):
    """The yards the play would gain (inside a `would` replacement) or has gained."""

    at_least: int | None = None
    at_most: int | None = None


class DeckHas(Node, frozen=True):
    """How many normal Players of a deck fit the group, wherever they are (X-3).

    `same_team`: so many from one and the same team. `same_position`: so many of one position.
    """

    group: Group
    at_least: int | None = None
    at_most: int | None = None
    same_team: bool = False
    same_position: bool = False


class DeckTeams(Node, frozen=True):
    """How many teams the normal Players of a deck are from (X-3)."""

    whose: Who = "you"
    at_least: int | None = None
    at_most: int | None = None


class PlayerIs(Node, frozen=True):
    """Those Players are there, and each of them fits the description.

    Where they are counts only on the bench, or if nothing else is described.
    """

    players: This | That | Designated
    group: Group


class LeftWas(Node, frozen=True):
    """Whoever just left the field by a substitution of this effect fitted that description there.

    Energized is again only who comes back onto the field (R-46).
    """

    group: Group


class HasRole(Node, frozen=True):
    """One of those Players was named at Player Designation, as that or at all (F-9)."""

    players: This | That | Designated
    role: Literal["ball carrier", "tackler"] | None = None


class LastPlay(Node, frozen=True):
    """What the play before this one came to; with `who`, the last one that they ran."""

    who: Who | None = None
    result: Literal["stopped", "successful", "incomplete", "complete"] | None = None
    calls: tuple[Call, ...] = ()
    at_least: int | None = None
    at_most: int | None = None


class HadRole(Node, frozen=True):
    """One of those Players was designated on the play before this one, as that or at all.

    With `who`, it was on the last play that they ran.
    """

    players: This | That | Designated
    role: Literal["ball carrier", "tackler"] | None = None
    who: Who | None = None


class CalledBefore(Node, frozen=True):
    """`who` ran the play of the down before this one, and it was one of these."""

    who: Who
    calls: tuple[Call, ...]


class FlippedCall(Node, frozen=True):
    """The Play that `who` has called was flipped over from their Play deck (T-7)."""

    who: Who = "you"


class CalledAgain(Node, frozen=True):
    """`who` ran the play of the down before this one, and has called the same one now."""

    who: Who


class AtPoint(Node, frozen=True):
    """What is asked about happens in that timing point (T-1), or while its layers resolve."""

    point: Moment


class LayerWaits(Node, frozen=True):
    """An effect of that kind, of `whose` if anybody is named, waits in the layers (T-11).

    `doing`: one that would do that. `by`: an ability of one of those Players.
    """

    what: LayerKind
    whose: Who | None = None
    doing: LayerDeed | None = None
    by: Group | None = None


class Happened(Node, frozen=True):
    """`who` did that, or it befell them, since the down, possession, half or game began."""

    event: PastEvent
    who: Who = "you"
    since: Stretch = "half"


class SynergyActive(Node, frozen=True):
    """`who` has a Synergy card whose conditions are satisfied (X-3)."""

    who: Who = "you"


class Did(Node, frozen=True):
    """The effect just before this one did something."""


class AllOf(Node, frozen=True):
    conditions: tuple[Condition, ...]


ALWAYS: Final = AllOf(())
"""Nothing is asked: so it is at any time."""


class AnyOf(Node, frozen=True):
    conditions: tuple[Condition, ...]


class Not(Node, frozen=True):
    condition: Condition


Condition = (
    Called
    | NamedCalled
    | ShownIs
    | ShownStops
    | ThatCardIs
    | PlayedIs
    | PlayIs
    | StoppedByCall
    | CallIncludes
    | TurnoverIs
    | LeftWas
    | FieldGoalIs
    | StrengthIn
    | GritIn
    | DownIs
    | BallWithin
    | BallBegan
    | PossessionBy
    | Leading
    | TimeLeft
    | PeriodIs
    | OnSide
    | Compare
    | Synergized
    | YardsWould
    | DeckHas
    | DeckTeams
    | PlayerIs
    | HasRole
    | LastPlay
    | HadRole
    | CalledBefore
    | FlippedCall
    | CalledAgain
    | AtPoint
    | LayerWaits
    | Happened
    | SynergyActive
    | Did
    | AllOf
    | AnyOf
    | Not
)
