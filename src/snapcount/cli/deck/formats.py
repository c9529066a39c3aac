"""`snapcount deck formats`: the formats that a deck can be checked against."""

from __future__ import annotations

from typing import Annotated

import typer

from snapcount.cli._deck_words import console, print_json, table, told
from snapcount.decks.formats import format_named, format_names, own_folder


def formats(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the formats: edition, allowed sets, banned and restricted cards."""
    with told("deck formats"):
        found = [format_named(name) for name in format_names()]
        folder = own_folder()
    if as_json:
        print_json({"folder": str(folder), "formats": found})
        return
    rows = table("", "name", "edition", "sets", "banned", "restricted", "about")
    for form in found:
        sets = ", ".join(form.sets) or "all"
        banned, restricted = ", ".join(form.banned) or "–", ", ".join(form.restricted) or "–"
        rows.add_row(form.name, form.edition, sets, banned, restricted, form.about or form.title)
    console().print(rows)
    print(f"Put your own in {folder}, one .toml file each.")
