"""What the commands about decks have in common: where a deck comes from, and how it is shown."""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table

from snapcount.cards.catalog.catalog import CatalogError, load
from snapcount.cards.catalog.files import FileError, decoded
from snapcount.cli.card._words import coloured, print_json
from snapcount.decks.decklist import DeckList
from snapcount.decks.errors import DeckError, UnreadableDeck
from snapcount.decks.formats import DEFAULT, Format, format_named
from snapcount.decks.legality import Problem
from snapcount.decks.library import Library, library_of
from snapcount.decks.naming import deck_named
from snapcount.decks.reading import read_deck
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import SnapcountError

__all__ = ["coloured", "print_json"]

WIDTH = 100
"""Of tables that go into a file."""


@functools.cache
def library() -> Library:
    """Every card on this machine."""
    return library_of(load())


def console() -> Console:
    """Where tables go: in colours only where they are welcome."""
    width = None if sys.stdout.isatty() else WIDTH
    return Console(
        no_color=not coloured(), highlight=False, width=width, force_terminal=sys.stdout.isatty()
    )


def table(title: str, *columns: str, right: tuple[str, ...] = ()) -> Table:
    made = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    for column in columns:
        made.add_column(column, justify="right" if column in right else "left")
    return made


def fail(command: str, words: object, code: int = 2) -> NoReturn:
    print(f"snapcount {command}: {words}", file=sys.stderr)
    raise typer.Exit(code)


@contextmanager
def told(command: str) -> Iterator[None]:
    """Errors that are somebody's to mend are said in words, and end the command."""
    try:
        yield
    except UnreadableDeck as error:
        fail(command, f"can't read this deck.\n{error}", 1)
    except (DeckError, FileError, CatalogError, SnapcountError) as error:
        fail(command, error, 2)


def deck_from(source: str, edition: str | None = None) -> DeckList:
    """The deck that FILE, CODE or NAME means; `-` is standard input."""
    if source == "-":
        return read_deck(typed_in(), library())
    return deck_named(source, library(), edition or DEFAULT)


def typed_in() -> str:
    """What comes in at standard input."""
    return decoded(sys.stdin.buffer.read())


def form_for(format_name: str | None, edition: str | None, deck: DeckList | None = None) -> Format:
    """The format that is asked for; else the deck's own; else the open one."""
    name = format_name or (edition if edition else (deck.format if deck else "")) or DEFAULT
    form = format_named(name)
    if edition:
        edition_named(edition)
        form = msgspec.structs.replace(form, edition=edition)
    return form


def problem_json(problem: Problem) -> dict[str, Any]:
    return {
        "clause": problem.clause,
        "wrong": problem.wrong,
        "mend": problem.mend,
        "cards": [card.number or card.name for card in dict.fromkeys(problem.cards)],
    }
