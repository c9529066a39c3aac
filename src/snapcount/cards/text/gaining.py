"""Abilities between quotation marks, which somebody gains."""

from __future__ import annotations

from snapcount.cards.nouns import All, Choose, Group, Players, Subject, That
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.text.statements import Several
from snapcount.cards.tree import Ability, Activated, Effect, GainAbility
from snapcount.cards.words import Wait


def gainers(players: Subject | Choose) -> Players:
    """Who gains an ability: a group is all of it."""
    return All(players) if isinstance(players, Group) else players


def gaining(players: Players, text: str, duration: Wait) -> Several:
    """What it means to gain the abilities in quotation marks."""
    return gaining_all(players, quoted_abilities(text), duration)


def gaining_all(players: Players, abilities: list[Ability], duration: Wait) -> Several:
    """One effect an ability; the Players are chosen for the first, and are the same after it."""
    gained: list[Effect] = []
    for ability in abilities:
        gained.append(GainAbility(players, ability, duration))
        players = That() if isinstance(players, Choose) else players
    return Several(tuple(gained))


def quoted_abilities(text: str) -> list[Ability]:
    """The abilities between quotation marks are a text in the text."""
    from snapcount.cards.text.parse import parse_quoted

    found = parse_quoted(text)
    if any(isinstance(ability, Activated) and ability.free for ability in found):
        raise Refusal("misplaced", "what others gain has a keyword: “Exhaust:”, “Run:”")
    return found
