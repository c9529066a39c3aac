"""X that nobody was told to choose: whoever discards X cards chooses it, up to the cards held."""

from __future__ import annotations

import msgspec

from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.nouns import CountCards, TheX
from snapcount.cards.tree import Activated, ChooseX, Discard, Effect, May, OnDesignation, Triggered


def with_x(page: Page) -> None:
    """Let X be chosen where `Discard X Action cards` is the first to speak of it."""
    page.effects = _chosen(page.effects)
    for place, ability in enumerate(page.abilities):
        if isinstance(ability, Activated | OnDesignation | Triggered):
            effects = _chosen(ability.effects)
            if effects is not ability.effects:
                page.abilities[place] = msgspec.structs.replace(ability, effects=effects)


def _chosen(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    for place, effect in enumerate(effects):
        if isinstance(effect, ChooseX):
            return effects
        if isinstance(effect, Discard) and effect.count == TheX():
            limit = CountCards(effect.who, effect.deck, "hand")
            chosen = ChooseX(who=effect.who, up_to=limit)
            return (*effects[:place], chosen, *effects[place:])
        if isinstance(effect, May):
            inside = _chosen(effect.effects)
            if inside is not effect.effects:
                offer = msgspec.structs.replace(effect, effects=inside)
                return (*effects[:place], offer, *effects[place + 1 :])
    return effects
