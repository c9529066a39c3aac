"""A card as a person reads it: its printed fields and its words.

Cards are definitions here, as places in `Table.cards`, so that what is told to a seat can be
worded without the state.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

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
from snapcount.cards.language.kernel.speak import Unspeakable
from snapcount.cards.language.printing import Printed, as_it_stands, printed
from snapcount.cards.words import Side
from snapcount.engine import terms

if TYPE_CHECKING:
    from snapcount.engine.table import Table

CALL_NAMES: Final = (
    "Run Left",
    "Run Middle",
    "Run Right",
    "Short Pass",
    "Medium Pass",
    "Long Pass",
    "Run",
    "Pass",
)


def calls_in_words(bits: int) -> str:
    """The calls of a defense, or a called play; all runs and all passes are said as such."""
    parts: list[str] = []
    if bits & 7 == 7:
        parts.append("all runs")
        bits &= ~terms.ANY_RUN
    if bits & 56 == 56:
        parts.append("all passes")
        bits &= ~terms.ANY_PASS
    # A directed call stops the plain one as well (F-6); that goes without saying.
    if bits & 7:
        bits &= ~terms.UNSPECIFIED_RUN
    if bits & 56:
        bits &= ~terms.UNSPECIFIED_PASS
    parts += [name for i, name in enumerate(CALL_NAMES) if (bits >> i) & 1]
    return " / ".join(parts) or "nothing"


@lru_cache(maxsize=2048)
def words_of(card: AnyCard) -> Printed:
    """The card's words, made once; the written ones where today's language has none for it."""
    try:
        return printed(card)
    except Unspeakable:
        return as_it_stands(card)


def ability_words(card: AnyCard, ability: int) -> str:
    """The words of one ability; an Action card has one. Empty where there are none."""
    words = words_of(card)
    return words.words(ability) if 0 <= ability < len(words.abilities) else ""


def effect_words(card: AnyCard, ability: int, effect: int) -> str:
    """The words of one effect, or of the ability where they are not told apart."""
    words = words_of(card)
    if not 0 <= ability < len(words.abilities):
        return words.text
    if not 0 <= effect < len(words.effects[ability]):
        return words.words(ability)
    return words.words(ability, effect)


def brief(table: Table, definition: int, side: Side | None = None) -> str:
    """A card in one line, as one looks at it in hand; of a Play only what counts on that side."""
    return _brief(table.cards[definition], table.all_pro, side)


@lru_cache(maxsize=4096)
def _brief(card: AnyCard, all_pro: bool, side: Side | None) -> str:
    words = words_of(card)
    if isinstance(card, PlayCard):
        return brief_play(card, all_pro, side)
    if isinstance(card, PlayerCard | Superstar):
        team = f", {card.team}" if card.team else ""
        text = f"{card.position} {card.rating}{team}. {words.text}"
    else:
        text = f"{kind_of_card(card)}. {words.text} {words.timing}"
    return " ".join(text.split())


def brief_play(card: PlayCard, all_pro: bool, side: Side | None = None) -> str:
    """A Play in one line: what it is on offense, what it stops, its Strength and Time Units."""
    words = words_of(card)
    parts: list[str] = []
    if side != "defense":
        parts.append(words.offense)
    if side != "offense":
        parts.append(f"stops {words.defense}")
    parts.append(f"Strength {'X' if card.strength is None else card.strength}")
    if side != "defense":
        parts.append(f"Time {card.time + (1 if all_pro else 0)}")  # F-22
    if card.abilities:
        parts.append(words.text)
    return " ".join(" – ".join(parts).split())


def kind_of_card(card: AnyCard) -> str:
    """`Offense Action`, `Power Up`, `Gridiron – Weather` and so on, as the type line says it."""
    match card:
        case ActionCard(subtype="generic"):
            kind = "Action"
        case ActionCard():
            kind = f"{card.subtype.capitalize()} Action"
        case Gridiron():
            kind = f"Gridiron – {card.subtype.capitalize()}"
        case PlayerCard():
            kind = f"{'Legend, ' if card.legend else ''}{card.side} Player"
        case Superstar():
            kind = f"Superstar, {card.side}"
        case PlayCard():
            kind = "Play"
        case PowerUp():
            kind = "Power Up"
        case Synergy():
            kind = "Synergy"
    return f"Unique {kind}" if card.unique else kind[0].upper() + kind[1:]


def card_sheet(table: Table, definition: int) -> list[str]:
    """Everything printed on a card, line by line."""
    card = table.cards[definition]
    words = words_of(card)
    lines = [f"{table.labels[definition]} [{kind_of_card(card)}]"]
    if isinstance(card, PlayCard):
        lines.append(brief_play(card, table.all_pro))
    elif isinstance(card, PlayerCard | Superstar):
        team = f", {card.team}" if card.team else ""
        lines.append(f"{card.position}, rating {card.rating}{team}")
    if not isinstance(card, PlayCard) or card.strength is None:
        lines += [line for line in words.text.split("\n") if line]
    if words.timing:
        lines.append(words.timing)
    return lines
