"""Players of whom a number is chosen, and all ways to say to whom an effect is done."""

from __future__ import annotations

from snapcount.cards.nouns.node import Node
from snapcount.cards.nouns.numbers import Countable, ThatMany
from snapcount.cards.nouns.players import All, Designated, Group, That, This
from snapcount.cards.words import Who


class Choose(Node, frozen=True):
    """`count` Players of the group; `up_to` allows fewer, none included (R-17)."""

    group: Group
    count: int | Countable | ThatMany = 1
    up_to: bool = False
    by: Who = "you"


Players = This | That | Designated | All | Choose
