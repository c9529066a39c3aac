"""Inventing how long a modifier lasts, where only some can last so."""

from __future__ import annotations

from typing import get_args

from snapcount.cards.dice import Dice
from snapcount.cards.text.reading_lasting import OF_KICKS, OF_PLAYS
from snapcount.cards.tree import Lasting, Modifier
from snapcount.cards.words import Who


def of_next(dice: Dice, modifier: Modifier) -> Lasting:
    """For the next kick, the next two or three plays, or the next play of somebody else."""
    if isinstance(modifier, OF_KICKS) and not getattr(modifier, "every", False):
        return Lasting(modifier, "next kick")
    who: Who | None = getattr(modifier, "who", None)
    if isinstance(modifier, OF_PLAYS) and who != "each player" and dice.chance(50):
        return Lasting(modifier, dice.pick(("next two plays", "next three plays")))
    if who == "you" or who not in get_args(Who):
        return Lasting(modifier, "next play", "opponent")
    return Lasting(modifier, "next play", "you")
