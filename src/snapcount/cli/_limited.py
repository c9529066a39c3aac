"""What `sealed` and `draft` have in common: the table, pools in words, and decks at the end."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from snapcount.cards.card import ActionCard, PlayCard, PlayerCard, Superstar
from snapcount.cards.catalog.files import FileError, replace_file
from snapcount.cards.language.printing import printed
from snapcount.cli._deck_words import console, form_for, library, table
from snapcount.decks.builder.wish import Built
from snapcount.decks.decklist import SECTIONS, Line, section_of
from snapcount.decks.library import Listed, kind_name
from snapcount.decks.limited.boosters import boosters_of, rarity_of
from snapcount.decks.limited.event import EventTable, Kind
from snapcount.decks.shape import strength_word

MOST_SEEDS = 1_000_000


def event_table(kind: Kind, seats: int, set_code: str, edition: str | None) -> EventTable:
    """A table for an event with the cards of this machine."""
    cards = library()
    boosters = boosters_of(set_code, cards)
    return EventTable(kind, seats, boosters, cards, form_for(None, edition))


def seed_or_chance(seed: str | None) -> str:
    return str(secrets.randbelow(MOST_SEEDS)) if seed is None else seed


def card_words(listed: Listed) -> str:
    """A card in one line: what it is and what it says."""
    card = listed.card
    words = printed(card)
    text = " ".join(words.text.split())
    if isinstance(card, PlayerCard | Superstar):
        kind = "Superstar " if isinstance(card, Superstar) else "Legend " if card.legend else ""
        return f"{kind}{card.position} {card.rating}, {card.team}. {text}"
    if isinstance(card, PlayCard):
        face = (
            f"Play {strength_word(card)}, Time {card.time}: {words.offense}, stops {words.defense}"
        )
        return f"{face}. {text}".rstrip()
    kind = f"{card.subtype.title()} Action" if isinstance(card, ActionCard) else kind_name(card)
    return f"{kind}. {text} {words.timing}".rstrip()


def rarity_word(listed: Listed) -> str:
    return rarity_of(listed) or ""


def say_pool(lines: Sequence[Line], title: str) -> None:
    rows = table(title, "", "card", "rarity", "")
    for section in SECTIONS:
        for copies, listed in lines:
            if section_of(listed.card) == section:
                rows.add_row(str(copies), listed.card.name, rarity_word(listed), card_words(listed))
    console().print(rows)


def say_reasons(built: Built) -> None:
    print(f"# {built.style.name}: {built.style.says}")
    for reason in built.reasons:
        print(f"# {reason.group}: {reason.sentence}")


def write_file(path: Path, words: str | bytes) -> None:
    """Put a file there whole, or say why not."""
    data = words.encode() if isinstance(words, str) else words
    try:
        replace_file(path.absolute(), data)
    except OSError as error:
        raise FileError(f"can't write {path}: {error.strerror}.") from None
