"""Abilities between quotation marks, which somebody gains."""

from __future__ import annotations

from snapcount.cards.language.meaning.statements import Several
from snapcount.cards.nouns import All, Choose, Group, Players, Subject, That
from snapcount.cards.tree import Ability, Effect, GainAbility
from snapcount.cards.words import Wait


def gainers(players: Subject | Choose) -> Players:
    """Who gains an ability: a group is all of it."""
    return All(players) if isinstance(players, Group) else players


def gaining_all(players: Players, abilities: list[Ability], duration: Wait) -> Several:
    """One effect an ability; the Players are chosen for the first, and are the same after it."""
    gained: list[Effect] = []
    for ability in abilities:
        gained.append(GainAbility(players, ability, duration))
        players = That() if isinstance(players, Choose) else players
    return Several(tuple(gained))
