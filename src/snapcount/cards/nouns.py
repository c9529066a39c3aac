"""The nouns of the syntax tree: Players, numbers and conditions that card texts speak of.

Nodes are plain frozen values. What they mean is in `snapcount.engine`; how they are worded is in
`snapcount.cards.text`. Pronouns are already resolved here: `That` is the last thing chosen.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from snapcount.cards.words import (
    Call,
    CardKind,
    Deck,
    LayerKind,
    Moment,
    PastEvent,
    Position,
    PositionGroup,
    Side,
    Stretch,
    Who,
)


class Node(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A node of the tree. Two nodes with the same meaning compare equal."""


# Players ---------------------------------------------------------------------------------------


class This(Node, frozen=True):
    """The Player whose ability this is; for a Power Up, the Player it is attached to."""


class That(Node, frozen=True):
    """The Player or Players chosen or named last in this effect."""


class Designated(Node, frozen=True):
    """The Player named at Player Designation (F-9)."""

    role: Literal["ball carrier", "tackler"]


class Than(Node, frozen=True):
    """Rated lower, or higher, than that Player; than each of them, if they are several."""

    how: Literal["lower", "higher"]
    players: This | That | Designated


class Group(Node, frozen=True):
    """Every Player that fits a description; an empty field leaves that property open."""

    whose: Who | None = None
    where: Literal["field", "bench"] = "field"
    state: Literal["energized", "exhausted"] | None = None
    positions: tuple[Position | PositionGroup, ...] = ()
    side: Side | None = None
    team: str | None = None
    named: str | None = None
    rating_at_least: int | None = None
    rating_at_most: int | None = None
    status: Literal["legend", "superstar"] | None = None
    other: bool = False
    """Not the Player whose ability this is; on a card that lies on none, nobody named last."""
    rank: Literal["highest", "lowest"] | None = None
    """Of those whom the rest describes, the ones with the highest or lowest rating."""
    than: Than | None = None
    team_of: This | That | Designated | None = None
    """From the team that this one is from."""
    position_of: This | That | Designated | None = None
    """With a position that this one has."""


class All(Node, frozen=True):
    group: Group


class TheX(Node, frozen=True):
    """The X chosen for this effect."""


class ThatMany(Node, frozen=True):
    """How many cards this effect has discarded, put back, taken or drawn last."""


class Choose(Node, frozen=True):
    """`count` Players of the group; `up_to` allows fewer, none included (R-17)."""

    group: Group
    count: int | TheX | ThatMany | CountPlayers | CountCards | CountTimeouts | CountTurned = 1
    up_to: bool = False
    by: Who = "you"


Players = This | That | Designated | All | Choose
Subject = Group | This | That | Designated
"""Players of whom something holds: every one of a group, whoever comes to be in it, or some."""


# Numbers ---------------------------------------------------------------------------------------


class TheGrit(Node, frozen=True):
    """The Grit value last determined in this effect (K-1)."""


class ThePlayStrength(Node, frozen=True):
    """F-5."""


class TheDown(Node, frozen=True):
    """The number of the current down."""


class TheYards(Node, frozen=True):
    """The yards gained on the play so far, or on the last play."""


class TheScoreDifference(Node, frozen=True):
    """By how many points one player is ahead of the other."""


class TheTimeLeft(Node, frozen=True):
    """The Time Units left in this half."""


class TheTimeUnits(Node, frozen=True):
    """The Time Units that the play takes as things stand (F-13)."""


class TheYardsToGoal(Node, frozen=True):
    """The yards from where the ball lies to the end zone that the offense attacks."""


class TheBaseYards(Node, frozen=True):
    """The yards that the called play gains by itself if it is successful (F-10)."""


class TheLastYards(Node, frozen=True):
    """The yards that the play before this one gained; with `who`, the last one that they ran."""

    who: Who | None = None


class CountLayers(Node, frozen=True):
    """The effects that wait in the layers now."""


class RatingOf(Node, frozen=True):
    players: This | That | Designated


class RatingAmong(Node, frozen=True):
    """The highest or lowest rating among the Players of a group; 0 if there is none."""

    which: Literal["highest", "lowest"]
    group: Group


class Minus(Node, frozen=True):
    """A number less another; below zero where the other is higher."""

    left: Operand
    right: Operand


class Plus(Node, frozen=True):
    left: Operand
    right: Operand


class Apart(Node, frozen=True):
    """The difference between two numbers, whichever is higher."""

    left: Operand
    right: Operand


class Divided(Node, frozen=True):
    """A number divided by another, rounded down or up; with `to`, down to a multiple of that."""

    of: Operand
    by: int
    up: bool = False
    to: int = 1


class TheMiss(Node, frozen=True):
    """By how much the Play Strength lies outside the catch range; 0 inside it, and on a Run."""


class CountPlayers(Node, frozen=True):
    group: Group


