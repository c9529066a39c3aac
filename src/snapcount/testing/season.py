"""Cards of the First Season by name, for tests of what they do."""

from __future__ import annotations

import dataclasses
import functools
from typing import Any, TypeVar

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    Gridiron,
    PlayCard,
    PlayerCard,
    PowerUp,
    Superstar,
    Synergy,
)
from snapcount.cards.catalog.catalog import shipped_set
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cards.tree import OnDesignation
from snapcount.testing.layout import Side
from snapcount.testing.scenario import Scenario, scenario

T = TypeVar("T", bound=AnyCard)


@functools.cache
def _season() -> tuple[AnyCard, ...]:
    found = shipped_set("sc1")
    return tuple(verdict.card for verdict in found.verdicts if verdict.card is not None)


def _named(kind: type[T], name: str) -> T:
    for card in _season():
        if isinstance(card, kind) and card.name == name:
            return card
    raise LookupError(f"The First Season has no {kind.__name__} named {name!r}.")


def season_play(name: str) -> PlayCard:
    return _named(PlayCard, name)


def season_action(name: str) -> ActionCard:
    return _named(ActionCard, name)


def season_power_up(name: str) -> PowerUp:
    return _named(PowerUp, name)


def season_gridiron(name: str) -> Gridiron:
    return _named(Gridiron, name)


def season_synergy(name: str) -> Synergy:
    return _named(Synergy, name)


def season_player(name: str) -> PlayerCard:
    return _named(PlayerCard, name)


def season_superstar(name: str) -> Superstar:
    return _named(Superstar, name)


def with_player(card: PlayerCard, **declared: Any) -> Scenario:
    """A scenario with the Player on the field; named at designation if it has a keyword for that.

    `own` is the rest of its side, and `other` the other side.
    """
    mine, theirs = ("offense", "defense") if card.side == "offense" else ("defense", "offense")
    own = declared.pop("own", Side())
    bench = own.bench or ("Safety" if card.position == "DT" else "")
    declared[mine] = dataclasses.replace(own, players=(*own.players, card), bench=bench)
    declared[theirs] = declared.pop("other", Side())
    if any(isinstance(ability, OnDesignation) for ability in card.abilities):
        declared.setdefault("carrier" if card.side == "offense" else "tackler", card.name)
    return scenario(DEFAULT_EDITION, **declared)
