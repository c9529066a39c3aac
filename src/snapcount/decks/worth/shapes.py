"""How worth is said: for whom something is good, by what it is or by whom it is done to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from snapcount.cards import tree
from snapcount.cards.nouns import All, Choose, Designated, Group, Players, Subject, That, This
from snapcount.cards.words import Side
from snapcount.decks.worth.numbers import for_whom
from snapcount.decks.worth.part import Part, Theme

Parts = list[Part]


def total(parts: Parts) -> float:
    return sum(part.value for part in parts)


THE_FIELD: Final = 100.0
"""Nothing that is counted in yards is worth more than all of them."""


def offense(theme: Theme, worth: Callable[[Any], float]) -> Callable[[Any, Side], Parts]:
    """What is good for the offense is bad for the defense."""

    def parts(node: Any, side: Side) -> Parts:
        value = max(-THE_FIELD, min(THE_FIELD, worth(node)))
        return [Part(theme, value if side == "offense" else -value)]

    return parts


def mine(theme: Theme, worth: Callable[[Any], float]) -> Callable[[Any, Side], Parts]:
    """What is good for whoever does it."""
    return lambda node, side: [Part(theme, worth(node))]


def whose(
    theme: Theme, worth: Callable[[Any], float], who: Callable[[Any], Any] = lambda node: node.who
) -> Callable[[Any, Side], Parts]:
    """What is good for the player it names; for each player, for whoever has more use for it."""

    def parts(node: Any, side: Side) -> Parts:
        named = who(node)
        if named == "each player":
            return [Part(theme, worth(node), shared=True)]
        return [Part(theme, worth(node) * for_whom(named, side))]

    return parts


def how_many(players: Players) -> float:
    if isinstance(players, Choose):
        count = players.count if isinstance(players.count, int) else 2
        return count * (0.9 if players.up_to else 1.0)
    return 2.5 if isinstance(players, All) else 1.0


def on_players(worth: float, theme: Theme) -> Callable[[Any, Side], Parts]:
    """Good if it is done to one's own Players, bad for those of the opponent."""

    def parts(node: Any, side: Side) -> Parts:
        players = node.out if isinstance(node, tree.Substitute) else node.players
        return [Part(theme, worth * how_many(players) * sign(players, side, worth))]

    return parts


def sign(players: Players | Subject, side: Side, worth: float) -> float:
    """Whose Players they are: 1 one's own, -1 the opponent's, 0 everybody's.

    Where the controller chooses freely it will be whoever makes the worth a gain.
    """
    freely = 1.0 if worth > 0 else -1.0
    if isinstance(players, This):
        return 1.0
    if isinstance(players, That):
        return freely
    if isinstance(players, Designated):
        return 1.0 if (players.role != "tackler") == (side == "offense") else -1.0
    group = players if isinstance(players, Group) else players.group
    if group.whose is not None:
        return for_whom(group.whose, side)
    if group.side is not None:
        return for_whom(group.side, side)
    return freely if isinstance(players, Choose) else 0.0
