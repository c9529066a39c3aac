"""The events that random cards wait for."""

from __future__ import annotations

from typing import Final, get_args

from snapcount.cards.dice import Dice
from snapcount.cards.tree import Event
from snapcount.cards.words import Stretch

EVENTS: Final[tuple[Event, ...]] = get_args(Event)

NOBODYS_EVENTS: Final = ("a half ends", "this card is played", "this card leaves the field")


PLAYER_EVENTS: Final = (
    "a Player is designated",
    "an Exhaust ability is used",
    "a touchdown is scored",
    "a Player is energized",
    "a Player is exhausted",
    "a Player enters the field",
    "a Player leaves the field",
    "a Power Up is played",
    "a Superstar is played",
)


PLAYED_EVENTS: Final = ("an Action card is played", "an Exhaust ability is used")


TURNING_EVENTS: Final = ("a Player is energized", "a Player is exhausted")


def stretch(dice: Dice) -> Stretch | None:
    """Mostly no limit."""
    return dice.pick(("down", "possession", "half", "game")) if dice.chance(10) else None
