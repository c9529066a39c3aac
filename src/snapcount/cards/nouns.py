"""The nouns of the syntax tree: Players, numbers and conditions that card texts speak of.

Nodes are plain frozen values. What they mean is in `snapcount.engine`; how they are worded is in
`snapcount.cards.text`. Pronouns are already resolved here: `That` is the last thing chosen.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from snapcount.cards.words import Call, Deck, Position, PositionGroup, Side, Who


class Node(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A node of the tree. Two nodes with the same meaning compare equal."""


# Players ---------------------------------------------------------------------------------------


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
    """`other`: not the Player whose ability this is."""


class This(Node, frozen=True):
    """The Player whose ability this is; for a Power Up, the Player it is attached to."""


class That(Node, frozen=True):
    """The Player or Players chosen or named last in this effect."""


class Designated(Node, frozen=True):
    """The Player named at Player Designation (F-9)."""

    role: Literal["ball carrier", "tackler"]


class All(Node, frozen=True):
    group: Group


class Choose(Node, frozen=True):
    """`count` Players of the group; `up_to` allows fewer, none included (R-17)."""

    group: Group
    count: int = 1
    up_to: bool = False
    by: Who = "you"


Players = This | That | Designated | All | Choose


# Numbers ---------------------------------------------------------------------------------------


class TheX(Node, frozen=True):
    """The X chosen for this effect."""


class TheGrit(Node, frozen=True):
    """The Grit value last determined in this effect (K-1)."""


class ThePlayStrength(Node, frozen=True):
    """F-5."""


class TheDown(Node, frozen=True):
    """The number of the current down."""


class TheYards(Node, frozen=True):
    """The yards gained on the play so far, or on the last play."""


class RatingOf(Node, frozen=True):
    players: This | That | Designated


class CountPlayers(Node, frozen=True):
    group: Group


class CountCards(Node, frozen=True):
    whose: Who
    deck: Deck
    pile: Literal["hand", "deck", "discard"]


class CountTimeouts(Node, frozen=True):
    whose: Who


class CountAttached(Node, frozen=True):
    """Power Ups attached to the Players of the group, or Gridiron cards on the field."""

    kind: Literal["power up", "gridiron"]
    whose: Who | None = None


class Times(Node, frozen=True):
    """`per` for each unit of `count`."""

    per: int
    count: Countable


Countable = (
    CountPlayers
    | CountCards
    | CountTimeouts
    | CountAttached
    | ThePlayStrength
    | TheGrit
    | TheX
    | TheDown
)
Number = (
    int
    | TheX
    | TheGrit
    | ThePlayStrength
    | TheDown
    | TheYards
    | RatingOf
    | CountPlayers
    | CountCards
    | CountTimeouts
    | CountAttached
    | Times
)


# Conditions ------------------------------------------------------------------------------------


class Called(Node, frozen=True):
    """`who` has called one of these plays this down; the unspecified words mean any of a kind."""

    who: Who
    calls: tuple[Call, ...]


class PlayIs(Node, frozen=True):
    """How the play stands: as checked in F-4, or as it came out."""

    result: Literal["stopped", "successful", "incomplete", "complete"]


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
    """How many normal Players of a deck fit the group, wherever they are (X-3)."""

    group: Group
    at_least: int | None = None
    at_most: int | None = None


class AllOf(Node, frozen=True):
    conditions: tuple[Condition, ...]


class AnyOf(Node, frozen=True):
    conditions: tuple[Condition, ...]


class Not(Node, frozen=True):
    condition: Condition


Condition = (
    Called
    | PlayIs
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
    | AllOf
    | AnyOf
    | Not
)
