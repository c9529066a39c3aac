"""`snapcount puzzles solve`: a puzzle in the terminal."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from typing import Annotated

import typer

from snapcount.cli import _games
from snapcount.cli._terminal import in_good_order
from snapcount.engine.errors import SnapcountError
from snapcount.puzzles.puzzle import THEMES, UnknownPuzzle, committed
from snapcount.terminal.console import Console
from snapcount.terminal.puzzle_sitting import solve as solve_at


def solve(
    name: Annotated[
        str, typer.Argument(help="The name of a puzzle, or a theme. The default is today's puzzle.")
    ] = "",
) -> None:
    """Solve the puzzle of the day, or another one, and read why the best answer is best."""
    collection = committed()
    try:
        if name in THEMES:
            puzzle = collection.of_the_day(today(), name)
        elif name:
            puzzle = collection.named(name)
        else:
            puzzle = collection.of_the_day(today())
    except UnknownPuzzle:
        themes = ", ".join(THEMES)
        _games.fail("puzzles solve", f"There's no puzzle or theme {name!r}. Themes: {themes}.")
    except SnapcountError as error:
        _games.fail("puzzles solve", error)
    console = Console(sys.stdin, sys.stdout)

    def talk() -> None:
        solve_at(collection, puzzle, console)

    in_good_order(talk, console, lambda: "")


def today() -> str:
    return datetime.now(UTC).astimezone().date().isoformat()
