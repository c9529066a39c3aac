"""Decks as people name them on the command line."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from snapcount.cards.card import AnyCard
from snapcount.cards.demo import BADGERS, HERONS, demo_decks
from snapcount.engine.edition import Edition

RANDOM: Final = "random"
_DEMO: Final = {"herons": 0, "badgers": 1}
HELP: Final = "herons, badgers, another starter deck, random, a deck file, or a deck code."


class NamedDeck(NamedTuple):
    title: str
    cards: list[AnyCard]


def deck_named(name: str, edition: Edition, seed: str, seat: int) -> NamedDeck:
    """The deck that somebody means by a name, a file or a code, legal in that edition.

    A random one hangs on the seed and the seat.
    """
    wanted = name.strip().casefold()
    if wanted in _DEMO:
        seat = _DEMO[wanted]
        return NamedDeck((HERONS, BADGERS)[seat], demo_decks(edition.name)[seat])
    if wanted == RANDOM:
        return NamedDeck(("Home", "Away")[seat], _random(edition, f"{seed}:{seat}"))
    return _read(name, edition)


def _random(edition: Edition, seed: str) -> list[AnyCard]:
    # The generator takes a while to import, and few games need it.
    from snapcount.cards.dice import Dice
    from snapcount.cards.language.generate import random_deck

    words = hashlib.sha256(f"deck:{seed}".encode()).digest()
    return random_deck(Dice(int.from_bytes(words[:8], "big")), edition.name)


def _read(name: str, edition: Edition) -> NamedDeck:
    # Likewise: only who brings a deck of their own needs every set there is.
    from snapcount.cards.catalog.catalog import load
    from snapcount.decks import naming
    from snapcount.decks.legality import require_legal
    from snapcount.decks.library import library_of

    deck = naming.deck_named(name, library_of(load()), edition.name)
    require_legal(deck.cards, edition)
    return NamedDeck(deck.title or naming.short_name(name), deck.cards)
