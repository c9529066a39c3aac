"""`snapcount clicks`: how often people click in a game."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from snapcount.cards.catalog.catalog import load as load_catalog
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.decks.library import library_of
from snapcount.decks.starters import starters_for
from snapcount.server.clicks import Clicks, count
from snapcount.server.people import Person
from snapcount.server.tables import FRIEND, NewGame, Tables

PROGRAM = "greedy"


def clicks(
    games: Annotated[int, typer.Option(min=1, max=1000, help="How many games of each kind.")] = 10,
) -> None:
    """Play whole games with the starter decks and count a person's clicks per down.

    A program plays each person and leaves "When to ask me" at its defaults.
    """
    for opponent, words in ((PROGRAM, "a program"), (FRIEND, "a person")):
        print_clicks(words, counted(opponent, games))


def counted(opponent: str, games: int) -> list[Clicks]:
    """What people click in so many games, each with the next two starter decks."""
    catalog = load_catalog()
    library = library_of(catalog)
    tables = Tables(catalog, library)
    names = [each.name for each in starters_for(DEFAULT_EDITION, library)]
    found: list[Clicks] = []
    for game in range(games):
        deck, other = (names[(game + place) % len(names)] for place in range(2))
        wish = NewGame(opponent=opponent, deck=deck, opponents_deck=other, seed=f"clicks{game}")
        found += count(tables.settings(wish, Person("ada", "Ada", None)), PROGRAM)
    return found


def print_clicks(opponent: str, found: list[Clicks]) -> None:
    kinds: Counter[str] = sum((each.kinds for each in found), Counter())
    downs = [times for each in found for times in each.downs]
    every = Clicks(downs, kinds, sum(each.empty for each in found))
    mean = sum(downs) / len(downs)
    print(
        f"Against {opponent}: {len(downs)} downs, median {every.median:g} clicks per down", end=""
    )
    print(f" (mean {mean:.1f}, most {max(downs)}); {every.empty} with only one choice")
    for kind, times in kinds.most_common():
        print(f"  {kind:20}{times / len(downs):6.2f} a down")
