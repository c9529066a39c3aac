"""The games that puzzles are mined from: starter decks, every edition, coaches of several levels.

Game number 7 is the same game on every machine, whoever plays it and whatever came before.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.cards.card import AnyCard
from snapcount.decks.library import Library
from snapcount.decks.starters import starters_for
from snapcount.engine.editions import EDITION_NAMES, edition_named
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table

LEVELS: Final = (
    ("coach:assistant", "coach:assistant"),
    ("coach:assistant", "coach:rookie"),
    ("coach:pro", "coach:assistant"),
    ("coach:rookie", "greedy"),
)
WHOLE: Final = 6
"""One game of so many is looked at from the kickoff on."""
STRIDES: Final = (1, 2, 4, 1)
"""By edition: each deck meets the one that is so many further on in the list."""


class Meeting(NamedTuple):
    """Two decks under one edition's rules."""

    edition: str
    names: tuple[str, str]
    decks: tuple[list[AnyCard], list[AnyCard]]

    def table(self) -> Table:
        return new_table(self.decks, edition_named(self.edition))


class Plan(NamedTuple):
    """A game to be mined."""

    number: int
    meeting: int
    levels: tuple[str, str]
    seed: str
    whole: bool


def meetings(library: Library) -> list[Meeting]:
    """Every deck of an edition against one other."""
    found = []
    for stride, edition in zip(STRIDES, sorted(EDITION_NAMES), strict=True):
        decks = [(each.name, each.deck.cards) for each in starters_for(edition, library)]
        for first, (name, cards) in enumerate(decks):
            other, others = decks[(first + stride) % len(decks)]
            found.append(Meeting(edition, (name, other), (list(cards), list(others))))
    return found


def plan(number: int, count: int, seed: str) -> Plan:
    """What is played in a game of that number, at so many tables."""
    meeting = number % count
    lap = number // count
    return Plan(
        number=number,
        meeting=meeting,
        levels=LEVELS[lap % len(LEVELS)],
        seed=f"{seed}:{number}",
        whole=number % WHOLE == 0,
    )
