"""Cards of the First Season by name, for tests of what they do."""

from __future__ import annotations

import functools
from typing import TypeVar

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    Gridiron,
    PlayCard,
    PowerUp,
    Synergy,
)
from snapcount.cards.catalog.catalog import shipped_set

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
