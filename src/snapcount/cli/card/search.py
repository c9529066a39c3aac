"""`snapcount card search`: find cards."""

from __future__ import annotations

from typing import Annotated

import typer

from snapcount.cards.catalog.catalog import Known, load
from snapcount.cards.catalog.files import FileError
from snapcount.cards.search.find import search as find
from snapcount.cards.search.query import QueryError
from snapcount.cli.card._words import BOLD, STATUS_COLOURS, describe, fail, paint, print_json


def search(
    query: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="QUERY", help='Such as type:player pos:qb rating>=90 text:"flip over".'
        ),
    ] = None,
    limit: Annotated[
        int, typer.Option("--limit", "-n", min=1, help="The most cards to show.")
    ] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Search the cards of all sets, best first.

    Plain words search names and texts. Fields: name, type, pos, rating, team, side, text, effect,
    timing, number, season, rarity, set, edition, is, strength, time, offense, defense, subtype.
    Numbers also take < <= > >=. -term excludes a term; or, parentheses and quotation marks work as
    usual. Put -- before a query that starts with -. Exit status 1: no matches.
    """
    words = " ".join(query or [])
    try:
        found = find(load(), words)
    except QueryError as error:
        fail("search", error, 2)
    except FileError as error:
        fail("search", error, 2)
    shown = found.cards[:limit]
    if as_json:
        print_json(
            {"count": len(found.cards), "near": found.near, "cards": [*map(as_builtin, shown)]}
        )
    else:
        if found.near:
            print("No matches. Did you mean:")
        for known in shown:
            print(line(known))
        left = len(found.cards) - len(shown)
        if left:
            print(f"… and {left} more. Use -n to see them.")
        if not shown:
            print("No matches.")
    raise typer.Exit(0 if shown else 1)


def line(known: Known) -> str:
    typed, status = known.typed, known.verdict.status
    said = "" if status == "playable" else f"  {paint(status, STATUS_COLOURS[status])}"
    text = " ".join(typed.text.split())
    short = text if len(text) <= 72 else text[:71] + "…"
    words = f"  “{short}”" if short else ""
    mark = f"  [{known.verdict.clause}]" if known.verdict.clause else ""
    return f"{paint(typed.label, BOLD)}  {describe(typed)}{mark}{said}{words}"


def as_builtin(known: Known) -> dict[str, object]:
    return {
        "set": known.set_name,
        "typed": known.typed,
        "status": known.verdict.status,
        "erratum": known.verdict.clause or None,
    }
