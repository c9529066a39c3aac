"""Numbers that the game knows, and what card texts make of them."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns.node import Node
from snapcount.cards.nouns.players import Designated, Group, Subject, That, This
from snapcount.cards.words import (
    Call,
    Deck,
    Kinds,
    PastEvent,
    Stretch,
    Who,
)


class TheX(Node, frozen=True):
    """The X chosen for this effect."""


class ThatMany(Node, frozen=True):
    """How many cards this effect has discarded, put back, taken or drawn last."""


class TheGrit(Node, frozen=True):
    """The Grit value last determined in this effect (K-1)."""


class ThePlayStrength(Node, frozen=True):
    """F-5."""


class TheDown(Node, frozen=True):
    """The number of the current down."""


class TheYards(Node, frozen=True):
    """The yards gained on the play so far, or on the last play."""


class TheScoreDifference(Node, frozen=True):
    """By how many points one player is ahead of the other.

    `ahead`: that player of the other, who are none ahead where they are behind.
    """

    ahead: Who | None = None


class TheTimeLeft(Node, frozen=True):
    """The Time Units left in this half."""


class TheTimeUnits(Node, frozen=True):
    """The Time Units that the play takes as things stand (F-13)."""


class TheYardsToGoal(Node, frozen=True):
    """The yards from where the ball lies to the end zone that the offense attacks."""


class TheBaseYards(Node, frozen=True):
    """The yards that the called play gains by itself if it is successful (F-10)."""


class TheLastYards(Node, frozen=True):
    """The yards that the play before this one gained; with `who`, the last one that they ran.

    `since`: 0 if they have run none before this one since then.
    """

    who: Who | None = None
    since: Stretch | None = None


class CountLayers(Node, frozen=True):
    """The effects that wait in the layers now."""


class RatingOf(Node, frozen=True):
    players: This | That | Designated


class RatingAmong(Node, frozen=True):
    """The highest or lowest rating among the Players of a group; 0 if there is none."""

    which: Literal["highest", "lowest"]
    group: Group


class RatingSum(Node, frozen=True):
    """The ratings of the Players of a group, added up."""

    group: Group


class Minus(Node, frozen=True):
    """A number less another; below zero where the other is higher."""

    left: Operand
    right: Operand | TheYards


class Plus(Node, frozen=True):
    left: Operand
    right: Operand


class Apart(Node, frozen=True):
    """The difference between two numbers, whichever is higher."""

    left: Operand
    right: Operand


class OneOfTwo(Node, frozen=True):
    """The lower or the higher one of two numbers."""

    which: Literal["lower", "higher"]
    left: Operand
    right: Operand


class Divided(Node, frozen=True):
    """A number divided by another, rounded down or up; with `to`, down to a multiple of that."""

    of: Operand | TheYards
    by: int
    up: bool = False
    to: int = 1


class TheMiss(Node, frozen=True):
    """By how much the Play Strength lies outside the catch range; 0 inside it, and on a Run."""


class CountPlayers(Node, frozen=True):
    group: Group


class CountTeammates(Node, frozen=True):
    """How many of those Players are from one team: of the team that has the most of them.

    Who has no team is with nobody.
    """

    group: Group


class CountSamePosition(Node, frozen=True):
    """How many of those Players have one position: the one that most of them have."""

    group: Group


class CountDifferent(Node, frozen=True):
    """How many different positions those Players have, or from how many teams they are.

    Who has no team is from none.
    """

    what: Literal["positions", "teams"]
    group: Group


class CountCards(Node, frozen=True):
    """`deck` None: the cards of both.

    `kind`: those of that kind; `calls`: Plays with one of these calls on offense; `strength`: with
    a Strength in that range.
    """

    whose: Who
    deck: Deck | None
    pile: Literal["hand", "deck", "discard"]
    kind: Kinds | None = None
    calls: tuple[Call, ...] = ()
    strength: tuple[int, int] | None = None


class CountTimeouts(Node, frozen=True):
    whose: Who


class CountAttached(Node, frozen=True):
    """Power Ups attached to Players, or Gridiron cards on the field; `players`: to these alone."""

    kind: Literal["power up", "gridiron", "environment", "event", "stadium", "weather"]
    whose: Who | None = None
    players: Subject | None = None


class CountDeck(Node, frozen=True):
    """Cards of a deck as it was built: Plays with one of these calls on offense, or with so many
    Time Units or such a Strength, normal Players of a group (X-3), cards of that kind, or Unique
    cards.

    Of Superstars it is their cards that are counted. With nothing named it is the Unique cards of
    both decks (D-4, D-5).
    """

    whose: Who
    calls: tuple[Call, ...] = ()
    group: Group | None = None
    kind: Literal["power up", "gridiron"] | None = None
    time: tuple[int, int] | None = None
    strength: tuple[int, int] | None = None


class CountCalls(Node, frozen=True):
    """The plays with one of these calls that `who` has run since then, this one included; without
    calls, all their plays. One that was replayed is none (R-5)."""

    who: Who
    calls: tuple[Call, ...] = ()
    since: Stretch = "possession"


class CountStopped(Node, frozen=True):
    """How many of the six plays the call of `who` stops on defense; none for the offense."""

    who: Who = "defense"


class CountHappened(Node, frozen=True):
    """How often `who` did that, or it befell them, since the down, possession, half or game
    began."""

    event: PastEvent
    who: Who = "you"
    since: Stretch = "down"


class CountShown(Node, frozen=True):
    """How many of the cards that this effect has revealed or discarded last have one of these
    calls on offense, or are of that kind, or have a Strength in that range."""

    calls: tuple[Call, ...] = ()
    kind: Kinds | None = None
    strength: tuple[int, int] | None = None


class CountTurned(Node, frozen=True):
    """How many Players this effect has exhausted, or energized; who was so before, is not one."""

    to: Literal["exhausted", "energized"] = "exhausted"


class StrengthOf(Node, frozen=True):
    """The Strength of the Play that `who` has called (F-5), with the X chosen for it (R-6).

    It is 0 until the plays are revealed.
    """

    who: Who


class ShownStrength(Node, frozen=True):
    """The Strength of the card that this effect has revealed or looked at; X counts as for Grit."""


class Times(Node, frozen=True):
    """`per` for each unit of `count`."""

    per: int
    count: Countable | Apart


class Capped(Node, frozen=True):
    """A number, but at most so much: `5 yards for each …, up to a maximum of 15`."""

    of: Countable | Times | Minus | Plus | Apart | Divided | Half
    most: int


class Half(Node, frozen=True):
    """Half a number, rounded down or up; with `to`, down to a multiple of that."""

    of: Countable | TheYards | RatingOf
    up: bool = False
    to: int = 1


Counted = (
    CountPlayers
    | CountDifferent
    | CountCards
    | CountTimeouts
    | CountAttached
    | ThatMany
    | CountTurned
    | CountCalls
    | CountStopped
    | CountHappened
    | CountShown
)
"""What can stand after `for each`."""

Countable = (
    Counted
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
    | StrengthOf
    | ShownStrength
)
Operand = int | Countable | RatingOf | RatingSum | Times
"""What is added, taken away and divided."""

Number = (
    int
    | Countable
    | TheYards
    | RatingAmong
    | RatingSum
    | Minus
    | Plus
    | Apart
    | OneOfTwo
    | Divided
    | Capped
    | Half
    | RatingOf
    | CountDeck
    | CountTeammates
    | CountSamePosition
    | ShownStrength
    | Times
)
