"""A deck list: which cards, how many of each, in one fixed order, with a title.

The order is part of it, since the order of a deck's cards decides how a seed shuffles it: a deck
plays the same games whichever way it was written down.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

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
from snapcount.decks.library import Library, Listed, sort_key

MOST_COPIES: Final = 99
MOST_LETTERS: Final = 200
"""Of a title, and of a line about the deck."""

SectionName = Literal[
    "Offense",
    "Defense",
    "Plays",
    "Actions",
    "Power Ups",
    "Gridirons",
    "Superstars",
    "Synergy",
]
SECTIONS: Final[tuple[SectionName, ...]] = (
    "Offense",
    "Defense",
    "Plays",
    "Actions",
    "Power Ups",
    "Gridirons",
    "Superstars",
    "Synergy",
)
_SECTION_OF: Final[dict[type, SectionName]] = {
    PlayCard: "Plays",
    ActionCard: "Actions",
    PowerUp: "Power Ups",
    Gridiron: "Gridirons",
    Superstar: "Superstars",
    Synergy: "Synergy",
}


class Line(NamedTuple):
    """So many copies of a card."""

    copies: int
    listed: Listed


class DeckList(NamedTuple):
    """A deck as somebody would write it down. `deck_list` puts one in order."""

    lines: tuple[Line, ...]
    title: str = ""
    about: str = ""
    format: str = ""

    @property
    def cards(self) -> list[AnyCard]:
        """Every card, copies one by one: what a table is put up with."""
        return [line.listed.card for line in self.lines for _ in range(line.copies)]

    @property
    def listed(self) -> list[Listed]:
        return [line.listed for line in self.lines for _ in range(line.copies)]


def deck_list(
    cards: Iterable[Line], title: str = "", about: str = "", format_name: str = ""
) -> DeckList:
    """The cards in order, copies together."""
    counts: dict[Listed, int] = {}
    for count, listed in cards:
        counts[listed] = counts.get(listed, 0) + count
    order = sorted(counts, key=lambda listed: (section_index(listed.card), sort_key(listed)))
    lines = tuple(Line(counts[listed], listed) for listed in order)
    return DeckList(lines, one_line(title), one_line(about), one_line(format_name))


def deck_of(cards: Iterable[AnyCard], library: Library | None = None, title: str = "") -> DeckList:
    """The deck list of cards that are at hand; the library tells which sets they are from."""
    found = Library(()) if library is None else library
    return deck_list((Line(1, found.listed(card)) for card in cards), title)


def section_of(card: AnyCard) -> SectionName:
    if isinstance(card, PlayerCard):
        return "Offense" if card.side == "offense" else "Defense"
    return _SECTION_OF[type(card)]


def section_index(card: AnyCard) -> int:
    return SECTIONS.index(section_of(card))


def one_line(words: str) -> str:
    """Words that stand in one line, cut to a sensible length."""
    return " ".join(words.split())[:MOST_LETTERS].rstrip()
