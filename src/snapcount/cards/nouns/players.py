"""Players as card texts speak of them, before any is chosen."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns.node import Node
from snapcount.cards.words import (
    Position,
    PositionGroup,
    Side,
    Who,
)


class This(Node, frozen=True):
    """The Player whose ability this is; for a Power Up, the Player it is attached to."""


class That(Node, frozen=True):
    """The Player or Players chosen or named last in this effect."""


class Designated(Node, frozen=True):
    """The Player named at Player Designation (F-9).

    A runner is named on a Run alone, a receiver on a Pass; the ball carrier is either of them, and
    `any` is whoever was named. `whose`: only as long as it is that player's.
    """

    role: Literal["ball carrier", "runner", "receiver", "tackler", "any"]
    whose: Who | None = None


class Than(Node, frozen=True):
    """Rated lower, or higher, than that Player; than each of them, if they are several."""

    how: Literal["lower", "higher"]
    players: This | That | Designated


Status = Literal["legend", "superstar", "legend or superstar"]


class Group(Node, frozen=True):
    """Every Player that fits a description; an empty field leaves that property open."""

    whose: Who | None = None
    where: Literal["field", "bench", "anywhere"] = "field"
    state: Literal["energized", "exhausted"] | None = None
    positions: tuple[Position | PositionGroup, ...] = ()
    side: Side | None = None
    team: str | None = None
    named: str | None = None
    rating_at_least: int | None = None
    rating_at_most: int | None = None
    status: Status | None = None
    other: bool = False
    """Not the Player whose ability this is; on a card that lies on none, nobody named last."""
    rank: Literal["highest", "lowest"] | None = None
    """Of those whom the rest describes, the ones with the highest or lowest rating."""
    than: Than | None = None
    team_of: This | That | Designated | None = None
    """From the team that this one is from."""
    position_of: This | That | Designated | None = None
    """With a position that this one has."""
    except_positions: tuple[Position | PositionGroup, ...] = ()
    """With none of these positions."""
    except_for: That | Designated | None = None
    """Not this Player, nor one of these."""
    except_status: Status | None = None
    among: That | Designated | None = None
    """One of these alone."""
    chosen_position: bool = False
    """With the position, or of the group of them, that was chosen in this effect."""
    ability: Literal["run", "receive", "tackle", "exhaust"] | None = None
    """With an ability that has this keyword, on its card, on what is attached to it, or gained."""
    power_up: bool | None = None
    """With a Power Up attached to it, or without any."""


class All(Node, frozen=True):
    group: Group


Subject = Group | This | That | Designated
"""Players of whom something holds: every one of a group, whoever comes to be in it, or some."""
