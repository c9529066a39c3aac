"""What a Play counts when it is flipped for Grit (K-1)."""

from __future__ import annotations

from snapcount.cards.card import PlayCard
from snapcount.cards.tree import GritStrengthIs, Static
from snapcount.engine.edition import Edition


def counts_for_grit(play: PlayCard, edition: Edition) -> int:
    """As its text says, or else its Strength; an X by its card, or 0 where the edition says so."""
    for ability in play.abilities:
        if isinstance(ability, Static) and isinstance(ability.modifier, GritStrengthIs):
            return ability.modifier.to
    if play.strength is not None:
        return play.strength
    return play.grit if edition.grit_of_x else 0
