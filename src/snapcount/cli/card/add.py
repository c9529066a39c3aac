"""`snapcount card add`: take cards into a set of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from snapcount.cards.catalog.entry import Item
from snapcount.cards.catalog.exchange import add as add_items
from snapcount.cards.catalog.exchange import report
from snapcount.cards.catalog.files import FileError
from snapcount.cli.card._words import fail, print_json
from snapcount.cli.card.check import as_builtin, read_cards, show


def add(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE…",
            help="Lists (.csv), set files (.cards) or text; - reads standard input.",
        ),
    ],
    to: Annotated[str, typer.Option("--to", metavar="SET", help="Your set.")] = "my cards",
    season: Annotated[
        str, typer.Option(help="The season, for numbers without one: 20 or 2020.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Add cards from files to a set of your own, with a report on each.

    A card replaces the one with its number, unless only the old one has text. Cards that can't be
    read are saved in the set too. Exit status 1: something was not understood.
    """
    lines = []
    items: list[Item] = []
    for path in files:
        cards = read_cards("add", path, season)
        lines += report(cards, str(path))
        items += cards.items
    try:
        added = add_items(to, tuple(items))
    except FileError as error:
        fail("add", error, 2)
    if as_json:
        counts = {"new": added.new, "replaced": added.replaced, "unchanged": added.unchanged}
        print_json({"set": str(added.path), **counts, "cards": [*map(as_builtin, lines)]})
    else:
        show(lines)
        print(
            f"{added.path}: {added.new} new, {added.replaced} replaced, {added.unchanged} unchanged"
        )
    raise typer.Exit(0 if all(line.understood for line in lines) else 1)
