"""The events that random cards wait for."""

from __future__ import annotations

from typing import Final

from snapcount.cards.dice import Dice
from snapcount.cards.tree import Event
from snapcount.cards.words import Stretch

EVENTS: Final[tuple[Event, ...]] = (
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
)

NOBODYS_EVENTS: Final = ("a half ends", "this card is played", "this card leaves the field")


PLAYER_EVENTS: Final = (
    "a Player is designated",
    "an Exhaust ability is used",
    "a Player is energized",
    "a Player is exhausted",
)


def stretch(dice: Dice) -> Stretch | None:
    """Mostly no limit."""
    return dice.pick(("down", "possession", "half", "game")) if dice.chance(10) else None
