"""What somebody wants of a deck, and what came of it."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.decks.builder.styles import Style
from snapcount.decks.decklist import DeckList, Line


class Wish(NamedTuple):
    """A wish. `keep` are the cards that must be in; nothing of it is left out."""

    team: str = ""
    style: str = ""
    """Empty: what the team, or the pool, is made for."""
    keep: tuple[Line, ...] = ()
    seed: int | str = 0
    title: str = ""


class Reason(NamedTuple):
    """Why a group of cards is as it is, in a sentence."""

    group: str
    sentence: str


class Built(NamedTuple):
    """A legal deck, its style, and why it is as it is."""

    deck: DeckList
    style: Style
    reasons: tuple[Reason, ...]
