"""A card that plays, back as somebody would type it."""

from __future__ import annotations

from typing import assert_never

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
from snapcount.cards.catalog.entry import EntryKind, Typed
from snapcount.cards.language.printing import printed
from snapcount.cards.tree import Timing


def typed_from(card: AnyCard) -> Typed:
    """The card in words; its own text if it has one, else the canonical wording."""
    words = printed(card)
    text = card.text or words.text
    match card:
        case PlayerCard() | Superstar():
            kind: EntryKind = "superstar"
            if isinstance(card, PlayerCard):
                kind = "legend" if card.legend else "player"
            return Typed(
                kind=kind,
                name=card.name,
                number=card.number,
                unique=card.unique,
                side=card.side.title(),
                position=card.position,
                rating=str(card.rating),
                team=card.team,
                text=text,
            )
        case PlayCard():
            return Typed(
                kind="play",
                name=card.name,
                number=card.number,
                unique=card.unique,
                strength="X" if card.strength is None else str(card.strength),
                time=str(card.time),
                offense=words.offense,
                defense=words.defense,
                text=text,
            )
        case ActionCard() | Gridiron():
            return Typed(
                kind="action" if isinstance(card, ActionCard) else "gridiron",
                name=card.name,
                number=card.number,
                unique=card.unique,
                subtype=card.subtype.title(),
                text=text,
                timing="" if card.timing == Timing() else words.timing,
            )
        case PowerUp() | Synergy():
            return Typed(
                kind="power up" if isinstance(card, PowerUp) else "synergy",
                name=card.name,
                number=card.number,
                unique=card.unique,
                text=text,
                timing=words.timing
                if isinstance(card, PowerUp) and card.timing != Timing()
                else "",
            )
        case _:
            assert_never(card)
