"""What a whole card is worth."""

from __future__ import annotations

from typing import Final

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
from snapcount.cards.tree import Ability
from snapcount.cards.words import Side
from snapcount.decks.worth.abilities import ability_parts, ability_side, used, worth_of
from snapcount.decks.worth.numbers import calls_in
from snapcount.decks.worth.part import Part, Worth, themed

A_RATING: Final = 0.15  # yards for a point of rating above 80: cards ask for it now and then
SIDES: Final[tuple[Side, Side]] = ("offense", "defense")
ATTACHED: Final = 1.4  # a Power Up is on its Player for a few downs
ON_FIELD: Final = 1.2  # a Gridiron card stays
EITHER: Final = 1.15  # a card that is good on both sides is never dead


def worth(card: AnyCard) -> Worth:
    """What the card does, as its tree says; its name says nothing."""
    if isinstance(card, PlayerCard | Superstar):
        parts = [part for a in card.abilities for part in ability_parts(a, card.side)]
        parts.append(Part("control", A_RATING * (card.rating - 80)))
        return Worth(tuple(parts), card.side)
    if isinstance(card, ActionCard):
        return _action(card)
    scale = {PowerUp: ATTACHED, Gridiron: ON_FIELD, Synergy: 1.0, PlayCard: 0.5}[type(card)]
    return _better([_abilities(card.abilities, side, scale) for side in SIDES])


def _action(card: ActionCard) -> Worth:
    calls = calls_in(card.timing.condition)
    share = used(card.timing)

    def on(side: Side) -> Worth:
        parts = worth_of(card.effects, side)
        limited = [themed(part.scaled(share).limited(calls), side) for part in parts]
        return Worth(tuple(limited), side)

    return (
        on(card.subtype) if card.subtype != "generic" else _better([on("offense"), on("defense")])
    )


def _abilities(abilities: tuple[Ability, ...], side: Side, scale: float) -> Worth:
    parts = [
        part.scaled(scale)
        for ability in abilities
        if ability_side(ability) in (None, side)
        for part in ability_parts(ability, side)
    ]
    return Worth(tuple(parts), side)


def _better(sides: list[Worth]) -> Worth:
    """A card for either side is used on the one where it is worth more."""
    values = [sum(part.value for part in found.parts) for found in sides]
    offense, defense = values
    best = sides[0] if offense >= defense else sides[1]
    if min(offense, defense) > 0.6 * max(offense, defense):
        return Worth(tuple(part.scaled(EITHER) for part in best.parts), None)
    return best