class CountCards(Node, frozen=True):
    """`deck` None: the cards of both."""

    whose: Who
    deck: Deck | None
    pile: Literal["hand", "deck", "discard"]


class CountTimeouts(Node, frozen=True):
    whose: Who


class CountAttached(Node, frozen=True):
    """Power Ups attached to the Players of the group, or Gridiron cards on the field."""

    kind: Literal["power up", "gridiron", "environment", "event", "stadium", "weather"]
    whose: Who | None = None


class CountDeck(Node, frozen=True):
    """Cards of a deck as it was built: Plays with one of these calls on offense, normal Players
    of a group (X-3), or Unique cards.

    Without either it is the Unique ones of both decks that are counted (D-4, D-5).
    """

    whose: Who
    calls: tuple[Call, ...] = ()
    group: Group | None = None


class CountCalls(Node, frozen=True):
    """The plays with one of these calls that `who` has run since then, this one included; without
    calls, all their plays. One that was replayed is none (R-5)."""

    who: Who
    calls: tuple[Call, ...] = ()
    since: Stretch = "possession"


class CountTurned(Node, frozen=True):
    """How many Players this effect has exhausted, or energized; who was so before, is not one."""

    to: Literal["exhausted", "energized"] = "exhausted"


class ShownStrength(Node, frozen=True):
    """The Strength of the card that this effect has revealed or looked at; X counts as for Grit."""


class Times(Node, frozen=True):
    """`per` for each unit of `count`."""

    per: int
    count: Countable


class Capped(Node, frozen=True):
    """A number, but at most so much: `5 yards for each …, up to a maximum of 15`."""

    of: Countable | Times | Minus | Plus | Apart | Divided
    most: int


class Half(Node, frozen=True):
    """Half a number, rounded down or up; with `to`, down to a multiple of that."""

    of: Countable | TheYards | RatingOf
    up: bool = False
    to: int = 1


Counted = (
    CountPlayers | CountCards | CountTimeouts | CountAttached | ThatMany | CountTurned | CountCalls
)
"""What can stand after `for each`."""

Countable = (
    CountPlayers
    | CountCards
    | CountTimeouts
    | CountAttached
    | ThatMany
    | CountTurned
    | CountCalls
    | ThePlayStrength
    | TheGrit
    | TheX
    | TheDown
    | TheScoreDifference
    | TheTimeLeft
    | TheTimeUnits
    | TheYardsToGoal
    | TheBaseYards
    | TheLastYards
    | CountLayers
    | TheMiss
)
Operand = int | Countable | RatingOf | Times
"""What is added, taken away and divided."""

Number = (
    int
    | TheX
    | TheGrit
    | ThePlayStrength
    | TheDown
    | TheYards
    | TheScoreDifference
    | TheTimeLeft
    | TheTimeUnits
    | TheYardsToGoal
    | TheBaseYards
    | TheLastYards
    | CountLayers
    | TheMiss
    | RatingAmong
    | Minus
    | Plus
    | Apart
    | Divided
    | Capped
    | Half
    | RatingOf
    | CountPlayers
    | CountCards
    | CountTimeouts
    | CountAttached
    | CountDeck
    | ThatMany
    | CountTurned
    | CountCalls
    | ShownStrength
    | Times
)


# Conditions ------------------------------------------------------------------------------------


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
    kind: CardKind | None = None


class ThatCardIs(Node, frozen=True):
    """The card that this effect has cancelled or removed belongs to `whose`."""

    whose: Literal["you", "opponent"]


class PlayIs(Node, frozen=True):
    """How the play stands: as checked in F-4, or as it came out."""

    result: Literal["stopped", "successful", "incomplete", "complete"]


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


class BallWithin(Node, frozen=True):
    """The ball lies on or inside that yard line, counted from `whose` end zone."""

    yards: int
    whose: Who


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

    `same_team`: so many from one and the same team.
    """

    group: Group
    at_least: int | None = None
    at_most: int | None = None
    same_team: bool = False


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


class CalledBefore(Node, frozen=True):
    """`who` ran the play of the down before this one, and it was one of these."""

    who: Who
    calls: tuple[Call, ...]


class CalledAgain(Node, frozen=True):
    """`who` ran the play of the down before this one, and has called the same one now."""

    who: Who


class AtPoint(Node, frozen=True):
    """What is asked about happens in that timing point (T-1), or while its layers resolve."""

    point: Moment


class LayerWaits(Node, frozen=True):
    """An effect of that kind, of `whose` if anybody is named, waits in the layers (T-11)."""

    what: LayerKind
    whose: Who | None = None


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


class AnyOf(Node, frozen=True):
    conditions: tuple[Condition, ...]


class Not(Node, frozen=True):
    condition: Condition


Condition = (
    Called
    | NamedCalled
    | ShownIs
    | ThatCardIs
    | PlayIs
    | FieldGoalIs
    | StrengthIn
    | GritIn
    | DownIs
    | BallWithin
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
    | CalledBefore
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
