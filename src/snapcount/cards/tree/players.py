"""Effects on Players: Energized or Exhausted, on the field or off it."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import Choose, Node, Players, That, This
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

    for_the_down = True

    keyword: Literal["run", "receive", "tackle", "exhaust"]
    whose: Who | None = None


class NameAnother(Node, frozen=True):
    """Another Player is named in the place of the ball carrier or tackler, as at Player
    Designation (F-9); the runner on a Run alone, the receiver on a Pass.

    That Player is `That` from here on.
    """

    role: Literal["ball carrier", "runner", "receiver", "tackler"]
    players: This | That | Choose


PlayerEffect = (
    ChoosePlayers | Energize | ExhaustPlayers | ToBench | Substitute | CancelAbilities | NameAnother
)
