"""`snapcount card sets`: which sets there are."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from snapcount.cards.catalog.catalog import load
from snapcount.cards.catalog.files import FileError, sets_folder
from snapcount.cli.card._words import fail, print_json


def sets(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List all card sets, built-in and your own, and the folder for your own."""
    try:
        catalog, folder = load(), sets_folder()
    except FileError as error:
        fail("sets", error, 2)
    rows: list[dict[str, str | int]] = []
    for name, cards in catalog.sets.items():
        counts: Counter[str] = Counter(known.verdict.status for known in cards)
        whose = "yours" if any(known.own for known in cards) else "shipped"
        rows.append({"set": name, "whose": whose, "cards": len(cards), **counts})
    if as_json:
        print_json({"folder": str(folder), "sets": rows})
        return
    for row in rows:
        counts_said = ", ".join(f"{row[key]} {key}" for key in row if key not in _HEAD)
        print(f"{row['set']}: {row['cards']} cards, {row['whose']} ({counts_said})")
    for file, unread in catalog.unread:
        print(f"{file}:{unread.trouble_line}: unreadable: {unread.why}")
    print(f"Your own sets are in {folder}")


_HEAD = ("set", "whose", "cards")
