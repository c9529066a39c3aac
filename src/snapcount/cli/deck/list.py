"""`snapcount deck list`: the decks that are there."""

from __future__ import annotations

from typing import Annotated

import typer

from snapcount.cli._deck_words import console, library, print_json, table, told
from snapcount.decks.code import write_code
from snapcount.decks.errors import CannotWrite
from snapcount.decks.legality import problems
from snapcount.decks.naming import own_decks
from snapcount.decks.starters import Starter, starters
from snapcount.engine.editions import known_editions


def list(  # the command's name
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the starter decks and the editions where each is legal."""
    with told("deck list"):
        found = starters(library())
    rows = [row(one) for one in found]
    if as_json:
        print_json(rows)
        return
    shown = table("", "name", "title", "legal in", "about")
    for one in rows:
        shown.add_row(one["name"], one["title"], " ".join(one["editions"].split()), one["about"])
    if rows:
        console().print(shown)
    else:
        print("No starter decks found.")
    print(f"To use your own deck by name, save it in {own_decks()} as NAME.deck.")


def row(one: Starter) -> dict[str, str]:
    deck = one.deck
    legal = [edition.name for edition in known_editions() if not problems(deck.cards, edition)]
    try:
        code = write_code(deck, library())
    except CannotWrite:
        code = ""
    return {
        "name": one.name,
        "title": deck.title,
        "editions": " ".join(legal),
        "about": deck.about,
        "code": code,
    }
