"""The cards that decks are made of, each with its set, found as people name them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Final, NamedTuple

from snapcount.cards.card import AnyCard, PlayerCard, Superstar
from snapcount.cards.catalog.catalog import Catalog, Known, NotPlayable
from snapcount.cards.catalog.numbers import in_order, parts
from snapcount.engine.setup import KIND_NAMES, KINDS

KIND_BITS: Final = 32
LONGEST: Final = 60
"""Words longer than this are like no card's name."""


class Listed(NamedTuple):
    """A card and the set that lists it. `label` is the set's code, or its name if it has none."""

    card: AnyCard
    label: str = ""
    set_name: str = ""
    own: bool = False

    @property
    def place(self) -> int:
        """The running number in its set (X-2); 0 if it has none."""
        return parts(self.card.number)[1] if self.card.number else 0

    @property
    def mark(self) -> int:
        """What tells a card without a number from others of its set: its kind and name, hashed."""
        words = f"{kind_name(self.card)}\0{plain(self.card.name)}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[: KIND_BITS // 8], "big")


class Refused(NamedTuple):
    """A card that is known but cannot be played, and why."""

    name: str
    number: str
    why: str


class Library:
    """Every card that a deck may name, in a fixed order: the user's own sets first."""

    def __init__(self, cards: Iterable[Listed], refused: Iterable[Refused] = ()) -> None:
        found = sorted(cards, key=lambda listed: not listed.own)
        self.cards = tuple(found)
        self.refused = tuple(refused)
        self.labels: dict[str, str] = {}  # as people write them, to the set's label
        self._by_name: dict[str, list[Listed]] = {}
        self._by_number: dict[str, list[Listed]] = {}
        self._by_place: dict[tuple[str, int], list[Listed]] = {}
        self._by_mark: dict[tuple[str, int], list[Listed]] = {}
        for listed in found:
            self._by_name.setdefault(plain(listed.card.name), []).append(listed)
            if listed.label:
                self.labels.setdefault(listed.label.casefold(), listed.label)
                self.labels.setdefault(listed.set_name.casefold(), listed.label)
                self._by_mark.setdefault((listed.label, listed.mark), []).append(listed)
            if listed.card.number:
                self._by_number.setdefault(listed.card.number.upper(), []).append(listed)
                self._by_place.setdefault((listed.label, listed.place), []).append(listed)

    def __iter__(self) -> Iterator[Listed]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def named(self, name: str) -> list[Listed]:
        return self._by_name.get(plain(name), [])

    def numbered(self, number: str) -> list[Listed]:
        """The cards with a whole number, as `C12-26`."""
        return self._by_number.get(number.upper(), [])

    def at(self, label: str, place: int) -> list[Listed]:
        """The cards of a set with that running number."""
        return self._by_place.get((label, place), [])

    def marked(self, label: str, mark: int) -> list[Listed]:
        return self._by_mark.get((label, mark), [])

    def of_set(self, label: str) -> list[Listed]:
        return [listed for listed in self.cards if listed.label == label]

    def listed(self, card: AnyCard) -> Listed:
        """That very card with its set; without one if no set has it."""
        return next((found for found in self.named(card.name) if found.card == card), Listed(card))

    def why_not(self, words: str) -> str:
        """Why a card of that name or number cannot be played, if it is one that cannot."""
        wanted = plain(words)
        for card in self.refused:
            if wanted in (plain(card.name), card.number.casefold()):
                return card.why
        return ""

    def near(self, words: str, count: int = 3) -> list[str]:
        """Names like these words, the likest first."""
        wanted = plain(words)
        if not 3 <= len(wanted) <= LONGEST:
            return []
        found = get_close_matches(wanted, self._by_name, count, 0.6)
        return [self._by_name[name][0].card.name for name in found]


def library_of(catalog: Catalog) -> Library:
    """The cards of a catalog as they were typed; an edition's errata come with its rules."""
    cards, refused = [], []
    for known in catalog:
        card = known.verdict.card
        if card is not None:
            cards.append(Listed(card, set_label(known), known.set_name, known.own))
            continue
        try:
            known.card()
        except NotPlayable as error:
            refused.append(Refused(known.typed.name, known.typed.number, str(error)))
    return Library(cards, refused)


def set_label(known: Known) -> str:
    """The code of a card's set; its name, if nobody gave it a code."""
    return known.set_code or known.set_name


def plain(words: str) -> str:
    """Words as they are compared: blanks, capitals and kinds of dashes and quotes do not matter."""
    return " ".join(words.translate(_PLAIN).casefold().split())


_PLAIN: Final = str.maketrans({"–": "-", "—": "-", "’": "'", "‘": "'", "“": '"', "”": '"'})


def kind_name(card: AnyCard) -> str:
    return KIND_NAMES[KINDS[type(card)]]


def described(listed: Listed) -> str:
    """A card in a few words, enough to tell it from its namesakes: `Player, QB, 91, Herons`."""
    card = listed.card
    words = [kind_name(card)]
    if isinstance(card, PlayerCard | Superstar):
        words += [card.position, str(card.rating), card.team]
    return ", ".join(word for word in words if word)


def sort_key(listed: Listed) -> tuple[str, int, tuple[int, str, int, str], str, str]:
    """The order of cards within a section: by set, running number, name."""
    card = listed.card
    return (listed.label, listed.place, in_order(card.number), plain(card.name), kind_name(card))
