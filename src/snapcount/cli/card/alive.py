"""`snapcount card alive`: whether what a card says ever matters."""

from __future__ import annotations

import functools
import sys
from time import monotonic
from typing import Annotated

import msgspec
import typer

from snapcount.cards.card import ActionCard, AnyCard
from snapcount.cards.catalog.catalog import CatalogError, NotPlayable, load
from snapcount.cards.catalog.files import FileError
from snapcount.cli.card._words import fail, print_json

DEFAULT_GAMES = 200
LINES_APART = 10.0  # seconds between two lines of progress


class Part(msgspec.Struct, frozen=True):
    """A text, or an ability of it, that changed nothing."""

    card: str
    text: str


def alive(
    cards: Annotated[
        list[str] | None, typer.Argument(metavar="CARD...", help="Default: every playable card.")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="How many games to search for each.")
    ] = DEFAULT_GAMES,
    seed: Annotated[int, typer.Option(help="A different seed plays different games.")] = 0,
    workers: Annotated[
        int, typer.Option(min=0, help="Number of processes; 0 means one per core.")
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Find, for every ability, a game that it changes.

    Two games start alike and get the same answers, one with the ability and one without it. The
    ability is alive once they differ. Exit status 1: an ability changed nothing in any game.
    """
    from snapcount.sim.workers import cores
    from snapcount.testing.spread import spread

    found = _cards(cards or [])
    work = functools.partial(_dead, tuple(found), games, seed)
    dead: list[Part] = []
    told = monotonic()
    for done, parts in enumerate(spread(work, range(len(found)), workers or cores(), _died), 1):
        dead += parts
        if monotonic() - told > LINES_APART:
            told = monotonic()
            print(f"{done:,} of {len(found):,} cards", file=sys.stderr)
    if as_json:
        print_json({"cards": len(found), "games": games, "dead": dead})
    else:
        for part in dead:
            print(f"{part.card}: changed nothing in {games} games:\n  {part.text}")
        print(f"{len(found):,} cards, {len(dead)} texts that changed nothing")
    raise typer.Exit(1 if dead else 0)


def _cards(names: list[str]) -> list[AnyCard]:
    """The cards of those names; without any, all that are playable on this machine."""
    try:
        catalog = load()
        if names:
            return [catalog.find(name).card() for name in names]
    except (CatalogError, FileError, NotPlayable) as error:
        fail("alive", error)
    return [known.verdict.card for known in catalog if known.verdict.card is not None]


def _dead(cards: tuple[AnyCard, ...], games: int, seed: int, number: int) -> list[Part]:
    from snapcount.cards.language.printing import english
    from snapcount.testing.alive import dead_parts

    card = cards[number]
    if isinstance(card, ActionCard):
        return [Part(card.name, card.text) for _ in dead_parts(card, games, seed)]
    return [
        Part(card.name, english(card.abilities[place])) for place in dead_parts(card, games, seed)
    ]


def _died(numbers: range) -> list[Part]:
    return [Part(f"card {number}", "a worker died here") for number in numbers]
