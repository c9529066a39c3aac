"""`snapcount card complete`: what a text could go on with."""

from __future__ import annotations

from typing import Annotated

import typer

from snapcount.cli.card._words import DIM, fail, paint, print_json
from snapcount.cli.card.read import KIND, As


def complete(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="The text typed so far.")],
    kind: Annotated[As, typer.Option("--as", help="The kind of card it's on.")] = As.player,
    most: Annotated[int, typer.Option("--most", min=1, help="How many to list.")] = 20,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List what could come next in a card's text, printed wordings first.

    An unfinished word is completed. End TEXT with a space to see the next word.
    For a Play, TEXT is what is printed below its call.
    Exit status 1: the text already has a mistake, and the message says where.
    """
    # Not above: `card --help` needs no grammar.
    from snapcount.cards.language.explaining.completion import complete as completed
    from snapcount.cards.language.explaining.completion import scene_of_kind
    from snapcount.cards.language.explaining.explain import explained

    scene = scene_of_kind(KIND[kind])
    found = completed(text, scene)
    if not found:
        error = explained(text, scene)
        if as_json:
            where = {"at": error.position, "length": error.length, "report": error.report()}
            print_json({"completions": [], "more": 0, "error": where})
            raise typer.Exit(1)
        fail("complete", error.report())
    more = max(0, len(found) - most)
    if as_json:
        print_json({"completions": found[:most], "more": more})
        return
    for each in found[:most]:
        words = each.insert.strip() or f"({each.what})"
        what = each.what if each.insert else ""
        print(f"{words:<32}{paint(what, DIM)}".rstrip())
    if more:
        print(paint(f"and {more} more: keep typing, or use --most {len(found)}", DIM))
