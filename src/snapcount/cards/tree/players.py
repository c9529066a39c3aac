"""Effects on Players: Energized or Exhausted, on the field or off it."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import Choose, Node, Players, This
from snapcount.cards.words import Who


class ChoosePlayers(Node, frozen=True):
    """Choose Players for the effects that follow, which call them `That`."""

    players: Choose


class Energize(Node, frozen=True):
    players: Players


class ExhaustPlayers(Node, frozen=True):
    """Exhaust Players as an effect; it is no use of their Exhaust ability."""

    players: Players


class ToBench(Node, frozen=True):
    """Take Players off the field (F-21)."""

    players: Players


class Substitute(Node, frozen=True):
    """Exchange a Player on the field with one of the same side of the ball on the bench.

    `into` says who comes in; without it, their owner chooses.
    """

    out: Players
    energized: bool = True
    into: This | Choose | None = None


class CancelAbilities(Node, frozen=True):
    """Every ability with that keyword does nothing for the rest of the down."""

    keyword: Literal["run", "receive", "tackle", "exhaust"]
    whose: Who | None = None


PlayerEffect = ChoosePlayers | Energize | ExhaustPlayers | ToBench | Substitute | CancelAbilities
