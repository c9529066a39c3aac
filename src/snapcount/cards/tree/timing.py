"""When a text works: its qualifier, its timing condition, the event that triggers it."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import Condition, Node
from snapcount.cards.words import Call, Stretch, TimingPoint


class Qualifier(Node, frozen=True):
    """What stands between a keyword and its colon: calls after a dash, a Strength range (R-12)."""

    calls: tuple[Call, ...] = ()
    low: int | None = None
    high: int | None = None


class Timing(Node, frozen=True):
    """When a card may be played or an ability used (T-12); no point named means every one.

    `once_per`: how long it is until it may be used again.
    """

    points: tuple[TimingPoint, ...] = ()
    condition: Condition | None = None
    once_per: Stretch | None = None


Event = Literal[
    "a possession starts",
    "a down starts",
    "a play is revealed",
    "a play is stopped",
    "a play is successful",
    "a pass is incomplete",
    "the play ends",
    "a touchdown is scored",
    "a field goal is made",
    "a field goal is missed",
    "a safety is scored",
    "a turnover happens",
    "a punt is made",
    "an Action card is played",
    "an Exhaust ability is used",
    "a Player is energized",
    "a Player is exhausted",
    "a card is drawn",
    "a card is discarded",
    "a timeout is spent",
    "a Player is designated",
    "a first down is gained",
    "points are scored",
    "a possession ends",
    "a Gridiron card is played",
    "a Power Up is played",
    "a Superstar is played",
    "a half starts",
    "overtime starts",
    "a down ends",
    "a half ends",
    "a fumble happens",
    "an interception happens",
    "this card is played",
    "a turnover on downs happens",
    "this card leaves the field",
    "a Player enters the field",
    "an audible is used",
    "an Action card is drawn",
    "a Play card is drawn",
    "an Action card is discarded",
    "a Play card is discarded",
    "an Action card is cancelled",
    "a Player leaves the field",
    "Grit is determined",
    "a field goal is attempted",
    "the down is replayed",
    "an Exhaust ability is cancelled",
    "a call is changed",
    "this card is flipped for Grit",
]

WouldEvent = Literal[
    "the play would gain yards",
    "the play would be stopped",
    "a pass would be incomplete",
    "the play would be successful",
    "a live ball turnover would happen",
    "a field goal would be good",
    "a field goal would be missed",
    "a fumble would happen",
    "an interception would happen",
    "a Pick Six would happen",
    "a turnover on downs would happen",
    "a touchdown would be scored",
    "a first down would be gained",
    "a Player would be exhausted",
    "an Action card would be drawn",
    "a Play card would be drawn",
    "an Action card would be played",
    "an Exhaust ability would be used",
]
